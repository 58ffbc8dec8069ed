import { canonical, type Game, type Json, type Match, type MatchEvent, start } from "@umpire/kernel";
import { study as shapeshipsStudy } from "@umpire/shapeships/balance/study";
import { shapeships } from "@umpire/shapeships/game";
import { kit as shapeshipsKit } from "@umpire/shapeships/kit";
import type { Shapeships } from "@umpire/shapeships/rules/shape";
import { study as tacticsStudy } from "@umpire/tactics/balance/study";
import { tactics } from "@umpire/tactics/game";
import { kit as tacticsKit } from "@umpire/tactics/kit";
import { describe, expect, test } from "vitest";
import type { Bot } from "../bot.ts";
import { botsOf } from "../bots.ts";
import { playGame } from "./study.ts";

const standard = shapeships.presets["standard"];
const skirmish = tactics.presets["skirmish"];
if (standard === undefined || skirmish === undefined) throw new Error("no presets");

function begun(game: Game, options: unknown, rules: Match["rules"]): Match {
  const parsed = game.parse.options(options);
  const made = parsed.ok ? start(game, "s", parsed.value, rules) : parsed;
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.match;
}

describe("ShapeShips", () => {
  const match = begun(shapeships, { factions: ["lattice", "corona"] }, standard);
  const state = { ...(match.state as object), turn: 7, outcome: { result: "narrow_win", winner: 1 } } as Json;
  const none = { basics: [], upgrades: [], makers: [], conversions: [] };
  const built = (id: string, ship: string) => ({ id, ship });
  const events = [
    { type: "step", turn: 2, phase: "build_phase", step: "completion", health: [66, 66] },
    {
      ...{ type: "completed", orders: [none, none], consumed: [[], []], lines: [0, 0], joining: [0, 0], lost: [0, 0] },
      built: [[built("N1", "strut"), built("N2", "strut")], [built("S1", "mote")]],
    },
    { type: "step", turn: 4, phase: "battle_phase", step: "simultaneous_declaration", health: [66, 66] },
    {
      ...{ type: "revealed", window: "declaration", automatic: [true, false] },
      orders: [
        { charges: [], solarPowers: [] },
        { charges: [], solarPowers: [{ power: "flare" }] },
      ],
    },
  ] as readonly MatchEvent[];

  test("ships that were built and powers that were used, with the turn of the first", () => {
    const { sides, winner, ending, turns } = shapeshipsStudy.read({ ...match, state }, events);
    expect({ winner, ending, turns }).toEqual({ winner: 1, ending: "narrow", turns: 7 });
    expect(sides[0]).toMatchObject({ plays: ["lattice"], used: { "ship:strut": { count: 2, lost: 0, first: 2 } } });
    expect(sides[1].used).toEqual({
      "ship:mote": { count: 1, lost: 0, first: 2 },
      "power:flare": { count: 1, lost: 0, first: 4 },
    });
  });

  test("what a side could use is its faction's, with the powers that its colours pay for", () => {
    const { sides } = shapeshipsStudy.read({ ...match, state }, events);
    expect(sides[0].could).toHaveLength(8);
    expect(sides[1].could).toContain("power:shatter");
    expect(sides[0].could).not.toContain("power:flare");
  });

  test("a duel that is under way is none to report on", () => {
    expect(() => shapeshipsStudy.read(match, [])).toThrow("under way");
  });
});

