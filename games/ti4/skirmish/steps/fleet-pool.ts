import type { Seat } from "@umpire/kernel";
import { byCodeUnit } from "@umpire/toolkit";
import { allocateCapacity, type CapacityAllocation, fliesAlone, unitCost } from "../../movement/capacity.ts";
import {
  addCounts,
  filterCounts,
  includesCounts,
  removeUnits,
  subtractCounts,
  sumOf,
  type UnitCounts,
} from "../../units/force.ts";
import { findUnit } from "../../units/units.ts";
import { dockCapacity, inSpace, isCapital, rulesFor, withSpace } from "../board.ts";
import { emit, type Handler, type Play, type SkirmishRefusal } from "../play.ts";
import type { Board, SkirmishAction, SkirmishRules, SkirmishState, Task } from "../shape.ts";

/** How these units of a player would share a system's space, its docks included. */
export const roomIn = (state: Board, seat: Seat, system: string, units: UnitCounts): CapacityAllocation =>
  allocateCapacity(units, dockCapacity(state, system, seat));

/** Removes what has no room in a system's space. */
function trim(play: Play, seat: Seat, system: string): void {
  const force = inSpace(play.state, system, seat);
  const { excess } = roomIn(play.state, seat, system, force.units);
  if (sumOf(excess) === 0) return;
  play.state = withSpace(play.state, system, seat, removeUnits(force, excess));
  emit(play, { type: "removed", seat, system, units: excess, why: "capacity", rule: "LRR 16.3" });
}

type Remove = Extract<SkirmishAction, { type: "remove" }>;
type FleetPool = Extract<Task, { task: "fleet-pool" }>;

/** Where ships have come to, or been lost: what has no room goes, and then ships beyond the fleet pool. */
export function settleFleet(play: Play, seat: Seat, system: string): readonly FleetPool[] {
  trim(play, seat, system);
  const task: FleetPool = { task: "fleet-pool", seat, system };
  return fleetOf(play.state, task) > rulesFor(play.state, seat, play.rules).fleetPool ? [task] : [];
}

/** Where ships have left: the same, but ships beyond the pool that a table began with may stay where they are. */
export function settleBehind(play: Play, seat: Seat, system: string): readonly FleetPool[] {
  const tasks = settleFleet(play, seat, system);
  const { flying } = roomIn(play.state, seat, system, inSpace(play.state, system, seat).units);
  return flying > 0 ? tasks : [];
}

/** Ships beyond the fleet pool are removed, as their owner chooses. */
export const fleetPool: Handler<FleetPool, Remove> = {
  takes: ["remove"],
  awaits(state, task, rules) {
    const [, other] = fleetPool.options(state, task, rules);
    return other === undefined ? null : task.seat;
  },
  check: (state, task, { units }, rules) => refuseRemoval(state, task, units, rulesFor(state, task.seat, rules)),
  options(state, task, given) {
    const rules = rulesFor(state, task.seat, given);
    if (fleetOf(state, task) <= rules.fleetPool) return [];
    const kinds = Object.entries(removable(state, task)).sort(
      ([a], [b]) => worthOf(a) - worthOf(b) || byCodeUnit(a, b),
    );
    const choices = firstPicks(state, task, rules, kinds);
    choices.sort((a, b) => sumWorth(a) - sumWorth(b) || byKinds(kinds, a, b));
    return choices.map((units) => ({ type: "remove", units }));
  },
  run(play, task, chosen) {
    const [first] = fleetPool.options(play.state, task, play.rules);
    const { units } = chosen ?? first ?? { units: {} };
    if (sumOf(units) === 0) return [];
    const force = inSpace(play.state, task.system, task.seat);
    play.state = withSpace(play.state, task.system, task.seat, removeUnits(force, units));
    emit(play, { type: "removed", seat: task.seat, system: task.system, units, why: "fleet-pool", rule: "LRR 37.3" });
    trim(play, task.seat, task.system);
    return [];
  },
};

/** Units that may go, and how many of each there are. */
type Kinds = readonly (readonly [string, number])[];

const worthOf = (unit: string): number => {
  const found = findUnit(unit);
  return found === undefined ? 0 : unitCost(found);
};

const sumWorth = (units: UnitCounts): number =>
  Object.entries(units).reduce((sum, [unit, count]) => sum + count * worthOf(unit), 0);

/** Of what is worth the same that comes first which gives up more of the first kinds. */
function byKinds(kinds: Kinds, a: UnitCounts, b: UnitCounts): number {
  const [unit = ""] = kinds.find(([each]) => a[each] !== b[each]) ?? [];
  return (b[unit] ?? 0) - (a[unit] ?? 0);
}

/** The ships that count for the fleet pool when these are gone. */
function fleetOf(state: SkirmishState, { seat, system }: FleetPool, gone: UnitCounts = {}): number {
  return roomIn(state, seat, system, subtractCounts(inSpace(state, system, seat).units, gone)).fleet;
}

/** Ships, and fighters that move by themselves, which count where they have no room. */
const removable = (state: SkirmishState, { seat, system }: FleetPool): UnitCounts =>
  filterCounts(inSpace(state, system, seat).units, isRemovable);

export const isRemovable = (unit: string): boolean => isCapital(unit) || isFlyer(unit);

function isFlyer(unit: string): boolean {
  const found = findUnit(unit);
  return found !== undefined && fliesAlone(found);
}

