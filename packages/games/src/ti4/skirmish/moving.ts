import { no, type Result, type Seat, yes } from "@umpire/kernel";
import { byCodeUnit } from "@umpire/toolkit";
import { refuseAbsent, roomFor } from "../capacity.ts";
import { type Cargo, type Declared, refuseDeclared, type Voyaged, voyageOut } from "../move.ts";
import { reach } from "../reach.ts";
import { findUnit } from "../units.ts";
import type { Voyage } from "../voyage.ts";
import { cargoIn, inSpace, isCapital, planetsIn, shipsOf, voyageOf, withPlanet, withSpace } from "./board.ts";
import { holds, joined, minus, only, plus, sumOf, without } from "./force.ts";
import { moveChoices } from "./move-choices.ts";
import { type Handler, type Play, rollDie, type SkirmishRefusal, tacticalOf, tell } from "./play.ts";
import type { Board, Counts, Force, SkirmishAction, SkirmishRules, SkirmishState, Task } from "./shape.ts";

type Move = Extract<SkirmishAction, { type: "move" }>;
type Named = Declared & { readonly isDamaged: boolean };

/** Declares every ship that moves, with its path and its cargo, before any die. */
export const move: Handler<{ readonly task: "move" }, Move> = {
  takes: ["move"],
  awaits(state, _task, rules) {
    const { seat, system } = tacticalOf(state);
    const ships = shipsOf(state, seat).filter(({ at }) => at !== system);
    const drive = state.players[seat]?.effects.includes("gravity-drive") ?? false;
    const can = ships.some(
      (ship) => reach(voyageOf(state, seat, system, rules, drive ? ship.id : undefined), [ship])[0]?.reachable,
    );
    return can ? seat : null;
  },
  check(state, _task, chosen, rules) {
    const declared = declare(state, chosen, rules);
    return declared.ok ? null : declared.refusal;
  },
  options: (state, _task, rules) => moveChoices(state, rules),
  run(play, _task, chosen) {
    if (chosen === null || chosen.moves.length === 0) return [];
    const { seat, system } = tacticalOf(play.state);
    const declared = declare(play.state, chosen, play.rules);
    if (!declared.ok) throw new RangeError(`refused: ${declared.refusal.code}`);
    tell(play, { type: "moved", seat, ships: chosen.moves });
    sail(play, seat, declared.value.voyage, declared.value.declared);
    for (const from of new Set(declared.value.declared.map(({ ship }) => ship.at))) trim(play, seat, from);
    trim(play, seat, system);
    return [{ task: "fleet-pool", seat, system }];
  },
};

type Declaration = { readonly voyage: Voyage; readonly declared: readonly Named[] };

/** The movement that was declared, or the planner's reason why it cannot be. */
function declare(
  state: SkirmishState,
  { moves, drive }: Move,
  rules: SkirmishRules,
): Result<Declaration, SkirmishRefusal> {
  const { seat, system } = tacticalOf(state);
  const hasDrive = state.players[seat]?.effects.includes("gravity-drive") ?? false;
  if (drive !== undefined && !hasDrive) return no({ code: "no-drive", rule: "Gravity Drive" });
  const voyage = voyageOf(state, seat, system, rules, drive);
  const ships = shipsOf(state, seat);
  const declared: Named[] = [];
  for (const { ship: id, path, cargo } of moves) {
    const ship = ships.find((each) => each.id === id);
    if (ship === undefined) return no({ code: "unknown-ship", ship: id });
    if (declared.some((each) => each.ship.id === id)) return no({ code: "duplicate-ship", ship: id });
    const each = { ship, path, cargo, isDamaged: ship.isDamaged };
    const refusal = refuseDeclared(voyage, each);
    if (refusal !== null) return no(refusal as SkirmishRefusal);
    declared.push(each);
  }
  const places = [...new Set(declared.flatMap(({ cargo }) => cargo.map(({ from }) => from)))];
  // Whoever moves by itself is not carried.
  const sailing = (place: string) =>
    declared.flatMap(({ ship }) => (ship.at === place && ship.unit !== null ? [{ [ship.unit]: 1 }] : []));
  const left = (place: string) => sailing(place).reduce<Counts>(minus, cargoIn(state, seat, place));
  const there = Object.fromEntries(places.map((place) => [place, left(place)]));
  const absent = refuseAbsent(there, declared);
  return absent === null ? yes({ voyage, declared }) : no(absent);
}

