import { describe, expect, test } from "vitest";
import type { Point } from "../types.ts";
import { sightOf, stateOf } from "../view.fixture.ts";
import { type Choice, nothing, press, stepBack, waysOf } from "./choice.ts";
import { optionsOf } from "./options.ts";

const sight = sightOf(stateOf({ a1: { at: [1, 1] }, a2: { at: [4, 0] }, b1: { at: [1, 2] }, b2: { at: [2, 2] } }));
const options = optionsOf(sight, true);

/** Presses tiles one after another; the last press may be the deed. */
function pressed(...points: readonly Point[]): { readonly choice: Choice; readonly deed?: string } {
  let choice = nothing;
  for (const [at, point] of points.entries()) {
    const result = press(sight, options, choice, point);
    if ("deed" in result) {
      expect(at, "a deed before the last press").toBe(points.length - 1);
      return { choice, deed: String(result.deed.type) };
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
    expect(pressed(a1, b1, b1).deed).toBe("ATTACK");
    expect(pressed(a1, free, free).deed).toBe("MOVE");
  });

  test("an enemy beyond range is struck after a step, from the tile that was chosen first", () => {
    expect(pressed(a1, b2).choice.action).toMatchObject({ type: "MOVE_AND_ATTACK", targetPosition: free });
    expect(pressed(a1, free, b2).choice.action).toMatchObject({ type: "MOVE_AND_ATTACK", targetPosition: free });
    expect(pressed(a1, free, b2, b2).deed).toBe("MOVE_AND_ATTACK");
    expect(pressed(a1, free, b2, free).choice.action).toMatchObject({ type: "MOVE", targetPosition: free });
  });

  test("of several ways it is the one from the tile that was chosen first", () => {
    const open = sightOf(stateOf({ a1: { at: [1, 1] }, b1: { at: [2, 2] } }));
    const chosen = optionsOf(open, true)
      .byUnit.get("a1")
      ?.find(({ type, targetPosition }) => type === "MOVE" && targetPosition?.y === 2);
    const pressedThen = press(open, optionsOf(open, true), { unit: "a1", action: chosen ?? null }, b2);
    expect(pressedThen).toMatchObject({
      choice: { action: { type: "MOVE_AND_ATTACK", targetPosition: { x: 1, y: 2 }, targetUnitId: "b1" } },
    });
  });

  test("another target is another choice, not a deed", () => {
    expect(pressed(a1, b1, free).choice.action).toMatchObject({ type: "MOVE" });
  });

  test("another unit of one's own, the same one again, a tile out of reach", () => {
    expect(pressed(a1, b1, a2).choice).toEqual({ unit: "a2", action: null });
    expect(pressed(a1, a1).choice).toEqual(nothing);
    expect(pressed(a1, b1, far).choice).toEqual({ unit: "a1", action: null });
  });

  test("an enemy is looked at where nobody is chosen; where somebody is, it is a target out of reach", () => {
    expect(pressed(b1).choice).toEqual({ unit: "b1", action: null });
    expect(pressed(a2, b1).choice).toEqual({ unit: "a2", action: null });
  });

  test("going back gives up the target first, then the unit", () => {
    const { choice } = pressed(a1, b1);
    expect(stepBack(choice)).toEqual({ unit: "a1", action: null });
    expect(stepBack(stepBack(choice))).toEqual(nothing);
  });

  test("other ways to strike the same target; none to a mere step", () => {
    const away = pressed(a1, b2).choice.action;
    expect(away && waysOf(options, away)).toEqual([]);
    const open = sightOf(stateOf({ a1: { at: [1, 1] }, b1: { at: [2, 2] } }));
    const all = optionsOf(open, true);
    const first = press(open, all, { unit: "a1", action: null }, b2);
    const action = "choice" in first ? first.choice.action : null;
    expect(action && waysOf(all, action).map(({ targetPosition }) => targetPosition)).toEqual([
      { x: 2, y: 1 },
      { x: 1, y: 2 },
    ]);
    const step = pressed(a1, free).choice.action;
    expect(step && waysOf(options, step)).toEqual([]);
  });
});
