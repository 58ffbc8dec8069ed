import type { ReactNode } from "react";
import type { Arrow } from "./arrows.ts";
import { SkullShape } from "./pieces.tsx";

/** White is what could be, red what a foe could; dashed what takes a step first, or is only planned. */
export type MarkKind = "move" | "strike" | "charge" | "arrival" | "threat";

const inks = { chalk: "#fff", foe: "var(--anomaly)" };
const dashes: { readonly [kind in MarkKind]?: string } = { charge: "7 6", arrival: "7 6", threat: "7 6" };

type RoundProps = { readonly kind: MarkKind; readonly cy?: number; readonly r: number };

/** Around a piece or the sign of a tile. */
export function Ring({ kind, cy = 50, r }: RoundProps) {
  const stroke = kind === "threat" ? inks.foe : inks.chalk;
  return (
    <circle
      data-ring={kind}
      cx="50"
      cy={cy}
      r={r}
      fill="none"
      stroke={stroke}
      strokeWidth="3.5"
      strokeDasharray={dashes[kind]}
    />
  );
}

/** On a free cell; another way to the planned blow is a dashed ring. */
export function Dot({ kind, r }: RoundProps) {
  if (kind === "charge") return <Ring kind={kind} r={r} />;
  return <circle cx="50" cy="50" r={r} fill={kind === "threat" ? inks.foe : inks.chalk} fillOpacity=".9" />;
}

type ArrowProps = { readonly arrow: Arrow; readonly kind: "plan" | "risk" | "trail" | "blow" };

/** Dashed what is planned, red what is feared, solid what is done. */
export function ArrowShape({ arrow, kind }: ArrowProps) {
  const ink = kind === "risk" ? inks.foe : inks.chalk;
  const isDone = kind === "trail" || kind === "blow";
  const shade = { stroke: "#0b1711", strokeOpacity: 0.45, strokeLinecap: "round", strokeLinejoin: "round" } as const;
  return (
    <g className={isDone ? "tac-done" : undefined} fill="none" opacity={kind === "trail" ? 0.6 : 1}>
      <path d={arrow.shaft} {...shade} strokeWidth="11" />
      <path d={arrow.head} {...shade} strokeWidth="5" />
      <path d={arrow.shaft} stroke={ink} strokeWidth="6" strokeDasharray={isDone ? undefined : "14 8"} />
      <path d={arrow.head} fill={ink} />
    </g>
  );
}

const grounds = { loss: "#b3201a", gain: "#0f4535" };

type PillProps = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly kind: keyof typeof grounds;
  /** Whether it would be the end of whom it is about: a skull before the text. */
  readonly isFatal?: boolean;
  readonly hasRim?: boolean;
  readonly size: number;
  readonly children: ReactNode;
};

/** A label in white on red or green. */
export function Pill({ x, y, width, height, kind, isFatal = false, hasRim = false, size, children }: PillProps) {
  return (
    <g transform={`translate(${x} ${y})`} fill="#fff">
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx="7"
        fill={grounds[kind]}
        stroke={hasRim ? "#fff" : "rgb(11 23 17 / 35%)"}
        strokeWidth={hasRim ? 2.5 : 1}
      />
      {isFatal && (
        <g transform={`translate(${4 - width / 2} -8)`}>
          <SkullShape />
        </g>
      )}
      <text x={isFatal ? 9 : 0} y={size / 3} textAnchor="middle" fontSize={size}>
        {children}
      </text>
    </g>
  );
}
