import type { PieceShape } from "@umpire/toolkit";
import { sideShape } from "../parts/side-mark.tsx";
import "./piece.css";

type PieceLookProps = {
  readonly seat?: number | undefined;
  readonly shape?: PieceShape | undefined;
  readonly text?: string | undefined;
  readonly count?: number | undefined;
};

/** What is carved into a piece. */
const emblems: { readonly [shape in PieceShape]?: string } = {
  pawn: "M8 3.6a1.9 1.9 0 0 1 1.2 3.4h.9v1H9.2c.1 1.3.6 2.3 1.7 3.1v1.1H5.100v-1.1c1.100-.8 1.600-1.800 1.700-3.100H5.900V7h.9A1.900 1.900 0 0 1 8 3.600z",
  ship: "M3.600 9h8.800l-1.300 2.600H4.900zM7.300 4h1.200v4.300H7.300zm1.700.4 2.300 3H9z",
};

/** Cells of a ship nearly touch and have no seat's colour: the board that it is on says whose it is. */
const HULL = "M2.200-1.200h11.600a3 3 0 0 1 3 3v12.400a3 3 0 0 1-3 3H2.200a3 3 0 0 1-3-3V1.800a3 3 0 0 1 3-3z";

/** The most stones that are drawn one by one. */
const MAX_STONES = 12;
/** Stones in a pit, from the middle outwards, as a sunflower has its seeds; below them is room for their number. */
const stones = Array.from({ length: MAX_STONES }, (_, at) => {
  const [turn, far] = [at * 2.4, 1.35 * Math.sqrt(at + 0.4)];
  return [8 + far * Math.cos(turn), 6.2 + far * Math.sin(turn)] as const;
});

function Stones({ count = 1 }: Pick<PieceLookProps, "count">) {
  return (
    <>
      {stones.slice(0, count).map(([x, y]) => (
        <circle key={`${x} ${y}`} className="show-stone" cx={x} cy={y} r={1.15} />
      ))}
    </>
  );
}

function Token({ seat, shape = "disc", text }: PieceLookProps) {
  const outline = shape === "ship" ? HULL : sideShape(seat ?? 0);
  const emblem = emblems[shape];
  return (
    <>
      <ellipse className="show-shade" cx={8} cy={14.4} rx={6} ry={1.2} />
      <path className="show-rimmed" d={outline} />
      <path className="show-face" d={outline} transform="translate(8 8) scale(.86) translate(-8 -8)" />
      {emblem !== undefined && text === undefined && <path className="show-emblem" d={emblem} />}
      {emblem === undefined && text === undefined && (
        <path className="show-groove" d={outline} transform="translate(8 8) scale(.56) translate(-8 -8)" />
      )}
      {text !== undefined && (
        <text className="show-sign" x={8} y={8} textAnchor="middle" dominantBaseline="central">
          {text}
        </text>
      )}
    </>
  );
}

/** A hit and a miss are marks on the ground, not pieces. */
const signs: { readonly [shape in PieceShape]?: string } = {
  hit: "M4.500 4.500l7 7M11.500 4.500l-7 7",
  miss: "M8 6.600a1.400 1.400 0 1 1 0 2.800 1.400 1.400 0 0 1 0-2.800z",
};

/** A piece as a drawing; what it is called stands elsewhere. */
export function PieceLook({ seat, shape = "disc", text, count }: PieceLookProps) {
  const sign = signs[shape];
  return (
    <svg className="show-drawing" viewBox="0 0 16 16" data-seat={seat} data-shape={shape} aria-hidden="true">
      {shape === "hit" && <path className="show-hit-edge" d={sign} />}
      {sign !== undefined && <path className={`show-${shape}`} d={sign} />}
      {shape === "stones" && <Stones {...(count !== undefined && { count })} />}
      {sign === undefined && shape !== "stones" && <Token {...{ seat, shape, text }} />}
      {count !== undefined && (
        <text
          className="show-count"
          {...(shape === "stones" ? { x: 8, y: 15.4, textAnchor: "middle" } : { x: 15.4, y: 15, textAnchor: "end" })}
        >
          {count}
        </text>
      )}
    </svg>
  );
}
