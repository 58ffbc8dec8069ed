import { describe, expect, test } from "vitest";
import type { Point } from "../../rules/shape.ts";
import { stateOf, viewOf } from "../view.fixture.ts";
import { carried, isPlanned, noChoice, otherWays, type Picked, press, stepBack } from "./choice.ts";
import { optionsOf } from "./options.ts";

const view = viewOf(stateOf({ a1: { at: [1, 1] }, a2: { at: [4, 0] }, b1: { at: [1, 2] }, b2: { at: [2, 2] } }));
const options = optionsOf(view, true);

/** What pressing tiles one after another leaves chosen. */
const pressed = (...points: readonly Point[]): Picked =>
  points.reduce((choice, point) => press(view, options, choice, point), noChoice);

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
  test("unit, then a target or a tile: a plan, which no further press sends", () => {
    expect(pressed(a1)).toEqual({ unit: "a1", action: null });
    expect(pressed(a1, b1).action).toMatchObject({ type: "ATTACK", targetUnitId: "b1" });
    expect(pressed(a1, free).action).toMatchObject({ type: "MOVE", targetPosition: free });
    expect(pressed(a1, b1, b1)).toEqual(pressed(a1, b1));
    expect(pressed(a1, free, free)).toEqual(pressed(a1, free));
  });

  test("an enemy beyond range is struck after a step: unit and enemy are enough", () => {
    expect(pressed(a1, b2).action).toMatchObject({ type: "MOVE_AND_ATTACK", targetPosition: free });
    expect(pressed(a1, free, b2).action).toMatchObject({ type: "MOVE_AND_ATTACK", targetPosition: free });
    expect(pressed(a1, free, b2, b2)).toEqual(pressed(a1, free, b2));
    expect(pressed(a1, free, b2, free).action).toMatchObject({ type: "MOVE", targetPosition: free });
  });

  test("another target is another choice", () => {
    expect(pressed(a1, b1, { x: 0, y: 1 }).action).toMatchObject({ type: "MOVE" });
    expect(pressed(a1, b1, b2).action).toMatchObject({ targetUnitId: "b2" });
  });

  test("another unit of one's own, the same one again, a tile out of reach", () => {
    expect(pressed(a1, b1, a2)).toEqual({ unit: "a2", action: null });
    expect(pressed(a1, a1)).toEqual(noChoice);
    expect(pressed(a1, b1, far)).toEqual({ unit: "a1", action: null });
  });

  test("an enemy is looked at where nobody is chosen; where somebody is, it is a target out of reach", () => {
    expect(pressed(b1)).toEqual({ unit: "b1", action: null });
    expect(pressed(a2, b1)).toEqual({ unit: "a2", action: null });
  });

  test("going back gives up the target first, then the unit", () => {
    const choice = pressed(a1, b1);
    expect(stepBack(choice)).toEqual({ unit: "a1", action: null });
    expect(stepBack(stepBack(choice))).toEqual(noChoice);
  });
});

describe("several ways to one blow", () => {
  const open = viewOf(stateOf({ a1: { at: [1, 1] }, b1: { at: [2, 2] } }));
  const all = optionsOf(open, true);
  const up = { x: 1, y: 2 };
  const pressOn = (...points: readonly Point[]) =>
    points.reduce((choice, point) => press(open, all, choice, point), noChoice);

  test("of equals it is the first that the game lists, of others the one after which least is struck back", () => {
    expect(pressOn(a1, b2).action).toMatchObject({ type: "MOVE_AND_ATTACK", targetPosition: free });
    const tiles = [{ position: up, buffId: "STUN", duration: 2, target: "nearest-enemy" as const }];
    const stunning = viewOf(stateOf({ a1: { at: [1, 1] }, b1: { at: [2, 2] } }, { tiles }));
    const safe = press(stunning, optionsOf(stunning, true), { unit: "a1", action: null }, b2);
    expect(safe.action).toMatchObject({ type: "MOVE_AND_ATTACK", targetPosition: up });
  });

  test("a tile that is pressed before or after the target is the way", () => {
    const way = { type: "MOVE_AND_ATTACK", targetPosition: up, targetUnitId: "b1" };
    expect(pressOn(a1, up, b2).action).toMatchObject(way);
    expect(pressOn(a1, b2, up).action).toMatchObject(way);
    expect(pressOn(a1, b2, up, up).action).toMatchObject({ type: "MOVE", targetPosition: up });
  });

  test("the others are offered; a mere step has none", () => {
    expect(otherWays(all, pressOn(a1, b2).action).map(({ targetPosition }) => targetPosition)).toEqual([up]);
    expect(otherWays(all, pressOn(a1, up).action)).toEqual([]);
    expect(otherWays(options, pressed(a1, b1).action)).toEqual([]);
  });
});

test("carrying a unit is planned as pressing is, and never lets go of it", () => {
  expect(carried(view, options, "a1", b2)).toEqual(pressed(a1, b2));
  expect(carried(view, options, "a1", free)).toEqual(pressed(a1, free));
  for (const nothing of [null, a2, far]) {
    expect(carried(view, options, "a1", nothing)).toEqual({ unit: "a1", action: null });
  }
});

test("Enter does the plan where it begins, leads to and falls", () => {
  const plan = pressed(a1, b2);
  expect([a1, free, b2, b1, far].map((point) => isPlanned(view, plan, point))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(isPlanned(view, pressed(a1), a1)).toBe(false);
});
