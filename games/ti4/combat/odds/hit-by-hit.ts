import { cappedHits, type Duel, type JointDistribution } from "./duel.ts";
import { type HitDistribution, type RollTable, rollTable, type UnitDice, unitHits } from "./hit-distribution.ts";
import type { SingleHits, StateSpace } from "./state-space.ts";

/**
 * One round for all pairs of states at once (or, where `table` and `into` are one array, all rounds to come), for sides
 * that take hits one by one. A dynamic programme over (attacker state, defender state, hits pending on the attacker):
 * the defender's roll sets the pending hits; each pending hit removes the attacker's next unit, whose dice are rolled
 * as it is lost; when none is pending, the rest of the attacker rolls. Equal triples are merged, so a round costs
 * O(states² · hits) instead of the O(states² · hits²) of going from pair to pair.
 */
export type Pass = {
  readonly a: StateSpace;
  readonly b: StateSpace;
  readonly hitsOnA: SingleHits;
  readonly hitsOnB: SingleHits;
  readonly byA: RollTable;
  readonly byB: RollTable;
  /** The hits of one unit of each kind of the attacker's. */
  readonly units: readonly HitDistribution[];
  readonly table: JointDistribution;
  readonly into: JointDistribution;
  /** The lists of the rolls, the attacker's first, and then what is under way: one piece, as it is made for each answer. */
  readonly memory: Float64Array;
  /** Where in the memory there is, for each state of the defender, what is under way; states that are done make room. */
  readonly planes: readonly number[];
  readonly size: number;
  /** Where in that there is, for each state of the attacker, what has no, one, two hits to take; then spare places. */
  readonly begins: readonly number[];
};

/** The dice of one unit of each kind of both sides in a round. */
export type DuelDice = { readonly a: readonly UnitDice[]; readonly b: readonly UnitDice[] };

export function preparePass(
  { a, b }: Duel,
  table: JointDistribution,
  into: JointDistribution,
  dice: DuelDice,
  spare = 0,
): Pass {
  const hitsOnA = a.single ?? never();
  const hitsOnB = b.single ?? never();
  const byA = rollTable(dice.a, hitsOnA);
  const byB = rollTable(dice.b, hitsOnB);
  const units = unitHits(dice.a);
  const begins: number[] = [];
  let size = 0;
  for (let at = 0; at < a.states.length; at += 1) {
    begins.push(size);
    size += 1 + maxPendingHits(a, at) + spare;
  }
  const mostDice = units.reduce((most, { length }) => Math.max(most, length - 1), 0);
  const { planes, end } = planesOf(hitsOnB, mostDice, byA.list.length + byB.list.length, size);
  const memory = new Float64Array(end);
  for (let at = 0; at < byA.list.length; at += 1) memory[at] = byA.list[at] as number;
  for (let at = 0; at < byB.list.length; at += 1) memory[byA.list.length + at] = byB.list[at] as number;
  return { a, b, hitsOnA, hitsOnB, byA, byB, units, table, into, memory, planes, size, begins };
}

export const maxPendingHits = ({ fatal, width }: StateSpace, at: number): number =>
  cappedHits(width - 1, fatal[at] as number);

function planesOf({ to }: SingleHits, mostDice: number, first: number, size: number) {
  const planes = to.map(() => -1);
  const free: number[] = [];
  let end = first;
  for (let bt = 0; bt < to.length; bt += 1) {
    for (let hits = 0, now = bt; hits <= mostDice; hits += 1, now = to[now] as number) {
      if (planes[now] !== -1) continue;
      planes[now] = free.pop() ?? end;
      if (planes[now] === end) end += size;
    }
    free.push(planes[bt] as number);
  }
  return { planes, end };
}

export function runPass(pass: Pass): void {
  for (let bt = 0; bt < pass.b.states.length; bt += 1) {
    takeHits(pass, bt);
    rollRest(pass, bt);
    const plane = pass.planes[bt] as number;
    pass.memory.fill(0, plane, plane + pass.size);
  }
}

/**
 * All of one state of the defender's: it rolls, every state of the attacker's takes a hit, and what it loses rolls. Here
 * and below all the time goes: every index is within its array, and what does not change is read before the loop.
 */
