import { err, type Json, type JsonObject, ok, parser, type Result, type Seat } from "@umpire/kernel";
import { list, listOrEmpty, text, whole, z } from "@umpire/toolkit/schema";
import { combatTable } from "../data/combat-effects.ts";
import { effectTable } from "../data/effects.ts";
import { powerTable } from "../data/powers.ts";
import { wormholeShips } from "../data/wormhole-ships.ts";
import { findSystem, type Galaxy, type System } from "../galaxy/galaxy.ts";
import { idSchema, nameSchema } from "../galaxy/ids.ts";
import { readMap } from "../galaxy/read-map.ts";
import { presets, type Ti4Rules } from "../galaxy/rules.ts";
import { galaxyWithUnits } from "../skirmish/board.ts";
import type { Board } from "../skirmish/shape.ts";
import { type Force, sumOf } from "../units/force.ts";
import { findUnit } from "../units/units.ts";

const name = idSchema(60);
const counts = z.record(name, whole(0, 99));
const force = { units: counts, damaged: z._default(counts, {}) };
const seat = whole(0, 7);
const seatKey = z.string().check(z.regex(/^[0-7]$/));
const cargo = z.strictObject({ unit: name, count: whole(1, 99), from: name });
const order = z.strictObject({
  /** It does not move, though it could. */
  stays: z.exactOptional(z.literal(true)),
  /** Otherwise by its safest way. */
  path: z.exactOptional(list(name, 40)),
  /** Otherwise as full as it goes. */
  cargo: z.exactOptional(list(cargo, 20)),
});
const actionSchema = z.strictObject({
  mover: seat,
  active: z.nullable(name),
  orders: z._default(z.record(name, order), {}),
  /** Where ground forces land; otherwise on the first planet that is somebody else's. */
  planet: z._default(z.nullable(name), null),
  /** Max rounds of the battle in space: it then stops, or somebody leaves it. */
  rounds: z._default(z.nullable(whole(1, 100)), null),
  /** Whether both sides lose their units in the order that is best for them. */
  best: z._default(z.boolean(), false),
});
/** What else a player has, by the names of the game that it was opened from. */
const holdings = z.strictObject({
  technologies: listOrEmpty(name, 100),
  /** Of these and of relics. */
  exhausted: listOrEmpty(name, 100),
  relics: listOrEmpty(name, 100),
  /** Promissory notes in play. */
  notes: listOrEmpty(name, 100),
  leaders: z._default(z.record(name, z.enum(["ready", "exhausted", "locked"])), {}),
  breakthrough: z._default(z.nullable(name), null),
});
const player = z.strictObject({
  /** Empty for somebody who is called by faction, or by colour. */
  name: text(40),
  faction: z.exactOptional(name),
  /** `flank-speed`, `gravity-drive:74/cruiser/1`, `silence-of-space:18`, `morale-boost:2`. */
  effects: listOrEmpty(z.string().check(z.minLength(1), z.maxLength(100)), 60),
  /** Systems that hold this player's command tokens. */
  tokens: listOrEmpty(name, 100),
  fleetPool: z._default(whole(0, 16), 3),
  holdings: z.exactOptional(holdings),
});
const garrison = z.strictObject({
  ...force,
  owner: seat,
  /** Units of others beside them, by seat: they take no part. */
  guests: z.exactOptional(z.record(seatKey, z.strictObject(force))),
});
const planSchema = z.strictObject({
  map: z.json(),
  rules: z.enum(["official", "requirements"]),
  players: z.array(player).check(z.minLength(1), z.maxLength(8)),
  /** In space, by system and seat. */
  space: z._default(z.record(name, z.record(seatKey, z.strictObject(force))), {}),
  /** On planets, by system and planet. */
  ground: z._default(z.record(name, z.record(nameSchema(60), garrison)), {}),
  /** Laws in play, by the names of the game that it was opened from. */
  laws: z.exactOptional(list(name, 40)),
  plan: actionSchema,
});

/** A position to plan on: a map, up to eight players with what they have, and what one of them means to do. */
export type Plan = z.infer<typeof planSchema>;
export type Order = z.infer<typeof order>;
/** Units that belong to no player: they fight where somebody comes, and never move. */
export const isNeutral = (player: Plan["players"][number] | undefined): boolean => player?.faction === "neutral";

type Garrison = Force & { readonly owner: Seat };

const parsePlan = parser(planSchema);

/** A table from outside; what stands in places that are not on its map is kept, see `setOut`. */
export function readPlan(input: unknown): Result<Plan> {
  const read = parsePlan(input);
  if (!read.ok) return read;
  const galaxy = readMap(read.value.map);
  if (!galaxy.ok) return galaxy;
  const { players, plan: meant } = read.value;
  const forces = forcesOf(read.value);
  if ([meant.mover, ...forces.map(({ owner }) => owner)].some((each) => each >= players.length))
    return err({ code: "bad-request", path: "/players", problem: "somebody has units and is not there" });
  const unit = forces.flatMap(({ units }) => Object.keys(units)).find((id) => findUnit(id) === undefined);
  if (unit !== undefined) return err({ code: "unknown-unit", unit });
  const effect = players.flatMap(({ effects }) => effects).find((each) => !isEffect(each));
  return effect === undefined ? read : err({ code: "unknown-effect", effect });
}

