import { describe, expect, test } from "vitest";
import type { BoardStack } from "../types.ts";
import { layoutStacks } from "./stack-layout.ts";

const unit = (name: string, count = 1) => ({ unit: name, count, damaged: 0 });
const stack = (player: number, ...units: readonly ReturnType<typeof unit>[]): BoardStack => ({
  player,
  where: "space",
  units,
});
const kinds = ["carrier", "cruiser", "destroyer", "dreadnought", "fighter", "flagship", "warsun"];
const all = stack(0, ...kinds.map((kind) => unit(kind, 3)));
const shownOf = ({ pieces }: ReturnType<typeof layoutStacks>) =>
  pieces.flatMap(({ units }) => units).reduce((sum, { unit: { count } }) => sum + count, 0);

describe("units in a hex", () => {
  test("take the first plan in which they fit", () => {
    const plans = [
      { scale: 2, rows: [100] },
      { scale: 1, rows: [200, 200] },
    ];
    expect(layoutStacks([stack(0, unit("cruiser"))], plans).scale).toBe(2);
    expect(layoutStacks([stack(0, unit("cruiser"), unit("carrier", 12))], plans).scale).toBe(1);
  });

  test("stand in rows, each with the sign of its player, none wider than its room", () => {
    const { pieces } = layoutStacks([all], [{ scale: 1, rows: [200, 200, 200] }]);
    expect(pieces.map(({ y }) => y)).toEqual([0, 29, 58]);
    for (const { x, width } of pieces) {
      expect(width).toBeLessThanOrEqual(200);
      expect(x).toBeCloseTo(-width / 2);
    }
    expect(pieces.every(({ more }) => more === 0)).toBe(true);
  });

  test("that find no place are counted", () => {
    for (const width of [120, 150, 180]) {
      const layout = layoutStacks([all, stack(1, unit("fighter", 9))], [{ scale: 1, rows: [width, width] }]);
      const more = layout.pieces.reduce((sum, piece) => sum + piece.more, 0);
      expect(shownOf(layout) + more).toBe(30);
      expect(layout.pieces.filter((piece) => piece.more > 0)).toHaveLength(1);
      for (const piece of layout.pieces) expect(piece.width).toBeLessThanOrEqual(width);
    }
  });

  test("of nobody take no room", () => {
    expect(layoutStacks([stack(0, unit("cruiser", 0))], [{ scale: 1, rows: [100] }]).pieces).toEqual([]);
    expect(layoutStacks([], []).pieces).toEqual([]);
  });
});
