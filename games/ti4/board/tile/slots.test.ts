import { directions } from "@umpire/toolkit";
import { describe, expect, test } from "vitest";
import { APOTHEM, edgeMidpoint } from "../geometry.ts";
import { planetSlots, wormholeSlots } from "./slots.ts";

/** How far a circle reaches towards the side that it is nearest to. */
const reachOf = ({ x, y, r }: { x: number; y: number; r: number }) =>
  r + Math.max(...directions.map((side) => (x * edgeMidpoint(side).x + y * edgeMidpoint(side).y) / APOTHEM));

describe.each([false, true])("in a hex (crowded: %s)", (isCrowded) => {
  test.each([1, 2, 3, 4, 7])("%s planets lie within it and apart", (count) => {
    const slots = planetSlots(count, isCrowded);
    expect(slots).toHaveLength(count);
    for (const [at, slot] of slots.entries()) {
      expect(reachOf(slot)).toBeLessThan(APOTHEM);
      for (const other of slots.slice(at + 1)) {
        expect(Math.hypot(slot.x - other.x, slot.y - other.y)).toBeGreaterThanOrEqual(slot.r + other.r);
      }
    }
  });

  test.each([0, 1])("up to three wormholes keep clear of %s planets and of each other", (planets) => {
    const taken = planetSlots(planets, isCrowded).slice(0, planets);
    for (const count of [1, 2, 3]) {
      const slots = [...taken, ...wormholeSlots(count, planets, isCrowded)];
      for (const [at, slot] of slots.entries()) {
        expect(reachOf(slot)).toBeLessThan(APOTHEM + 6);
        for (const other of slots.slice(at + 1)) {
          expect(Math.hypot(slot.x - other.x, slot.y - other.y)).toBeGreaterThanOrEqual(slot.r + other.r);
        }
      }
    }
  });
});
