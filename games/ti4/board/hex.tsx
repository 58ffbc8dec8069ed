import { memo } from "react";
import type { Cell, LaneCell } from "./cells.ts";
import { type CellStatus, describeCell, sameOwned } from "./describe.ts";
import { corners, lanePath, pointsOf, RADIUS } from "./geometry.ts";
import { HEX_POINTS, TileArt } from "./tile/tile-art.tsx";
import type { BoardNames, BoardStack, Language } from "./types.ts";

type HexProps = CellStatus & {
  readonly cell: Cell;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  /** Whether it can be picked, and so reached by keys. */
  readonly isLive: boolean;
  /** Whose home it is. */
  readonly home: number | null;
  readonly language: Language;
  readonly names: BoardNames;
};

const FOCUS = pointsOf(corners(RADIUS - 7));

/**
 * One hex of the board: a button that says in words what it shows. The drawing lies over the button, not in it: of a
 * button with text in it speech control and checkers expect that its name is that text.
 */
export const HexButton = memo(function HexButton(props: HexProps) {
  const { cell, isSelected, isActive, isTabStop, isLive } = props;
  const place = `translate(${Math.round(cell.x * 10) / 10} ${Math.round(cell.y * 10) / 10})`;
  if (!isLive) {
    return (
      <g className="ti4-hex" transform={place}>
        <HexArt {...props} />
      </g>
    );
  }
  const label = describeCell(cell, props, props);
  return (
    <g className="ti4-hex ti4-live" transform={place} data-cell={cell.key}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button */}
      <g
        className="ti4-button"
        role="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        aria-pressed={cell.kind === "system" ? isSelected : undefined}
        aria-current={isActive ? "true" : undefined}
      >
        <title>{label}</title>
        <polygon points={HEX_POINTS} />
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the label says all of it */}
      <g className="ti4-art" pointerEvents="none" aria-hidden="true">
        <HexArt {...props} />
      </g>
      <polygon className="ti4-focus" points={FOCUS} />
    </g>
  );
}, sameHex);

function HexArt({ cell, stacks, owned, home, language, names }: HexProps) {
  if (cell.kind === "lane") return <LaneArt lane={cell} />;
  if (cell.kind === "empty") return <EmptyArt />;
  const { system } = cell;
  const planets = new Set(system.planets.map(({ name }) => name));
  const manned = stacks.filter(({ units }) => units.some(({ count }) => count > 0)).map(({ where }) => where);
  return (
    <TileArt
      system={system}
      isCrowded={manned.some((where) => !planets.has(where))}
      held={[...planets].filter((name) => manned.includes(name)).join("\n")}
      owned={owned}
      home={home}
      language={language}
      names={names}
    />
  );
}

function LaneArt({ lane }: { readonly lane: LaneCell }) {
  const ways = lane.lanes.map(([from, to]) => ({ key: `${from} ${to}`, path: lanePath(from, to) }));
  return (
    <g className="ti4-lane" fill="none">
      <polygon className="ti4-ground" fill="color-mix(in oklab, var(--bg) 60%, var(--space))" points={HEX_POINTS} />
      {ways.map(({ key, path }) => (
        <path key={key} stroke="color-mix(in oklab, var(--link) 30%, var(--space))" strokeWidth={17} d={path} />
      ))}
      {ways.map(({ key, path }) => (
        <path key={key} stroke="var(--link)" strokeWidth={3} strokeDasharray="12 8" d={path} />
      ))}
      <text className="ti4-lane-name" y={78} fontSize={12} fill="var(--text-2)">
        {lane.name}
      </text>
    </g>
  );
}

function EmptyArt() {
  return (
    <g stroke="var(--text-2)" strokeLinecap="round" opacity={0.6}>
      <polygon
        className="ti4-spot"
        points={pointsOf(corners(RADIUS - 8))}
        fill="color-mix(in oklab, var(--surface) 25%, transparent)"
        strokeWidth={2.5}
        strokeDasharray="9 8"
      />
      <path d="M-14 0 H14 M0 -14 V14" strokeWidth={4} />
    </g>
  );
}

const sameCell = (a: Cell, b: Cell): boolean => {
  if (a === b) return true;
  if (a.key !== b.key || a.kind !== b.kind || a.x !== b.x || a.y !== b.y) return false;
  if (a.kind === "system") return b.kind === "system" && a.system === b.system;
  return a.kind === "empty" || (b.kind === "lane" && a.name === b.name);
};

/** Equal in what is drawn: callers may build new lists each time. */
export function sameStacks(a: readonly BoardStack[], b: readonly BoardStack[]): boolean {
  if (a === b) return true;
  return a.length === b.length && a.every((stack, at) => sameStack(stack, b[at]));
}

function sameStack(a: BoardStack, b: BoardStack | undefined): boolean {
  if (a === b) return true;
  if (b === undefined || a.player !== b.player || a.where !== b.where || a.units.length !== b.units.length)
    return false;
  return a.units.every(({ unit, count, damaged }, at) => {
    const other = b.units[at];
    return unit === other?.unit && count === other.count && damaged === other.damaged;
  });
}

export const sameList = <Item,>(a: readonly Item[], b: readonly Item[]): boolean =>
  a === b || (a.length === b.length && a.every((item, at) => item === b[at]));

function sameHex(a: HexProps, b: HexProps): boolean {
  const isSamePlace = sameCell(a.cell, b.cell) && a.isLive === b.isLive && a.isTabStop === b.isTabStop;
  const isSameState = a.isSelected === b.isSelected && a.isActive === b.isActive && a.isBarred === b.isBarred;
  const isSameShade = a.shade?.label === b.shade?.label && a.home === b.home && sameOwned(a.owned, b.owned);
  const isSameVoice = a.language === b.language && sameList(a.players, b.players);
  if (!(isSamePlace && isSameState && isSameShade && isSameVoice)) return false;
  return sameList(a.tokens, b.tokens) && sameStacks(a.stacks, b.stacks);
}
