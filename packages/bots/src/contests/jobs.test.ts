import { rps } from "@umpire/rps/game";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Bot } from "../bot.ts";
import { randomBot } from "../players/random.ts";
import { addScores, noGames, playPairs } from "./contest.ts";
import { jobsOf, pairingsOf } from "./jobs.ts";

const random = randomBot(rps);

describe("the jobs of an arena", () => {
  test("everybody meets everybody once", () => {
    expect(pairingsOf(["random", "greedy", "club"])).toEqual([
      ["random", "greedy"],
      ["random", "club"],
      ["greedy", "club"],
    ]);
  });

  test("are every pair of every pairing, each in one job, and numbered", () => {
    const names = fc.uniqueArray(fc.constantFrom("random", "greedy", "casual", "expert", "master"), { minLength: 2 });
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 200 }), (bots, pairs) => {
        const jobs = jobsOf(bots, 2 * pairs);
        expect(jobs.map(({ number }) => number)).toEqual(jobs.map((_, at) => at));
        for (const [a, b] of pairingsOf(bots)) {
          const own = jobs.filter((job) => job.a === a && job.b === b);
          const played = own.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at));
          expect(played).toEqual(Array.from({ length: pairs }, (_, at) => at));
        }
      }),
    );
  });

  test("are shorter where somebody thinks", () => {
    expect(jobsOf(["random", "greedy"], 100)).toHaveLength(2);
    expect(jobsOf(["random", "master"], 100)).toHaveLength(25);
  });

  test("come to the same as all of it in one go", () => {
    const contest = { game: rps, rules: { wins: 3, rounds: 30 }, opening: 0 };
    const paper: Bot = () => "paper";
    const parts = jobsOf(["random", "greedy"], 120).map(({ from, to }) =>
      playPairs(contest, [random, paper], from, to),
    );
    const whole = playPairs(contest, [random, paper], 0, 60);
    expect(parts.length).toBeGreaterThan(1);
    expect(whole.won).toBeGreaterThan(0);
    expect(parts.reduce(addScores, noGames)).toEqual(whole);
  });
});
