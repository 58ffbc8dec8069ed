import { err, type Json, type JsonObject, ok, parser, type Result } from "@umpire/kernel";
import { list, listOrEmpty, whole, z } from "@umpire/toolkit/schema";
import { namedMaps, smallHomes, smallMap, startingGround, startingSpace } from "../data/skirmish.ts";
import { idSchema } from "../galaxy/ids.ts";
import { readMap } from "../galaxy/read-map.ts";
import { rulesFields } from "../galaxy/rules.ts";
import { ownCard } from "../units/factions.ts";
import { sumOf, type UnitCounts } from "../units/force.ts";
import type { SkirmishAction, SkirmishOptions, SkirmishRules, SkirmishState, Task } from "./shape.ts";
import { findCrowd, findOversize } from "./table-limits.ts";

const name = idSchema(120);
const json = z.custom<Json>((value) => value !== undefined, "this field is missing");
const counts = z.record(name, whole(0, 1000));
const seat = whole(0, 7);
const force = z.strictObject({ units: counts, damaged: counts });

const start = z.strictObject({
  faction: z.exactOptional(name),
  /** Nobody needs one who has fleets or garrisons. */
  home: z.exactOptional(name),
  space: z.exactOptional(counts),
  ground: z.exactOptional(counts),
  fleets: z._default(z.record(name, counts), {}),
  garrisons: z._default(z.record(name, counts), {}),
  effects: listOrEmpty(name, 30),
  abilities: listOrEmpty(name, 10),
  tokens: z.exactOptional(list(name, 100)),
  fleetPool: z.exactOptional(whole(1, 16)),
  damaged: z.exactOptional(
    z.strictObject({
      fleets: z._default(z.record(name, counts), {}),
      garrisons: z._default(z.record(name, counts), {}),
    }),
  ),
});
type GivenStart = z.infer<typeof start>;
const options = z.strictObject({ map: z._default(json, smallMap), starts: listOrEmpty(start, 8) });
const parseOptions = parser(options);

/** A table: where nobody says who starts where, everybody whose home the map keeps free. */
export function readOptions(input: unknown): Result<SkirmishOptions> {
  const parsed = parseOptions(input);
  if (!parsed.ok) return parsed;
  const homeless = parsed.value.starts.findIndex(isNowhere);
  if (homeless >= 0)
    return err({ code: "bad-request", path: `/starts/${homeless}/home`, problem: "this field is missing" });
  const named = findNamed(parsed.value.map);
  const given = { map: named?.map ?? parsed.value.map, starts: parsed.value.starts.map(withUsual) };
  const map = readMap(given.map);
  if (!map.ok) return err({ ...map.refusal, path: `/map${map.refusal["path"] ?? ""}` });
  const crowd = findOversize(map.value, additionsIn(given.map)) ?? crowdIn(given.starts);
  if (crowd !== null) return err({ code: "bad-request", ...crowd });
  if (given.starts.length > 0) return ok(given);
  const ids = map.value.systems.map(({ id }) => id);
  const isOurs = typeof input === "object" && input !== null && !("map" in input);
  const homes = isOurs ? smallHomes : (named?.homes ?? ids.filter((id) => id.startsWith("HOME")));
  const starts = homes.slice(0, 8).map((home) => ({
    home,
    space: startingSpace,
    ground: startingGround,
    fleets: {},
    garrisons: {},
    effects: [],
    abilities: [],
  }));
  return ok({ map: given.map, starts });
}

/** Somebody without a home, who then has to have something elsewhere, and nothing that stands at home. */
const isNowhere = ({ home, space = {}, ground = {}, fleets, garrisons }: GivenStart): boolean =>
  home === undefined && (sumOf(space) + sumOf(ground) > 0 || Object.keys({ ...fleets, ...garrisons }).length === 0);

