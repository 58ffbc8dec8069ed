import { decide, expandRules, type Match, observe, start, timeOut } from "@umpire/kernel";
import { lawsOf } from "@umpire/laws";
import { describe, expect, test } from "vitest";
import { rps } from "../game.ts";
import type { Rps } from "./game.ts";

type Hand = Rps["action"];

/** A match after these rounds, each a pair of hands. */
function played(rounds: readonly (readonly [Hand, Hand])[], preset = "standard"): Match<Rps> {
  const begun = start(rps, "seed", {}, rps.presets[preset]);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return rounds.reduce((match, hands) => hands.reduce(show, match), begun.value.match);
}

function show(match: Match<Rps>, hand: Hand, seat: number): Match<Rps> {
  const moved = decide(rps, match, seat, hand);
  if (!moved.ok) throw new Error(moved.refusal.code);
  return moved.value.match;
}

describe("rock, paper, scissors", () => {
  test("[RPS1] a hand is not known before both are in", () => {
    const begun = played([]);
    const waiting = show(begun, "paper", 0);
    expect(observe(rps, waiting, 1)).toEqual({ ...observe(rps, begun, 1), decided: [0] });
    expect(observe(rps, begun, 1).next).toEqual({ awaiting: [0, 1], step: "show" });
  });

  test("[RPS1] both hands are told together", () => {
    const moved = decide(rps, show(played([]), "paper", 1), 0, "rock");
    expect(moved.ok && moved.value.events).toEqual([{ type: "shown", round: 1, hands: ["rock", "paper"], winner: 1 }]);
  });

  test.each<[Hand, Hand, [number, number]]>([
    ["rock", "scissors", [1, 0]],
    ["scissors", "paper", [1, 0]],
    ["paper", "rock", [1, 0]],
    ["scissors", "rock", [0, 1]],
    ["paper", "scissors", [0, 1]],
    ["rock", "paper", [0, 1]],
    ["rock", "rock", [0, 0]],
    ["paper", "paper", [0, 0]],
    ["scissors", "scissors", [0, 0]],
  ])("[RPS2] %s against %s scores %j", (first, second, score) => {
    expect(played([[first, second]]).state).toEqual({ round: 2, score });
  });

  test("[RPS3] the first to the winning score wins", () => {
    const won = played([
      ["rock", "paper"],
      ["rock", "paper"],
      ["paper", "rock"],
      ["rock", "paper"],
    ]);
    expect(observe(rps, won, "spectator").next).toEqual({ over: { winners: [1], reason: "score" } });
    const other = played([["paper", "rock"]], "single");
    expect(observe(rps, other, 0).next).toEqual({ over: { winners: [0], reason: "score" } });
  });

  test("[RPS3] after the last round the higher score wins, an equal one is a draw", () => {
    const ties = Array.from({ length: 9 }, () => ["rock", "rock"] as const);
    expect(observe(rps, played(ties, "single"), 0).next).toHaveProperty("awaiting");
    expect(observe(rps, played([...ties, ["rock", "rock"]], "single"), 0).next).toEqual({
      over: { winners: [], reason: "score" },
    });
    const ahead = [["paper", "rock"] as const, ...Array.from({ length: 29 }, () => ["rock", "rock"] as const)];
    expect(observe(rps, played(ahead.slice(0, 29)), 0).next).toHaveProperty("awaiting");
    expect(observe(rps, played(ahead), 0).next).toEqual({ over: { winners: [0], reason: "score" } });
  });

  test("[RPS4] a seat that is absent shows rock", () => {
    const moved = timeOut(rps, show(played([]), "paper", 0), 1);
    expect(moved.ok && moved.value.match.state.score).toEqual([1, 0]);
  });

  test("[RPS5] presets and switches", () => {
    expect(expandRules(rps, undefined)).toEqual({ ok: true, value: { wins: 3, rounds: 30 } });
    expect(expandRules(rps, "single")).toEqual({ ok: true, value: { wins: 1, rounds: 10 } });
    expect(expandRules(rps, { wins: 100_000, rounds: 100_000 }).ok).toBe(true);
  });

  test.each([
    [{ wins: 0 }, "/wins"],
    [{ wins: 100_001 }, "/wins"],
    [{ rounds: 0 }, "/rounds"],
    [{ rounds: 100_001 }, "/rounds"],
    [{ wins: 1.5 }, "/wins"],
    [{ lizard: true }, "/lizard"],
  ])("[RPS5] %j are no rules", (rules, path) => {
    expect(expandRules(rps, rules)).toMatchObject({ ok: false, refusal: { code: "bad-rules", path } });
  });

  for (const law of lawsOf(rps)) test(law.title, law.holds);
});

describe("its words", () => {
  const shown = { type: "shown", round: 2, hands: ["rock", "paper"], winner: 1 } as const;

  test("a round in English and Russian", () => {
    expect(rps.words?.["en"]?.event.shown(shown)).toBe("Round 2: rock against paper. Seat 1 scores.");
    expect(rps.words?.["ru"]?.event.shown(shown)).toBe("Раунд 2: камень против бумаги. Очко месту 1.");
    expect(rps.words?.["en"]?.event.shown({ ...shown, winner: null })).toMatch(/Nobody scores\.$/);
    expect(rps.words?.["ru"]?.event.shown({ ...shown, winner: null })).toMatch(/Очко никому\.$/);
  });
});
