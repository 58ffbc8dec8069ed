import { canonical, type Seat } from "@umpire/kernel";
import { type Assignment, assign as carryOut, defaultAssignment } from "../../combat/assign.ts";
import { type Battle, type Camp, otherCamp } from "../../combat/battle.ts";
import { afterAssault, endOfRound, nonFighterShips } from "../../combat/casualties.ts";
import { assignmentChoices } from "../../combat/choices.ts";
import { remainingUnits } from "../../combat/odds/odds.ts";
import { preparePlain } from "../../combat/plain.ts";
import type { PreparedBattle } from "../../combat/prepared.ts";
import type { Side, SideState } from "../../combat/side.ts";
import { rollBatteries, rollCombat, type Volley } from "../../combat/volley.ts";
import {
  addCounts,
  emptyForce,
  type Force,
  filterForce,
  subtractCounts,
  sumOf,
  type UnitCounts,
} from "../../units/force.ts";
import { anomaliesIn, combatEffects, hasShips, inSpace, rivalIn, withPlanet, withSpace } from "../board.ts";
import { cannonsInRange } from "../cannons.ts";
import { automatic, emit, type Handler, type Play, rollDie, tacticalOf } from "../play.ts";
import type { SkirmishAction, SkirmishRules, SkirmishState, Task, Where } from "../shape.ts";
import { settleBehind } from "./fleet-pool.ts";

type Assign = Extract<SkirmishAction, { type: "assign" }>;
export type AssignTask = Extract<Task, { task: "assign" }>;

/** The battle that is fought in a place now, as it stands. */
export function battleAt(state: SkirmishState, where: Where, rules: SkirmishRules, bombing: UnitCounts = {}): Battle {
  const { seat, system } = tacticalOf(state);
  const other = otherSeat(state, where);
  const [a, b] = [forceAt(state, where, seat), forceAt(state, where, other)];
  const army = (force: Force, effects: Battle["attacker"]["effects"]) => ({
    ...({ units: force.units, damaged: force.damaged, effects, sustain: "early", casualties: [] } as const),
  });
  return {
    place: where.place,
    attacker: army({ ...a, units: addCounts(a.units, bombing) }, combatEffects(state, seat)),
    defender: army(b, other === null ? {} : combatEffects(state, other)),
    anomalies: anomaliesIn(state, system),
    rules,
  };
}

/** Who else fights here. */
function otherSeat(state: SkirmishState, where: Where): Seat | null {
  const { seat, system } = tacticalOf(state);
  return where.place === "space" ? rivalIn(state, system, seat) : (state.planets[where.planet]?.owner ?? null);
}

/** What a player fights with in a place; on a planet that is not theirs, what has landed. */
function forceAt(state: SkirmishState, where: Where, seat: Seat | null): Force {
  const { system } = tacticalOf(state);
  if (where.place === "space") return seat === null ? emptyForce : inSpace(state, system, seat);
  const planet = state.planets[where.planet];
  if (planet === undefined) return emptyForce;
  return seat === planet.owner ? planet.force : (planet.landed ?? emptyForce);
}

function withForce(state: SkirmishState, where: Where, seat: Seat, force: Force): SkirmishState {
  if (where.place === "space") return withSpace(state, tacticalOf(state).system, seat, force);
  const isOwner = state.planets[where.planet]?.owner === seat;
  return withPlanet(state, where.planet, isOwner ? { force } : { landed: force });
}

const campOf = (state: SkirmishState, seat: Seat): Camp => (tacticalOf(state).seat === seat ? "attacker" : "defender");

/** The same force with what is left of those who fought. */
function after(side: Side, force: Force, state: SideState): Force {
  const fought = new Set(side.kinds.map(({ unit }) => unit.id));
  const { units, damaged } = remainingUnits(side, state);
  const rest = filterForce(force, (unit) => !fought.has(unit));
  return { units: addCounts(rest.units, units), damaged: addCounts(rest.damaged, damaged) };
}

/** Tells of a volley, each die with what was added to it. */
export function emitVolley(play: Play, seat: Seat, { roll, round, dice, hits }: Volley): void {
  if (dice.length === 0) return;
  emit(play, {
    type: "volley",
    seat,
    roll,
    round,
    hits,
    dice: dice.map(({ unit, die, value, modifiers, hit }) => ({
      unit,
      die,
      value,
      hit,
      added: modifiers.map(({ amount, source, rule = "" }) => ({ amount, source, rule })),
    })),
  });
}

