import { expect, test } from "vitest";
import type { ShapeshipsEvent } from "../../rules/shape.ts";
import { duel, tableOf } from "../duel.fixture.ts";
import { describeNamed } from "./event-text.ts";

const begun = duel();
const base = (amount: number) => ({ op: "base", amount }) as const;
const add = (amount: number, source: string) => ({ op: "add", amount, source }) as const;

const rolled: ShapeshipsEvent = { type: "rolled", base: 4, rerolled: [2], extra: null, reads: [4, 6] };
const events: readonly ShapeshipsEvent[] = [
  rolled,
  { ...rolled, rerolled: [], extra: 3, reads: [4, 4] },
  {
    ...{ type: "lines", lines: [9, 4], joining: [0, 0] },
    because: [[base(4), add(3, "keel"), add(1, "strut N1"), add(1, "strut N2")], [base(4)]],
  },
  { type: "makers", makers: [["N1"], []] },
  { type: "energy", energy: [{ amber: 0, indigo: 2 }, {}] },
  { type: "destroyed", side: 1, id: "S1", ship: "mote" },
  { type: "stolen", from: 1, to: 0, id: "S1", ship: "mote" },
  { type: "copied", side: 1, ship: "mote" },
  { type: "arrived", side: 0, id: "N4", ship: "mote", origin: "copied" },
  { type: "outcome", result: "narrow_win", winner: 0, health: [-1, -3] },
  { type: "outcome", result: "draw", winner: null, health: [0, 0] },
];

test("whatever befalls a side is told with the player's name, one's own first", () => {
  expect(events.map((event) => describeNamed(event, tableOf(begun, 1)))).toEqual([
    "The die shows 4 (after 2). It reads 6 for Bob (you), 4 for Anna.",
    "The die shows 4. The extra die shows 3.",
    "Lines: Bob (you) 4, Anna 9 (4 + 3 keel + 2 Strut N1, N2).",
    "Ships that can build: Bob (you) none; Anna N1.",
    "Energy: Bob (you) none; Anna 2 indigo.",
    "Bob (you) loses Mote S1.",
    "Mote S1 now works for Anna.",
    "A copy of Mote will come to Bob (you).",
    "Mote N4 enters for Anna (copied).",
    "Bob (you) −3, Anna −1: Anna wins narrowly.",
    "Bob (you) 0, Anna 0: a draw.",
  ]);
});

test("in Russian too, without a Latin word but ids", () => {
  const said = events.map((event) => describeNamed(event, tableOf(begun, null, "ru")) ?? "");
  expect(said[2]).toBe("Линии: Анна 9 (4 + 3 киль + 2 Распорка N1, N2), Борис 4.");
  expect(said.join(" ").match(/Север|Юг|[A-Za-z]{2,}/g)).toBeNull();
});

test("what befalls no side is left to the game's own words", () => {
  expect(describeNamed({ type: "turn-ended", turn: 1 }, tableOf(begun))).toBeNull();
});
