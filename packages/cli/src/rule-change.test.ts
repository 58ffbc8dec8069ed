import { fastDice, playMatch, randomBot } from "@umpire/bots";
import { type Game, type JsonObject, type Match, readRecord, registry } from "@umpire/kernel";
import { shapeships } from "@umpire/shapeships/game";
import { tactics } from "@umpire/tactics/game";
import { ti4 } from "@umpire/ti4/game";
import { describe, expect, test } from "vitest";
import type { Variant } from "./balance/variant.ts";
import { duelRecord, twiceRecord, walkRecord } from "./records.fixture.ts";
import { compareRules } from "./rule-change.ts";

const preset = (game: Game, name: string): Variant => ({ name, rules: game.presets[name] ?? {}, options: {} });
const changed = (game: Game, name: string, changes: JsonObject): Variant => ({
  ...{ name, rules: { ...game.presets[name], ...changes }, options: {} },
});

function matchIn(game: Game, record: string): Match {
  const read = readRecord(registry([game]), record);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value.match;
}

describe("the same decisions under two sets of rules", () => {
  const [walk, twice, duel] = [
    matchIn(tactics, walkRecord),
    matchIn(tactics, twiceRecord),
    matchIn(shapeships, duelRecord),
  ];
  const [skirmish, bare, small] = [preset(tactics, "skirmish"), preset(tactics, "v1"), preset(tactics, "duel")];
  const standard = preset(shapeships, "standard");
  const [strut, ...others] = shapeships.presets["standard"]?.ships ?? [];
  const [power] = strut?.powers ?? [];
  /** The fleet with another Strut. */
  const withStrut = (change: JsonObject): Variant =>
    changed(shapeships, "standard", { ships: [{ ...strut, ...change }, ...others] as JsonObject[] });

  test("[P26] the same rules, and rules that a match never asked, make the same match", () => {
    expect(compareRules(tactics, walk, [skirmish, skirmish])).toEqual({ status: "same", steps: 5, refusal: null });
    const late = changed(shapeships, "standard", { dusk: { turn: 30, damage: 1 } });
    expect(compareRules(shapeships, duel, [standard, late])).toEqual({ status: "same", steps: 2, refusal: null });
  });

  test("[P26] Tactics: a tile that only one of them has, at the step at which it is walked upon", () => {
    const found = compareRules(tactics, walk, [skirmish, small]);
    expect(found).toMatchObject({ status: "different", step: 4, by: "events", entry: walk.log[3] });
    expect(found).toMatchObject({ said: [{ events: [{}, { buffId: "HASTE" }] }, { events: [{ type: "moved" }] }] });
  });

  test("[P26] a decision that one of them refuses, and one that both do", () => {
    expect(compareRules(tactics, twice, [bare, skirmish])).toMatchObject({
      ...{ status: "different", step: 2, by: "verdict" },
      said: [{ refusal: null }, { refusal: { code: "already-acted" } }],
    });
    expect(compareRules(tactics, twice, [skirmish, small])).toMatchObject({
      ...{ status: "same", steps: 2, refusal: { code: "already-acted" } },
    });
  });

  test("[P26] ShapeShips: a ship that costs more, hits harder, or ends the duel", () => {
    expect(compareRules(shapeships, duel, [standard, withStrut({ cost: 30 })])).toMatchObject({
      ...{ step: 1, by: "verdict", said: [{ refusal: null }, { refusal: { code: "not-enough-lines" } }] },
    });
    const hits = (amount: number) => withStrut({ powers: [{ ...power, amount }] });
    expect(compareRules(shapeships, duel, [standard, hits(3)])).toMatchObject({ step: 1, by: "events" });
    expect(compareRules(shapeships, duel, [hits(99), standard])).toMatchObject({
      ...{ step: 1, by: "outcome", said: [{ over: { winners: [0] } }, { over: null }] },
    });
  });

  test("[P26] Twilight Imperium: what a rift takes, as printed and as the requirements have it", () => {
    const rules = ti4.presets["official"] ?? {};
    const war = playMatch(ti4, rules, [randomBot(ti4), randomBot(ti4)], "s", fastDice(3), {});
    const found = compareRules(ti4, war, [preset(ti4, "official"), preset(ti4, "requirements")]);
    if (found.status !== "different") throw new Error(found.status);
    expect(found.by).toBe("events");
    const reasons = found.said.map(({ events }) => events.map((event) => Reflect.get(event, "why")));
    expect(reasons).toEqual([expect.arrayContaining(["rift"]), expect.arrayContaining(["rift-destroyed"])]);
    expect(found.entry).toEqual(war.log[found.step - 1]);
  });

  test("[P26] a match that can be begun under one of them, or under neither", () => {
    const pack = { unitTypes: { SCOUT: { hp: 1, attack: 1, moveRange: 1, attackRange: 1 } } };
    const other: Variant = { ...skirmish, options: { pack } };
    expect(compareRules(tactics, walk, [skirmish, other])).toMatchObject({ step: 0, by: "verdict", entry: null });
    expect(compareRules(tactics, walk, [other, other])).toMatchObject({
      ...{ status: "not-begun", refusal: { code: "bad-lineup" } },
    });
  });

  test("[P26] a pack that breaks in play is an answer, and no crash", () => {
    const broken: Game = {
      ...tactics,
      invariant: ({ turn }: { turn: number }) => (turn > 0 ? { message: "broke" } : null),
    } as Game;
    expect(compareRules(broken, walk, [skirmish, skirmish])).toMatchObject({
      ...{ status: "same", steps: 3, refusal: { code: "internal-error", problem: "broke" } },
    });
  });
});