/** Rolls for the rifts, takes off what leaves, and puts down what arrives. */
function sail(play: Play, seat: Seat, voyage: Voyage, declared: readonly Named[]): void {
  const { ships, rolls } = voyageOut(voyage, declared, rollDie(play));
  for (const { ship, system, die, removed } of rolls)
    tell(play, { type: "rift-die", ship, system, die, lost: removed, rule: "LRR 41.2" });
  const rifts = new Map(rolls.flatMap(({ ship, system, removed }) => (removed ? [[ship, system] as const] : [])));
  for (const sailed of ships) {
    const own = declared.find(({ ship }) => ship.id === sailed.ship);
    if (own !== undefined) settle(play, seat, voyage.active, own, sailed, rifts.get(sailed.ship) ?? own.ship.at);
  }
}

/** One ship's end. What it would have picked up further along than it came stays where it was. */
function settle(play: Play, seat: Seat, active: string, own: Named, sailed: Voyaged, rift: string): void {
  const { ship, isDamaged } = own;
  const unit = ship.unit ?? "";
  liftShip(play, seat, ship.at, unit, isDamaged);
  for (const load of [...sailed.cargo, ...sailed.lost]) lift(play, seat, load);
  if (sailed.arrived) {
    const units = plus({ [unit]: 1 }, countsOf(sailed.cargo));
    const coming: Force = { units, damaged: isDamaged ? { [unit]: 1 } : {} };
    play.state = withSpace(play.state, active, seat, joined(inSpace(play.state, active, seat), coming));
  }
  const lost = plus(sailed.arrived ? {} : { [unit]: 1 }, countsOf(sailed.lost));
  if (sumOf(lost) > 0)
    tell(play, { type: "removed", seat, system: rift, units: lost, why: riftWhy(play), rule: "LRR 41.2" });
}

/** What a rift does to ships: takes them off the board, or destroys them. */
const riftWhy = ({ rules }: Play): string => (rules.riftOutcome === "destroyed" ? "rift-destroyed" : "rift");

const countsOf = (cargo: readonly Cargo[]): Counts =>
  cargo.reduce<Counts>((sum, { unit, count }) => plus(sum, { [unit]: count }), {});

function liftShip(play: Play, seat: Seat, at: string, unit: string, isDamaged: boolean): void {
  const { units, damaged } = inSpace(play.state, at, seat);
  const one = { [unit]: 1 };
  play.state = withSpace(play.state, at, seat, {
    units: minus(units, one),
    damaged: isDamaged ? minus(damaged, one) : damaged,
  });
}

/** Cargo comes out of space first, then off planets, in their order. */
function lift(play: Play, seat: Seat, { unit, count, from }: Cargo): void {
  let left = count;
  const aloft = inSpace(play.state, from, seat);
  const here = Math.min(left, aloft.units[unit] ?? 0);
  if (here > 0) play.state = withSpace(play.state, from, seat, without(aloft, { [unit]: here }));
  left -= here;
  for (const planet of planetsIn(play.state, from)) {
    const { owner, force } = play.state.planets[planet] ?? { owner: null, force: null };
    if (owner !== seat || force === null || left === 0) continue;
    const some = Math.min(left, force.units[unit] ?? 0);
    if (some > 0) play.state = withPlanet(play.state, planet, { force: without(force, { [unit]: some }) });
    left -= some;
  }
}

/** What goes first where there is no room: what costs least. */
const expendable = ["fighter", "fighter2", "infantry", "infantry2", "mech"];

