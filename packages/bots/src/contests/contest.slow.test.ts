import { rps } from "@umpire/rps/game";
import { shapeships } from "@umpire/shapeships/game";
import { kit as shapeshipsKit } from "@umpire/shapeships/kit";
import { tactics } from "@umpire/tactics/game";
import { kit as tacticsKit } from "@umpire/tactics/kit";
import { presets as tacticsPresets } from "@umpire/tactics/rules/data/presets";
import { describe, expect, inject, test } from "vitest";
import type { Bot } from "../bot.ts";
import { botsOf } from "../bots.ts";
import { passer } from "../players/passer.ts";
import { randomBot } from "../players/random.ts";
import { playPairs, shareOf } from "./contest.ts";

describe("a contest", () => {
  test("gives Wilson's interval of a share, draws counting half", () => {
    // 60 of 100, worked out by hand from Wilson's formula.
    const { share, low, high } = shareOf({ won: 50, drawn: 20, lost: 30 });
    expect(share).toBe(0.6);
    expect(low).toBeCloseTo(0.502, 3);
    expect(high).toBeCloseTo(0.6906, 3);
    expect(shareOf({ won: 10, drawn: 0, lost: 0 }).low).toBeCloseTo(0.7225, 3);
  });

  test("seats both bots in both seats, and counts for the first", () => {
    const rock: Bot = () => "rock";
    const paper: Bot = () => "paper";
    const contest = { game: rps, rules: { wins: 1, rounds: 30 }, opening: 0 };
    expect(playPairs(contest, [paper, rock], 0, 5)).toEqual({ won: 10, drawn: 0, lost: 0 });
    expect(playPairs(contest, [rock, paper], 0, 5)).toEqual({ won: 0, drawn: 0, lost: 10 });
    expect(playPairs(contest, [rock, rock], 0, 5)).toEqual({ won: 0, drawn: 10, lost: 0 });
  });

  test("at a table of three the bots sit by turns, each once in every seat", () => {
    const bySeat: string[][] = [];
    const named =
      (name: string): Bot =>
      (_rules, _view, seat) => {
        bySeat[seat] = [...(bySeat[seat] ?? []), name];
        return name;
      };
    const three = { ...rps, seats: () => 3, next: rps.next, parse: { ...rps.parse } };
    const table: typeof rps = {
      ...three,
      next: ({ round }) =>
        round > 1 ? { over: { winners: [2], reason: "score" } } : { awaiting: [0, 1, 2], step: "show" },
      check: () => null,
      resolve: (state) => ({ state: { ...state, round: 2 }, events: [] }),
    };
    const contest = { game: table, rules: { wins: 1, rounds: 30 }, opening: 0 };
    expect(playPairs(contest, [named("a"), named("b")], 0, 1)).toEqual({ won: 1, drawn: 0, lost: 1 });
    expect(bySeat).toEqual([
      ["a", "b"],
      ["b", "a"],
      ["a", "b"],
    ]);
  });

  test("opens both games of a pair alike", () => {
    const seen: string[] = [];
    const random = randomBot(tactics);
    const noting: Bot = (rules, view, seat, rng) => {
      seen.push(JSON.stringify(view));
      return random(rules, view, seat, rng);
    };
    playPairs({ game: tactics, rules: tacticsPresets.skirmish, opening: 3 }, [noting, noting], 0, 1);
    expect(seen.filter((view) => view === seen[0])).toHaveLength(2);
  });
});

const isLong = inject("isLong");

/** A slice of `npm run strength`: enough for the lower end of the interval to be above one half. */
describe("strength, in little", () => {
  const skirmish = { game: tactics, rules: tacticsPresets.skirmish, opening: tacticsKit.opening ?? 0 };
  const duel = { game: shapeships, rules: shapeships.presets["standard"] ?? {}, opening: shapeshipsKit.opening ?? 0 };
  const low = (contest: typeof skirmish | typeof duel, one: Bot, other: Bot, pairs: number) =>
    shareOf(playPairs(contest, [one, other], 0, pairs)).low;

  test("Tactics: each of the lower levels beats the one below", () => {
    const levels = botsOf(tacticsKit);
    expect(low(skirmish, levels.beginner, levels.random, 25)).toBeGreaterThan(0.5);
    expect(low(skirmish, levels.casual, levels.beginner, 25)).toBeGreaterThan(0.5);
    expect(low(skirmish, levels.club, levels.casual, 15)).toBeGreaterThan(0.5);
    if (isLong) expect(low(skirmish, levels.expert, levels.greedy, 10)).toBeGreaterThan(0.5);
  });

  test("ShapeShips: each of the lower levels beats the one below", () => {
    const levels = botsOf(shapeshipsKit);
    expect(low(duel, levels.beginner, levels.random, 25)).toBeGreaterThan(0.5);
    expect(low(duel, levels.casual, levels.beginner, 25)).toBeGreaterThan(0.5);
    if (isLong) expect(low(duel, levels.expert, levels.casual, 15)).toBeGreaterThan(0.5);
  });
});

/** Who attacks is hit first, so two sides out of reach have a reason to wait; without end it is a draw, or no end. */
describe("from the untouched start, whoever only passes is beaten in both seats", () => {
  const presets = Object.entries(tacticsPresets);
  const scores = (name: "club" | "expert" | "master", pairs: number, under = presets) =>
    under.map(([preset, rules]) => {
      const score = playPairs(
        { game: tactics, rules, opening: 0 },
        [botsOf(tacticsKit)[name], passer(tactics)],
        0,
        pairs,
      );
      return { preset, ...score };
    });
  const beaten = (won: number, under = presets) => under.map(([preset]) => ({ preset, won, drawn: 0, lost: 0 }));

  test("by club", () => expect(scores("club", 3)).toEqual(beaten(6)), 120_000);
  test.each(["expert", "master"] as const)("by %s", { timeout: 120_000 }, (name) => {
    const under = isLong ? presets : presets.filter(([preset]) => preset === "duel");
    expect(scores(name, 1, under)).toEqual(beaten(2, under));
  });
});