describe("Tactics", () => {
  const match = begun(tactics, {}, skirmish);
  const read = (events: readonly object[]) => tacticsStudy.read(match, events as readonly MatchEvent[]);
  const hit = { type: "hit", unit: "u2_p1", target: "u1_p2", damage: 3, hp: 7 };

  test("units that struck and fell, tiles that were set off, once each", () => {
    const to = { x: 2, y: 2 };
    const { sides, turns, ending } = read([
      { type: "moved", unit: "u1_p1", from: { x: 1, y: 2 }, to },
      { type: "turn-ended", player: "P1" },
      { type: "moved", unit: "u1_p2", from: { x: 3, y: 2 }, to },
      { type: "turn-ended", player: "P2" },
      hit,
      hit,
      { type: "fell", unit: "u1_p2" },
      { type: "fell", unit: "u2_p1" },
    ]);
    expect(sides[0].used).toEqual({
      "tile:RAGE": { count: 1, lost: 0, first: 1 },
      "unit:ARCHER": { count: 2, lost: 1, first: 3 },
    });
    expect(sides[1].used).toEqual({});
    expect({ turns, ending }).toEqual({ turns: 3, ending: "win" });
  });

  test("a draw by the last turn and one by a double fall; a turn that was ended is not counted twice", () => {
    const ended = { type: "turn-ended", player: "P1" };
    expect(read([hit, ended, { type: "drawn", reason: "turn-cap" }])).toMatchObject({ ending: "cap", turns: 1 });
    expect(read([hit, ended, { type: "drawn", reason: "double-fall" }])).toMatchObject({ ending: "level" });
  });

  test("every two types meet; where the options name two line-ups, those", () => {
    const contenders = (options: unknown) => {
      const parsed = tactics.parse.options(options);
      if (!parsed.ok) throw new Error(parsed.refusal.code);
      return tacticsStudy.contenders(skirmish, parsed.value).map((types) => types.join("+"));
    };
    expect(contenders({})).toEqual(["SWORDSMAN+ARCHER", "SWORDSMAN+TANK", "ARCHER+TANK"]);
    const lineup = [
      ["TANK", "TANK"],
      ["ARCHER", "ARCHER"],
    ];
    expect(contenders({ lineup })).toEqual(["TANK+TANK", "ARCHER+ARCHER"]);
    const numbers = { hp: 5, attack: 1, moveRange: 1, attackRange: 1 };
    const five = Object.fromEntries(["A", "B", "C", "D", "E"].map((type) => [type, numbers]));
    const many = {
      lineup: [
        ["A", "B"],
        ["A", "B"],
      ],
      pack: { unitTypes: five, tiles: [] },
    };
    expect(contenders(many)).toEqual(["A+B", "B+C", "C+D", "D+E", "E+A"]);
  });
});

describe("a numbered game", () => {
  const { random } = botsOf(shapeshipsKit);
  const setting = { rules: standard, options: {}, bot: random };
  const duel = [["lattice"], ["corona"]] as const;

  test("is the same again, and the next number has the contenders the other way round", () => {
    const first = playGame(shapeships, shapeshipsStudy, setting, duel, 0);
    expect(playGame(shapeships, shapeshipsStudy, setting, duel, 0)).toEqual(first);
    expect(first.sides.map(({ plays }) => plays)).toEqual([["lattice"], ["corona"]]);
    expect(playGame(shapeships, shapeshipsStudy, setting, duel, 1).sides.map(({ plays }) => plays)).toEqual([
      ["corona"],
      ["lattice"],
    ]);
  });

  test("begins with decisions at random where there are no dice, the same ones for every bot", () => {
    const begins = (bot: Bot, number: number) => {
      const seen: string[] = [];
      const watching: Bot = (...given) => {
        if (seen.length === 0) seen.push(canonical(given[1]));
        return bot(...given);
      };
      const pair = ["SWORDSMAN", "ARCHER"];
      const options = tactics.parse.options({});
      if (!options.ok) throw new Error(options.refusal.code);
      playGame(tactics, tacticsStudy, { rules: skirmish, options: options.value, bot: watching }, [pair, pair], number);
      return seen.join();
    };
    const bots = botsOf(tacticsKit);
    expect(begins(bots.greedy, 3)).toBe(begins(bots.random, 3));
    expect(new Set([0, 1, 2, 3].map((number) => begins(bots.random, number))).size).toBe(4);
  });

  test("has a seed of its own, the same under other rules", () => {
    /** What the die shows in the first turns of some games. */
    const firstRolls = (rules: typeof standard) => {
      const seen: number[] = [];
      const watching: Bot = (...given) => {
        const { turn, turnData } = given[1] as Shapeships["view"];
        if (turn === 1 && turnData.drawing === null) seen.push(turnData.roll?.base ?? 0);
        return random(...given);
      };
      for (let number = 0; number < 6; number += 1)
        playGame(shapeships, shapeshipsStudy, { ...setting, rules, bot: watching }, duel, number);
      return seen;
    };
    const rolls = firstRolls(standard);
    expect(firstRolls({ ...standard, health: 60 })).toEqual(rolls);
    expect(new Set(rolls).size).toBeGreaterThan(2);
  });
});
