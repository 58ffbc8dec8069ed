import { err, ok, type Result } from "@umpire/kernel";
import { fightThrough, lastRounds } from "../odds/rounds.ts";
import { exactly } from "./chances.ts";
import { type Engine, isFought, type Joint, startEngine } from "./engine.ts";
import type { Field } from "./field.ts";
import { opening } from "./opening.ts";
import { fightRound } from "./round.ts";
import { type Ending, endingsOf, rowsOf } from "./rows.ts";
import { MAX_STATES, pairOf, type Tally, tallied, tally } from "./tally.ts";

/** Every way a battle ends. */
export type Solution = { readonly engine: Engine; readonly endings: readonly Ending[] };

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
  if (rows === null) return solveByPairs(work, begins, { from: round, limit }, toTheEnd);
  const chances = fightThrough(rows.duel, rows.table, { from: round, steady, limit });
  return ok({ engine: work.engine, endings: endingsOf(rows, chances) });
}

/** The same pair by pair, whatever is done in its rounds. */
export function solveInPairs(field: Field, limit: number | null): Result<Solution> {
  const work = begun(field);
  const begins = [...tallied(opening(work.engine)).values()];
  return solveByPairs(work, begins, { from: 1, limit }, (now, from, round) => ({
    ends: pairsToTheEnd(now, from, round, levelsOf(null)),
    spent: [],
  }));
}

/** Rounds after this one are alike. */
const steadyOf = ({ fleets: { attacker, defender } }: Field): number =>
  Math.max(attacker.constantAfter, defender.constantAfter);

type Span = { readonly from: number; readonly limit: number | null };

/** From this round on. */
function solveByPairs(
  work: Work,
  begins: readonly Joint[],
  { from, limit }: Span,
  finish: typeof toTheEnd,
): Result<Solution> {
  const steady = steadyOf(work.engine.field);
  let now = tallied(begins);
  const last = limit ?? steady;
  for (let round = from; round <= last && openChance(now) > 0 && work.steps > 0; round += 1)
    now = nextRound(work, now, round);
  const { ends, spent } = limit === null ? finish(work, now, Math.max(from, steady + 1)) : { ends: now, spent: [] };
  if (work.steps <= 0 || isCrowded(work)) return err({ code: "too-many-units" });
  return ok({ engine: work.engine, endings: [...Array.from(ends.values(), endingOf), ...spent] });
}

const endingOf = (at: Joint): Ending => ({
  attacker: at.attacker.state,
  defender: at.defender.state,
  isLeft: { attacker: at.attacker.isStanding, defender: at.defender.isStanding },
  chance: at.chance,
});

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

/** Pairs that are still fought, by their strength; and those from which rounds are rolls and hits alone, where these are set apart. */
type Levels = { readonly list: Tally[]; top: number; readonly spent: Tally | null };

const levelsOf = (spent: Tally | null): Levels => ({ list: [], top: -1, spent });

/** Where pairs end, and how it ends for those that were set apart. */
type Ends = { readonly ends: Tally; readonly spent: readonly Ending[] };

/** All rounds to come: pair by pair until nothing is left to be done but to roll and to take hits, the rest in one table. */
function toTheEnd(work: Work, from: Tally, round: number): Ends {
  const levels = levelsOf(new Map());
  const ends = pairsToTheEnd(work, from, round, levels);
  const apart = [...(levels.spent ?? new Map()).values()];
  if (apart.length === 0 || work.steps <= 0) return { ends, spent: [] };
  const rows = rowsOf(work.engine, apart, round - 1);
  if (rows === null) return { ends: pairsToTheEnd(work, from, round, levelsOf(null)), spent: [] };
  const course = { from: round, steady: round - 1, limit: null };
  return { ends, spent: endingsOf(rows, fightThrough(rows.duel, rows.table, course)) };
}

/**
 * Pair by pair, the strongest first, so that each is gone through once, but for what repairs and newcomers lead back to;
 * how often a pair stays as it is, is summed in closed form.
 */
function pairsToTheEnd(work: Work, from: Tally, round: number, levels: Levels): Tally {
  const ends: Tally = new Map();
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
  if (levels.spent !== null && at.attacker.isSpent && at.defender.isSpent) {
    tally(levels.spent, at.attacker, at.defender, chance);
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
