import type { Seat } from "@umpire/kernel";
import type { Army, Battle, Camp } from "../../combat/battle.ts";
import { type Field, fieldOf } from "../../combat/general/field.ts";
import type { Fleet, FleetState } from "../../combat/general/fleet.ts";
import { withReplacements } from "../../combat/general/muster.ts";
import { aliveIn, damagedIn } from "../../combat/general/states.ts";
import type { States, Step } from "../../combat/general/step.ts";
import { armyOf, noArmy, type Scene, sceneOf } from "../../planner/armies.ts";
import { bombardsOrHelps } from "../../planner/invasion.ts";
import { addCounts, emptyForce, type Force, filterCounts, filterForce } from "../../units/force.ts";
import { anomaliesIn, galaxyWithUnits, inSpace, isShip, movementOf, withPlanet, withSpace } from "../board.ts";
import { tacticalOf } from "../play.ts";
import type { Engagement, SkirmishRules, SkirmishState, Where } from "../shape.ts";
import { heldAtTable } from "./held.ts";

export const camps = ["attacker", "defender"] as const;

/** Who meets in the active system, and whose cannons reach it. */
export function meetingAt(state: SkirmishState, rules: SkirmishRules): Scene {
  const { seat, system } = tacticalOf(state);
  const movement = movementOf(state, seat, system, rules);
  return sceneOf({ board: state, galaxy: galaxyWithUnits(state), movement, mover: seat, declared: [] }, heldAtTable);
}

/** A battle that is about to begin: what both sides bring, damage and all, and how they stand. */
export function begunAt(state: SkirmishState, rules: SkirmishRules, where: Where): Engagement {
  const { attacker, defender, seat } =
    where.place === "space" ? inSpaceAt(state, rules) : onPlanetAt(state, where.planet);
  const units = { attacker: attacker.units, defender: defender.units };
  const engagement = { where, defender: seat, units, ...unfinished };
  const battle = { ...battleOf(state, rules, engagement), attacker, defender };
  const { fleets } = fieldOf(withReplacements(battle));
  const states = { attacker: fleets.attacker.start, defender: fleets.defender.start };
  const stands = (camp: Camp) => standsIn(fleets[camp], states[camp]);
  return { ...engagement, states, standing: { attacker: stands("attacker"), defender: stands("defender") } };
}

const unfinished = { faces: [], answers: [], told: 0 };
const standsIn = ({ kinds }: Fleet, state: FleetState): boolean =>
  kinds.some(({ isLosable }, at) => isLosable && aliveIn(state, at) > 0);

type Meeting = { readonly attacker: Army; readonly defender: Army; readonly seat: Seat | null };

function inSpaceAt(state: SkirmishState, rules: SkirmishRules): Meeting {
  const { attacker, there, defender, rival } = meetingAt(state, rules);
  return { attacker: { ...attacker, units: there }, defender, seat: rival };
}

/** Who has landed and the ships that help them, or before anybody has, these alone; and whoever is there. */
function onPlanetAt(state: SkirmishState, planet: string): Meeting {
  const { seat, system } = tacticalOf(state);
  const { owner = null, force = emptyForce, landed } = state.planets[planet] ?? {};
  const helping = filterCounts(inSpace(state, system, seat).units, bombardsOrHelps);
  const { units, damaged } = landed ?? emptyForce;
  return {
    attacker: armyOf(heldAtTable(state, seat), addCounts(units, helping), damaged),
    defender: owner === null ? noArmy : armyOf(heldAtTable(state, owner), force.units, force.damaged),
    seat: owner,
  };
}

/** The battle as it began, but for damage; who fires from elsewhere is part of it while cannons fire. */
function battleOf(
  state: SkirmishState,
  rules: SkirmishRules,
  { where, units, defender }: Pick<Engagement, "where" | "units" | "defender">,
): Battle {
  const { seat, system } = tacticalOf(state);
  return {
    place: where.place,
    attacker: armyOf(heldAtTable(state, seat), units.attacker, {}),
    defender: defender === null ? noArmy : armyOf(heldAtTable(state, defender), units.defender, {}),
    anomalies: anomaliesIn(state, system),
    rules,
  };
}

export function fieldAt(state: SkirmishState, rules: SkirmishRules, engagement: Engagement, step: Step): Field {
  const battle = battleOf(state, rules, engagement);
  if (engagement.where.place === "ground" || step !== "cannons") return prepared(battle);
  const { attacker, defender, bystanders } = meetingAt(state, rules);
  return prepared({
    ...battle,
    attacker: withGuns(battle.attacker, attacker.guns),
    defender: withGuns(battle.defender, defender.guns),
    bystanders,
  });
}

const prepared = (battle: Battle): Field => fieldOf(withReplacements(battle), battle);

const withGuns = (army: Army, guns: Army["guns"] = {}): Army => ({ ...army, guns });

/** Ships that bombard a planet by themselves: before anybody has landed, and of those that were named. */
export const bombingBy = (engagement: Engagement, ships: Force["units"]): Engagement => ({
  ...engagement,
  units: { ...engagement.units, attacker: ships },
});

/** The board with what is left of both sides. */
export function withStates(state: SkirmishState, field: Field, engagement: Engagement, states: States): SkirmishState {
  return camps.reduce((now, camp) => {
    const seat = camp === "attacker" ? tacticalOf(state).seat : engagement.defender;
    const before = seat === null ? null : forceAt(now, engagement.where, camp, seat);
    if (seat === null || before === null) return now;
    return withForce(now, engagement.where, camp, seat, left(field, camp, states[camp], before));
  }, state);
}

/** What a unit of a battle is called on the board: before it some were replaced. */
export const boardName = ({ before }: Field, unit: string): string => before[unit] ?? unit;

function left(field: Field, camp: Camp, state: FleetState, before: Force): Force {
  const { kinds } = field.fleets[camp];
  const fought = new Set(kinds.map(({ unit }) => boardName(field, unit.id)));
  const units: { [unit: string]: number } = {};
  const damaged: { [unit: string]: number } = {};
  for (const [at, { unit }] of kinds.entries()) {
    const name = boardName(field, unit.id);
    if (aliveIn(state, at) > 0) units[name] = (units[name] ?? 0) + aliveIn(state, at);
    if (damagedIn(state, at) > 0) damaged[name] = (damaged[name] ?? 0) + damagedIn(state, at);
  }
  const rest = filterForce(before, (unit) => !fought.has(unit));
  return { units: addCounts(rest.units, units), damaged: addCounts(rest.damaged, damaged) };
}

/** Null for an attacker of a planet on which nobody has landed. */
function forceAt(state: SkirmishState, where: Where, camp: Camp, seat: Seat): Force | null {
  if (where.place === "space") return inSpace(state, tacticalOf(state).system, seat);
  const planet = state.planets[where.planet];
  return (camp === "attacker" ? planet?.landed : planet?.force) ?? null;
}

function withForce(state: SkirmishState, where: Where, camp: Camp, seat: Seat, force: Force): SkirmishState {
  if (where.place === "space") return withSpace(state, tacticalOf(state).system, seat, force);
  return withPlanet(state, where.planet, camp === "attacker" ? { landed: force } : { force });
}

/** Whether anybody's ships are in the active system but its own player's. */
export const isContested = ({ defender, units }: Engagement): boolean =>
  defender !== null && Object.keys(units.defender).some(isShip);
