import type { Board } from "@umpire/toolkit";
import { memo } from "react";
import { boxOf, type Frame, HEX_WIDTH, rimOf } from "./geometry.ts";

type GroundProps = { readonly board: Board; readonly frame: Frame };

/** Half of a flat-top hex that is 1 high. */
const half = HEX_WIDTH / 2;
const hexPoints = (x: number, y: number, by = 1): string =>
  [
    [-half, 0],
    [-half / 2, -0.5],
    [half / 2, -0.5],
    [half, 0],
    [half / 2, 0.5],
    [-half / 2, 0.5],
  ]
    .map(([right = 0, down = 0]) => `${(x + right * by).toFixed(3)},${(y + down * by).toFixed(3)}`)
    .join(" ");

/** Mown checks with a white line around. */
function Checks({ frame }: GroundProps) {
  const { cells } = frame;
  const [width, height] = [frame.width - 0.24, frame.height - 0.24];
  return (
    <>
      <rect className="show-edge" x={frame.left} y={frame.top} width={frame.width} height={frame.height} rx={0.1} />
      {cells.map(({ place, x, y }) => (
        <rect
          key={place}
          className="show-check"
          data-odd={(Math.round(x + y) & 1) === 1 || undefined}
          x={x - 0.5}
          y={y - 0.5}
          width={1}
          height={1}
        />
      ))}
      <rect className="show-line" x={frame.left + 0.12} y={frame.top + 0.12} width={width} height={height} />
    </>
  );
}

function Hexes({ board, frame }: GroundProps) {
  return (
    <>
      {rimOf(board).map(({ seat, x, y }) => (
        <polygon key={`${x} ${y}`} className="show-rim" data-seat={seat} points={hexPoints(x, y, 0.96)} />
      ))}
      {frame.cells.map(({ place, x, y }) => (
        <polygon key={place} className="show-hex" points={hexPoints(x, y, 0.97)} />
      ))}
    </>
  );
}

/** Points that lines join, or pits. */
function Points({ board, frame }: GroundProps) {
  const { cells } = frame;
  const lines = "lines" in board ? (board.lines ?? []) : [];
  const middle = (cell: number) => cells[cell] ?? { x: 0, y: 0 };
  return (
    <>
      <rect className="show-edge" x={frame.left} y={frame.top} width={frame.width} height={frame.height} rx={0.2} />
      <rect
        className="show-check"
        x={frame.left + 0.1}
        y={frame.top + 0.1}
        width={frame.width - 0.2}
        height={frame.height - 0.2}
        rx={0.14}
      />
      {lines.map(([from, to]) => (
        <line
          key={`${from} ${to}`}
          className="show-line"
          x1={middle(from).x}
          y1={middle(from).y}
          x2={middle(to).x}
          y2={middle(to).y}
        />
      ))}
      {cells.map(({ place, x, y }) => (
        <circle
          key={place}
          className={lines.length > 0 ? "show-point" : "show-pit"}
          cx={x}
          cy={y}
          r={lines.length > 0 ? 0.09 : 0.45}
        />
      ))}
    </>
  );
}

/** What a board is drawn on; what stands there is told by the cells over it. */
export const Ground = memo(function Ground({ board, frame }: GroundProps) {
  const Kind = "hexes" in board ? Hexes : "points" in board ? Points : Checks;
  return (
    <svg
      className="show-ground"
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <Kind board={board} frame={frame} />
    </svg>
  );
});

/** A letter under each column and a number beside each row: texts of the page, which no scale makes too small to read. */
export const Coordinates = memo(function Coordinates({ board, frame }: GroundProps) {
  if (!("grid" in board) || board.names !== undefined) return null;
  const { cells } = frame;
  const lowest = Math.max(...cells.map(({ y }) => y));
  const leftmost = Math.min(...cells.map(({ x }) => x));
  return cells.map((cell) => (
    <span key={cell.place} className="show-coordinate" aria-hidden="true" style={boxOf(frame, cell)}>
      {cell.y === lowest && <span data-of="column">{cell.name.replace(/\d+$/, "")}</span>}
      {cell.x === leftmost && <span data-of="row">{cell.name.replace(/^[A-Z]+/, "")}</span>}
    </span>
  ));
});
