import { err, expandRules, type Json, type JsonObject, ok, type Refusal, type Result, type Seat } from "@umpire/kernel";
import { effectNames } from "../data/asyncti4.ts";
import { DRIVE } from "../data/skirmish.ts";
import { findSystem, type Galaxy } from "../galaxy/galaxy.ts";
import { readMap } from "../galaxy/read-map.ts";
import { presets } from "../galaxy/rules.ts";
import { isNeutral, type Plan, placesOf } from "../planner/plan.ts";
import { factions } from "../units/factions.ts";
import { filterCounts, sumOf, type UnitCounts } from "../units/force.ts";
import { findUnit } from "../units/units.ts";
import { isShip, isStructure } from "./board.ts";
import { skirmish } from "./game.ts";
import { lastingEffects, setUp } from "./setup.ts";
import type { SkirmishOptions, SkirmishRules, Start } from "./shape.ts";

/** Units of a player in space, where there is no planet, or on one that the player holds. */
type Stand = {
  readonly seat: Seat;
  readonly system: string;
  readonly planet: string | null;
  readonly units: UnitCounts;
  readonly damaged: UnitCounts;
};

/** What a position has and the skirmish that begins with it has not. */
export type LeftOut = {
  /** Of no player, beside others, or where they cannot stand. */
  readonly units: readonly Stand[];
  /** Effects that are played once, count for one ship, or are not known to be on for good. */
  readonly effects: readonly string[];
};

/** A skirmish that begins with a position. */
export type PlayedOut = {
  /** The plan's seats in the order of the table: the moving player is first. */
  readonly seats: readonly Seat[];
  readonly options: SkirmishOptions;
  readonly rules: SkirmishRules;
  readonly leftOut: LeftOut;
};

const MOST_EFFECTS = 30;

/** The skirmish that begins with a position of the planner, or why there can be none (TS21). */
export function playOut(plan: Plan): Result<PlayedOut, Refusal> {
  const galaxy = readMap(plan.map);
  if (!galaxy.ok) return galaxy;
  const stands = standsIn(plan);
  const kept = stands.flatMap((stand) => keptOf(stand, plan, galaxy.value, stands));
  const seats = seatsFrom(plan).filter((seat) => kept.some((stand) => stand.seat === seat));
  const pools = seats.map((seat) => plan.players[seat]?.fleetPool ?? 0);
  const rules = expandRules(skirmish, { ...presets[plan.rules], fleetPool: Math.max(1, ...pools) });
  if (!rules.ok) return rules;
  const starts = seats.map((seat) => startOf(plan, seat, kept, galaxy.value));
  const options = skirmish.parse.options({ map: mapFor(plan.map as Json, seats), starts });
  if (!options.ok) return options;
  const begun = setUp(options.value, rules.value);
  if (!begun.ok) return err(begun.refusal);
  const units = stands.flatMap((stand) => lostOf(stand, kept));
  const effects = [...new Set(seats.flatMap((seat) => effectsOf(plan, seat).leftOut))];
  return ok({
    ...{ seats, options: options.value, rules: rules.value },
    leftOut: { units: [...units, ...guestsIn(plan)], effects },
  });
}

/** All players, the moving one first. */
const seatsFrom = ({ players, plan: { mover } }: Plan): readonly Seat[] =>
  players.map((_, at) => (mover + at) % players.length);

const standsIn = ({ space, ground }: Plan): readonly Stand[] => [
  ...Object.entries(space).flatMap(([system, here]) =>
    Object.entries(here).map(([seat, force]) => ({ ...force, seat: Number(seat), system, planet: null })),
  ),
  ...Object.entries(ground).flatMap(([system, here]) =>
    Object.entries(here).map(([planet, { owner, units, damaged }]) => ({
      seat: owner,
      system,
      planet,
      units,
      damaged,
    })),
  ),
];

const guestsIn = ({ ground }: Plan): readonly Stand[] =>
  Object.entries(ground).flatMap(([system, here]) =>
    Object.entries(here).flatMap(([planet, { guests = {} }]) =>
      Object.entries(guests).map(([seat, force]) => ({ ...force, seat: Number(seat), system, planet })),
    ),
  );

