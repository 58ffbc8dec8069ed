import { memo, useMemo } from "react";
import type { Cell } from "./cells.ts";
import { type Point, pointsOf } from "./geometry.ts";
import { playerColour } from "./pieces/icons.tsx";
import { INK } from "./pill.tsx";
import { buildCellGraph, curveOf, type DrawnRoute, drawRoute, shiftsOf, spreadSpots } from "./routes.ts";
import { textWidth } from "./tile/text.ts";
import type { BoardPath, Language } from "./types.ts";
import { boardWords } from "./words.ts";

export type DrawnPath = { readonly path: BoardPath; readonly route: DrawnRoute };

/** Where the paths run; the chosen ones come last and lie above the others. */
export function useDrawnPaths(
  paths: readonly BoardPath[],
  cells: readonly Cell[],
  links: readonly (readonly [Cell, Cell])[],
): readonly DrawnPath[] {
  const routes = useMemo(() => buildCellGraph(cells, links), [cells, links]);
  return useMemo(() => {
    const ordered = [...paths].sort((a, b) => Number(b.isChosen) - Number(a.isChosen));
    const shifts = shiftsOf(ordered, 15);
    return ordered.map((path, at) => ({ path, route: drawRoute(path, routes, shifts[at] ?? 0) })).reverse();
  }, [paths, routes]);
}

export const Paths = memo(function Paths({ drawn }: { readonly drawn: readonly DrawnPath[] }) {
  return (
    <g className="ti4-paths" fill="none" strokeLinecap="round" strokeLinejoin="round">
      {drawn.map(({ path, route }) => (
        <PathArt key={path.id} path={path} route={route} />
      ))}
    </g>
  );
});

type DiceProps = { readonly drawn: readonly DrawnPath[]; readonly language: Language };

/** How many dice each path needs; above all that stands on the hexes. */
export const Dice = memo(function Dice({ drawn, language }: DiceProps) {
  const rolling = drawn.flatMap(({ path, route }) => (route.dice === null ? [] : [{ path, spot: route.dice }]));
  const spots = spreadSpots(rolling.map(({ spot }) => spot));
  return rolling.map(({ path: { id, player, rolls, label } }, at) => {
    const { x, y } = spots[at] ?? { x: 0, y: 0 };
    if (label !== undefined) return <ChanceArt key={id} label={label} x={x} y={y} />;
    return (
      <g key={id} className="ti4-dice" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <title>{boardWords[language].rolls(rolls)}</title>
        <rect
          fill="var(--surface)"
          stroke={playerColour(player)}
          strokeWidth={2.5}
          x={-23}
          y={-14}
          width={46}
          height={28}
          rx={8}
        />
        <path
          fillRule="evenodd"
          d="M-18 -9 H0 V9 H-18 Z M-15 -6 h3.4 v3.4 h-3.4 Z M-10.7 -1.7 h3.4 v3.4 h-3.4 Z M-6.4 2.6 h3.4 v3.4 h-3.4 Z"
        />
        <text x={11} y={7} fontSize={20} fontWeight={700}>
          {rolls}
        </text>
      </g>
    );
  });
});

/** A chance on its way, in chalk. */
function ChanceArt({ label, x, y }: { readonly label: string } & Point) {
  const width = textWidth(label, 22, true) + 16;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect className="ti4-chalk" x={-width / 2} y={-16} width={width} height={32} rx={7} />
      <text className="ti4-figure" y={8} fontSize={24} fill={INK}>
        {label}
      </text>
    </g>
  );
}

function PathArt({ path: { id, isChosen, player }, route }: DrawnPath) {
  const colour = playerColour(player);
  const lines = route.strokes.map(({ isJump, points }) => ({ isJump, d: curveOf(points) }));
  const head = headOf(route.strokes.at(-1)?.points ?? [], isChosen ? 20 : 15);
  return (
    <g className="ti4-path" data-path={id} data-chosen={isChosen} stroke={colour}>
      {lines.map(({ d }) => (
        <path key={d} stroke="var(--surface)" strokeWidth={isChosen ? 15 : 8} opacity={0.85} d={d} />
      ))}
      {lines.map(({ d, isJump }) => (
        <path
          key={d}
          className="ti4-path-line"
          strokeWidth={isChosen ? 9 : 3.5}
          strokeDasharray={isJump ? (isChosen ? "2 17" : "3 11") : undefined}
          d={d}
        />
      ))}
      <polygon points={head} fill={colour} stroke="var(--surface)" strokeWidth={2.5} paintOrder="stroke" />
    </g>
  );
}

/** The head of an arrow whose point is a little beyond the end of the line. */
function headOf(points: readonly Point[], size: number): string {
  const [tip, before] = [points.at(-1), points.at(-2)];
  if (tip === undefined || before === undefined) return "";
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const [x, y] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const at = (along: number, aside: number): Point => ({
    x: tip.x + size * (x * along - y * aside),
    y: tip.y + size * (y * along + x * aside),
  });
  return pointsOf([at(0.9, 0), at(-0.6, 0.75), at(-0.25, 0), at(-0.6, -0.75)]);
}
