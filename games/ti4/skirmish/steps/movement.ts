import { err, ok, type Result, type Seat } from "@umpire/kernel";
import { DRIVE } from "../../data/skirmish.ts";
import { refuseMissingCargo } from "../../movement/capacity.ts";
import { type Cargo, type DeclaredMove, type MovedShip, moveShips, refuseDeclared } from "../../movement/move.ts";
import type { Movement } from "../../movement/movement.ts";
import { reachOptions } from "../../movement/reach.ts";
import {
  addCounts,
  addForces,
  emptyForce,
  type Force,
  removeUnits,
  subtractCounts,
  sumOf,
  takeUnits,
  type UnitCounts,
} from "../../units/force.ts";
import { cargoIn, inSpace, movementOf, type NamedShip, planetsIn, shipsOf, withPlanet, withSpace } from "../board.ts";
import { emit, type Handler, type Play, rollDie, type SkirmishRefusal, tacticalOf } from "../play.ts";
import type { SkirmishAction, SkirmishRules, SkirmishState } from "../shape.ts";
import { settleBehind, settleFleet } from "./fleet-pool.ts";
import { moveChoices } from "./move-choices.ts";
import { emitRiftDice } from "./rift-dice.ts";

type Move = Extract<SkirmishAction, { type: "move" }>;
type Named = DeclaredMove & { readonly ship: NamedShip; readonly isDamaged: boolean };

/** Declares every ship that moves, with its path and its cargo, before any die. */
export const move: Handler<{ readonly task: "move" }, Move> = {
  takes: ["move"],
  awaits(state, _task, rules) {
    return canMove(state, rules) ? tacticalOf(state).seat : null;
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
    emit(play, { type: "moved", seat, ships: chosen.moves });
    moveFleet(play, seat, declared.value.movement, declared.value.declared);
    const left = new Set(declared.value.declared.map(({ ship }) => ship.at));
    const behind = [...left].flatMap((from) => (from === system ? [] : settleBehind(play, seat, from)));
    return [...behind, ...settleFleet(play, seat, system)];
  },
};

/** Whether any ship reaches the active system. Of ships that are alike one is asked, and none is asked why not. */
function canMove(state: SkirmishState, rules: SkirmishRules): boolean {
  const { seat, system } = tacticalOf(state);
  const elsewhere = shipsOf(state, seat).filter(({ at }) => at !== system);
  const [first] = elsewhere;
  if (first === undefined) return false;
  const hasDrive = state.players[seat]?.effects.includes(DRIVE) ?? false;
  const movement = movementOf(state, seat, system, rules, hasDrive ? first.id : undefined);
  // The drive is for one ship, and any could be the one.
  const effects = movement.effects.map(({ ship, ...effect }) =>
    ship === undefined || (hasDrive && effect.id === DRIVE) ? effect : { ...effect, ship },
  );
  const named = new Set(effects.map((effect) => ("ship" in effect ? effect.ship : undefined)));
  const kinds = new Map(elsewhere.map((ship) => [named.has(ship.id) ? ship.id : `${ship.at}/${ship.unit}`, ship]));
  return reachOptions({ ...movement, effects }, [...kinds.values()]).some((options) => options.length > 0);
}

type Declaration = { readonly movement: Movement; readonly declared: readonly Named[] };

/** The movement that was declared, or the planner's reason why it cannot be. */
function declare(
  state: SkirmishState,
  { moves, drive }: Move,
  rules: SkirmishRules,
): Result<Declaration, SkirmishRefusal> {
  const { seat, system } = tacticalOf(state);
  const hasDrive = state.players[seat]?.effects.includes(DRIVE) ?? false;
  if (drive !== undefined && !hasDrive) return err({ code: "no-drive", rule: "Gravity Drive" });
  const movement = movementOf(state, seat, system, rules, drive);
  const ships = shipsOf(state, seat);
  const declared: Named[] = [];
  for (const { ship: id, path, cargo } of moves) {
    const ship = ships.find((each) => each.id === id);
    if (ship === undefined) return err({ code: "unknown-ship", ship: id });
    if (declared.some((each) => each.ship.id === id)) return err({ code: "duplicate-ship", ship: id });
    const each = { ship, path, cargo, isDamaged: ship.isDamaged };
    const refusal = refuseDeclared(movement, each);
    if (refusal !== null) return err(refusal as SkirmishRefusal);
    declared.push(each);
  }
  // A fighter that moves by itself is nobody's cargo.
  const flying = (place: string) => countsOf(declared.flatMap(({ ship }) => (ship.at === place ? [oneOf(ship)] : [])));
  const places = [...new Set(declared.flatMap(({ cargo }) => cargo.map(({ from }) => from)))];
  const there = Object.fromEntries(
    places.map((place) => [place, subtractCounts(cargoIn(state, seat, place), flying(place))]),
  );
  const absent = refuseMissingCargo(there, declared);
  return absent === null ? ok({ movement, declared }) : err(absent);
}