/** The first unit of which one fewer would be enough. */
const needless = (state: SkirmishState, task: FleetPool, units: UnitCounts, { fleetPool: pool }: SkirmishRules) =>
  Object.keys(units).find((unit) => fleetOf(state, task, subtractCounts(units, { [unit]: 1 })) <= pool);

function refuseRemoval(
  state: SkirmishState,
  task: FleetPool,
  chosen: UnitCounts,
  rules: SkirmishRules,
): SkirmishRefusal | null {
  const units = filterCounts(chosen, () => true);
  const there = removable(state, task);
  const wrong = Object.keys(units).find((unit) => !includesCounts(there, { [unit]: units[unit] ?? 0 }));
  if (wrong !== undefined) return { code: "not-so-many", rule: "LRR 37.3", unit: wrong, count: units[wrong] ?? 0 };
  const [ships, pool] = [fleetOf(state, task, units), rules.fleetPool];
  const count = fleetOf(state, task) - pool;
  // Without such fighters every ship counts one, and it is known how many go.
  if (!Object.keys(there).some(isFlyer))
    return sumOf(units) === count ? null : { code: "remove-exactly", rule: "LRR 37.3", count };
  if (ships > pool) return { code: "over-fleet-pool", rule: "LRR 37.3", ships, pool };
  const unit = needless(state, task, units, rules);
  return unit === undefined ? null : { code: "remove-fewer", rule: "LRR 37.3", unit };
}

/** More than anybody looks through, and how many are tried for that: of a very mixed fleet there are millions. */
const MOST_CHOICES = 1000;
const MOST_TRIES = 5000;

/** The choices that are enough and not more than enough. */
function firstPicks(state: SkirmishState, task: FleetPool, rules: SkirmishRules, kinds: Kinds): UnitCounts[] {
  const found: UnitCounts[] = [];
  let tries = 0;
  for (const units of picks(state, task, rules, kinds)) {
    const isFine = refuseRemoval(state, task, units, rules) === null && !isLong(state, task, rules, kinds, units);
    if (isFine) found.push(units);
    tries += 1;
    if (found.length >= MOST_CHOICES || tries >= MOST_TRIES) break;
  }
  return found;
}

/**
 * What may be enough and not more, with as few capital ships as must go first. More of them go only where fighters
 * count in their stead; the fighters that must go are known once it is known which ships stay and have room for them.
 */
function* picks(state: SkirmishState, task: FleetPool, rules: SkirmishRules, kinds: Kinds): Generator<UnitCounts> {
  const capitals = kinds.filter(([unit]) => !isFlyer(unit));
  const flyers = kinds.filter(([unit]) => isFlyer(unit));
  const all = countOf(capitals);
  const least = Math.max(0, all - rules.fleetPool);
  const most = flyers.length === 0 ? least : all;
  for (let count = least; count <= most; count += 1)
    for (const gone of exactly(capitals, count, {})) yield* withFlyers(state, task, rules, flyers, gone);
}

/**
 * Whether the first of these, kind by kind, would be enough without the others. That one fewer is not enough does not
 * say so: with a ship that carries fighters goes room, and they count then.
 */
function isLong(
  state: SkirmishState,
  task: FleetPool,
  { fleetPool: pool }: SkirmishRules,
  kinds: Kinds,
  units: UnitCounts,
): boolean {
  const ships = sumOf(filterCounts(removable(state, task), isCapital));
  let left = units;
  for (const [unit] of [...kinds].reverse()) {
    while ((left[unit] ?? 0) > 0) {
      left = subtractCounts(left, { [unit]: 1 });
      if (ships - sumOf(filterCounts(left, isCapital)) > pool) return false;
      if (fleetOf(state, task, left) <= pool) return true;
    }
  }
  return false;
}

const countOf = (kinds: Kinds): number => kinds.reduce((sum, [, most]) => sum + most, 0);

/** Every way to take a given number of these. */
function* exactly(kinds: Kinds, count: number, before: UnitCounts): Generator<UnitCounts> {
  // What is left over cannot come from fewer: a search for it would try every way.
  if (countOf(kinds) < count) return;
  const [first, ...rest] = kinds;
  if (first === undefined) {
    yield before;
    return;
  }
  const [unit, most] = first;
  for (let some = Math.min(most, count); some >= 0; some -= 1)
    yield* exactly(rest, count - some, addCounts(before, { [unit]: some }));
}

/** The same ships, and fighters of these kinds: of the last kind the smallest number that is enough. */
function* withFlyers(
  state: SkirmishState,
  task: FleetPool,
  rules: SkirmishRules,
  flyers: Kinds,
  before: UnitCounts,
): Generator<UnitCounts> {
  const [first, ...rest] = flyers;
  if (first === undefined) {
    yield before;
    return;
  }
  const [unit, most] = first;
  const isEnough = (some: number) => fleetOf(state, task, addCounts(before, { [unit]: some })) <= rules.fleetPool;
  const enough = leastThat(most, isEnough);
  for (let some = enough; some >= (rest.length === 0 ? enough : 0); some -= 1)
    yield* withFlyers(state, task, rules, rest, addCounts(before, { [unit]: some }));
}

/** The least number that will do, if all greater ones do; the most where none does. */
function leastThat(most: number, does: (some: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (does(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
