import { err, ok, type Result } from "@umpire/kernel";
import type { Force } from "../../units/force.ts";
import { findUnit } from "../../units/units.ts";
import type { Camp } from "../battle.ts";
import { aliveOf, damagedOf, isAlive } from "../casualties.ts";
import type { Field } from "../general/field.ts";
import type { PreparedBattle } from "../prepared.ts";
import type { Side, SideState } from "../side.ts";
import type { Duel, JointDistribution } from "./duel.ts";
import { maxHits } from "./hit-distribution.ts";
import { combatStage, type JointState, openingOutcomes, startingState } from "./opening.ts";
import { fightThrough, lastRounds } from "./rounds.ts";
import { buildStateSpace } from "./state-space.ts";

/** Exact chances: who is left in the end, and what. */
export type Odds = {
  readonly attacker: number;
  readonly defender: number;
  readonly draw: number;
  /** Both are left, after as many rounds as were to be fought. */
  readonly undecided: number;
};

/** One way in which it ends. */
type Ending = {
  readonly chance: number;
  readonly attacker: SideState;
  readonly defender: SideState;
  /** What is left of the attacker's ground forces that took part in space; only where some could. */
  readonly crew?: Force;
};

/** A battle that has been worked out: its two sides, and every way it ends. */
export type BattleOutcome = { readonly a: Side; readonly b: Side; readonly endings: readonly Ending[] };

/** Everything from the first cannon on; at most `limit` rounds. */
export const computeOutcome = (prepared: PreparedBattle, limit: number | null = null): Result<BattleOutcome> =>
  prepared.field === null
    ? computeFromRound(prepared, openingOutcomes(prepared, startingState(prepared)), 1, limit)
    : solveField(prepared, prepared.field, limit);

/** The outcome of a battle that needs all that its sides can do. */
function solveField({ sides }: PreparedBattle, field: Field, limit: number | null): Result<BattleOutcome> {
  const { estimate, solve } = field.workings;
  const solved = estimate(field) > MAX_STEPS ? err({ code: "too-many-units" }) : solve(field, limit);
  if (!solved.ok) return solved;
  const sideFrom = (camp: Camp): Side => {
    const kinds = field.fleets[camp].kinds.filter(({ isLosable }) => isLosable);
    return { ...sides[camp], kinds, start: field.fleets[camp].start.slice(0, 2 * kinds.length) };
  };
  const [a, b] = [sideFrom("attacker"), sideFrom("defender")];
  const crewKinds = crewOf(field);
  const endings = solved.value.endings.map(({ attacker, defender, isLeft, chance }) => {
    const isStuck = limit === null && isLeft.attacker && isLeft.defender;
    const left = attacker.slice(0, a.start.length);
    return {
      chance,
      attacker: isStuck ? left.map(() => 0) : left,
      defender: defender.slice(0, b.start.length),
      ...(crewKinds.length > 0 && { crew: crewLeft(crewKinds, attacker) }),
    };
  });
  return ok({ a, b, endings });
}

type CrewKind = { readonly unit: string; readonly at: number };

/** The attacker's ground forces that have a part in space, as they are called on planets. */
const crewOf = ({ place, fleets, before }: Field): readonly CrewKind[] =>
  place === "ground"
    ? []
    : fleets.attacker.kinds.flatMap(({ unit }, at) => {
        const name = before[unit.id] ?? unit.id;
        return findUnit(name)?.kind === "ground" ? [{ unit: name, at }] : [];
      });

function crewLeft(crew: readonly CrewKind[], state: SideState): Force {
  const counts = (each: (state: SideState, at: number) => number) =>
    Object.fromEntries(crew.map(({ unit, at }) => [unit, each(state, at)]));
  return { units: counts(aliveOf), damaged: counts(damagedOf) };
}

/** The outcome once all space cannons have fired. */
export const computeCombatOutcome = (prepared: PreparedBattle): Result<BattleOutcome> =>
  computeFromRound(prepared, openingOutcomes(prepared, startingState(prepared), combatStage(prepared)), 1, null);

/** The outcome from the start of a round on. */
export function computeFromRound(
  { sides: { attacker: a, defender: b } }: PreparedBattle,
  standings: readonly JointState[],
  round: number,
  limit: number | null,
): Result<BattleOutcome> {
  const steady = Math.max(a.constantAfter, b.constantAfter);
  const lined = buildDuel(a, b, standings, limit ?? steady);
  if (lined === null) return err({ code: "too-many-units" });
  const chances = fightThrough(lined.duel, lined.table, { from: round, steady, limit });
  return ok({ a, b, endings: endingsOf(lined.duel, chances, limit === null) });
}

