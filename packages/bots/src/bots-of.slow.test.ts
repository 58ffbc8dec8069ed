import { type Game, nextOf } from "@umpire/kernel";
import { botNames } from "@umpire/kit";
import { rps } from "@umpire/rps/game";
import { shapeships } from "@umpire/shapeships/game";
import { tactics } from "@umpire/tactics/game";
import { games } from "umpire";
import { describe, expect, test } from "vitest";
import { botsOf, botWords, fastDice, hasLevels, levelNames, playMatch } from "./index.ts";

describe("levels", () => {
  test("there are five, beside the three bots that are named for how they think, and each has its words", () => {
    expect(Object.keys(botsOf({ game: rps }))).toEqual(["random", "greedy", "search", ...levelNames]);
    for (const words of [botWords.en, botWords.ru]) {
      expect(Object.keys(words)).toEqual([...botNames]);
      expect(new Set(Object.values(words).map(({ name }) => name)).size).toBe(8);
    }
    expect(JSON.stringify(botWords.ru)).not.toMatch(/:"[^"]*[a-z]/i);
  });

  test("are graded in Tactics and ShapeShips", () => {
    expect([tactics, shapeships].map((game: Game) => hasLevels(games.kitOf(game)))).toEqual([true, true]);
    expect(hasLevels(games.kitOf(rps))).toBe(false);
  });

  test.each([rps, tactics, shapeships])("every bot plays every game to its end", (game: Game) => {
    const [first = {}] = Object.values(game.presets);
    const rules = "turnCap" in first ? { ...first, turnCap: 4 } : first;
    const bots = botsOf(games.kitOf(game));
    for (const [name, bot] of Object.entries(bots)) {
      const match = playMatch(game, rules, [bot, bots.random], "s", fastDice(1));
      expect(nextOf(game, match), `${name} at ${game.id}`).toHaveProperty("over");
    }
  });
});
