import { expect, test } from "vitest";
import { foresee } from "./choice/foresight.ts";
import { plan, sample } from "./sample.ts";

test("the picture of the game is of a position, and of a plan that its rules allow", () => {
  const foresight = foresee(sample, plan);
  expect(foresight?.marks.get("P2 ARCHER")).toMatchObject({ hp: 5, gains: [{ buffId: "ROOT", turns: 1 }] });
  expect(foresight?.risks).toEqual([{ unit: "P2 ARCHER", damage: 3, fells: false }]);
});
