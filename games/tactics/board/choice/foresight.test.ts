import { describe, expect, test } from "vitest";
import type { TacticsAction } from "../../rules/shape.ts";
import { stateOf, viewOf, withBuff } from "../view.fixture.ts";
import { foresee, turnEndLoss } from "./foresight.ts";

const strike = (unitId: string, target: string, x: number, y: number): TacticsAction => ({
  ...{ type: "ATTACK", playerId: "P1", unitId, targetUnitId: target, targetPosition: { x, y } },
});
const charge = (unitId: string, target: string, x: number, y: number): TacticsAction => ({
  ...strike(unitId, target, x, y),
  type: "MOVE_AND_ATTACK",
});

describe("what would come of an action", () => {
  const duel = stateOf({ a1: { at: [1, 1] }, b1: { at: [1, 2] }, b2: { at: [4, 4], archer: true } });

  test("hp lost, the blow with its parts, who could strike back", () => {
    const found = foresee(viewOf(withBuff(duel, "a1", "RAGE", 2)), strike("a1", "b1", 1, 2));
    expect(found).toMatchObject({ endsTurn: false, damage: { value: 5 } });
    expect(found?.risks).toEqual([{ unit: "b1", damage: 3, fells: false }]);
    expect(found?.damage?.because.map(({ amount }) => amount)).toEqual([3, 2]);
    expect(found?.marks).toEqual(new Map([["b1", { hp: 5, falls: false, gains: [], losses: [] }]]));
  });

  test("a fall, and no more hp lost than there is", () => {
    const weak = stateOf({ a1: { at: [1, 1] }, b1: { at: [1, 2], hp: 2 }, b2: { at: [4, 4] } });
    const found = foresee(viewOf(weak), strike("a1", "b1", 1, 2));
    expect(found?.marks.get("b1")).toEqual({ hp: 0, falls: true, gains: [], losses: [] });
    expect(found?.events.map(({ type }) => type)).toEqual(["hit", "fell"]);
    expect(found?.risks).toEqual([]);
  });

  test("what the end of the turn adds where the action does not end it", () => {
    const sick = viewOf(withBuff(duel, "a1", "POISON", 1));
    const found = foresee(sick, strike("a1", "b1", 1, 2));
    expect(found?.ending.map(({ type }) => type)).toEqual(["poisoned", "buff-ended"]);
    expect(found?.marks.has("a1")).toBe(false);
    expect([turnEndLoss(sick, "a1"), turnEndLoss(sick, "b1")]).toEqual([1, 0]);
  });

  test("a step with a blow ends the turn, poison included, and sets off the tile", () => {
    const tiles = [{ position: { x: 2, y: 1 }, buffId: "RAGE", duration: 3, target: "self" as const }];
    const apart = stateOf({ a1: { at: [1, 1] }, b1: { at: [2, 2] }, b2: { at: [4, 4] } }, { tiles });
    const found = foresee(viewOf(withBuff(apart, "a1", "POISON", 2)), charge("a1", "b1", 2, 1));
    expect(found).toMatchObject({ endsTurn: true, ending: [], damage: { value: 5 } });
    expect(found?.marks.get("a1")).toEqual({
      hp: 9,
      falls: false,
      gains: [{ buffId: "RAGE", turns: 1 }],
      losses: [],
    });
    expect(found?.marks.get("b1")?.hp).toBe(5);
  });

  test("who could strike back, how hard at most, and whether that would be the end", () => {
    const tiles = [{ position: { x: 2, y: 2 }, buffId: "RAGE", duration: 3, target: "self" as const }];
    const hurt = stateOf({ a1: { at: [1, 1], hp: 5 }, b1: { at: [1, 2] }, b2: { at: [3, 2] } }, { tiles });
    const found = foresee(viewOf(hurt), { type: "MOVE", playerId: "P1", unitId: "a1", targetPosition: { x: 2, y: 1 } });
    expect(found?.risks).toEqual([
      { unit: "b1", damage: 5, fells: true },
      { unit: "b2", damage: 5, fells: true },
    ]);
  });

  test("buffs that an ending turn takes away", () => {
    const raging = viewOf(withBuff(stateOf({ a1: { at: [1, 1] }, b1: { at: [2, 2] } }), "a1", "RAGE", 1));
    expect(foresee(raging, charge("a1", "b1", 2, 1))?.marks.get("a1")).toEqual({
      hp: 10,
      falls: false,
      gains: [],
      losses: ["RAGE"],
    });
  });

  test("nothing of what is not allowed, and the view stays as it was", () => {
    const view = viewOf(duel);
    const before = JSON.stringify(view);
    expect(foresee(view, strike("a1", "b2", 4, 4))).toBeNull();
    foresee(view, strike("a1", "b1", 1, 2));
    expect(JSON.stringify(view)).toBe(before);
  });
});
