import { err, type Json, type JsonObject, ok, parser, type Result } from "@umpire/kernel";
import { z } from "zod";
import { smallHomes, smallMap, startingGround, startingSpace } from "../data/skirmish.ts";
import { idSchema } from "../galaxy/ids.ts";
import { readMap } from "../galaxy/read-map.ts";
import { rulesFields } from "../galaxy/rules.ts";
import type { SkirmishAction, SkirmishOptions, SkirmishRules, SkirmishState, Task } from "./shape.ts";
import { findCrowd, findOversize } from "./table-limits.ts";

const name = idSchema(120);
const json = z.custom<Json>((value) => value !== undefined, "this field is missing");
const counts = z.record(name, z.int().min(0).max(1000));
const seat = z.int().min(0).max(7);
const force = z.strictObject({ units: counts, damaged: counts });

const start = z.strictObject({
  home: name,
  space: counts.default(startingSpace),
  ground: counts.default(startingGround),
  fleets: z.record(name, counts).default({}),
  garrisons: z.record(name, counts).default({}),
  effects: z.array(name).max(30).default([]),
  abilities: z.array(name).max(10).default([]),
});
const options = z.strictObject({ map: json.default(smallMap), starts: z.array(start).max(8).default([]) });
const parseOptions = parser(options);

/** A table: where nobody says who starts where, everybody whose home the map keeps free. */
export function readOptions(input: unknown): Result<SkirmishOptions> {
  const parsed = parseOptions(input);
  if (!parsed.ok) return parsed;
  const map = readMap(parsed.value.map);
  if (!map.ok) return err({ ...map.refusal, path: `/map${map.refusal["path"] ?? ""}` });
  const crowd = findOversize(map.value, additionsIn(parsed.value.map)) ?? crowdIn(parsed.value.starts);
  if (crowd !== null) return err({ code: "bad-request", ...crowd });
  if (parsed.value.starts.length > 0) return ok(parsed.value);
  const ids = map.value.systems.map(({ id }) => id);
  const isOurs = typeof input === "object" && input !== null && !("map" in input);
  const homes = isOurs ? smallHomes : ids.filter((id) => id.startsWith("HOME"));
  const starts = homes.slice(0, 8).map((home) => ({
    home,
    space: startingSpace,
    ground: startingGround,
    fleets: {},
    garrisons: {},
    effects: [],
    abilities: [],
  }));
  return ok({ map: parsed.value.map, starts });
}

/** How many additions a map has that was read without complaint. */
function additionsIn(map: Json): number {
  const { additions } = typeof map === "object" && map !== null && !Array.isArray(map) ? (map as JsonObject) : {};
  return Array.isArray(additions) ? additions.length : 0;
}

function crowdIn(starts: SkirmishOptions["starts"]) {
  for (const [seat, { space, ground, fleets, garrisons }] of starts.entries()) {
    const crowd = findCrowd([space, ground, ...Object.values(fleets), ...Object.values(garrisons)], seat);
    if (crowd !== null) return crowd;
  }
  return null;
}

const rules = z.strictObject({
  ...rulesFields,
  rounds: z.int().min(1).max(20),
  tactics: z.int().min(1).max(16),
  fleetPool: z.int().min(1).max(16),
  treasury: z.int().min(0).max(100),
});
export const readRules: (input: unknown) => Result<SkirmishRules> = parser(rules);

const cargo = z.strictObject({ unit: name, count: z.int().min(1).max(100), from: name });
const shipMove = z.strictObject({
  ship: name,
  path: z.array(name).max(100),
  cargo: z.array(cargo).max(20).default([]),
});
const action = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("activate"), system: name }),
  z.strictObject({ type: z.literal("ability"), ability: name, system: name }),
  z.strictObject({ type: z.literal("pass") }),
  z.strictObject({ type: z.literal("move"), moves: z.array(shipMove).max(100), drive: name.exactOptional() }),
  z.strictObject({ type: z.literal("remove"), units: counts }),
  z.strictObject({ type: z.literal("assign"), sustain: counts, destroy: counts, destroyDamaged: counts }),
  z.strictObject({ type: z.literal("retreat"), to: name.nullable() }),
  z.strictObject({ type: z.literal("bombard"), targets: z.record(name, counts) }),
  z.strictObject({ type: z.literal("land"), landings: z.record(name, counts) }),
  z.strictObject({ type: z.literal("produce"), units: counts }),
]);
export const readAction: (input: unknown) => Result<SkirmishAction> = parser(action);

const where = z.union([
  z.strictObject({ place: z.literal("space") }),
  z.strictObject({ place: z.literal("ground"), planet: name }),
]);
const plain = z.enum([
  "turn",
  "move",
  "cannons",
  "combat",
  "barrage",
  "round",
  "round-end",
  "bombard",
  "land",
  "produce",
  "end",
]);
const task = z.union([
  z.strictObject({ task: plain }),
  z.strictObject({ task: z.literal("fleet-pool"), seat, system: name }),
  z.strictObject({ task: z.literal("cannon"), by: seat, at: seat }),
  z.strictObject({ task: z.literal("retreat"), camp: z.enum(["attacker", "defender"]) }),
  z.strictObject({
    task: z.literal("assign"),
    seat,
    hits: z.int().min(0).max(1000),
    inRound: z.boolean(),
    where,
    scope: z.enum(["all", "fighters", "no-fighters"]),
  }),
  z.strictObject({ task: z.enum(["defense", "ground-round"]), planet: name }),
]);
const whole = z.int().min(0).max(100_000);
const state = z.strictObject({
  map: json,
  planets: z.record(
    name,
    z.strictObject({
      system: name,
      resources: whole,
      influence: whole,
      owner: seat.nullable(),
      force,
      landed: force.nullable(),
    }),
  ),
  space: z.record(name, z.record(z.string().regex(/^[0-7]$/), force)),
  players: z
    .array(
      z.strictObject({
        tactic: whole,
        treasury: whole,
        hasPassed: z.boolean(),
        tokens: z.array(name).max(300),
        effects: z.array(name).max(30),
        abilities: z.array(name).max(10),
      }),
    )
    .min(2)
    .max(8),
  round: whole,
  turn: seat,
  tactical: z
    .strictObject({
      seat,
      system: name,
      round: whole,
      retreat: z.strictObject({ seat, to: name }).nullable(),
    })
    .nullable(),
  todo: z.array(task).max(100),
  awaited: seat.nullable(),
});
const parseState = parser(state);

/** A stored state: its map is one, and everything in it is on that map. */
export function readState(input: unknown): Result<SkirmishState> {
  const parsed = parseState(input);
  if (!parsed.ok) return parsed;
  const map = readMap(parsed.value.map);
  if (!map.ok) return err({ ...map.refusal, path: `/map${map.refusal["path"] ?? ""}` });
  const oversize = findOversize(map.value, 0);
  if (oversize !== null) return err({ code: "bad-request", ...oversize });
  const systems = new Set(map.value.systems.map(({ id }) => id));
  const { space, planets, tactical, players, todo, awaited } = parsed.value;
  const named = [
    ...Object.keys(space),
    ...Object.values(planets).map(({ system }) => system),
    tactical?.system ?? [],
  ].flat();
  const stray = named.find((system) => !systems.has(system));
  if (stray !== undefined) return err({ code: "unknown-system", system: stray });
  const isSeated = awaited === null ? todo.length === 0 : awaited < players.length && todo.length > 0;
  if (!isSeated)
    return err({ code: "bad-request", path: "/awaited", problem: "nobody at the table, or nothing to decide" });
  return ok({ ...parsed.value, todo: parsed.value.todo as readonly Task[] });
}