/** Removes what has no room in a system's space; docks keep some fighters. */
export function trim(play: Play, seat: Seat, system: string): void {
  const force = inSpace(play.state, system, seat);
  const { needed, capacity } = roomFor(force.units);
  const fighters = sumOf(only(force.units, (unit) => findUnit(unit)?.type === "fighter"));
  let over = needed - Math.min(fighters, freeFighters(play.state, seat, system)) - capacity;
  const gone: { [unit: string]: number } = {};
  for (const unit of expendable) {
    const some = Math.max(0, Math.min(over, force.units[unit] ?? 0));
    if (some > 0) gone[unit] = some;
    over -= some;
  }
  if (sumOf(gone) === 0) return;
  play.state = withSpace(play.state, system, seat, without(force, gone));
  tell(play, { type: "removed", seat, system, units: gone, why: "capacity", rule: "LRR 16.3" });
}

export function freeFighters(state: Board, seat: Seat, system: string): number {
  return planetsIn(state, system).reduce((sum, planet) => {
    const { owner, force } = state.planets[planet] ?? { owner: null, force: null };
    if (owner !== seat || force === null) return sum;
    return Object.entries(force.units).reduce(
      (all, [unit, count]) => all + count * (findUnit(unit)?.freeFighters ?? 0),
      sum,
    );
  }, 0);
}

type Remove = Extract<SkirmishAction, { type: "remove" }>;
type FleetPool = Extract<Task, { task: "fleet-pool" }>;

/** Ships beyond the fleet pool are removed, as their owner chooses. */
export const fleetPool: Handler<FleetPool, Remove> = {
  takes: ["remove"],
  awaits(state, task, rules) {
    const { capitals, over } = overPool(state, task, rules);
    return over > 0 && Object.keys(capitals).length > 1 && sumOf(capitals) > over ? task.seat : null;
  },
  check(state, task, { units }, rules) {
    const { capitals, over } = overPool(state, task, rules);
    if (sumOf(units) !== over) return { code: "remove-exactly", rule: "LRR 37.3", count: over };
    const [wrong] = Object.keys(units).filter((unit) => !holds(capitals, { [unit]: units[unit] ?? 0 }));
    return wrong === undefined
      ? null
      : { code: "not-so-many", rule: "LRR 37.3", unit: wrong, count: units[wrong] ?? 0 };
  },
  *options(state, task, rules) {
    const { capitals, over } = overPool(state, task, rules);
    yield* picks(Object.entries(capitals), over);
  },
  run(play, task, chosen) {
    const { over } = overPool(play.state, task, play.rules);
    if (over <= 0) return [];
    const [first] = fleetPool.options(play.state, task, play.rules);
    const units = (chosen ?? first)?.units ?? {};
    const force = inSpace(play.state, task.system, task.seat);
    play.state = withSpace(play.state, task.system, task.seat, without(force, units));
    tell(play, { type: "removed", seat: task.seat, system: task.system, units, why: "fleet-pool", rule: "LRR 37.3" });
    trim(play, task.seat, task.system);
    return [];
  },
};

function overPool(state: SkirmishState, { seat, system }: FleetPool, rules: SkirmishRules) {
  const capitals = only(inSpace(state, system, seat).units, isCapital);
  return { capitals, over: sumOf(capitals) - rules.fleetPool };
}

/** Every way to take so many of these, the cheapest first. */
function* picks(kinds: readonly (readonly [string, number])[], count: number): Generator<Remove> {
  const cost = (unit: string) => findUnit(unit)?.cost ?? 0;
  const [first, ...rest] = [...kinds].sort(([a], [b]) => cost(a) - cost(b) || byCodeUnit(a, b));
  if (first === undefined) {
    if (count === 0) yield { type: "remove", units: {} };
    return;
  }
  const [unit, most] = first;
  for (let some = Math.min(most, count); some >= 0; some -= 1)
    for (const { units } of picks(rest, count - some))
      yield { type: "remove", units: some === 0 ? units : { [unit]: some, ...units } };
}
