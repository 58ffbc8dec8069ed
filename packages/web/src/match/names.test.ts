import { expect, test } from "vitest";
import { namesOf } from "./names.ts";
import { matchWords } from "./words/words.ts";

const person = (name: string) => ({ name, bot: false });
const named = (game: string, ...players: readonly ({ name: string; bot: boolean } | null)[]) =>
  namesOf(matchWords("en"), { game, players });

test("people by their names, bots by their kind, a free seat as free", () => {
  expect(named("tactics", person("Ann"), { name: "greedy", bot: true })).toEqual(["Ann", "Bot: Greedy"]);
  expect(named("rps", person("Ann"), null)).toEqual(["Ann", "free"]);
});

test("two of one name are told apart by where they sit, two free seats are not", () => {
  expect(named("shapeships", person("Player"), person("Player"))).toEqual(["Player · North", "Player · South"]);
  expect(named("rps", person("Ann"), person("Ann"))).toEqual(["Ann · Seat 0", "Ann · Seat 1"]);
  expect(named("rps", null, null)).toEqual(["free", "free"]);
});
