import type { Seat } from "@umpire/kernel";
import { byCodeUnit } from "@umpire/toolkit";
import { fliesAlone, priceOf, type Room, shareRoom } from "../capacity.ts";
import { findUnit } from "../units.ts";
import { docksOver, inSpace, isCapital, withSpace } from "./board.ts";
import { holds, minus, only, plus, sumOf, without } from "./force.ts";
import { type Handler, type Play, type SkirmishRefusal, tell } from "./play.ts";
import type { Board, Counts, SkirmishAction, SkirmishRules, SkirmishState, Task } from "./shape.ts";

/** How these units of a player would share a system's space, its docks included. */
export const roomIn = (state: Board, seat: Seat, system: string, units: Counts): Room =>
  shareRoom(units, docksOver(state, system, seat));

/** Removes what has no room in a system's space. */
function trim(play: Play, seat: Seat, system: string): void {
  const force = inSpace(play.state, system, seat);
  const { excess } = roomIn(play.state, seat, system, force.units);
  if (sumOf(excess) === 0) return;
  play.state = withSpace(play.state, system, seat, without(force, excess));
  tell(play, { type: "removed", seat, system, units: excess, why: "capacity", rule: "LRR 16.3" });
}

type Remove = Extract<SkirmishAction, { type: "remove" }>;
type FleetPool = Extract<Task, { task: "fleet-pool" }>;

/** Where ships have come to, or been lost: what has no room goes, and then ships beyond the fleet pool. */
export function settleFleet(play: Play, seat: Seat, system: string): readonly FleetPool[] {
  trim(play, seat, system);
  const task: FleetPool = { task: "fleet-pool", seat, system };
  return fleetOf(play.state, task) > play.rules.fleetPool ? [task] : [];
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
  check: (state, task, { units }, rules) => refuseRemoval(state, task, units, rules),
  options(state, task, rules) {
    if (fleetOf(state, task) <= rules.fleetPool) return [];
    const kinds = Object.entries(removable(state, task)).sort(
      ([a], [b]) => worthOf(a) - worthOf(b) || byCodeUnit(a, b),
    );
    const choices = [...picks(state, task, rules, kinds, {})].sort((a, b) => sumWorth(a) - sumWorth(b));
    return choices.map((units) => ({ type: "remove", units }));
  },
  run(play, task, chosen) {
    const [first] = fleetPool.options(play.state, task, play.rules);
    const { units } = chosen ?? first ?? { units: {} };
    if (sumOf(units) === 0) return [];
    const force = inSpace(play.state, task.system, task.seat);
    play.state = withSpace(play.state, task.system, task.seat, without(force, units));
    tell(play, { type: "removed", seat: task.seat, system: task.system, units, why: "fleet-pool", rule: "LRR 37.3" });
    trim(play, task.seat, task.system);
    return [];
  },
};

const worthOf = (unit: string): number => {
  const found = findUnit(unit);
  return found === undefined ? 0 : priceOf(found);
};

const sumWorth = (units: Counts): number =>
  Object.entries(units).reduce((sum, [unit, count]) => sum + count * worthOf(unit), 0);

/** The ships that count for the fleet pool when these are gone. */
function fleetOf(state: SkirmishState, { seat, system }: FleetPool, gone: Counts = {}): number {
  return roomIn(state, seat, system, minus(inSpace(state, system, seat).units, gone)).fleet;
}

/** Ships, and fighters that move by themselves, which count where they have no room. */
const removable = (state: SkirmishState, { seat, system }: FleetPool): Counts =>
  only(inSpace(state, system, seat).units, (unit) => isCapital(unit) || isFlyer(unit));

function isFlyer(unit: string): boolean {
  const found = findUnit(unit);
  return found !== undefined && fliesAlone(found);
}

/** The first unit of which one fewer would be enough. */
const needless = (state: SkirmishState, task: FleetPool, units: Counts, { fleetPool: pool }: SkirmishRules) =>
  Object.keys(units).find((unit) => fleetOf(state, task, minus(units, { [unit]: 1 })) <= pool);

function refuseRemoval(
  state: SkirmishState,
  task: FleetPool,
  chosen: Counts,
  rules: SkirmishRules,
): SkirmishRefusal | null {
  const units = only(chosen, () => true);
  const there = removable(state, task);
  const wrong = Object.keys(units).find((unit) => !holds(there, { [unit]: units[unit] ?? 0 }));
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

/** Every choice of these kinds that is enough and not more than enough. */
function* picks(
  state: SkirmishState,
  task: FleetPool,
  rules: SkirmishRules,
  kinds: readonly (readonly [string, number])[],
  before: Counts,
): Generator<Counts> {
  const [first, ...rest] = kinds;
  if (first === undefined) {
    const isEnough = fleetOf(state, task, before) <= rules.fleetPool;
    if (isEnough && needless(state, task, before, rules) === undefined) yield before;
    return;
  }
  const [unit, most] = first;
  let some = 0;
  while (some < most && fleetOf(state, task, plus(before, { [unit]: some })) > rules.fleetPool) some += 1;
  for (; some >= 0; some -= 1) yield* picks(state, task, rules, rest, plus(before, { [unit]: some }));
}