/** With what everybody has at home, unless the table says otherwise. */
function withUsual({ home, space, ground, ...rest }: GivenStart): SkirmishOptions["starts"][number] {
  if (home === undefined) return { space: {}, ground: {}, ...rest };
  const own = (units: UnitCounts) =>
    Object.fromEntries(Object.entries(units).map(([unit, count]) => [ownCard(rest.faction, unit), count]));
  return { home, space: space ?? own(startingSpace), ground: ground ?? own(startingGround), ...rest };
}

type NamedMap = { readonly map: Json; readonly homes: readonly string[] };
const named: { readonly [name: string]: NamedMap } = namedMaps;

/** A map that goes by a name, with the homes of two. */
const findNamed = (map: Json): NamedMap | undefined =>
  typeof map === "string" && Object.hasOwn(named, map) ? named[map] : undefined;

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
  rounds: whole(1, 20),
  tactics: whole(1, 16),
  fleetPool: whole(1, 16),
  treasury: whole(0, 100),
});
export const readRules: (input: unknown) => Result<SkirmishRules> = parser(rules);

const cargo = z.strictObject({ unit: name, count: whole(1, 100), from: name });
const shipMove = z.strictObject({
  ship: name,
  path: list(name, 100),
  cargo: listOrEmpty(cargo, 20),
});
const action = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("activate"), system: name }),
  z.strictObject({ type: z.literal("ability"), ability: name, system: name }),
  z.strictObject({ type: z.literal("pass") }),
  z.strictObject({ type: z.literal("move"), moves: list(shipMove, 100), drive: z.exactOptional(name) }),
  z.strictObject({ type: z.literal("remove"), units: counts }),
  z.strictObject({ type: z.literal("assign"), sustain: counts, destroy: counts, destroyDamaged: counts }),
  z.strictObject({ type: z.literal("retreat"), to: z.nullable(name) }),
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
    hits: whole(0, 1000),
    inRound: z.boolean(),
    where,
    scope: z.enum(["all", "fighters", "no-fighters"]),
  }),
  z.strictObject({ task: z.enum(["defense", "ground-start", "ground-round"]), planet: name }),
  z.strictObject({ task: z.literal("bombing"), planet: name, ships: counts }),
]);
const amount = whole(0, 100_000);
const fleetState = list(whole(0, 1000), 300);
/** A battle with powers. A step rolls no more dice than that: 400 units, some of them a handful each. */
const battle = z.strictObject({
  where,
  defender: z.nullable(seat),
  units: z.strictObject({ attacker: counts, defender: counts }),
  states: z.strictObject({ attacker: fleetState, defender: fleetState }),
  standing: z.strictObject({ attacker: z.boolean(), defender: z.boolean() }),
  faces: list(whole(1, 10), 10_000),
  answers: list(z.strictObject({ sustain: counts, destroy: counts, destroyDamaged: counts }), 100),
  told: whole(0, 1000),
});
const state = z.strictObject({
  map: json,
  planets: z.record(
    name,
    z.strictObject({
      system: name,
      resources: amount,
      influence: amount,
      owner: z.nullable(seat),
      force,
      landed: z.nullable(force),
    }),
  ),
  space: z.record(name, z.record(z.string().check(z.regex(/^[0-7]$/)), force)),
  players: z
    .array(
      z.strictObject({
        tactic: amount,
        treasury: amount,
        hasPassed: z.boolean(),
        tokens: list(name, 300),
        effects: list(name, 30),
        abilities: list(name, 10),
        faction: z.exactOptional(name),
        fleetPool: z.exactOptional(whole(1, 16)),
        exhausted: z.exactOptional(list(name, 30)),
      }),
    )
    .check(z.minLength(2), z.maxLength(8)),
  round: amount,
  turn: seat,
  tactical: z.nullable(
    z.strictObject({
      seat,
      system: name,
      round: amount,
      retreat: z.nullable(z.strictObject({ seat, to: name })),
      battle: z.exactOptional(battle),
    }),
  ),
  todo: list(task, 100),
  awaited: z.nullable(seat),
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
