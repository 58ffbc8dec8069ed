import { existsSync, readdirSync, readFileSync } from "node:fs";
import { decide, type Game, type Json, type JsonObject, type Match, observe, start } from "@umpire/kernel";
import { botNames } from "@umpire/kit";
import { shapeships } from "@umpire/shapeships/game";
import { tactics } from "@umpire/tactics/game";
import { presets as tacticsPresets } from "@umpire/tactics/rules/data/presets";
import { ti4 } from "@umpire/ti4/game";
import fc from "fast-check";
import { games } from "umpire";
import { describe, expect, test } from "vitest";
import { cards } from "./cards.fixture.ts";
import { botsOf, fastDice, randomBot } from "./index.ts";

const names = botNames;

/** Some decisions into a match between random players. */
function midway(game: Game, rules: JsonObject, seed: string, decisions: number): Match {
  const options = game.parse.options({});
  const begun = options.ok ? start(game, seed, options.value, rules) : options;
  if (!begun.ok) throw new Error(begun.refusal.code);
  let { match } = begun.value;
  for (let taken = 0; taken < decisions; taken += 1) {
    const { next, decided } = observe(game, match, "spectator");
    const seat = "awaiting" in next ? next.awaiting.find((each) => !decided.includes(each)) : undefined;
    if (seat === undefined) return match;
    const action = randomBot(game)(match.rules, observe(game, match, seat).view, seat, fastDice(taken));
    const moved = decide(game, match, seat, action);
    if (!moved.ok) throw new Error(moved.refusal.code);
    match = moved.value.match;
  }
  return match;
}

function choices(game: Game, match: Match): readonly Json[] {
  const { next } = observe(game, match, "spectator");
  const seats = "awaiting" in next ? next.awaiting : [];
  return seats.flatMap((seat) =>
    names.map((name) =>
      botsOf(games.kitOf(game))[name](match.rules, observe(game, match, seat).view, seat, fastDice(11)),
    ),
  );
}

describe("what a bot may know", () => {
  test("two states that look alike get the same choice", () => {
    const card = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(card, card, card, fc.constantFrom(...names), fc.integer(), (own, one, other, name, seed) => {
        const rules = { stake: 2 };
        const seen = [one, other].map((hidden) =>
          cards.view({ cards: [own, hidden], score: null, luck: null }, 0, rules),
        );
        const [first, second] = seen.map((view) => botsOf({ game: cards })[name](rules, view, 0, fastDice(seed)));
        expect(first).toEqual(second);
      }),
      { numRuns: 60 },
    );
  });

  test("another seed of the match, and so other dice to come, changes no choice", () => {
    const tables: readonly [Game, JsonObject, number][] = [
      [tactics, tacticsPresets.skirmish, 7],
      [shapeships, shapeships.presets["standard"] ?? {}, 6],
      [ti4, ti4.presets["official"] ?? {}, 3],
    ];
    for (const [game, rules, decisions] of tables) {
      const match = midway(game, rules, "one seed", decisions);
      expect(choices(game, { ...match, seed: "another seed" })).toEqual(choices(game, match));
    }
  });

  test("no bot imports the type of a game's state", () => {
    const rooms = new URL("../../../games/", import.meta.url);
    const bots = readdirSync(rooms).map((game) => new URL(`${game}/bot/`, rooms));
    const folders = [new URL("./", import.meta.url), ...bots.filter((folder) => existsSync(folder))];
    const sources = folders.flatMap((folder) => {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
      return files.filter((file) => !/\.(test|fixture)\.ts$/.test(file)).map((file) => new URL(file, folder));
    });
    expect(sources.length).toBeGreaterThan(35);
    for (const file of sources) {
      const text = readFileSync(file, "utf8");
      expect(text, file.href).not.toMatch(/\b[A-Z]\w*State\b|\["state"\]/);
    }
  });
});
