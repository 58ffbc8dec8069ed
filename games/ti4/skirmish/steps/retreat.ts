import type { Seat } from "@umpire/kernel";
import { retreat as leave, retreatTargets, retreatToken } from "../../combat/retreat.ts";
import { loadCargo } from "../../movement/capacity.ts";
import {
  addCounts,
  addForces,
  emptyForce,
  filterForce,
  removeUnits,
  subtractCounts,
  sumOf,
  takeUnits,
  type UnitCounts,
} from "../../units/force.ts";
import { findUnit } from "../../units/units.ts";
import {
  hasShips,
  inSpace,
  isCapital,
  isShip,
  movementOf,
  rulesFor,
  shipsOf,
  withPlayer,
  withSpace,
} from "../board.ts";
import { automatic, emit, type Handler, type Play, rollDie, tacticalOf } from "../play.ts";
import type { SkirmishAction, SkirmishRules, SkirmishState, Task } from "../shape.ts";
import { endCombat, isCombatOpen, roundTasks, seatsOf } from "./combat.ts";
import { settleFleet } from "./fleet-pool.ts";
import { emitRiftDice } from "./rift-dice.ts";

type Retreat = Extract<SkirmishAction, { type: "retreat" }>;
type RetreatTask = Extract<Task, { task: "retreat" }>;
/** Command tokens that a player has in all. */
const ALL_TOKENS = 16;

const refugesOf = (state: SkirmishState, seat: Seat, rules: SkirmishRules) => {
  const { system } = tacticalOf(state);
  return retreatTargets(movementOf(state, seat, system, rules), system);
};

/** Whether a side leaves at the end of the round: the defender says first, and then the attacker stays. */
export const retreat: Handler<RetreatTask, Retreat> = {
  takes: ["retreat"],
  awaits(state, { camp }, rules) {
    if (!isCombatOpen(state) || tacticalOf(state).retreat !== null) return null;
    const seat = seatsOf(state)[camp];
    if (!hasShips(state, tacticalOf(state).system, seat)) return null;
    return refugesOf(state, seat, rules).some(({ refusal }) => refusal === null) ? seat : null;
  },
  check(state, { camp }, { to }, rules) {
    if (to === null) return null;
    const found = refugesOf(state, seatsOf(state)[camp], rules).find(({ system }) => system === to);
    return found === undefined ? { code: "not-a-refuge", rule: "LRR 78.7", system: to } : found.refusal;
  },
  *options(state, { camp }, rules) {
    yield { type: "retreat", to: null };
    for (const { system, refusal } of refugesOf(state, seatsOf(state)[camp], rules))
      if (refusal === null) yield { type: "retreat", to: system };
  },
  run(play, { camp }, chosen) {
    const to = chosen?.to ?? null;
    if (to === null) return [];
    const seat = seatsOf(play.state)[camp];
    play.state = { ...play.state, tactical: { ...tacticalOf(play.state), retreat: { seat, to } } };
    emit(play, { type: "retreat-announced", seat, to });
    return [];
  },
};

/** After a round: an announced retreat happens, if an enemy is left; else the combat goes on. */
export const roundEnd = automatic<{ readonly task: "round-end" }>((play) => {
  const { retreat: announced } = tacticalOf(play.state);
  if (!isCombatOpen(play.state)) return endCombat(play);
  if (announced === null) return roundTasks;
  goAway(play, announced.seat, announced.to);
  return [...settleFleet(play, announced.seat, announced.to), ...endCombat(play)];
});

/** All ships that can move go, with as much as they can carry; what cannot go is removed; a token follows. */
function goAway(play: Play, seat: Seat, to: string): void {
  const { system } = tacticalOf(play.state);
  const before = inSpace(play.state, system, seat);
  const fleet = loaded(play.state, seat, system);
  const { ships: moved, rolls } = leave(movementOf(play.state, seat, system, play.rules), to, fleet, rollDie(play));
  emitRiftDice(play, rolls);
  const arrived = moved.reduce((force, each) => {
    const own = fleet.find(({ ship }) => ship.id === each.ship);
    if (!each.arrived || own === undefined) return force;
    const one = { [own.ship.unit]: 1 };
    const cargo = each.cargo.reduce<UnitCounts>((sum, { unit, count }) => addCounts(sum, { [unit]: count }), {});
    return [{ units: one, damaged: own.ship.isDamaged ? one : {} }, takeUnits(own.aboard, cargo)].reduce(
      addForces,
      force,
    );
  }, emptyForce);
  play.state = withSpace(play.state, system, seat, emptyForce);
  play.state = withSpace(play.state, to, seat, addForces(inSpace(play.state, to, seat), arrived));
  emit(play, { type: "retreated", seat, to });
  const lost = subtractCounts(before.units, arrived.units);
  if (sumOf(lost) > 0) emit(play, { type: "removed", seat, system, units: lost, why: "retreat", rule: "LRR 78.7" });
  placeToken(play, seat, to, moved);
}

/** The ships that leave a system, each with what it takes along, damage and all. */
function loaded(state: SkirmishState, seat: Seat, system: string) {
  const ships = shipsOf(state, seat).filter(({ at, move }) => at === system && move > 0);
  const goers = ships.reduce<UnitCounts>((sum, { unit }) => addCounts(sum, { [unit]: 1 }), {});
  const { units, damaged } = inSpace(state, system, seat);
  let load = filterForce({ units: subtractCounts(units, goers), damaged }, (unit) => !isCapital(unit));
  return ships.map((ship) => {
    const some = fitting(load.units, findUnit(ship.unit)?.capacity ?? 0);
    const aboard = takeUnits(load, some);
    load = removeUnits(load, some);
    return { ship, aboard, cargo: Object.entries(some).map(([unit, count]) => ({ unit, count, from: system })) };
  });
}

/** As many as there is room for, ground forces first. */
const fitting = (load: UnitCounts, capacity: number): UnitCounts =>
  loadCargo(
    Object.keys(load).sort((a, b) => Number(isShip(a)) - Number(isShip(b))),
    load,
    capacity,
  );

function placeToken(play: Play, seat: Seat, to: string, moved: Parameters<typeof retreatToken>[0]): void {
  const { tokens = [], tactic = 0 } = play.state.players[seat] ?? {};
  const reinforcements = ALL_TOKENS - tokens.length - tactic - rulesFor(play.state, seat, play.rules).fleetPool;
  const from = retreatToken(moved, tokens.includes(to), reinforcements);
  if (from === null) return;
  const spent = from === "command-sheet" ? Math.max(0, tactic - 1) : tactic;
  play.state = withPlayer(play.state, seat, { tokens: [...tokens, to], tactic: spent });
  emit(play, { type: "token-placed", seat, system: to });
}
