import { byCodeUnit } from "@umpire/toolkit";
import type { UnitCounts } from "../units/force.ts";
import { findUnit, type Unit } from "../units/units.ts";
import type { Cargo, DeclaredMove } from "./move.ts";

/** Fighters and ground forces in space, by system and unit. */
export type UnitsInSpace = { readonly [system: string]: UnitCounts };
type Parked = { readonly id: string; readonly at: string; readonly unit: string | null };

/** A pick-up of more than there is, or null. */
export function refuseMissingCargo(units: UnitsInSpace, declared: readonly DeclaredMove[]) {
  const left = new Map<string, number>();
  for (const { cargo, ship } of declared) {
    for (const { unit, count, from } of cargo) {
      const key = `${from} ${unit}`;
      const there = (left.get(key) ?? units[from]?.[unit] ?? 0) - count;
      if (there < 0) return { code: "cargo-absent", rule: "LRR 95.2", unit, system: from, ship: ship.id } as const;
      left.set(key, there);
    }
  }
  return null;
}

type Some = { readonly unit: Unit; readonly count: number };
const someOf = (units: UnitCounts): readonly Some[] =>
  Object.entries(units).flatMap(([id, count]) => {
    const unit = findUnit(id);
    return unit === undefined || count <= 0 ? [] : [{ unit, count }];
  });
const sumOf = (some: readonly Some[], each: (unit: Unit) => number): number =>
  some.reduce((sum, { unit, count }) => sum + each(unit) * count, 0);

/** The capacity that units in one system's space take, and that their ships have. */
export function capacityUse(units: UnitCounts): { readonly needed: number; readonly capacity: number } {
  const some = someOf(units);
  const capacity = sumOf(some, (unit) => unit.capacity);
  return { needed: sumOf(some, (unit) => capacityTaken(unit, capacity)), capacity };
}

/** The capacity that one unit takes. Cargo that takes none still needs a ship that has some. */
export const capacityTaken = ({ uses, isCargo }: Unit, capacity: number): number =>
  isCargo && uses === 0 && capacity === 0 ? 1 : uses;

/** As much of these as a capacity holds, in this order. */
export function loadCargo(units: readonly string[], counts: UnitCounts, capacity: number): UnitCounts {
  let room = capacity;
  const aboard: { [unit: string]: number } = {};
  for (const id of units) {
    const unit = findUnit(id);
    if (unit === undefined || !unit.isCargo) continue;
    const each = capacityTaken(unit, capacity);
    const count = Math.min(counts[id] ?? 0, each === 0 ? Number.POSITIVE_INFINITY : Math.floor(room / each));
    if (count > 0) aboard[id] = count;
    room -= Math.max(0, count) * each;
  }
  return aboard;
}

/** What a player's docks in a system hold besides the ships: fighters, and whatever needs room. */
export type DockCapacity = { readonly fighters: number; readonly capacity: number };
const noDocks: DockCapacity = { fighters: 0, capacity: 0 };

/** How a player's units share the space of one system. */
export type CapacityAllocation = {
  /** The capacity that is needed by what cannot stay without it, and what there is. */
  readonly needed: number;
  readonly capacity: number;
  /** What has no room, and is removed (LRR 16.3). */
  readonly excess: UnitCounts;
  /** Ships that count for the fleet pool: no fighters, but those that move by themselves and have no room. */
  readonly fleet: number;
  /** As how many of these the fighters count. */
  readonly flying: number;
};

/** A fighter that moves by itself stays without room, and counts for the fleet pool then. */
export const fliesAlone = ({ type, move }: Unit): boolean => type === "fighter" && move > 0;
const isTethered = ({ type, move }: Unit): boolean => type === "fighter" && move === 0;

/**
 * Shares out the room of a system. Docks keep fighters first; the ships' capacity goes to what would be removed without
 * it, and what is left of it to fighters that move by themselves, those that count whole before those that count half.
 */
export function allocateCapacity(units: UnitCounts, docks: DockCapacity = noDocks): CapacityAllocation {
  const some = someOf(units);
  const fighters = some.filter(({ unit }) => isTethered(unit));
  const ground = some.filter(({ unit }) => unit.kind === "ground");
  const flyers = some.filter(({ unit }) => fliesAlone(unit));
  const capacity = sumOf(some, (unit) => unit.capacity) + docks.capacity;
  const tethered = sumOf(fighters, () => 1);
  const loose = Math.max(0, tethered - docks.fighters);
  const needed = loose + sumOf(ground, (unit) => capacityTaken(unit, capacity));
  const spare = Math.max(0, docks.fighters - tethered) + Math.max(0, capacity - needed);
  const capitals = sumOf(some, ({ kind, type }) => Number(kind === "ship" && type !== "fighter"));
  const flying = roomless(flyers, spare);
  return {
    needed,
    capacity,
    flying,
    fleet: capitals + flying,
    excess: excessOf(fighters, ground, loose, needed - capacity, capacity === 0),
  };
}

