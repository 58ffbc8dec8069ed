import { canonical } from "@umpire/kernel";
import { expect, test } from "vitest";
import { tactics } from "../game.ts";
import type { TacticsAction } from "../rules/shape.ts";
import { foreseen } from "./choice/foresight.ts";
import { pastOf } from "./turn-events.ts";
import type { Sight, TacticsEvent } from "./types.ts";
import { sightOf, stateOf } from "./view.fixture.ts";
import { readSight } from "./view.ts";

type Told = { readonly sight: Sight; readonly events: readonly TacticsEvent[] };

function after(sight: Sight, action: TacticsAction): Told {
  const played = foreseen(sight, action);
  if (played === null) throw new Error("not allowed");
  const next = tactics.next(played.state, sight.rules);
  // Sent and read again, as every view is, with its keys in another order.
  const { state } = readSight({ rules: sight.rules, view: JSON.parse(canonical(played.state)), seat: 0, next });
  return { sight: { ...sight, state, next }, events: played.events };
}

const tiles = [{ position: { x: 3, y: 2 }, buffId: "RAGE", duration: 3, target: "self" as const }];
const begun = sightOf(stateOf({ a1: { at: [1, 1] }, a2: { at: [3, 1] }, b1: { at: [1, 2] } }, { tiles }));
const own = { playerId: "P1", targetPosition: { x: 3, y: 2 }, unitId: "a2" };
const moved = after(begun, { ...own, type: "MOVE" });
const struck = after(moved.sight, {
  ...own,
  type: "ATTACK",
  unitId: "a1",
  targetUnitId: "b1",
  targetPosition: { x: 1, y: 2 },
});
const ended = after(struck.sight, { type: "END_TURN", playerId: "P1" });

test("steps of one turn are told together", () => {
  const one = pastOf({ sight: begun, past: [] }, [], moved.sight);
  const two = pastOf({ sight: moved.sight, past: one }, moved.events, struck.sight);
  expect(two.map(({ type }) => type)).toEqual(["moved", "buff-gained"]);
  const three = pastOf({ sight: struck.sight, past: two }, struck.events, ended.sight);
  expect(three.map(({ type }) => type)).toEqual(["moved", "buff-gained", "hit"]);
});

test("the next turn begins anew", () => {
  const reply = after(ended.sight, { type: "MOVE", playerId: "P2", unitId: "b1", targetPosition: { x: 1, y: 3 } });
  expect(pastOf({ sight: ended.sight, past: moved.events }, ended.events, reply.sight)).toEqual([]);
});

test("what is no step further is no continuation: an undo, a gap, a replay", () => {
  expect(pastOf({ sight: struck.sight, past: moved.events }, struck.events, moved.sight)).toEqual([]);
  expect(pastOf({ sight: begun, past: [] }, [], struck.sight)).toEqual([]);
});
