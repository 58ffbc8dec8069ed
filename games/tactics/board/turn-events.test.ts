import { canonical } from "@umpire/kernel";
import { expect, test } from "vitest";
import { tactics } from "../game.ts";
import type { TacticsAction, TacticsEvent } from "../rules/shape.ts";
import { outcomeOf } from "./choice/foresight.ts";
import { readView } from "./read-view.ts";
import { earlierThisTurn, turnEndIn } from "./turn-events.ts";
import { stateOf, viewOf } from "./view.fixture.ts";
import type { TacticsView } from "./view.ts";

type Outcome = { readonly view: TacticsView; readonly events: readonly TacticsEvent[] };

function after(view: TacticsView, action: TacticsAction): Outcome {
  const played = outcomeOf(view, action);
  if (played === null) throw new Error("not allowed");
  const next = tactics.next(played.state, view.rules);
  // Sent and read again, as every view is, with its keys in another order.
  const { state } = readView({ rules: view.rules, view: JSON.parse(canonical(played.state)), seat: 0, next });
  return { view: { ...view, state, next }, events: played.events };
}

const tiles = [{ position: { x: 3, y: 2 }, buffId: "RAGE", duration: 3, target: "self" as const }];
const begun = viewOf(
  stateOf({ a1: { at: [1, 1] }, a2: { at: [3, 1] }, b1: { at: [1, 2] }, b2: { at: [3, 3] } }, { tiles }),
);
const own = { playerId: "P1", targetPosition: { x: 3, y: 2 }, unitId: "a2" };
const moved = after(begun, { ...own, type: "MOVE" });
const struck = after(moved.view, {
  ...own,
  type: "ATTACK",
  unitId: "a1",
  targetUnitId: "b1",
  targetPosition: { x: 1, y: 2 },
});
const ended = after(struck.view, { type: "END_TURN", playerId: "P1" });

test("steps of one turn are told together", () => {
  const one = earlierThisTurn({ view: begun, past: [] }, [], moved.view);
  const two = earlierThisTurn({ view: moved.view, past: one }, moved.events, struck.view);
  expect(two.map(({ type }) => type)).toEqual(["moved", "buff-gained"]);
  const three = earlierThisTurn({ view: struck.view, past: two }, struck.events, ended.view);
  expect(three.map(({ type }) => type)).toEqual(["moved", "buff-gained", "hit"]);
});

test("the next turn begins anew", () => {
  const reply = after(ended.view, { type: "MOVE", playerId: "P2", unitId: "b1", targetPosition: { x: 1, y: 3 } });
  expect(earlierThisTurn({ view: ended.view, past: moved.events }, ended.events, reply.view)).toEqual([]);
});

test("what is no step further is no continuation: an undo, a gap, a replay", () => {
  expect(earlierThisTurn({ view: struck.view, past: moved.events }, struck.events, moved.view)).toEqual([]);
  expect(earlierThisTurn({ view: begun, past: [] }, [], struck.view)).toEqual([]);
});

test("[T10] why a turn ended: a step with a blow, the player's choice, nobody there", () => {
  const charge = after(begun, {
    ...own,
    type: "MOVE_AND_ATTACK",
    unitId: "a2",
    targetUnitId: "b2",
    targetPosition: { x: 3, y: 2 },
  });
  expect(turnEndIn(ended.events)).toEqual({ player: "P1", by: "choice" });
  expect(turnEndIn([{ type: "match:absent", seat: 0 }, ...ended.events])).toEqual({ player: "P1", by: "absence" });
  expect(turnEndIn(moved.events)).toBeNull();
  expect(turnEndIn(charge.events)).toEqual({ player: "P1", by: "charge" });
});