/** What of it can stand there; of several fleets in a system the largest stays. */
function keptOf(stand: Stand, plan: Plan, galaxy: Galaxy, stands: readonly Stand[]): readonly Stand[] {
  const { seat, system, planet } = stand;
  const place = findSystem(galaxy, system);
  if (place === undefined || isNeutral(plan.players[seat])) return [];
  if (planet !== null) {
    const units = filterCounts(stand.units, (unit) => !isShip(unit));
    return placesOf(place).some(({ name }) => name === planet) ? [{ ...stand, units }] : [];
  }
  const units = filterCounts(stand.units, (unit) => !isStructure(unit));
  const rivals = stands.filter((other) => other.system === system && other.planet === null && other.seat !== seat);
  const isLargest = rivals.every(
    (other) =>
      isNeutral(plan.players[other.seat]) ||
      sumOf(other.units) < sumOf(stand.units) ||
      (sumOf(other.units) === sumOf(stand.units) && other.seat > seat),
  );
  return isLargest && sumOf(units) > 0 ? [{ ...stand, units }] : [];
}

/** What of it is not kept. */
function lostOf(stand: Stand, kept: readonly Stand[]): readonly Stand[] {
  const { seat, system, planet } = stand;
  const same = kept.find((each) => each.seat === seat && each.system === system && each.planet === planet);
  const units = filterCounts(stand.units, (unit) => same?.units[unit] === undefined);
  return sumOf(units) === 0 ? [] : [{ ...stand, units }];
}

function startOf(plan: Plan, seat: Seat, kept: readonly Stand[], galaxy: Galaxy): Partial<Start> {
  const own = kept.filter((stand) => stand.seat === seat);
  const { tokens = [], fleetPool = 1 } = plan.players[seat] ?? {};
  const faction = factionOf(plan, seat);
  const damaged = placedIn(own, hurtIn);
  return {
    ...(faction !== undefined && { faction }),
    ...placedIn(own, ({ units }) => units),
    effects: effectsOf(plan, seat).lasting,
    tokens: tokens.filter((system) => findSystem(galaxy, system) !== undefined),
    fleetPool: Math.max(1, fleetPool),
    ...(own.some((stand) => sumOf(hurtIn(stand)) > 0) && { damaged }),
  };
}

/** Something of each place: in space by system, on planets by planet. */
function placedIn(stands: readonly Stand[], of: (stand: Stand) => UnitCounts): Pick<Start, "fleets" | "garrisons"> {
  const fleets = stands.flatMap((stand) => (stand.planet === null ? [[stand.system, of(stand)] as const] : []));
  const garrisons = stands.flatMap((stand) => (stand.planet === null ? [] : [[stand.planet, of(stand)] as const]));
  return { fleets: Object.fromEntries(fleets), garrisons: Object.fromEntries(garrisons) };
}

/** The damaged of those who stand there; what cannot sustain is not damaged. */
const hurtIn = ({ units, damaged }: Stand): UnitCounts =>
  Object.fromEntries(
    Object.entries(damaged)
      .map(([unit, count]) => [unit, Math.min(count, units[unit] ?? 0)] as const)
      .filter(([unit, count]) => count > 0 && findUnit(unit)?.sustain === true),
  );

/** A faction that has cards here. */
function factionOf({ players }: Plan, seat: Seat): string | undefined {
  const { faction } = players[seat] ?? {};
  return faction !== undefined && factions.includes(faction) ? faction : undefined;
}

/** A player's effects: those that are always on, and the rest. A drive is for whichever ship a movement names. */
function effectsOf(plan: Plan, seat: Seat): { readonly lasting: readonly string[]; leftOut: readonly string[] } {
  const { effects = [], holdings } = plan.players[seat] ?? {};
  const known = lastingEffects(factionOf(plan, seat));
  const drives = (holdings?.technologies ?? []).filter((id) => effectNames[id] === DRIVE).map(() => DRIVE);
  const ids = [...new Set([...effects.map((text) => text.split(":")[0] ?? text), ...drives])];
  const lasting = ids.filter((id) => known.includes(id)).slice(0, MOST_EFFECTS);
  return { lasting, leftOut: ids.filter((id) => !lasting.includes(id)) };
}

/** The plan's map, whose additions belong to the seats of the table. */
function mapFor(map: Json, seats: readonly Seat[]): Json {
  if (typeof map !== "object" || map === null || Array.isArray(map)) return map;
  const { additions = [] } = map as { readonly additions?: readonly JsonObject[] };
  const seated = additions.map(({ owner, ...addition }) => {
    const seat = seats.findIndex((each) => String(each) === owner);
    return seat < 0 ? addition : { ...addition, owner: String(seat) };
  });
  return { ...(map as JsonObject), additions: seated };
}
