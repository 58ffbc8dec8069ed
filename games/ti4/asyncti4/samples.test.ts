import { readFileSync } from "node:fs";
import { readJson } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { unitTypes } from "../data/asyncti4.ts";
import { readMap } from "../galaxy/read-map.ts";
import type { Plan } from "../planner/plan.ts";
import { findUnit } from "../units/units.ts";
import { openGame } from "./open-game.ts";

const textOf = (name: string) => readFileSync(new URL(`./samples/${name}.json`, import.meta.url), "utf8");

/** What `scripts/ti4/count-samples.py` counts in the same files. */
type Counts = {
  readonly [key in "units" | "damaged" | "held" | "commands" | "tokens" | "fleetPools"]: Counter;
} & { readonly [key in "systems" | "planets" | "borders"]: number };
type Counter = { readonly [key: string]: number };
const counted: { readonly [sample: string]: Counts } = JSON.parse(textOf("counts"));

function opened(sample: string) {
  const read = readJson(textOf(sample));
  const game = read.ok ? openGame(read.value) : read;
  if (!game.ok) throw new Error(game.refusal.code);
  const galaxy = readMap(game.value.plan.map);
  if (!galaxy.ok) throw new Error(galaxy.refusal.code);
  return { ...game.value, galaxy: galaxy.value };
}

type Force = Plan["space"][string][string];

/** Every force of a plan with the seat it belongs to. */
const forcesIn = ({ space, ground }: Plan): readonly { readonly seat: number; readonly force: Force }[] => [
  ...Object.values(space).flatMap((here) =>
    Object.entries(here).map(([seat, force]) => ({ seat: Number(seat), force })),
  ),
  ...Object.values(ground).flatMap((here) =>
    Object.values(here).flatMap(({ owner, guests = {}, ...force }) => [
      { seat: owner, force },
      ...Object.entries(guests).map(([seat, each]) => ({ seat: Number(seat), force: each })),
    ]),
  ),
];

/** Sums by faction and type, as the game spells both. */
function sumsOf(plan: Plan, which: "units" | "damaged"): Counter {
  const sums: { [key: string]: number } = {};
  for (const { seat, force } of forcesIn(plan))
    for (const [unit, count] of Object.entries(force[which])) {
      const type = findUnit(unit)?.type;
      const short = Object.keys(unitTypes).find((id) => unitTypes[id] === type) ?? "";
      const key = `${plan.players[seat]?.faction} ${short}`;
      sums[key] = (sums[key] ?? 0) + count;
    }
  return sums;
}

const countBy = (keys: readonly string[]): Counter => {
  const sums: { [key: string]: number } = {};
  for (const key of keys) sums[key] = (sums[key] ?? 0) + 1;
  return sums;
};

type Addition = { readonly [field: string]: unknown };

/** The token that an addition comes from, as the game spells it. */
function tokenOf({ anomaly, wormhole, severed, source, planet }: Addition): readonly string[] {
  if (planet !== undefined) return source === "added" ? [] : [String(source)];
  if (source === "ion-storm") return [`ion${wormhole}`];
  if (wormhole === "breach") return ["breachactive"];
  const kind = wormhole ?? anomaly ?? severed;
  return kind === undefined ? [] : [kind === true ? "severed" : String(kind).replace("-", "")];
}

describe.each(Object.keys(counted))("AsyncTI4 sample %s", (sample) => {
  const { plan, galaxy } = opened(sample);
  const counts = counted[sample] as Counts;
  const factionOf = (seat: number) => plan.players[seat]?.faction ?? "";
  const additions = (plan.map as unknown as { readonly additions: readonly Addition[] }).additions;

  test("[TI201] every unit is there, with its damage", () => {
    expect(sumsOf(plan, "units")).toEqual(counts.units);
    expect(sumsOf(plan, "damaged")).toEqual(counts.damaged);
  });

  test("[TI202] every system, planet, token and border is there", () => {
    expect(galaxy.systems.length).toBe(counts.systems);
    const { worlddestroyed = 0, ...tokens } = counts.tokens;
    expect(galaxy.systems.flatMap(({ planets }) => planets).length).toBe(counts.planets - worlddestroyed);
    const lying = additions.flatMap(tokenOf);
    expect(countBy(lying)).toEqual(tokens);
    expect(additions.filter(({ gone }) => gone !== undefined).length).toBe(worlddestroyed);
    expect(additions.filter(({ border }) => border !== undefined).length).toBe(counts.borders);
  });

  test("[TI203] planets, command tokens and fleet pools are their players'", () => {
    const owners = Object.values(plan.ground).flatMap((here) =>
      Object.values(here).map(({ owner }) => factionOf(owner)),
    );
    expect(countBy(owners)).toEqual(counts.held);
    expect(countBy(plan.players.flatMap(({ faction = "", tokens }) => tokens.map(() => faction)))).toEqual(
      counts.commands,
    );
    const pools = Object.fromEntries(plan.players.map(({ faction = "", fleetPool }) => [faction, fleetPool]));
    for (const { faction = "", holdings } of plan.players) expect(holdings, faction).toBeDefined();
    const armada = (faction: string) => (faction === "letnev" ? 2 : 0);
    for (const [faction, pool] of Object.entries(pools))
      expect(pool, faction).toBe((counts.fleetPools[faction] ?? 0) + armada(faction));
  });
});
