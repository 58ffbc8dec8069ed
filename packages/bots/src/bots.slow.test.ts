import { observe } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import { tactics } from "@umpire/tactics/game";
import { kit as tacticsKit } from "@umpire/tactics/kit";
import { presets as tacticsPresets } from "@umpire/tactics/rules/data/presets";
import { readState } from "@umpire/tactics/rules/read";
import { ti4 } from "@umpire/ti4/game";
import { kit as ti4Kit } from "@umpire/ti4/kit";
import { describe, expect, inject, test } from "vitest";
import { botsOf, fastDice, playMatch } from "./index.ts";

const { random } = botsOf({ game: rps });

describe("the random bot", () => {
  const rules = { wins: 3, rounds: 30 };
  const view = { round: 1, score: [0, 0] };

  test("plays every legal action sooner or later", () => {
    const rng = fastDice(1);
    const played = new Set(Array.from({ length: 100 }, () => random(rules, view, 0, rng)));
    expect([...played].sort()).toEqual(["paper", "rock", "scissors"]);
  });

  test("plays the same from the same dice", () => {
    const play = () => {
      const rng = fastDice(7);
      return Array.from({ length: 20 }, () => random(rules, view, 1, rng));
    };
    expect(play()).toEqual(play());
  });
});

describe("the greedy bot", () => {
  const { greedy, random } = botsOf(tacticsKit);

  test("takes the kill that is there", () => {
    const match = playMatch(tactics, tacticsPresets.duel, [greedy, greedy], "s", fastDice(2));
    expect(observe(tactics, match, 0).next).toHaveProperty("over");
    const unit = (id: string, owner: string, x: number, y: number, hp: number) => ({
      ...{ id, owner, hp, attack: 3, moveRange: 1, attackRange: 1, position: { x, y }, alive: true },
    });
    const view = {
      ...{ board: { width: 5, height: 5 }, currentPlayer: "P1", gameOver: false, winner: null, unitBuffs: {} },
      units: [unit("a", "P1", 1, 1, 10), unit("b", "P2", 1, 2, 10), unit("c", "P2", 2, 1, 3)],
      ...{ actedUnitIds: [], turn: 0 },
    };
    expect(greedy(tacticsPresets.duel, view, 0, fastDice(1))).toMatchObject({
      type: "ATTACK",
      targetUnitId: "c",
    });
  });

  test("beats the random bot from either seat", () => {
    const wins = (seat: number) => {
      const players = seat === 0 ? [greedy, random] : [random, greedy];
      const won = Array.from({ length: 40 }, (_, game) => {
        const { state } = playMatch(tactics, tacticsPresets.skirmish, players, `${game}`, fastDice(game));
        return readState(state);
      });
      return won.filter((read) => read.ok && read.value.winner === (seat === 0 ? "P1" : "P2")).length;
    };
    expect(wins(0)).toBeGreaterThan(30);
    expect(wins(1)).toBeGreaterThan(30);
  });

  const pairs = inject("isLong") ? 25 : 6;
  test(`beats the random bot at a skirmish, by the lower end of a 95 % interval over ${pairs} pairs of games`, () => {
    const rules = ti4.presets["official"] ?? {};
    const { greedy, random } = botsOf(ti4Kit);
    let won = 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      for (const seat of [0, 1]) {
        const players = seat === 0 ? [greedy, random] : [random, greedy];
        const match = playMatch(ti4, rules, players, `${pair}`, fastDice(2 * pair + seat));
        const { next } = observe(ti4, match, "spectator");
        if ("over" in next && next.over.winners.includes(seat)) won += 1;
      }
    }
    const rate = won / (2 * pairs);
    expect(rate - 1.96 * Math.sqrt((rate * (1 - rate)) / (2 * pairs))).toBeGreaterThan(0.5);
  }, 120_000);

  test("plays a game it was not taught at random", () => {
    expect(["rock", "paper", "scissors"]).toContain(
      botsOf({ game: rps }).greedy({ wins: 3, rounds: 30 }, { round: 1, score: [0, 0] }, 0, fastDice(3)),
    );
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