/** The state spaces of both sides and the initial joint distribution; null where it would exceed MAX_STEPS. */
function buildDuel(a: Side, b: Side, standings: readonly JointState[], rounds: number) {
  // What it takes at the least is known before anything is explored.
  if (strengthOf(a) * strengthOf(b) * Math.min(hitByHit(a, b), roundByRound(a, b)) > MAX_STEPS) return null;
  const spaceA = buildStateSpace(
    a,
    standings.map((at) => at.a),
    maxHits(b),
  );
  const spaceB = buildStateSpace(
    b,
    standings.map((at) => at.b),
    maxHits(a),
  );
  if (spaceA === null || spaceB === null) return null;
  const isPlain = spaceA.single !== null && spaceB.single !== null;
  const passes = rounds + (a.repairsEachRound || b.repairsEachRound ? REPAIR_PASSES : 1);
  const each = isPlain ? hitByHit(a, b) : roundByRound(a, b);
  const steps = spaceA.states.length * spaceB.states.length * each * passes;
  if (steps > MAX_STEPS) return null;
  const columns = spaceB.states.length;
  const table = new Float64Array(spaceA.states.length * columns);
  for (let index = 0; index < standings.length; index += 1) {
    const pair = (spaceA.roots[index] as number) * columns + (spaceB.roots[index] as number);
    table[pair] = (table[pair] as number) + (standings[index] as JointState).chance;
  }
  return { duel: { a: spaceA, b: spaceB }, table, steps };
}

/** Max inner-loop steps of one calculation: about a second. */
export const MAX_STEPS = 1e9;
/** Steps for each pair of states, in a pass that takes hits one by one, and in one that takes those of a round at once. */
const hitByHit = (a: Side, b: Side): number => 4 * (maxHits(a) + maxHits(b));
const roundByRound = (a: Side, b: Side): number => maxHits(a) * maxHits(b);
/** Typical number of passes over a block of states where repairs lead back. */
const REPAIR_PASSES = 8;

/** Estimated inner-loop steps of a battle; infinite where it is too large. */
export function estimateSteps(prepared: PreparedBattle, limit: number | null): number {
  if (prepared.field !== null) return prepared.field.workings.estimate(prepared.field);
  const { attacker: a, defender: b } = prepared.sides;
  const standings = openingOutcomes(prepared, startingState(prepared));
  const rounds = limit ?? Math.max(a.constantAfter, b.constantAfter);
  return buildDuel(a, b, standings, rounds)?.steps ?? Number.POSITIVE_INFINITY;
}

const strengthOf = ({ kinds }: Side): number =>
  kinds.reduce((sum, { count, sustains }) => sum + count * (sustains ? 2 : 1), 0);

/** Every pair that has a chance. Where nobody can ever hit, the attacker must leave or lose everything. */
function endingsOf({ a, b }: Duel, table: JointDistribution, isOver: boolean): readonly Ending[] {
  const endings: Ending[] = [];
  const columns = b.states.length;
  for (let at = 0; at < a.states.length; at += 1) {
    for (let bt = 0; bt < columns; bt += 1) {
      const chance = table[at * columns + bt] as number;
      if (chance === 0) continue;
      const attacker = a.states[at] as SideState;
      const isStuck = isOver && a.fatal[at] !== 0 && b.fatal[bt] !== 0;
      endings.push({
        chance,
        attacker: isStuck ? attacker.map(() => 0) : attacker,
        defender: b.states[bt] as SideState,
      });
    }
  }
  return endings;
}

/** Who has won, by who is left. */
export function oddsOf({ a, b, endings }: BattleOutcome): Odds {
  let attacker = 0;
  let defender = 0;
  let draw = 0;
  let undecided = 0;
  for (const ending of endings) {
    const isA = isAlive(a, ending.attacker);
    const isB = isAlive(b, ending.defender);
    if (isA && isB) undecided += ending.chance;
    else if (isA) attacker += ending.chance;
    else if (isB) defender += ending.chance;
    else draw += ending.chance;
  }
  return { attacker, defender, draw, undecided };
}

/** What is left of a side, in words of units. */
export function remainingUnits({ kinds }: Side, state: SideState): Force {
  const units: { [unit: string]: number } = {};
  const damaged: { [unit: string]: number } = {};
  for (const [at, { unit }] of kinds.entries()) {
    if (aliveOf(state, at) > 0) units[unit.id] = (units[unit.id] ?? 0) + aliveOf(state, at);
    if (damagedOf(state, at) > 0) damaged[unit.id] = (damaged[unit.id] ?? 0) + damagedOf(state, at);
  }
  return { units, damaged };
}

/** The resources that a side can expect to lose. */
export function expectedLoss({ a, b, endings }: BattleOutcome, camp: Camp): number {
  const side = camp === "attacker" ? a : b;
  const worth = (state: SideState) =>
    side.kinds.reduce((sum, { unit }, at) => sum + (aliveOf(state, at) * (unit.cost ?? 0)) / unit.perCost, 0);
  return endings.reduce((sum, ending) => sum + ending.chance * (worth(side.start) - worth(ending[camp])), 0);
}

/**
 * How likely it is that the last round is this one, from none on, until hardly anything is left; null where that would
 * take too long.
 */
export function roundDistribution(prepared: PreparedBattle, limit: number | null): readonly number[] | null {
  if (prepared.field !== null) {
    const { estimate, rounds } = prepared.field.workings;
    return estimate(prepared.field) > MAX_STEPS ? null : rounds(prepared.field, limit);
  }
  const { attacker: a, defender: b } = prepared.sides;
  const standings = openingOutcomes(prepared, startingState(prepared));
  const lined = buildDuel(a, b, standings, limit ?? TYPICAL_ROUNDS);
  if (lined === null) return null;
  return lastRounds(lined.duel, lined.table, Math.max(a.constantAfter, b.constantAfter), limit);
}

const TYPICAL_ROUNDS = 20;