/** Rolls for the rifts, takes off what leaves, and puts down what arrives. */
function moveFleet(play: Play, seat: Seat, movement: Movement, declared: readonly Named[]): void {
  const { ships, rolls } = moveShips(movement, declared, rollDie(play));
  emitRiftDice(play, rolls);
  const rifts = new Map(rolls.flatMap(({ ship, system, removed }) => (removed ? [[ship, system] as const] : [])));
  for (const moved of ships) {
    const own = declared.find(({ ship }) => ship.id === moved.ship);
    if (own !== undefined) settle(play, seat, movement.active, own, moved, rifts.get(moved.ship) ?? own.ship.at);
  }
}

/** One ship's end. What it would have picked up further along than it came stays where it was. */
function settle(play: Play, seat: Seat, active: string, own: Named, moved: MovedShip, rift: string): void {
  const { ship, isDamaged } = own;
  const unit = ship.unit ?? "";
  liftShip(play, seat, ship.at, unit, isDamaged);
  const aboard = moved.cargo.map((load) => lift(play, seat, load)).reduce(addForces, emptyForce);
  for (const load of moved.lost) lift(play, seat, load);
  if (moved.arrived) {
    const one = { [unit]: 1 };
    const coming = addForces({ units: one, damaged: isDamaged ? one : {} }, aboard);
    play.state = withSpace(play.state, active, seat, addForces(inSpace(play.state, active, seat), coming));
  }
  const lost = addCounts(moved.arrived ? {} : { [unit]: 1 }, countsOf(moved.lost));
  if (sumOf(lost) > 0) emit(play, { type: "removed", seat, system: rift, units: lost, ...riftEnd(play) });
}

/** What a rift does to ships, and by which rule: takes them off the board, or destroys them. */
const riftEnd = ({ rules }: Play) =>
  rules.riftOutcome === "destroyed" ? { why: "rift-destroyed", rule: "000 AC 6.4" } : { why: "rift", rule: "LRR 41.2" };

const oneOf = ({ unit }: NamedShip) => ({ unit, count: 1 });
const countsOf = (cargo: readonly Pick<Cargo, "unit" | "count">[]): UnitCounts =>
  cargo.reduce<UnitCounts>((sum, { unit, count }) => addCounts(sum, { [unit]: count }), {});

function liftShip(play: Play, seat: Seat, at: string, unit: string, isDamaged: boolean): void {
  const { units, damaged } = inSpace(play.state, at, seat);
  const one = { [unit]: 1 };
  play.state = withSpace(play.state, at, seat, {
    units: subtractCounts(units, one),
    damaged: isDamaged ? subtractCounts(damaged, one) : damaged,
  });
}

/** Takes cargo, damage and all: out of space first, then off planets, in their order; of those alike the damaged first. */
function lift(play: Play, seat: Seat, { unit, count, from }: Cargo): Force {
  const aloft = inSpace(play.state, from, seat);
  const here = { [unit]: Math.min(count, aloft.units[unit] ?? 0) };
  play.state = withSpace(play.state, from, seat, removeUnits(aloft, here));
  let lifted = takeUnits(aloft, here);
  for (const planet of planetsIn(play.state, from)) {
    const { owner, force } = play.state.planets[planet] ?? { owner: null, force: emptyForce };
    if (owner !== seat) continue;
    const some = { [unit]: Math.min(count - sumOf(lifted.units), force.units[unit] ?? 0) };
    play.state = withPlanet(play.state, planet, { force: removeUnits(force, some) });
    lifted = addForces(lifted, takeUnits(force, some));
  }
  return lifted;
}
