import { rps } from "@umpire/games";
import { describe, expect, test } from "vitest";
import { bots, fastDice } from "./index.ts";

describe("the random bot", () => {
  const rules = { wins: 3, rounds: 30 };
  const view = { round: 1, score: [0, 0] as [number, number] };

  test("plays every legal action sooner or later", () => {
    const rng = fastDice(1);
    const played = new Set(Array.from({ length: 100 }, () => bots["random"]?.(rps, rules, view, 0, rng)));
    expect([...played].sort()).toEqual(["paper", "rock", "scissors"]);
  });

  test("plays the same from the same dice", () => {
    const play = () => {
      const rng = fastDice(7);
      return Array.from({ length: 20 }, () => bots["random"]?.(rps, rules, view, 1, rng));
    };
    expect(play()).toEqual(play());
  });
});

describe("fast dice", () => {
  test("keep their bounds and come up evenly", () => {
    const rolls = fastDice(3).pool(60_000, 6);
    for (const face of [1, 2, 3, 4, 5, 6]) {
      expect(Math.abs(rolls.filter((roll) => roll === face).length - 10_000)).toBeLessThan(400);
    }
    expect(rolls[0]).toBe(1);
    expect(rolls.at(-1)).toBe(6);
  });
});