/** Hits are assigned by the owner of what is hit; where there is one way to do it, nobody is asked. */
export const assign: Handler<AssignTask, Assign> = {
  takes: ["assign"],
  awaits: (state, task, rules) => (waysOf(state, task, rules).length > 1 ? task.seat : null),
  check(state, task, { type: _, ...assignment }, rules) {
    const side = kitOf(state, task, rules);
    const done = carryOut(side, side.start, task.hits, task.scope, assignment);
    return done.ok ? null : done.refusal;
  },
  options: (state, task, rules) => waysOf(state, task, rules).map((way) => ({ type: "assign", ...way })),
  run(play, task, chosen) {
    const side = kitOf(play.state, task, play.rules);
    const usual = defaultAssignment(side, side.start, task.hits, task.scope);
    const { sustain, destroy, destroyDamaged } = chosen ?? usual;
    const done = carryOut(side, side.start, task.hits, task.scope, { sustain, destroy, destroyDamaged });
    if (!done.ok) throw new RangeError(`refused: ${done.refusal.code}`);
    const before = forceAt(play.state, task.where, task.seat);
    const hit = after(side, before, done.value.counts);
    emit(play, {
      type: "assigned",
      seat: task.seat,
      sustained: sustain,
      destroyed: subtractCounts(before.units, hit.units),
    });
    const left = task.inRound ? after(side, before, endOfRound(side, done.value)) : hit;
    const mended = subtractCounts(hit.damaged, left.damaged);
    if (sumOf(mended) > 0) emit(play, { type: "repaired", seat: task.seat, units: mended });
    play.state = withForce(play.state, task.where, task.seat, left);
    return [];
  },
};

/** The state in which these hits are taken, in the usual way where none is chosen; null where it is no way. */
export function afterHits(state: SkirmishState, task: AssignTask, rules: SkirmishRules, chosen?: Assignment) {
  const side = kitOf(state, task, rules);
  const way = chosen ?? defaultAssignment(side, side.start, task.hits, task.scope);
  const done = carryOut(side, side.start, task.hits, task.scope, way);
  if (!done.ok) return null;
  const left = task.inRound ? endOfRound(side, done.value) : done.value.counts;
  return withForce(state, task.where, task.seat, after(side, forceAt(state, task.where, task.seat), left));
}

const kitOf = (state: SkirmishState, { where, seat }: AssignTask, rules: SkirmishRules): Side =>
  preparePlain(battleAt(state, where, rules)).sides[campOf(state, seat)];

/** The usual way first. */
function waysOf(state: SkirmishState, task: AssignTask, rules: SkirmishRules) {
  const side = kitOf(state, task, rules);
  const most = side.kinds.reduce((sum, { count, sustains }) => sum + count * (sustains ? 2 : 1), 0);
  // Where everything is lost whatever one does, there is nothing to choose.
  if (task.scope === "all" && task.hits >= most) return [defaultAssignment(side, side.start, task.hits, task.scope)];
  const usual = defaultAssignment(side, side.start, task.hits, task.scope);
  const spelt = canonical(usual);
  return [
    usual,
    ...assignmentChoices(side, side.start, task.hits, task.scope).filter((way) => canonical(way) !== spelt),
  ];
}

/** What a volley leads to. */
const struck = (
  seat: Seat,
  hits: number,
  where: Where,
  scope: AssignTask["scope"],
  inRound: boolean,
): readonly Task[] => (hits === 0 ? [] : [{ task: "assign", seat, hits, scope, inRound, where }]);

const SPACE: Where = { place: "space" };

/** Space cannons: the active player's first, then the others', clockwise. */
export const cannons = automatic<{ readonly task: "cannons" }>(({ state }) => {
  const { seat, system } = tacticalOf(state);
  const rival = rivalIn(state, system, seat);
  const others = state.players.map((_, at) => (seat + at) % state.players.length).slice(1);
  const own: readonly Task[] = rival === null ? [] : [{ task: "cannon", by: seat, at: rival }];
  return [...own, ...others.map((by): Task => ({ task: "cannon", by, at: seat }))];
});

export const cannon = automatic<Extract<Task, { task: "cannon" }>>((play, { by, at }) => {
  const { state, rules } = play;
  const { system } = tacticalOf(state);
  if (!hasShips(state, system, at)) return [];
  const { here, elsewhere } = cannonsInRange(state, by, system, rules);
  const guns = addCounts(here, elsewhere);
  if (sumOf(guns) === 0) return [];
  const battle = battleAt(state, SPACE, rules);
  const camp = campOf(state, at);
  const shooter = otherCamp(camp);
  const army = { ...battle[shooter], units: {}, guns, damaged: {}, effects: combatEffects(state, by) };
  const target = { ...battle[camp], ...inSpace(state, system, at), effects: combatEffects(state, at) };
  const { sides } = preparePlain({ ...battle, [shooter]: army, [camp]: target });
  const side = sides[shooter];
  const volley = rollBatteries(side, side.start, "cannon", side.cannon, rollDie(play));
  emitVolley(play, by, volley);
  return struck(at, volley.hits, SPACE, side.sparesFighters ? "no-fighters" : "all", false);
});