/** As how many ships those count for which there is no room. */
function roomless(flyers: readonly Some[], spare: number): number {
  const halves = ({ halfShip }: Unit) => (halfShip ? 1 : 2);
  let left = spare;
  let sum = 0;
  for (const { unit, count } of [...flyers].sort((a, b) => halves(b.unit) - halves(a.unit))) {
    const housed = Math.min(left, count);
    left -= housed;
    sum += (count - housed) * halves(unit);
  }
  return Math.ceil(sum / 2);
}

/** Fighters go before ground forces, the cheap before the dear, the weak before the strong. */
function excessOf(
  fighters: readonly Some[],
  ground: readonly Some[],
  loose: number,
  over: number,
  isBare: boolean,
): UnitCounts {
  const gone: { [unit: string]: number } = {};
  const take = (some: readonly Some[], most: number) => {
    let left = most;
    for (const { unit, count } of [...some].sort(byWorth)) {
      const taken = Math.min(left, count);
      if (taken > 0) gone[unit.id] = taken;
      left -= taken;
    }
    return most - left;
  };
  const taken = take(fighters, Math.min(loose, Math.max(0, over)));
  take(
    ground.filter(({ unit }) => unit.uses > 0),
    Math.max(0, over - taken),
  );
  // What takes no room does so beside a ship that has some.
  if (isBare)
    take(
      ground.filter(({ unit }) => unit.uses === 0),
      Number.POSITIVE_INFINITY,
    );
  return gone;
}

const byWorth = ({ unit: a }: Some, { unit: b }: Some): number =>
  unitCost(a) - unitCost(b) || (b.combat?.value ?? 11) - (a.combat?.value ?? 11) || byCodeUnit(a.id, b.id);

/** What one of it costs. */
export const unitCost = ({ cost, perCost }: Unit): number => (cost ?? 0) / perCost;

/** A movement step: what is in space, which ships there are, and which of them go with what. */
type Departure = {
  readonly units: UnitsInSpace;
  readonly ships: readonly Parked[];
  readonly declared: readonly DeclaredMove[];
};

/** What stays in a system's space when those that are declared have gone. Fighters may be listed as ships too. */
function stayingIn({ units, ships, declared }: Departure, system: string): UnitCounts {
  const isHere = ({ at }: { readonly at: string }) => at === system;
  const parked = summed(ships.filter(isHere).map(oneOf));
  const left = new Map(Object.entries(units[system] ?? {}));
  for (const [unit, count] of parked) left.set(unit, Math.max(left.get(unit) ?? 0, count));
  const gone = declared
    .map(({ ship }) => ship)
    .filter(isHere)
    .map(oneOf);
  const lifted = declared.flatMap(({ cargo }) => cargo).filter(({ from }) => from === system);
  for (const [unit, count] of summed([...gone, ...lifted])) left.set(unit, (left.get(unit) ?? 0) - count);
  return Object.fromEntries(left);
}

type Load = { readonly unit: string | null; readonly count: number };
const oneOf = ({ unit }: { readonly unit: string | null }): Load => ({ unit, count: 1 });

/** How many there are of each unit, where it is known which it is. */
function summed(loads: readonly Load[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { unit, count } of loads) if (unit !== null) sums.set(unit, (sums.get(unit) ?? 0) + count);
  return sums;
}

/** What is left in space beyond the capacity that stays: it is removed (LRR 16.3), and may be meant to be. */
export function capacityWarnings(departure: Departure) {
  return Object.keys(departure.units).flatMap((system) => {
    const { needed, capacity } = allocateCapacity(stayingIn(departure, system));
    const departed = departure.declared.some(({ ship }) => ship.at === system);
    return departed && needed > capacity ? [{ code: "capacity", system, needed, capacity } as const] : [];
  });
}

type Arrived = { readonly ship: string; readonly unit: string | null; readonly cargo: readonly Cargo[] };

/** More ships than the fleet pool: where they come to, and where fighters that move by themselves stay without room. */
export function fleetPoolWarnings(departure: Departure, arrived: readonly Arrived[], active: string, pool: number) {
  const gone = new Set(departure.declared.map(({ ship }) => ship.id));
  const systems = [...new Set([active, ...departure.declared.map(({ ship }) => ship.at)])];
  return systems.flatMap((system) => {
    const coming = system === active ? arrived : [];
    const come = coming.flatMap((each): readonly Load[] => [oneOf(each), ...each.cargo]);
    const here = summed([
      ...Object.entries(stayingIn(departure, system)).map(([unit, count]) => ({ unit, count })),
      ...come,
    ]);
    const { fleet, flying } = allocateCapacity(Object.fromEntries(here));
    const parked = departure.ships.filter(({ id, at }) => at === system && !gone.has(id));
    // Ships of which only the move value is known.
    const nameless = [...coming, ...parked].filter(({ unit }) => unit === null).length;
    const ships = fleet + nameless;
    const isOver = ships > pool && (system === active || flying > 0);
    return isOver ? [{ code: "fleet-pool", system, ships, pool } as const] : [];
  });
}
