import { type Direction, directions, type Hex } from "@umpire/toolkit";

export type Point = { readonly x: number; readonly y: number };
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** From the centre of a hex to its corners; every length on the board is in these units. */
export const RADIUS = 100;
/** From the centre of a hex to its sides. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export const centreOf = ({ q, r }: Hex): Point => ({ x: 1.5 * RADIUS * q, y: 2 * APOTHEM * (r + q / 2) });

/** The hex that a point lies in. */
export function hexAt({ x, y }: Point): Hex {
  const q = x / (1.5 * RADIUS);
  const r = y / (2 * APOTHEM) - q / 2;
  const s = -q - r;
  const rounded = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(rounded.q - q), r: Math.abs(rounded.r - r), s: Math.abs(rounded.s - s) };
  // The worst rounded of the three follows from the others: rounding each alone may leave the grid.
  if (off.q > off.r && off.q > off.s) return { q: -rounded.r - rounded.s + 0, r: rounded.r + 0 };
  if (off.r > off.s) return { q: rounded.q + 0, r: -rounded.q - rounded.s + 0 };
  return { q: rounded.q + 0, r: rounded.r + 0 };
}

/** The corners of a hex around the origin, from the east clockwise. */
export const corners = (radius: number): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((sixth) => polar(radius, (sixth * Math.PI) / 3));

export const polar = (radius: number, angle: number): Point => ({
  x: radius * Math.cos(angle),
  y: radius * Math.sin(angle),
});

const tidy = (value: number) => Math.round(value * 10) / 10 + 0;
export const formatPoint = ({ x, y }: Point): string => `${tidy(x)},${tidy(y)}`;

/** As the `points` of a polygon. */
export const pointsOf = (points: readonly Point[]): string => points.map(formatPoint).join(" ");

/** The middle of a side of a hex around the origin. */
export const edgeMidpoint = (side: Direction): Point =>
  polar(APOTHEM, ((directions.indexOf(side) * 60 - 90) * Math.PI) / 180);

/** A lane between two sides: it leaves each at a right angle, so that lanes of two tiles meet smoothly. */
export const lanePath = (from: Direction, to: Direction): string =>
  `M${formatPoint(edgeMidpoint(from))} Q0,0 ${formatPoint(edgeMidpoint(to))}`;

/** Short strokes along both sides of every corner, each `length` long. */
export function cornerStrokes(radius: number, length: number): string {
  const all = corners(radius);
  return all
    .map((corner, at) => {
      const [before = corner, after = corner] = [all[(at + 5) % 6], all[(at + 1) % 6]];
      const part = length / radius;
      return `M${formatPoint(between(corner, before, part))} L${formatPoint(corner)} L${formatPoint(between(corner, after, part))}`;
    })
    .join(" ");
}

export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** What hexes with these centres cover. */
export function boundsOf(centres: readonly Point[]): Box {
  if (centres.length === 0) return { x: -RADIUS, y: -APOTHEM, width: 2 * RADIUS, height: 2 * APOTHEM };
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - RADIUS, Math.min(...ys) - APOTHEM];
  return { x: left, y: top, width: Math.max(...xs) + RADIUS - left, height: Math.max(...ys) + APOTHEM - top };
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const headings: { readonly [key in Arrow]: Point } = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
export const isArrow = (key: string): key is Arrow => key in headings;

/**
 * The nearest place in the arrow's direction. To the left and right two hexes are equally near: from every other
 * column it is the upper one, so that one keeps to a row and comes back by the same way.
 */
export function nextPlace<Place extends Point>(places: readonly Place[], from: Point, key: Arrow): Place | undefined {
  const heading = headings[key];
  const upwards = Math.round(from.x / (1.5 * RADIUS)) % 2 === 0 ? -1 : 1;
  let best: { readonly place: Place; readonly cost: number } | undefined;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const along = x * heading.x + y * heading.y;
    const aside = Math.abs(x * heading.y - y * heading.x);
    if (along < 1 || aside > 1.5 * along) continue;
    const cost = along + aside + (heading.y === 0 ? (upwards * Math.sign(y)) / 2 : 0);
    if (best === undefined || cost < best.cost) best = { place, cost };
  }
  return best?.place;
}
