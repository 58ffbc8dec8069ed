import { memo } from "react";
import type { SystemCell } from "../cells.ts";
import { playerName } from "../describe.ts";
import { sameList, sameStacks } from "../hex.tsx";
import { garrisonPlans, planetSlots, SHADE_Y, spaceZone, tokenSlots } from "../tile/slots.ts";
import { textWidth } from "../tile/text.ts";
import type { BoardNames, BoardShade, BoardStack, BoardUnit, Language } from "../types.ts";
import { boardWords } from "../words.ts";
import { MarkShape, playerColour, UnitShape } from "./icons.tsx";
import { ICON, layoutStacks, MARK, type Piece, ROW, type StackLayout } from "./stack-layout.ts";

type PiecesProps = {
  readonly cell: SystemCell;
  readonly stacks: readonly BoardStack[];
  readonly tokens: readonly number[];
  readonly shade: BoardShade | null;
  readonly players: readonly string[];
  readonly language: Language;
  readonly names: BoardNames;
};

/** What stands on a hex. It lies above all hexes, for the way of a ship is drawn between the two. */
export const Pieces = memo(function Pieces(props: PiecesProps) {
  const { cell, stacks, tokens, shade } = props;
  const { planets } = cell.system;
  const onPlanets = new Set(planets.map(({ name }) => name));
  const inSpace = stacks.filter(({ where }) => !onPlanets.has(where));
  const isCrowded = inSpace.some(({ units }) => units.some(({ count }) => count > 0));
  const slots = planetSlots(planets.length, isCrowded);
  const zone = spaceZone(planets.length);
  const space = layoutStacks(inSpace, zone.plans);
  return (
    <g transform={`translate(${Math.round(cell.x * 10) / 10} ${Math.round(cell.y * 10) / 10})`} data-pieces={cell.key}>
      <PieceList {...props} layout={space} x={0} y={zone.y + zone.height / 2} />
      {planets.map(({ name }, at) => {
        const slot = slots[at];
        const here = stacks.filter(({ where }) => where === name);
        if (slot === undefined || here.length === 0) return null;
        const layout = layoutStacks(here, garrisonPlans(Math.max(50, slot.width)));
        return <PieceList key={name} {...props} layout={layout} x={slot.x} y={slot.y + slot.r * 0.62} />;
      })}
      <Tokens {...props} tokens={tokens} />
      {shade !== null && shade.label !== "" && <ShadeLabel shade={shade} />}
    </g>
  );
}, samePieces);

function samePieces(a: PiecesProps, b: PiecesProps): boolean {
  const isSamePlace = a.cell.x === b.cell.x && a.cell.y === b.cell.y && a.cell.system === b.cell.system;
  const isSameShade = a.shade?.label === b.shade?.label && a.shade?.level === b.shade?.level;
  if (!isSamePlace || !isSameShade || a.language !== b.language || !sameList(a.players, b.players)) return false;
  return sameList(a.tokens, b.tokens) && sameStacks(a.stacks, b.stacks);
}

type ListProps = PiecesProps & { readonly layout: StackLayout; readonly x: number; readonly y: number };

/** Rows of units around a point. */
function PieceList({ layout, x, y, ...props }: ListProps) {
  const height = layout.pieces.reduce((most, piece) => Math.max(most, piece.y + ROW), 0);
  if (height === 0) return null;
  return (
    <g transform={`translate(${x} ${y}) scale(${layout.scale}) translate(0 ${-height / 2})`}>
      {layout.pieces.map((piece) => (
        <PieceArt key={`${piece.x} ${piece.y}`} {...props} piece={piece} />
      ))}
    </g>
  );
}