/** Whether movement or battles count it; what else the catalogue has, need not be loaded to say so. */
function isEffect(text: string): boolean {
  const [id = ""] = text.split(":");
  return [effectTable, combatTable, powerTable].some((table) => Object.hasOwn(table, id));
}

const forcesOf = ({ space, ground }: Plan): readonly Garrison[] => [
  ...Object.values(space).flatMap((here) =>
    Object.entries(here).map(([owner, each]) => ({ ...each, owner: Number(owner) })),
  ),
  ...Object.values(ground).flatMap((here) => Object.values(here)),
  ...Object.values(ground).flatMap((here) =>
    Object.values(here).flatMap(({ guests = {} }) =>
      Object.entries(guests).map(([owner, each]) => ({ ...each, owner: Number(owner) })),
    ),
  ),
];

/** Something that stands where there is no such place: kept, but it plays no part. */
export type Stray = { readonly system: string; readonly planet: string | null; readonly owner: Seat };

/** A table that is set out: its galaxy, what lies on it, and what has no place there. */
export type PlanBoard = {
  readonly galaxy: Galaxy;
  readonly board: Board;
  readonly rules: Ti4Rules;
  readonly strays: readonly Stray[];
};

export function toBoard({ map, rules, players, space, ground }: Plan): Result<PlanBoard> {
  const galaxy = readMap(map);
  if (!galaxy.ok) return galaxy;
  const strays: Stray[] = [];
  const planets: { [key: string]: Board["planets"][string] } = {};
  for (const [id, here] of Object.entries(ground)) {
    const places = placesOf(findSystem(galaxy.value, id));
    for (const [planet, { owner, units, damaged }] of Object.entries(here)) {
      const place = places.find((each) => each.name === planet);
      if (place === undefined) strays.push({ system: id, planet, owner });
      else
        planets[`${id}/${planet}`] = {
          ...{ system: id, owner, force: { units, damaged }, landed: null },
          ...{ resources: place.resources, influence: place.influence },
        };
    }
  }
  const known = Object.entries(space).filter(([id, here]) => {
    if (findSystem(galaxy.value, id) !== undefined) return true;
    strays.push(...Object.keys(here).map((owner) => ({ system: id, planet: null, owner: Number(owner) })));
    return false;
  });
  const there = players.map(({ tokens, effects, faction }) => ({
    ...(faction !== undefined && { faction }),
    tokens: tokens.filter((id) => findSystem(galaxy.value, id) !== undefined),
    effects: effects.filter((effect) => isAtHome(galaxy.value, effect)),
  }));
  const board: Board = {
    map: mapWithShips(map, space),
    planets,
    space: filled(Object.fromEntries(known)),
    players: there,
  };
  return ok({ galaxy: galaxyWithUnits(board), board, rules: presets[rules], strays });
}

/** The map with the wormholes that ships bring to where they are. */
function mapWithShips(map: Plan["map"], space: Plan["space"]): Json {
  const brought = Object.entries(space).flatMap(([system, here]) =>
    Object.values(here).flatMap(({ units }) =>
      Object.entries(wormholeShips).flatMap(([unit, brings]) =>
        (units[unit] ?? 0) > 0 ? [{ system, ...brings }] : [],
      ),
    ),
  );
  const known = readMap(map);
  const isThere = ({ system }: { readonly system: string }) =>
    known.ok && findSystem(known.value, system) !== undefined;
  const added = brought.filter(isThere);
  if (added.length === 0) return map as Json;
  const whole = typeof map === "object" && map !== null && !Array.isArray(map) ? (map as JsonObject) : { string: map };
  const { additions = [] } = whole as { readonly additions?: readonly Json[] };
  return { ...whole, additions: [...additions, ...added] } as Json;
}

/** An effect for a system that is not there is for nobody. */
function isAtHome(galaxy: Galaxy, effect: string): boolean {
  const [id = "", argument = ""] = effect.split(":");
  const takes = Object.hasOwn(effectTable, id) ? effectTable[id]?.takes : undefined;
  return takes !== "system" || findSystem(galaxy, argument) !== undefined;
}

function filled(space: Plan["space"]): Board["space"] {
  const some = Object.entries(space).map(([id, here]) => [
    id,
    Object.fromEntries(Object.entries(here).filter(([, { units }]) => sumOf(units) > 0)),
  ]);
  return Object.fromEntries(some);
}

/** Where things can stand in a system: on its planets; a home that nobody has taken has one. */
export function placesOf(
  system: System | undefined,
): readonly { name: string; resources: number; influence: number }[] {
  if (system === undefined) return [];
  if (system.planets.length > 0 || system.tile !== null) return system.planets;
  return /^HOME\d+$/.test(system.id) ? [{ name: system.id, resources: 4, influence: 2 }] : [];
}
