import { APOTHEM, between, corners, type Point } from "../geometry.ts";
import type { StackPlan } from "../pieces/stack-layout.ts";

/** A place in a hex, and how wide a text may be there. */
export type Slot = Point & { readonly r: number; readonly width: number };
/** Of a planet: its name stands under it, though not always under its middle. */
export type PlanetSlot = Slot & { readonly nameX: number };

/**
 * Planets, by how many there are: with ships below them they stand higher and are smaller. Two stand at different
 * heights, so that each name has half of the hex and more. Beyond three there is no room for names.
 */
export function planetSlots(count: number, isCrowded: boolean): readonly PlanetSlot[] {
  if (count === 1) {
    return [isCrowded ? slotOf(0, -20, 24, 126) : slotOf(0, 2, 36, 132)];
  }
  if (count === 2) {
    return isCrowded
      ? [slotOf(-44, -32, 22, 84, -42), slotOf(44, -18, 22, 84, 34)]
      : [slotOf(-42, -22, 29, 92, -43), slotOf(42, 2, 29, 106, 20)];
  }
  if (count === 3) {
    const [sides, middle] = isCrowded ? [-34, -20] : [-26, 10];
    return [slotOf(-53, sides, 21, 66, -57), slotOf(0, middle, 21, 110), slotOf(53, sides, 21, 66, 57)];
  }
  const inRow = Math.min(5, Math.ceil(count / 2));
  return Array.from({ length: count }, (_, at) =>
    slotOf(((at % inRow) - (inRow - 1) / 2) * 34, (isCrowded ? -38 : -14) + Math.floor(at / inRow) * 34, 14, 0),
  );
}

const slotOf = (x: number, y: number, r: number, width: number, nameX = x): PlanetSlot => ({ x, y, r, width, nameX });

/** Wormholes: in the middle of an empty system, else at its sides. */
export function wormholeSlots(count: number, planets: number, isCrowded: boolean): readonly Slot[] {
  const slot = (x: number, y: number, r: number): Slot => ({ x, y, r, width: 2 * r });
  if (planets === 0 && !isCrowded) {
    const r = count === 1 ? 32 : count === 2 ? 27 : 23;
    return Array.from({ length: count }, (_, at) => slot((at - (count - 1) / 2) * (2 * r + 8), 4, r));
  }
  const sides =
    planets < 2
      ? [slot(58, -31, 17), slot(-58, -31, 17), slot(76, 10, 15), slot(-76, 10, 15)]
      : [slot(0, -44, 14), slot(0, 44, 14), slot(84, 0, 13), slot(-84, 0, 13)];
  return Array.from({ length: count }, (_, at) => sides[at % sides.length] ?? slot(0, 0, 14));
}

/** Where ships are drawn, from the upper edge, and how they may be laid out there. */
export type Zone = { readonly y: number; readonly height: number; readonly plans: readonly StackPlan[] };

export function spaceZone(planets: number): Zone {
  if (planets > 0) {
    const oneRow = [plan(1.1, [142]), plan(0.84, [142]), plan(0.74, [142])];
    return {
      y: 26,
      height: 46,
      plans: [...oneRow, plan(0.84, [150, 126]), plan(0.74, [142, 128]), plan(0.64, [150, 138])],
    };
  }
  return { y: -38, height: 96, plans: [plan(1.6, [160]), plan(1.35, [164, 160]), plan(1, [170, 170])] };
}

/** What stands on a planet: one row over its lower half. */
export const garrisonPlans = (width: number): readonly StackPlan[] => [plan(0.78, [width]), plan(0.68, [width])];

const plan = (scale: number, widths: readonly number[]): StackPlan => ({
  scale,
  rows: widths.map((width) => width / scale),
});

/** Command tokens stand on the side to the north-west, from its lower end upwards. */
export function tokenSlots(count: number): readonly Point[] {
  const [, , , west = { x: 0, y: 0 }, northWest = west] = corners(100);
  const step = Math.min(0.22, 0.84 / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => between(west, northWest, 0.16 + at * step));
}

export const LABEL_Y = -60;
export const SHADE_Y = APOTHEM - 8;
