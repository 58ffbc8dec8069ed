import { expect, test } from "vitest";
import { noChoice } from "../choice/choice.ts";
import { optionsOf } from "../choice/options.ts";
import { stateOf, viewOf } from "../view.fixture.ts";
import type { TacticsView } from "../view.ts";
import { adviceFor, isEarly } from "./advice.ts";

const advised = (view: TacticsView, unit: string | null = null) =>
  adviceFor(view, optionsOf(view, true), { unit, action: null });

const apart = stateOf({ a1: { at: [0, 0] }, b1: { at: [4, 4] } });
const near = stateOf({ a1: { at: [1, 1] }, a2: { at: [2, 3] }, b1: { at: [1, 2] }, b2: { at: [4, 4] } });

test("from choosing a unit to the end of the turn", () => {
  expect(advised(viewOf(apart))).toBe("pick");
  expect(advised(viewOf(apart), "a1")).toBe("aim-move");
  expect(advised(viewOf(near))).toBe("pick-strike");
  expect(advised(viewOf(near), "a1")).toBe("aim-strike");
  expect(advised(viewOf(near), "a2")).toBe("aim-charge");
  expect(advised(viewOf({ ...near, actedUnitIds: ["a1"] }), "a1")).toBe("idle");
  expect(advised(viewOf({ ...near, actedUnitIds: ["a1", "a2"] }))).toBe("end");
});

test("while others think, looking at an enemy", () => {
  expect(advised(viewOf(apart, 1))).toBe("watch");
  expect(advised(viewOf(apart), "b1")).toBe("inspect");
  expect(adviceFor(viewOf(apart), optionsOf(viewOf(apart), false), noChoice)).toBe("watch");
});

test("only the first turns are for newcomers", () => {
  expect(isEarly(viewOf(apart))).toBe(true);
  expect(isEarly(viewOf({ ...apart, turn: 8 }))).toBe(false);
});
