import { canonical, type Seat } from "@umpire/kernel";
import { type Assignment, assign as carryOut, defaultAssignment } from "../../combat/assign.ts";
import { otherCamp } from "../../combat/battle.ts";
import { afterAssault, endOfRound, nonFighterShips } from "../../combat/casualties.ts";
import { assignmentChoices } from "../../combat/choices.ts";
import { preparePlain } from "../../combat/plain.ts";
import type { PreparedBattle } from "../../combat/prepared.ts";
import type { Side } from "../../combat/side.ts";
import { rollBatteries, rollCombat, type Volley } from "../../combat/volley.ts";
import { addCounts, subtractCounts, sumOf } from "../../units/force.ts";
import { combatEffects, hasShips, inSpace, rivalIn } from "../board.ts";
import { cannonsInRange } from "../cannons.ts";
import { automatic, emit, type Handler, type Play, rollDie, tacticalOf } from "../play.ts";
import { isFought, powersAt } from "../powers.ts";
import type { SkirmishAction, SkirmishRules, SkirmishState, Task, Where } from "../shape.ts";
import { after, battleAt, campOf, emitVolley, forceAt, withForce } from "./battle.ts";
import { settleBehind } from "./fleet-pool.ts";

type Assign = Extract<SkirmishAction, { type: "assign" }>;
export type AssignTask = Extract<Task, { task: "assign" }>;

/** Hits are assigned by the owner of what is hit; where there is one way to do it, nobody is asked. */
export const assign: Handler<AssignTask, Assign> = {
  takes: ["assign"],
  // With powers somebody is asked only where there is a choice.
  awaits: (state, task, rules) =>
    powersAt(state) !== null || waysOf(state, task, rules).length > 1 ? task.seat : null,
  check(state, task, { type: _, ...assignment }, rules) {
    const powers = powersAt(state);
    if (powers !== null) return powers.refuse(state, rules, assignment);
    const side = kitOf(state, task, rules);
    const done = carryOut(side, side.start, task.hits, task.scope, assignment);
    return done.ok ? null : done.refusal;
  },
  *options(state, task, rules) {
    const ways = powersAt(state)?.ways(state, rules) ?? waysOf(state, task, rules);
    for (const way of ways) yield { type: "assign", ...way };
  },
  run(play, task, chosen) {
    const powers = powersAt(play.state);
    if (powers !== null && chosen !== null) {
      play.state = powers.answer(play.state, chosen);
      return [];
    }
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
export const cannons = automatic<{ readonly task: "cannons" }>((play, task) => {
  const { state } = play;
  const powers = powersAt(state);
  if (powers !== null) return powers.step(play, task, "cannons", SPACE);
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
export const combat = automatic<{ readonly task: "combat" }>((play, task) => {
  const { seat, system } = tacticalOf(play.state);
  const powers = powersAt(play.state);
  // Where cannons left nobody to fight, what the lost ships carried has no room any more.
  if (!isCombatOpen(play.state)) return settleAll(play);
  if (powers !== null) {
    const asked = powers.step(play, task, "start", SPACE);
    return asked.length > 0 ? asked : [{ task: "barrage" }, ...roundTasks];
  }
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
  const { seat, system, battle } = tacticalOf(state);
  if (battle?.where.place === "space") return isFought(battle);
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
  const { seat, system, battle } = tacticalOf(state);
  const defender = battle?.defender ?? rivalIn(state, system, seat);
  if (defender === null) throw new RangeError("nobody else is here");
  return { attacker: seat, defender };
}

export const barrage = automatic<{ readonly task: "barrage" }>((play, task) => {
  if (!isCombatOpen(play.state)) return [];
  const powers = powersAt(play.state);
  if (powers !== null) return powers.step(play, task, "barrage", SPACE);
  const { sides } = preparePlain(battleAt(play.state, SPACE, play.rules));
  const volleys = (["attacker", "defender"] as const).map((camp) =>
    rollBatteries(sides[camp], sides[camp].start, "barrage", sides[camp].barrage, rollDie(play)),
  );
  return both(play, volleys, "fighters", false, SPACE, seatsOf(play.state), sides);
});

/** One round: both roll, then each assigns the hits on its own. */
export const round = automatic<{ readonly task: "round" }>((play, task) => {
  if (!isCombatOpen(play.state)) return [];
  const powers = powersAt(play.state);
  if (powers !== null) return powers.step(play, task, "round", SPACE);
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
  emit(play, { type: "combat-over", system: tacticalOf(play.state).system, winner: holderIn(play.state) });
  return settleAll(play);
}

/** Whoever is left in space; where ground forces fight as ships, they may be all that is. */
function holderIn(state: SkirmishState): Seat | null {
  const { seat, system, battle, retreat } = tacticalOf(state);
  if (battle === undefined || retreat !== null)
    return hasShips(state, system, seat) ? seat : rivalIn(state, system, seat);
  if (battle.standing.attacker) return seat;
  return battle.standing.defender ? battle.defender : null;
}

/** The battle is over. Lost ships leave less capacity, and more fighters that count as ships. */
function settleAll(play: Play): readonly Task[] {
  powersAt(play.state)?.close(play);
  return [...play.state.players.keys()].flatMap((seat) => settleBehind(play, seat, tacticalOf(play.state).system));
}
