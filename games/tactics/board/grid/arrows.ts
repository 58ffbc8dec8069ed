import type { Point } from "../../rules/shape.ts";

/** An arrow of the drawing: its shaft as a path, and its head as a triangle. */
export type Arrow = { readonly shaft: string; readonly head: string };

const HEAD = { length: 15, half: 11.25 };

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const times = ({ x, y }: Point, factor: number): Point => ({ x: x * factor, y: y * factor });
const middle = (a: Point, b: Point): Point => times(plus(a, b), 0.5);
/** The vector turned clockwise by 90° on the screen. */
const across = ({ x, y }: Point): Point => ({ x: -y, y: x });

function towards(from: Point, to: Point): Point {
  const way = minus(to, from);
  const length = Math.hypot(way.x, way.y);
  return length === 0 ? { x: 0, y: 0 } : times(way, 1 / length);
}

const format = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** A curve from start to tip that bends towards a point; straight where that lies between them. */
function arrowBy(start: Point, bend: Point, tip: Point): Arrow {
  const along = towards(bend, tip);
  const neck = minus(tip, times(along, HEAD.length));
  const side = times(across(along), HEAD.half);
  return {
    shaft: `M${format(start)}Q${format(bend)} ${format(neck)}`,
    head: `M${format(tip)}L${format(plus(neck, side))} ${format(minus(neck, side))}Z`,
  };
}

/** How short an arrow may be: its head, and as much of a shaft as is seen. */
const SHORTEST = 24;

/** A straight arrow that leaves these gaps free at both ends, or less where it would be too short. */
export function straightArrow(from: Point, to: Point, gaps: { readonly start: number; readonly tip: number }): Arrow {
  const along = towards(from, to);
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(1, (distance - SHORTEST) / (gaps.start + gaps.tip));
  const [start, tip] = [plus(from, times(along, gaps.start * share)), minus(to, times(along, gaps.tip * share))];
  return arrowBy(start, middle(start, tip), tip);
}

/** A bent arrow begins beside a piece, above its health, and ends at the ring around the other. */
const GAP = { aside: 38, along: 14, tip: 46 };
/** How far a bent arrow swings out for a piece next door, and how much more for one further away. */
const SWING = { least: 92, more: 0.12 };

export type BentArrow = {
  readonly arrow: Arrow;
  /** The outermost point of the swing, and the direction in which it swings. */
  readonly swing: Point;
  readonly out: Point;
};

/** An arrow that swings out to the right (1) or to the left (-1) of its way. */
export function bentArrow(from: Point, to: Point, side: 1 | -1): BentArrow {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const along = towards(from, to);
  const out = times(across(along), side);
  const bend = plus(middle(from, to), times(out, SWING.least + SWING.more * distance));
  const start = plus(from, plus(times(out, GAP.aside), times(along, GAP.along)));
  const tip = plus(to, times(towards(to, bend), GAP.tip));
  return { arrow: arrowBy(start, bend, tip), swing: middle(bend, middle(start, tip)), out };
}
