import { expect, test } from "vitest";
import { nothing } from "../choice/choice.ts";
import { foresee } from "../choice/foresight.ts";
import { optionsOf } from "../choice/options.ts";
import type { Sight } from "../types.ts";
import { sightOf, stateOf } from "../view.fixture.ts";
import { adviceFor, isEarly } from "./advice.ts";

function advised(sight: Sight, unit: string | null = null, type: string | null = null) {
  const options = optionsOf(sight, true);
  const action = (options.byUnit.get(unit ?? "") ?? []).find((each) => each.type === type) ?? null;
  return adviceFor(sight, options, { unit, action }, action && foresee(sight, action));
}

const apart = stateOf({ a1: { at: [0, 0] }, b1: { at: [4, 4] } });
const near = stateOf({ a1: { at: [1, 1] }, a2: { at: [2, 3] }, b1: { at: [1, 2] }, b2: { at: [4, 4] } });

test("from choosing a unit to the end of the turn", () => {
  expect(advised(sightOf(apart))).toBe("pick");
  expect(advised(sightOf(apart), "a1")).toBe("aim-move");
  expect(advised(sightOf(near))).toBe("pick-strike");
  expect(advised(sightOf(near), "a1")).toBe("aim-strike");
  expect(advised(sightOf(near), "a2")).toBe("aim-charge");
  expect(advised(sightOf(near), "a1", "ATTACK")).toBe("confirm");
  expect(advised(sightOf(near), "a2", "MOVE_AND_ATTACK")).toBe("confirm-end");
  expect(advised(sightOf({ ...near, actedUnitIds: ["a1"] }), "a1")).toBe("idle");
  expect(advised(sightOf({ ...near, actedUnitIds: ["a1", "a2"] }))).toBe("end");
});

test("while others think, looking at an enemy", () => {
  expect(advised(sightOf(apart, 1))).toBe("watch");
  expect(advised(sightOf(apart), "b1")).toBe("inspect");
  expect(adviceFor(sightOf(apart), optionsOf(sightOf(apart), false), nothing, null)).toBe("watch");
});

test("only the first turns are for newcomers", () => {
  expect(isEarly(sightOf(apart))).toBe(true);
  expect(isEarly(sightOf({ ...apart, turn: 8 }))).toBe(false);
});