/** Space combat, where two players have ships. */
export const combat = automatic<{ readonly task: "combat" }>((play) => {
  const { seat, system } = tacticalOf(play.state);
  // Where cannons left nobody to fight, what the lost ships carried has no room any more.
  if (!isCombatOpen(play.state)) return settleAll(play);
  const rival = rivalIn(play.state, system, seat);
  if (rival !== null) assault(play, seat, rival);
  if (rival !== null) assault(play, rival, seat);
  return [{ task: "barrage" }, ...roundTasks];
});

/** What a round of space combat is made of. */
export const roundTasks: readonly Task[] = [
  { task: "retreat", camp: "defender" },
  { task: "retreat", camp: "attacker" },
  { task: "round" },
  { task: "round-end" },
];

export function isCombatOpen(state: SkirmishState): boolean {
  const { seat, system } = tacticalOf(state);
  return hasShips(state, system, seat) && rivalIn(state, system, seat) !== null;
}

function assault(play: Play, by: Seat, at: Seat): void {
  if (!isCombatOpen(play.state)) return;
  const { sides } = preparePlain(battleAt(play.state, SPACE, play.rules));
  const [own, other] = [sides[campOf(play.state, by)], sides[campOf(play.state, at)]];
  if (own.assault === null || nonFighterShips(own, own.start) < own.assault) return;
  const before = forceAt(play.state, SPACE, at);
  const hit = after(other, before, afterAssault(other, other.start));
  emit(play, { type: "assigned", seat: at, sustained: {}, destroyed: subtractCounts(before.units, hit.units) });
  play.state = withForce(play.state, SPACE, at, hit);
}

/** Both seats of a space combat. */
export function seatsOf(state: SkirmishState): { readonly attacker: Seat; readonly defender: Seat } {
  const { seat, system } = tacticalOf(state);
  const defender = rivalIn(state, system, seat);
  if (defender === null) throw new RangeError("nobody else is here");
  return { attacker: seat, defender };
}

export const barrage = automatic<{ readonly task: "barrage" }>((play) => {
  if (!isCombatOpen(play.state)) return [];
  const { sides } = preparePlain(battleAt(play.state, SPACE, play.rules));
  const volleys = (["attacker", "defender"] as const).map((camp) =>
    rollBatteries(sides[camp], sides[camp].start, "barrage", sides[camp].barrage, rollDie(play)),
  );
  return both(play, volleys, "fighters", false, SPACE, seatsOf(play.state), sides);
});

/** One round: both roll, then each assigns the hits on its own. */
export const round = automatic<{ readonly task: "round" }>((play) => {
  if (!isCombatOpen(play.state)) return [];
  return rollRound(play, SPACE, seatsOf(play.state));
});

export function rollRound(
  play: Play,
  where: Where,
  seats: { readonly attacker: Seat; readonly defender: Seat },
): readonly Task[] {
  const tactical = tacticalOf(play.state);
  play.state = { ...play.state, tactical: { ...tactical, round: tactical.round + 1 } };
  const prepared: PreparedBattle = preparePlain(battleAt(play.state, where, play.rules));
  const volleys = (["attacker", "defender"] as const).map((camp) => {
    const side = prepared.sides[camp];
    return rollCombat(side, side.start, tactical.round + 1, rollDie(play));
  });
  return both(play, volleys, "all", true, where, seats, prepared.sides);
}

function both(
  play: Play,
  volleys: readonly Volley[],
  scope: AssignTask["scope"],
  inRound: boolean,
  where: Where,
  seats: { readonly attacker: Seat; readonly defender: Seat },
  sides: PreparedBattle["sides"],
): readonly Task[] {
  for (const volley of volleys) emitVolley(play, seats[volley.camp], volley);
  return volleys.flatMap(({ camp, hits }) => {
    const target = otherCamp(camp);
    const isThere = scope !== "fighters" || sides[target].kinds.some(({ isFighter }) => isFighter);
    // A round without a hit may still end with a repair.
    const isQuiet = hits === 0 && !(inRound && sides[target].repairsEachRound);
    return !isThere || isQuiet ? [] : [{ task: "assign" as const, seat: seats[target], hits, scope, inRound, where }];
  });
}

/** The end of a space combat: who is left, and what has room. */
export function endCombat(play: Play): readonly Task[] {
  const { seat, system } = tacticalOf(play.state);
  const rival = rivalIn(play.state, system, seat);
  const winner = hasShips(play.state, system, seat) ? seat : rival;
  emit(play, { type: "combat-over", system, winner });
  return settleAll(play);
}

/** Lost ships leave less capacity, and more fighters that count as ships. */
const settleAll = (play: Play): readonly Task[] =>
  [...play.state.players.keys()].flatMap((seat) => settleBehind(play, seat, tacticalOf(play.state).system));
