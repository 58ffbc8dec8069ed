import type { Seat } from "@umpire/kernel";
import { producible } from "../../data/skirmish.ts";
import { refuseByAnomaly } from "../../galaxy/anomalies.ts";
import { findSystem } from "../../galaxy/galaxy.ts";
import { ownCard } from "../../units/factions.ts";
import { addCounts, addForces, filterCounts, sumOf, type UnitCounts } from "../../units/force.ts";
import { findUnit } from "../../units/units.ts";
import {
  dockCapacity,
  findDock,
  inSpace,
  isGround,
  planetWithDock,
  readGalaxy,
  rivalIn,
  rulesFor,
  unitsOnBoard,
  withPlanet,
  withPlayer,
  withSpace,
} from "../board.ts";
import { piecesFor } from "../pieces.ts";
import { emit, type Handler, type SkirmishRefusal, tacticalOf } from "../play.ts";
import type { SkirmishAction, SkirmishRules, SkirmishState } from "../shape.ts";
import { roomIn } from "./fleet-pool.ts";

type Produce = Extract<SkirmishAction, { type: "produce" }>;

/** What a player can build: plain units, or the cards of its faction in their place. */
export const producibleBy = ({ players }: SkirmishState, seat: Seat): readonly string[] =>
  producible.map((unit) => ownCard(players[seat]?.faction, unit));

/** The planet whose dock builds here, and how much. */
export function dockOf(state: SkirmishState): { readonly planet: string; readonly limit: number } | null {
  const { seat, system } = tacticalOf(state);
  const planet = planetWithDock(state, system, seat);
  if (planet === undefined) return null;
  const { resources = 0, force } = state.planets[planet] ?? {};
  const { production = 0, buildsByPlanet = false } = findUnit(findDock(force?.units ?? {}) ?? "") ?? {};
  return { planet, limit: production + (buildsByPlanet ? resources : 0) };
}

/** Resources for these: what comes two for one is paid by the pair. */
export const costOf = (units: UnitCounts): number =>
  Object.entries(units).reduce((sum, [unit, count]) => {
    const { cost = 0, perCost = 1 } = findUnit(unit) ?? {};
    return sum + Math.ceil(count / perCost) * (cost ?? 0);
  }, 0);

const treasuryOf = (state: SkirmishState): number => state.players[tacticalOf(state).seat]?.treasury ?? 0;

/** Builds at a space dock in the active system, paid from the treasury. */
export const produce: Handler<{ readonly task: "produce" }, Produce> = {
  takes: ["produce"],
  awaits: (state) => (dockOf(state) === null || treasuryOf(state) === 0 ? null : tacticalOf(state).seat),
  check: (state, _task, { units }, rules) => refuseProduction(state, units, rules),
  *options(state, task, rules) {
    yield { type: "produce", units: {} };
    for (const units of baskets(state))
      if (produce.check(state, task, { type: "produce", units }, rules) === null) yield { type: "produce", units };
  },
  run(play, _task, chosen) {
    const units = chosen?.units ?? {};
    const dock = dockOf(play.state);
    if (sumOf(units) === 0 || dock === null) return [];
    const { seat, system } = tacticalOf(play.state);
    const cost = costOf(units);
    const [down, up] = [filterCounts(units, isGround), filterCounts(units, (unit) => !isGround(unit))];
    const planet = play.state.planets[dock.planet];
    if (planet !== undefined)
      play.state = withPlanet(play.state, dock.planet, {
        force: addForces(planet.force, { units: down, damaged: {} }),
      });
    const above = addForces(inSpace(play.state, system, seat), { units: up, damaged: {} });
    play.state = withSpace(play.state, system, seat, above);
    play.state = withPlayer(play.state, seat, { treasury: treasuryOf(play.state) - cost });
    emit(play, { type: "produced", seat, units, cost });
    return [];
  },
};

function refuseProduction(state: SkirmishState, chosen: UnitCounts, rules: SkirmishRules): SkirmishRefusal | null {
  // To build nothing is always allowed: a table may begin with more than the pool or the room holds.
  if (sumOf(chosen) === 0) return null;
  const able = producibleBy(state, tacticalOf(state).seat);
  const stray = Object.keys(chosen).find((unit) => !able.includes(unit));
  if (stray !== undefined) return { code: "not-producible", rule: "LRR 68", unit: stray };
  const units = filterCounts(chosen, () => true);
  const own = rulesFor(state, tacticalOf(state).seat, rules);
  return refuseShips(state, units, rules) ?? refusePieces(state, units) ?? refuseAmount(state, units, own);
}

/** Ships cannot be put where others' ships blockade the dock, nor where an anomaly is sealed. */
function refuseShips(state: SkirmishState, units: UnitCounts, rules: SkirmishRules): SkirmishRefusal | null {
  const { seat, system } = tacticalOf(state);
  const ship = Object.keys(units).find((unit) => !isGround(unit));
  if (ship === undefined) return null;
  // Two players' ships are together only during a combat: whose are here now, has them here alone.
  const by = rivalIn(state, system, seat);
  if (by !== null) return { code: "blockaded", rule: "LRR 14.1", system, unit: ship, by };
  const place = findSystem(readGalaxy(state.map), system);
  return place === undefined ? null : refuseByAnomaly("place", place, rules);
}

function refusePieces(state: SkirmishState, units: UnitCounts): SkirmishRefusal | null {
  const onBoard = unitsOnBoard(state, tacticalOf(state).seat);
  for (const [unit, count] of Object.entries(units)) {
    const { pieces, inPlay } = piecesFor(unit, onBoard) ?? { pieces: count, inPlay: 0 };
    if (inPlay + count > pieces)
      return { code: "no-pieces", rule: "LRR 23.4", unit, count, inPlay, pieces, left: Math.max(0, pieces - inPlay) };
  }
  return null;
}

function refuseAmount(state: SkirmishState, units: UnitCounts, rules: SkirmishRules): SkirmishRefusal | null {
  const { seat, system } = tacticalOf(state);
  const limit = dockOf(state)?.limit ?? 0;
  if (sumOf(units) > limit) return { code: "over-production", rule: "LRR 68", count: sumOf(units), limit };
  const [cost, treasury] = [costOf(units), treasuryOf(state)];
  if (cost > treasury) return { code: "too-expensive", rule: "LRR 68", cost, treasury };
  const all = addCounts(
    inSpace(state, system, seat).units,
    filterCounts(units, (unit) => !isGround(unit)),
  );
  const { fleet: ships, needed, capacity } = roomIn(state, seat, system, all);
  if (ships > rules.fleetPool) return { code: "over-fleet-pool", rule: "LRR 37.2", ships, pool: rules.fleetPool };
  const kept = dockCapacity(state, system, seat).fighters;
  return needed > capacity
    ? { code: "over-capacity", rule: "LRR 16", capacity: capacity + kept, needed: needed + kept }
    : null;
}

/** Purchases offered: a number of one kind, alone or with infantry for the rest. */
function* baskets(state: SkirmishState): Generator<UnitCounts> {
  const { limit = 0 } = dockOf(state) ?? {};
  const { seat } = tacticalOf(state);
  const infantry = ownCard(state.players[seat]?.faction, "infantry");
  for (const unit of producibleBy(state, seat)) {
    for (let count = 1; count <= Math.min(limit, 6); count += 1) {
      yield { [unit]: count };
      if (unit !== infantry && count < limit) yield { [unit]: count, [infantry]: Math.min(2, limit - count) };
    }
  }
}
