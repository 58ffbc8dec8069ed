import { rps } from "@umpire/rps/game";
import { fight } from "@umpire/tactics/bot/fights.fixture";
import { kit as tacticsKit } from "@umpire/tactics/kit";
import { presets } from "@umpire/tactics/rules/data/presets";
import { describe, expect, test } from "vitest";
import { cards } from "../cards.fixture.ts";
import { fastDice } from "../dice.ts";
import { treeBot } from "../players/tree-bot.ts";
import { searchTree } from "./tree-search.ts";

const tree = { iterations: 3000, playout: 30, evaluate: undefined };

describe("the tree search", () => {
  test("mixes rock, paper and scissors evenly, because any other mixture can be answered", () => {
    const rules = { wins: 1, rounds: 1 };
    const view = { round: 1, score: [0, 0] };
    const { mix, isMixed } = searchTree({ game: rps, rules, seat: 0, rng: fastDice(1) }, tree, view);
    expect(isMixed).toBe(true);
    for (const share of mix) expect(Math.abs(share - 1 / 3)).toBeLessThan(0.08);
  });

  test("bets on a high card and folds a low one, though it never sees the other", () => {
    const bet = (own: number) => {
      const view = { own, score: null, luck: null };
      const { worths } = searchTree({ game: cards, rules: { stake: 2 }, seat: 0, rng: fastDice(2) }, tree, view);
      return (worths[1] ?? 0) - (worths[0] ?? 0);
    };
    expect(bet(9)).toBeGreaterThan(0);
    expect(bet(0)).toBeLessThan(0);
  });

  test("takes the win that is there", () => {
    const view = fight([
      ["P1", 1, 1, 10],
      ["P2", 1, 2, 3],
    ]);
    const chosen = treeBot(tacticsKit, 200, 20)(presets.duel, view, 0, fastDice(3));
    expect(chosen).toMatchObject({ type: "ATTACK" });
  });
});
