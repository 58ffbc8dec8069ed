import type { Json } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { describeAction, describeEvents } from "./descriptions.ts";
import { stateOf, viewOf } from "./view.fixture.ts";

const moved = { type: "moved", unit: "a1", from: { x: 1, y: 0 }, to: { x: 1, y: 2 } };
const hit = { type: "hit", unit: "b1", target: "a1", damage: 3, hp: 7 };

function told(seat: number | null, language: "en" | "ru", events: readonly Json[]) {
  const { state, rules, next } = viewOf(stateOf({ a1: { at: [1, 2] }, b1: { at: [1, 3] } }), seat);
  return describeEvents({ language, rules, view: state as unknown as Json, next, seat, names: ["Ann", "Bob"] })(events);
}

test("units and tiles are called as on the board, from where one sits", () => {
  expect(told(0, "en", [moved, hit])).toEqual([
    "Your Swordsman moves to B3.",
    "Enemy Swordsman hits your Swordsman: −3, 7 left.",
  ]);
  expect(told(null, "en", [moved])).toEqual(["Ann’s Swordsman moves to B3."]);
});

test("that a turn is over is told where nothing else of it is", () => {
  const ended = { type: "turn-ended", player: "P1" };
  expect(told(0, "en", [moved, hit, ended])).toHaveLength(2);
  expect(told(0, "en", [ended])).toEqual(["Your turn is over."]);
});

test("what befalls the match is left to the page", () => {
  expect(told(0, "en", [{ type: "match:resigned", seat: 1 }])).toEqual([]);
});

describe("a decision is called by what would come of it", () => {
  const called = (seat: number | null, action: Json) => {
    const { state, rules, next } = viewOf(stateOf({ a1: { at: [1, 1] }, b1: { at: [1, 3] } }), seat);
    return describeAction({ language: "en", rules, view: state as unknown as Json, next, seat, names: ["Ann", "Bob"] })(
      action,
    );
  };
  const charge = { ...{ type: "MOVE_AND_ATTACK", playerId: "P1", unitId: "a1" }, targetUnitId: "b1" };

  test("up to the end of the turn", () => {
    expect(called(0, { ...charge, targetPosition: { x: 1, y: 2 } })).toBe(
      "Your Swordsman moves to B3. Your Swordsman hits enemy Swordsman: −3, 7 left. Your turn is over.",
    );
    expect(called(null, { type: "END_TURN", playerId: "P1" })).toBe("Ann’s turn is over.");
  });

  test("and not at all where it is none", () => {
    expect(() => called(0, { ...charge, targetPosition: { x: 4, y: 4 } })).toThrow("no decision");
    expect(() => called(0, "rock")).toThrow("no decision");
  });
});
