import type { Seat } from "@umpire/kernel";
import type { CSSProperties } from "react";

/** A shape for each side, since a colour is never the only sign: a disc, a cut square, a triangle, a diamond, … */
const shapes = [
  "M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z",
  "M5 1.5h6L14.5 5v6L11 14.5H5L1.5 11V5z",
  "M8 1.5 15 14H1z",
  "M8 .8 15.2 8 8 15.2.8 8z",
  "M4.5 2h7L15.5 8l-4 6h-7L.5 8z",
  "M2.5 2.5h11v11h-11z",
  "M1 2h14L8 14.5z",
  "M5.5 1.5h5v4h4v5h-4v4h-5v-4h-4v-5h4z",
] as const;

export const sideShape = (side: number): string => shapes[side % shapes.length] ?? shapes[0];

/** The colour of a side, for whatever is drawn in it: on a dark ground another shade than beside it. */
export const sideColour = (side: number): string => `var(--p${((side % 8) + 8) % 8})`;

/** Gives what is within an element the colour of a side, as `--side`. */
export const sideStyle = (side: number): CSSProperties => Object.fromEntries([["--side", sideColour(side)]]);

type SideMarkProps = {
  /** The number of the side's colour and shape; a seat's own unless a game says otherwise. */
  readonly side: Seat;
};

export function SideMark({ side }: SideMarkProps) {
  return (
    <svg className="side-mark" viewBox="0 0 16 16" fill={sideColour(side)} aria-hidden="true">
      <path d={sideShape(side)} />
    </svg>
  );
}
