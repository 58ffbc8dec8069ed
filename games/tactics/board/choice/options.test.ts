import { describe, expect, test } from "vitest";
import { cellName } from "../grid/cells.ts";
import type { Sight, Unit } from "../types.ts";
import { sightOf, stateOf, withBuff } from "../view.fixture.ts";
import { unitOf } from "../view.ts";
import { lightAt, optionsOf, reachOf, whyIdle, whyNot } from "./options.ts";

function unit(sight: Sight, id: string): Unit {
  const found = unitOf(sight, id);
  if (found === null) throw new Error(`no unit ${id}`);
  return found;
}

/** Every tile that is lit for a unit, as `B2 move`. */
function lit(sight: Sight, id: string): readonly string[] {
  const actions = optionsOf(sight, true).byUnit.get(id) ?? [];
  const points = Array.from({ length: 25 }, (_, at) => ({ x: at % 5, y: Math.floor(at / 5) }));
  return points.flatMap((point) => {
    const light = lightAt(sight, actions, point);
    return light === null ? [] : [`${cellName(point)} ${light}`];
  });
}

describe("what is lit", () => {
  test("steps, enemies in range, and enemies in range after a step", () => {
    const near = sightOf(stateOf({ a1: { at: [1, 1] }, b1: { at: [1, 2] }, b2: { at: [2, 2] } }));
    expect(lit(near, "a1")).toEqual(["B1 move", "A2 move", "C2 move", "B3 strike", "C3 charge"]);
  });

  test("nothing for a stunned unit, only blows for a rooted one", () => {
    const state = stateOf({ a1: { at: [1, 1] }, a2: { at: [4, 4] }, b1: { at: [1, 2] } });
    expect(lit(sightOf(withBuff(state, "a1", "STUN", 2)), "a1")).toEqual([]);
    expect(lit(sightOf(withBuff(state, "a1", "ROOT", 2)), "a1")).toEqual(["B3 strike"]);
  });

  test("nothing where it is the other's turn, where nobody can send, and for a spectator", () => {
    const state = stateOf({ a1: { at: [1, 1] }, b1: { at: [1, 2] } });
    expect(optionsOf(sightOf(state, 0), true).byUnit.size).toBe(1);
    for (const none of [optionsOf(sightOf(state, 1), true), optionsOf(sightOf(state, null), true)])
      expect(none).toEqual({ byUnit: new Map(), endTurn: null });
    expect(optionsOf(sightOf(state, 0), false).endTurn).toBeNull();
  });

  test("an enemy's reach is that of its next turn, as buffs will stand then", () => {
    const state = withBuff(stateOf({ a1: { at: [0, 0] }, b1: { at: [2, 2] } }), "b1", "ROOT", 1);
    const sight = sightOf(state);
    expect(reachOf(sight, unit(sight, "b1")).map(({ type }) => type)).toEqual(["MOVE", "MOVE", "MOVE", "MOVE"]);
    const longer = sightOf(withBuff(state, "b1", "ROOT", 2));
    expect(reachOf(longer, unit(longer, "b1"))).toEqual([]);
  });
});

describe("why not", () => {
  const state = stateOf({ a1: { at: [1, 1] }, a2: { at: [4, 4] }, b1: { at: [3, 3] } });

  test("too far to step, out of range, with the rule", () => {
    const sight = sightOf(state);
    expect(whyNot(sight, unit(sight, "a1"), { x: 2, y: 2 })).toMatchObject({ code: "no-unit-can-reach", rule: "T4" });
    expect(whyNot(sight, unit(sight, "a1"), { x: 3, y: 3 })).toMatchObject({ code: "no-unit-in-range", rule: "T4" });
  });

  test("no reason on a lit tile, on one's own units and on oneself", () => {
    const sight = sightOf(state);
    for (const point of [
      { x: 1, y: 2 },
      { x: 4, y: 4 },
      { x: 1, y: 1 },
    ])
      expect(whyNot(sight, unit(sight, "a1"), point)).toBeNull();
  });

  test("a unit that can do nothing says why: stunned, rooted, acted, the other's turn", () => {
    const idle = (sight: Sight) => whyIdle(sight, unit(sight, "a1"))?.code;
    expect(idle(sightOf(withBuff(state, "a1", "STUN", 2)))).toBe("stunned");
    expect(idle(sightOf(withBuff(state, "a1", "ROOT", 2)))).toBe("rooted");
    expect(idle(sightOf({ ...state, actedUnitIds: ["a1"] }))).toBe("already-acted");
    expect(idle(sightOf(state))).toBeUndefined();
    const theirs = sightOf({ ...state, currentPlayer: "P2" });
    expect(whyNot(theirs, unit(theirs, "a1"), { x: 1, y: 2 })?.code).toBe("not-your-turn");
  });
});
