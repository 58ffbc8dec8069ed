import { describe, expect, test } from "vitest";
import type { Unit } from "../../rules/shape.ts";
import { cellName } from "../grid/cells.ts";
import { stateOf, viewOf, withBuff } from "../view.fixture.ts";
import type { TacticsView } from "../view.ts";
import { findUnit } from "../view.ts";
import { lightAt, optionsOf, reachOf, whyIdle, whyNot } from "./options.ts";

function unit(view: TacticsView, id: string): Unit {
  const found = findUnit(view, id);
  if (found === null) throw new Error(`no unit ${id}`);
  return found;
}

/** Every tile that is lit for a unit, as `B2 move`. */
function lit(view: TacticsView, id: string): readonly string[] {
  const actions = optionsOf(view, true).byUnit.get(id) ?? [];
  const points = Array.from({ length: 25 }, (_, at) => ({ x: at % 5, y: Math.floor(at / 5) }));
  return points.flatMap((point) => {
    const light = lightAt(view, actions, point);
    return light === null ? [] : [`${cellName(point)} ${light}`];
  });
}

describe("what is lit", () => {
  test("steps, enemies in range, and enemies in range after a step", () => {
    const near = viewOf(stateOf({ a1: { at: [1, 1] }, b1: { at: [1, 2] }, b2: { at: [2, 2] } }));
    expect(lit(near, "a1")).toEqual(["B1 move", "A2 move", "C2 move", "B3 strike", "C3 charge"]);
  });

  test("nothing for a stunned unit, only blows for a rooted one", () => {
    const state = stateOf({ a1: { at: [1, 1] }, a2: { at: [4, 4] }, b1: { at: [1, 2] } });
    expect(lit(viewOf(withBuff(state, "a1", "STUN", 2)), "a1")).toEqual([]);
    expect(lit(viewOf(withBuff(state, "a1", "ROOT", 2)), "a1")).toEqual(["B3 strike"]);
  });

  test("nothing where it is the other's turn, where nobody can send, and for a spectator", () => {
    const state = stateOf({ a1: { at: [1, 1] }, b1: { at: [1, 2] } });
    expect(optionsOf(viewOf(state, 0), true).byUnit.size).toBe(1);
    for (const none of [optionsOf(viewOf(state, 1), true), optionsOf(viewOf(state, null), true)])
      expect(none).toEqual({ byUnit: new Map(), endTurn: null });
    expect(optionsOf(viewOf(state, 0), false).endTurn).toBeNull();
  });

  test("an enemy's reach is that of its next turn, as buffs will stand then", () => {
    const state = withBuff(stateOf({ a1: { at: [0, 0] }, b1: { at: [2, 2] } }), "b1", "ROOT", 1);
    const view = viewOf(state);
    expect(reachOf(view, unit(view, "b1")).map(({ type }) => type)).toEqual(["MOVE", "MOVE", "MOVE", "MOVE"]);
    const longer = viewOf(withBuff(state, "b1", "ROOT", 2));
    expect(reachOf(longer, unit(longer, "b1"))).toEqual([]);
  });
});

describe("why not", () => {
  const state = stateOf({ a1: { at: [1, 1] }, a2: { at: [4, 4] }, b1: { at: [3, 3] } });

  test("too far to step, out of range, with the rule", () => {
    const view = viewOf(state);
    expect(whyNot(view, unit(view, "a1"), { x: 2, y: 2 })).toMatchObject({ code: "no-unit-can-reach", rule: "T4" });
    expect(whyNot(view, unit(view, "a1"), { x: 3, y: 3 })).toMatchObject({ code: "no-unit-in-range", rule: "T4" });
  });

  test("no reason on a lit tile, on one's own units and on oneself", () => {
    const view = viewOf(state);
    for (const point of [
      { x: 1, y: 2 },
      { x: 4, y: 4 },
      { x: 1, y: 1 },
    ])
      expect(whyNot(view, unit(view, "a1"), point)).toBeNull();
  });

  test("a unit that can do nothing says why: stunned, rooted, acted, the other's turn", () => {
    const idle = (view: TacticsView) => whyIdle(view, unit(view, "a1"))?.code;
    expect(idle(viewOf(withBuff(state, "a1", "STUN", 2)))).toBe("stunned");
    expect(idle(viewOf(withBuff(state, "a1", "ROOT", 2)))).toBe("rooted");
    expect(idle(viewOf({ ...state, actedUnitIds: ["a1"] }))).toBe("already-acted");
    expect(idle(viewOf(state))).toBeUndefined();
    const theirs = viewOf({ ...state, currentPlayer: "P2" });
    expect(whyNot(theirs, unit(theirs, "a1"), { x: 1, y: 2 })?.code).toBe("not-your-turn");
  });
});
