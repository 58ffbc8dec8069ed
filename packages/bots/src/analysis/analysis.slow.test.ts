import { type Game, type JsonObject, observe, start } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import { shapeships } from "@umpire/shapeships/game";
import { fight } from "@umpire/tactics/bot/fights.fixture";
import { kit as tacticsKit } from "@umpire/tactics/kit";
import { presets as tacticsPresets } from "@umpire/tactics/rules/data/presets";
import { ti4 } from "@umpire/ti4/game";
import { games } from "umpire";
import { describe, expect, test } from "vitest";
import { fastDice } from "../dice.ts";
import { randomBot } from "../players/random.ts";
import { reviewDecision } from "./analysis.ts";

describe("what a choice was worth", () => {
  const view = fight([
    ["P1", 1, 1, 3],
    ["P2", 1, 2, 3],
    ["P2", 4, 4, 1],
  ]);
  const act = { playerId: "P1", targetPosition: null, targetUnitId: null };

  test("to miss a kill and be killed loses nearly everything", () => {
    const passed = { ...act, type: "END_TURN" };
    const reviewed = reviewDecision(tacticsKit, tacticsPresets.duel, { view, seat: 0, made: passed }, fastDice(1));
    expect(reviewed?.choices[0]?.action).toMatchObject({ type: "ATTACK" });
    expect(reviewed?.chance).toBeLessThan(0.01);
    expect(reviewed?.lost).toBeGreaterThan(0.3);
  });

  test("the best choice loses nothing, however it is spelt", () => {
    const unnamed = { type: "ATTACK", playerId: "P1", targetPosition: { x: 1, y: 2 }, targetUnitId: "b" };
    const reviewed = reviewDecision(tacticsKit, tacticsPresets.duel, { view, seat: 0, made: unnamed }, fastDice(1));
    expect(reviewed?.lost).toBeCloseTo(0, 6);
  });

  test("what names only what it needs is judged too", () => {
    const made = { type: "END_TURN", playerId: "P1" };
    const reviewed = reviewDecision(tacticsKit, tacticsPresets.duel, { view, seat: 0, made }, fastDice(1));
    expect(reviewed?.chance).toBeLessThan(0.01);
  });

  test.each<[Game, JsonObject, JsonObject]>([
    [rps, { wins: 3, rounds: 30 }, {}],
    [shapeships, shapeships.presets["standard"] ?? {}, { factions: ["lattice", "corona"] }],
    // With few ships, or most of the time would go into counting ways to move them.
    [
      ti4,
      ti4.presets["official"] ?? {},
      { starts: ["North", "South"].map((home) => ({ home, space: { cruiser: 1 } })) },
    ],
  ])("every game is judged: chances from 0 to 1, best first, the choice among them", (game, rules, options) => {
    const { view: seen, seat } = firstDecision(game, rules, options);
    const made = randomBot(game)(rules, seen, seat, fastDice(3));
    const reviewed = reviewDecision(games.kitOf(game), rules, { view: seen, seat, made }, fastDice(1));
    const chances = reviewed?.choices.map(({ chance }) => chance) ?? [];
    expect(chances.length).toBeGreaterThan(1);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...chances)).toBeLessThanOrEqual(1);
    expect(reviewed?.lost).toBeGreaterThanOrEqual(0);
  });
});

function firstDecision(game: Game, rules: JsonObject, given: JsonObject) {
  const options = game.parse.options(given);
  const begun = options.ok ? start(game, "seed", options.value, rules) : options;
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { next } = observe(game, begun.value.match, "spectator");
  const seat = "awaiting" in next ? (next.awaiting[0] ?? 0) : 0;
  return { seat, view: observe(game, begun.value.match, seat).view };
}
