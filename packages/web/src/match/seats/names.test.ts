import { expect, test } from "vitest";
import { en } from "../words/en.ts";
import { namesOf } from "./names.ts";

const person = (name: string) => ({ name, bot: false });
const named = (sides: readonly string[], ...players: readonly ({ name: string; bot: boolean } | null)[]) =>
  namesOf(en, sides, players);

test("people by their names, bots by their kind, a free seat as free", () => {
  expect(named(["P1", "P2"], person("Ann"), { name: "greedy", bot: true })).toEqual(["Ann", "Bot: Greedy"]);
  expect(named([], person("Ann"), null)).toEqual(["Ann", "free"]);
});

test("two of one name are told apart by where they sit, two free seats are not", () => {
  expect(named(["North", "South"], person("Player"), person("Player"))).toEqual(["Player · North", "Player · South"]);
  expect(named([], person("Ann"), person("Ann"))).toEqual(["Ann · Seat 1", "Ann · Seat 2"]);
  expect(named([], null, null)).toEqual(["free", "free"]);
});
