import type { SystemCell } from "./cells.ts";
import { APOTHEM } from "./geometry.ts";
import { textWidth } from "./tile/text.ts";
import type { BoardPill } from "./types.ts";

const HEIGHT = 52;
const FIGURE = 46;
const LINE = 19;
/** On chalk. */
export const INK = "#12201a";

type PillProps = { readonly pill: BoardPill | null; readonly systems: readonly SystemCell[] };

/** What is foreseen, at the upper edge of its system: never over what stands there. */
export function PillArt({ pill, systems }: PillProps) {
  const cell = systems.find(({ system }) => system.id === pill?.system);
  if (pill === null || cell === undefined) return null;
  const figure = textWidth(pill.figure, FIGURE * 0.62, true) + 30;
  const lines = Math.max(0, ...pill.lines.map((line) => textWidth(line, LINE)));
  const width = figure + (lines === 0 ? 0 : lines + 18);
  const first = (LINE * 0.34 - ((pill.lines.length - 1) * (LINE + 2)) / 2).toFixed(1);
  return (
    <g className="ti4-pill" transform={`translate(${cell.x.toFixed(1)} ${(cell.y - APOTHEM).toFixed(1)})`}>
      <rect className="ti4-chalk" x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx={9} />
      <text className="ti4-figure" x={-width / 2 + figure / 2} y={FIGURE * 0.34} fontSize={FIGURE} fill={INK}>
        {pill.figure}
      </text>
      {pill.lines.map((line, at) => (
        <text
          key={line}
          x={-width / 2 + figure}
          y={Number(first) + at * (LINE + 2)}
          fontSize={LINE}
          fontWeight={500}
          textAnchor="start"
          fill={INK}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