function takeHits(
  { a, b, hitsOnA, hitsOnB, byA, byB, units, table, into, memory, planes, begins }: Pass,
  bt: number,
): void {
  const { fatal, width } = a;
  const { to, lost } = hitsOnA;
  const columns = b.states.length;
  const plane = planes[bt] as number;
  const isOver = b.fatal[bt] === 0;
  const isEndless = table === into;
  const row = byA.list.length + (byB.rows[bt] as number);
  const dice = byB.dice[bt] as number;
  const unhurt = memory[row] as number;
  for (let at = 0; at < fatal.length; at += 1) {
    const least = fatal[at] as number;
    if (least === 0) continue;
    const ways = plane + (begins[at] as number);
    const end = cappedHits(dice, least);
    if (!isOver) {
      const come = memory[ways] as number;
      const found = table[at * columns + bt] as number;
      const chance = isEndless ? expectedVisits(found, come, memory[byA.rows[at] as number] as number, unhurt) : found;
      memory[ways] = come + chance * unhurt;
      addPendingHits(memory, row, dice, end, chance, ways);
    }
    const many = cappedHits(width - 1, least);
    const after = begins[to[at] as number] as number;
    const hits = isOver ? certain : (units[lost[at] as number] ?? certain);
    for (let count = 0, now = bt; count < hits.length; count += 1, now = hitsOnB.to[now] as number)
      addScaled(memory, ways + 1, many, hits[count] as number, memory, (planes[now] as number) + after);
  }
}

export const certain: HitDistribution = Float64Array.of(1);

/** At least one hit is to be taken; all numbers that destroy the attacker are one case. */
export function addPendingHits(
  memory: JointDistribution,
  row: number,
  dice: number,
  end: number,
  chance: number,
  ways: number,
): void {
  if (end === 0) return;
  addScaled(memory, row + 1, end - 1, chance, memory, ways + 1);
  memory[ways + end] = (memory[ways + end] as number) + chance * (memory[row + dice + 1 + end] as number);
}

/** How often a pair is fought in all rounds to come; `come` is there already, with the attacker's dice to roll. */
function expectedVisits(found: number, come: number, harmless: number, unhurt: number): number {
  const stay = harmless * unhurt;
  // Where nobody can ever hit, the attacker must go or lose all: the pair stays, and is read so.
  return stay === 1 ? 0 : (found + come * harmless) / (1 - stay);
}

/** What is left of the attacker rolls when all hits are taken. */
function rollRest({ a, b, hitsOnB, byA, byB, table, into, memory, planes, begins }: Pass, bt: number): void {
  const { to, run } = hitsOnB;
  const columns = b.states.length;
  const plane = planes[bt] as number;
  const isEndless = table === into;
  const least = b.fatal[bt] as number;
  const unhurt = memory[byA.list.length + (byB.rows[bt] as number)] as number;
  for (let at = 0, pair = bt; at < begins.length; at += 1, pair += columns) {
    const come = memory[plane + (begins[at] as number)] as number;
    const row = byA.rows[at] as number;
    const dice = byA.dice[at] as number;
    if (a.fatal[at] === 0 || least === 0) {
      into[pair] = (into[pair] as number) + come + (isEndless ? 0 : (table[pair] as number));
      continue;
    }
    const end = cappedHits(dice, least);
    let state = bt;
    let taken = 0;
    for (let many = run[state] as number; taken + many <= end; many = run[state] as number) {
      addScaled(memory, row + taken, many, come, into, pair - bt + state);
      taken += many;
      state = to[state + many - 1] as number;
    }
    const last = pair - bt + state;
    addScaled(memory, row + taken, end - taken, come, into, last);
    into[last + end - taken] = (into[last + end - taken] as number) + come * (memory[row + dice + 1 + end] as number);
    // What would have stayed has been counted.
    if (isEndless && unhurt * (memory[row] as number) < 1) into[pair] = 0;
  }
}

/** into[to + i] += times * from[first + i] for i < many. */
export function addScaled(
  from: Float64Array,
  first: number,
  many: number,
  times: number,
  into: Float64Array,
  to: number,
): void {
  for (let at = 0; at < many; at += 1) into[to + at] = (into[to + at] as number) + times * (from[first + at] as number);
}

function never(): never {
  throw new RangeError("hits that do not go one by one");
}
