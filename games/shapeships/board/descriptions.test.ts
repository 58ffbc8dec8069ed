import type { Json } from "@umpire/kernel";
import { expect, test } from "vitest";
import { describeAction, describeEvents } from "./descriptions.ts";
import { decided, draws, duel, eventsOf, tableOf } from "./duel.fixture.ts";

const begun = duel(["lattice", "corona"], { keel: 20 });
const battle = decided(begun, draws(["caliper", 1], ["strut", 1]), draws(["mote", 2]));
const ended = decided(battle, { charges: [{ ship: "N1", effect: "damage" }] }, null);

function told(moment: typeof begun, seat: 0 | 1 | null, language: "en" | "ru" = "en") {
  const { names, next } = tableOf(moment, seat, language);
  const { rules, state } = moment.match;
  const given = { rules: rules as unknown as Json, view: state as unknown as Json, next, seat, names, language };
  return describeEvents(given)(eventsOf(moment) as unknown as readonly Json[]);
}

test("both orders are told, one's own first, and what they queued", () => {
  expect(told(battle, 1)).toEqual([
    "Bob (you): 2 × Mote",
    "Anna: Caliper, Strut",
    "At the end of the turn: Mote S1, S2, 8 damage to Anna (4 each)",
  ]);
});

test("who could do nothing is not said to have passed, and a settlement is told with its sums", () => {
  const lines = told(ended, null);
  expect(lines).toContain("Anna: Caliper N1: damage");
  expect(lines).toContain("Bob: had nothing to use");
  expect(lines).toContain("Anna 66 −8 = 58, Bob 66 −7 = 59");
});

test("in Russian there is no Latin word but ids", () => {
  const latin = told(ended, 0, "ru").flatMap((line) => line.match(/[A-Za-z]+\d*/g) ?? []);
  expect(latin.filter((word) => !/^[NS]\d+$/.test(word))).toEqual([]);
});

test("a decision is called by its order, a faction by its name", () => {
  const { names, next } = tableOf(battle, 0);
  const { rules, state } = battle.match;
  const given = { rules: rules as unknown as Json, view: state as unknown as Json, next, names } as const;
  const call = describeAction({ ...given, seat: 0, language: "en" });
  expect(call({ charges: [{ ship: "N1", effect: "damage" }] })).toBe("Caliper N1: damage");
  expect(call(draws(["mote", 2]))).toBe("2 × Mote");
  expect(call({ faction: "corona" })).toBe("Corona");
  expect(() => call("rock")).toThrow("no order");
});