function PieceArt({ piece, stacks, players, language, names }: PiecesProps & { readonly piece: Piece }) {
  const { stack, x, y, width, units, more } = piece;
  const owner = playerName(players, stack.player, language);
  return (
    <g className="ti4-piece" data-stack={stacks.indexOf(stack)} transform={`translate(${x.toFixed(1)} ${y})`}>
      <rect
        width={width}
        height={ROW}
        rx={7}
        fill="var(--surface)"
        fillOpacity={0.88}
        stroke={playerColour(stack.player)}
        strokeWidth={1.6}
      />
      <g transform={`translate(5 ${(ROW - 14) / 2}) scale(0.875)`}>
        <title>{owner}</title>
        <MarkShape player={stack.player} />
      </g>
      {units.map(({ unit, x: left }) => (
        <UnitArt
          key={unit.unit}
          unit={unit}
          player={stack.player}
          x={left}
          title={titleOf(owner, unit, language, names)}
        />
      ))}
      {more > 0 && (
        <text x={width - 6} y={ROW - 7} fontSize={16} fontWeight={700} textAnchor="end" fill="var(--text-2)">
          <title>{boardWords[language].more(more)}</title>+{more}
        </text>
      )}
    </g>
  );
}

const titleOf = (owner: string, { unit, count, damaged }: BoardUnit, language: Language, names: BoardNames): string =>
  `${owner}: ${boardWords[language].units(names.unitName(unit), count, damaged)}`;

type UnitArtProps = { readonly unit: BoardUnit; readonly player: number; readonly x: number; readonly title: string };

function UnitArt({ unit: { unit, count, damaged }, player, x, title }: UnitArtProps) {
  return (
    <g className="ti4-unit-spot" data-unit={unit} transform={`translate(${x} 0)`}>
      <title>{title}</title>
      <rect fill="transparent" width={ICON} height={ROW} />
      <g transform={`translate(1 ${(ROW - 22) / 2}) scale(0.92)`}>
        <UnitShape unit={unit} player={player} />
      </g>
      {count > 1 && (
        <text x={ICON} y={ROW - 6.5} fontSize={20} fontWeight={700} textAnchor="start">
          {count}
        </text>
      )}
      {damaged > 0 && (
        <g transform="translate(9 5)">
          <path d="M0 -8 L9 7 H-9 Z" fill="var(--danger)" stroke="var(--surface)" strokeWidth={1.5} />
          <text y={5} fontSize={11} fontWeight={700} fill="var(--surface)">
            {damaged}
          </text>
        </g>
      )}
    </g>
  );
}

function Tokens({ tokens, players, language }: PiecesProps) {
  const slots = tokenSlots(tokens.length);
  return tokens.map((player, at) => {
    const slot = slots[at] ?? { x: 0, y: 0 };
    return (
      <g key={player} transform={`translate(${slot.x.toFixed(1)} ${slot.y.toFixed(1)})`}>
        <title>{boardWords[language].token(playerName(players, player, language))}</title>
        <path
          d="M-11 -9 L0 -14 L11 -9 V7 L0 13 L-11 7 Z"
          fill={playerColour(player)}
          stroke="var(--surface)"
          strokeWidth={2.5}
        />
        <circle r={8} fill="var(--surface)" />
        <g transform={`translate(${-MARK / 3} ${-MARK / 3}) scale(${MARK / 24})`}>
          <MarkShape player={player} />
        </g>
      </g>
    );
  });
}

function ShadeLabel({ shade: { level, label } }: { readonly shade: BoardShade }) {
  const width = Math.max(28, textWidth(label, 16, true) + 16);
  return (
    <g className="ti4-shade-label" data-level={level} transform={`translate(0 ${SHADE_Y.toFixed(1)})`}>
      <rect
        x={-width / 2}
        y={-11}
        width={width}
        height={22}
        rx={11}
        fill="var(--surface)"
        stroke={level === 0 ? "var(--line)" : "var(--danger)"}
        strokeWidth={2}
      />
      <text y={6} fontSize={16} fontWeight={700} fill={level === 0 ? "var(--text-2)" : "var(--danger)"}>
        {label}
      </text>
    </g>
  );
}
