/** A point of the court, in pixels from its upper left corner. */
export type Point = { readonly x: number; readonly y: number };
type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** The middle of a box, as seen from another one around it. */
export const middleOf = (box: Box, around: Pick<Box, "left" | "top">): Point => ({
  x: box.left - around.left + box.width / 2,
  y: box.top - around.top + box.height / 2,
});

/** The middle of the edge of a box that looks towards a point. */
export function edgeOf(box: Box, around: Pick<Box, "left" | "top">, towards: Point): Point {
  const { x, y } = middleOf(box, around);
  return { x, y: y + (towards.y < y ? -box.height / 2 : box.height / 2) };
}

/** How far the line bends to the side, as a share of its height. */
const BEND = 0.18;

const rounded = (number: number) => Math.round(number * 10) / 10;

/** A curve that leaves its ship straight ahead and bends to its target. */
export function flightPath(from: Point, to: Point): string {
  const across = to.x - from.x;
  const along = to.y - from.y;
  const bend = { x: from.x + across * BEND, y: from.y + along * (1 - BEND) };
  return `M${rounded(from.x)} ${rounded(from.y)}Q${rounded(bend.x)} ${rounded(bend.y)} ${rounded(to.x)} ${rounded(to.y)}`;
}

/** Where along a health bar effects land: at its end, each a little beside the other, and never outside of it. */
export function landing(bar: Box, around: Pick<Box, "left" | "top">, share: number, at: number, of: number): Point {
  const spread = of < 2 ? 0 : (at / (of - 1) - 0.5) * Math.min(24, 6 * of);
  const x = Math.min(bar.width, Math.max(0, bar.width * share + spread));
  return { x: bar.left - around.left + x, y: bar.top - around.top + bar.height / 2 };
}
