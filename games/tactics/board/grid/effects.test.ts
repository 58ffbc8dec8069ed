import { expect, test } from "vitest";
import { gameEvents } from "../read-view.ts";
import { stateOf, viewOf } from "../view.fixture.ts";
import { effectsOf } from "./effects.ts";

const state = stateOf({ a1: { at: [2, 1] }, b1: { at: [2, 2] } });
const events = gameEvents([
  { type: "moved", unit: "a1", from: { x: 1, y: 1 }, to: { x: 2, y: 1 } },
  { type: "match:draw-offered", seat: 0 },
  { type: "hit", unit: "a1", target: "b1", damage: 3, hp: 7 },
  "nonsense",
]);

test("what happened to whom, one after another, as the viewer sees the board", () => {
  const effects = effectsOf(viewOf(state, 0), [], events);
  expect(effects.get("a1")).toEqual([
    { kind: "moved", from: { x: -100, y: 0 }, beat: 0 },
    { kind: "struck", at: { x: 0, y: -100 }, beat: 1 },
  ]);
  expect(effects.get("b1")).toEqual([{ kind: "hurt", damage: 3, hp: 7, beat: 1 }]);
});

test("from the other side of the table everything is turned", () => {
  const [moved, struck] = effectsOf(viewOf(state, 1), [], events).get("a1") ?? [];
  expect(moved).toMatchObject({ from: { x: 100 } });
  expect(struck).toMatchObject({ at: { y: 100 } });
});

test("what came earlier in the turn stays to be seen, and moves no more", () => {
  const effects = effectsOf(viewOf(state, 0), events, []);
  expect(effects.get("b1")?.map(({ beat }) => beat < 0)).toEqual([true]);
});
