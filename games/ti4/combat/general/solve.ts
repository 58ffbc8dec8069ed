import { err, ok, type Result } from "@umpire/kernel";
import { fightThrough, lastRounds } from "../odds/rounds.ts";
import { exactly } from "./chances.ts";
import { type Engine, isFought, type Joint, startEngine } from "./engine.ts";
import type { Field } from "./field.ts";
import { opening } from "./opening.ts";
import { fightRound } from "./round.ts";
import { jointsOf, rowsOf } from "./rows.ts";
import { MAX_STATES, pairOf, type Tally, tallied, tally } from "./tally.ts";

/** Every way a battle ends. */
export type Solution = { readonly engine: Engine; readonly endings: readonly Joint[] };

/** Max outcomes of rounds that are followed: about a second. */
const MAX_STEPS = 1e7;
/** What is less likely than this is not followed. */
const EPSILON = 1e-15;

/** A battle while it is worked out; `steps` is what is left of its budget. */
type Work = { readonly engine: Engine; steps: number };

const begun = (field: Field): Work => ({ engine: startEngine(field, exactly(), true), steps: MAX_STEPS });

/** Everything from the first cannon on, exactly; at most `limit` rounds. */
export function solve(field: Field, limit: number | null): Result<Solution> {
  const work = begun(field);
  return solveWork(work, opening(work.engine), 1, limit);
}

/** The same from a round on, to the end: both sides stand in one of these ways when it begins. */
export const solveFrom = (engine: Engine, from: readonly Joint[], round: number): Result<Solution> =>
  solveWork({ engine, steps: MAX_STEPS }, from, round, null);

function solveWork(work: Work, from: readonly Joint[], round: number, limit: number | null): Result<Solution> {
  const begins = [...tallied(from).values()];
  const steady = steadyOf(work.engine.field);
  const rows = rowsOf(work.engine, begins, steady);
  if (rows === null) return solveByPairs(work, begins, round, limit);
  const chances = fightThrough(rows.duel, rows.table, { from: round, steady, limit });
  return ok({ engine: work.engine, endings: jointsOf(rows, chances) });
}

/** The same pair by pair, whatever is done in its rounds. */
export function solveInPairs(field: Field, limit: number | null): Result<Solution> {
  const work = begun(field);
  return solveByPairs(work, [...tallied(opening(work.engine)).values()], 1, limit);
}

/** Rounds after this one are alike. */
const steadyOf = ({ fleets: { attacker, defender } }: Field): number =>
  Math.max(attacker.constantAfter, defender.constantAfter);

/** From this round on. */
function solveByPairs(work: Work, begins: readonly Joint[], from: number, limit: number | null): Result<Solution> {
  const steady = steadyOf(work.engine.field);
  let now = tallied(begins);
  const last = limit ?? steady;
  for (let round = from; round <= last && openChance(now) > 0 && work.steps > 0; round += 1)
    now = nextRound(work, now, round);
  const ends = limit === null ? toTheEnd(work, now, Math.max(from, steady + 1)) : now;
  if (work.steps <= 0 || isCrowded(work)) return err({ code: "too-many-units" });
  return ok({ engine: work.engine, endings: [...ends.values()] });
}

/** Whether a side has come to more states than pairs of them can be told apart. */
const isCrowded = ({ engine: { books } }: Work): boolean =>
  books.attacker.size() > MAX_STATES || books.defender.size() > MAX_STATES;

/** The chance that both sides are left. */
function openChance(now: Tally): number {
  let sum = 0;
  for (const at of now.values()) if (isFought(at)) sum += at.chance;
  return sum;
}

function nextRound(work: Work, now: Tally, round: number): Tally {
  const next: Tally = new Map();
  for (const at of now.values()) {
    if (!isFought(at)) tally(next, at.attacker, at.defender, at.chance);
    else if (work.steps > 0)
      fightRound(work.engine, at, round, (attacker, defender, chance) => {
        work.steps -= costOf(work, at);
        tally(next, attacker, defender, chance);
      });
  }
  return next;
}

/** What one outcome of a round costs: more where tokens are spent or hits come back, most where losses set something off. */
const costOf = ({ engine: { field } }: Work, { attacker, defender }: Joint): number =>
  attacker.isQuiet && defender.isQuiet ? 1 : field.isTold ? 30 : 8;

/** Pairs that are still fought, by their strength. */
type Levels = { readonly list: Tally[]; top: number };

/**
 * All rounds to come, which are alike: the strongest pair first, so that each is gone through once, but for what repairs
 * and newcomers lead back to; how often a pair stays as it is, is summed in closed form.
 */
function toTheEnd(work: Work, from: Tally, round: number): Tally {
  const ends: Tally = new Map();
  const levels: Levels = { list: [], top: -1 };
  for (const at of from.values()) put(levels, ends, at, at.chance);
  for (let at = strongest(levels); at !== null && work.steps > 0; at = strongest(levels)) {
    if (at.chance < EPSILON) continue;
    const onward: Tally = new Map();
    fightRound(work.engine, { ...at, chance: 1 }, round, (attacker, defender, chance) => {
      work.steps -= costOf(work, at);
      tally(onward, attacker, defender, chance);
    });
    const pair = pairOf(at.attacker, at.defender);
    const stay = onward.get(pair)?.chance ?? 0;
    onward.delete(pair);
    // Where nobody can ever hit, the pair stays.
    if (stay > 1 - STUCK) tally(ends, at.attacker, at.defender, at.chance);
    else for (const each of onward.values()) put(levels, ends, each, (at.chance * each.chance) / (1 - stay));
  }
  return ends;
}

const STUCK = 1e-12;

function put(levels: Levels, ends: Tally, at: Joint, chance: number): void {
  if (!isFought(at)) {
    tally(ends, at.attacker, at.defender, chance);
    return;
  }
  const level = at.attacker.strength + at.defender.strength;
  const into = levels.list[level] ?? new Map();
  levels.list[level] = into;
  levels.top = Math.max(levels.top, level);
  tally(into, at.attacker, at.defender, chance);
}

/** Takes out one of the strongest pairs; null where none is left. */
function strongest(levels: Levels): Joint | null {
  for (; levels.top >= 0; levels.top -= 1) {
    const level = levels.list[levels.top];
    const first = level?.entries().next();
    if (first === undefined || first.done) continue;
    level?.delete(first.value[0]);
    return first.value[1];
  }
  return null;
}

/**
 * How likely it is that the last round is this one, from none on, until hardly anything is left; null where that would
 * take too long.
 */
export function roundsOf(field: Field, limit: number | null): readonly number[] | null {
  const work = begun(field);
  const begins = [...tallied(opening(work.engine)).values()];
  const rows = rowsOf(work.engine, begins, steadyOf(field));
  if (rows !== null) return lastRounds(rows.duel, rows.table, steadyOf(field), limit);
  let now = tallied(begins);
  let left = openChance(now);
  const ended = [Math.max(0, 1 - left)];
  for (let round = 1; round <= (limit ?? MAX_ROUNDS) && left > ROUND_EPSILON; round += 1) {
    now = nextRound(work, now, round);
    if (work.steps <= 0 || isCrowded(work)) return null;
    const still = openChance(now);
    ended.push(left - still);
    left = still;
  }
  return ended;
}

const MAX_ROUNDS = 200;
const ROUND_EPSILON = 1e-9;
