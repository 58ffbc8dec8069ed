import { describe, expect, test } from "vitest";
import type { Point } from "../../rules/shape.ts";
import { stateOf, viewOf } from "../view.fixture.ts";
import { alternativesTo, type Choice, noChoice, press, stepBack } from "./choice.ts";
import { optionsOf } from "./options.ts";

const view = viewOf(stateOf({ a1: { at: [1, 1] }, a2: { at: [4, 0] }, b1: { at: [1, 2] }, b2: { at: [2, 2] } }));
const options = optionsOf(view, true);

/** Presses tiles one after another; the last press may be the action. */
function pressed(...points: readonly Point[]): { readonly choice: Choice; readonly action?: string } {
  let choice = noChoice;
  for (const [at, point] of points.entries()) {
    const result = press(view, options, choice, point);
    if ("action" in result) {
      expect(at, "an action before the last press").toBe(points.length - 1);
      return { choice, action: String(result.action.type) };
    }
    choice = result.choice;
  }
  return { choice };
}

const [a1, a2, b1, b2] = [
  { x: 1, y: 1 },
  { x: 4, y: 0 },
  { x: 1, y: 2 },
  { x: 2, y: 2 },
] as const;
const [free, far] = [
  { x: 2, y: 1 },
  { x: 4, y: 4 },
] as const;

describe("pressing tiles", () => {
  test("unit, target, the same target: done", () => {
    expect(pressed(a1).choice).toEqual({ unit: "a1", action: null });
    expect(pressed(a1, b1).choice.action).toMatchObject({ type: "ATTACK", targetUnitId: "b1" });
    expect(pressed(a1, b1, b1).action).toBe("ATTACK");
    expect(pressed(a1, free, free).action).toBe("MOVE");
  });

  test("an enemy beyond range is struck after a step, from the tile that was chosen first", () => {
    expect(pressed(a1, b2).choice.action).toMatchObject({ type: "MOVE_AND_ATTACK", targetPosition: free });
    expect(pressed(a1, free, b2).choice.action).toMatchObject({ type: "MOVE_AND_ATTACK", targetPosition: free });
    expect(pressed(a1, free, b2, b2).action).toBe("MOVE_AND_ATTACK");
    expect(pressed(a1, free, b2, free).choice.action).toMatchObject({ type: "MOVE", targetPosition: free });
  });

  test("of several ways it is the one from the tile that was chosen first", () => {
    const open = viewOf(stateOf({ a1: { at: [1, 1] }, b1: { at: [2, 2] } }));
    const chosen = optionsOf(open, true)
      .byUnit.get("a1")
      ?.find(({ type, targetPosition }) => type === "MOVE" && targetPosition?.y === 2);
    const pressedThen = press(open, optionsOf(open, true), { unit: "a1", action: chosen ?? null }, b2);
    expect(pressedThen).toMatchObject({
      choice: { action: { type: "MOVE_AND_ATTACK", targetPosition: { x: 1, y: 2 }, targetUnitId: "b1" } },
    });
  });

  test("another target is another choice, not an action", () => {
    expect(pressed(a1, b1, free).choice.action).toMatchObject({ type: "MOVE" });
  });

  test("another unit of one's own, the same one again, a tile out of reach", () => {
    expect(pressed(a1, b1, a2).choice).toEqual({ unit: "a2", action: null });
    expect(pressed(a1, a1).choice).toEqual(noChoice);
    expect(pressed(a1, b1, far).choice).toEqual({ unit: "a1", action: null });
  });

  test("an enemy is looked at where nobody is chosen; where somebody is, it is a target out of reach", () => {
    expect(pressed(b1).choice).toEqual({ unit: "b1", action: null });
    expect(pressed(a2, b1).choice).toEqual({ unit: "a2", action: null });
  });

  test("going back gives up the target first, then the unit", () => {
    const { choice } = pressed(a1, b1);
    expect(stepBack(choice)).toEqual({ unit: "a1", action: null });
    expect(stepBack(stepBack(choice))).toEqual(noChoice);
  });

  test("other ways to strike the same target; none to a mere step", () => {
    const away = pressed(a1, b2).choice.action;
    expect(away && alternativesTo(options, away)).toEqual([]);
    const open = viewOf(stateOf({ a1: { at: [1, 1] }, b1: { at: [2, 2] } }));
    const all = optionsOf(open, true);
    const first = press(open, all, { unit: "a1", action: null }, b2);
    const action = "choice" in first ? first.choice.action : null;
    expect(action && alternativesTo(all, action).map(({ targetPosition }) => targetPosition)).toEqual([
      { x: 2, y: 1 },
      { x: 1, y: 2 },
    ]);
    const step = pressed(a1, free).choice.action;
    expect(step && alternativesTo(options, step)).toEqual([]);
  });
});
