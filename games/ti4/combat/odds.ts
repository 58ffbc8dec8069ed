import { err, ok, type Result } from "@umpire/kernel";
import type { Camp } from "./battle.ts";
import { aliveOf, damagedOf, isAlive } from "./casualties.ts";
import type { Duel, Table } from "./duel.ts";
import { mostHits } from "./hits.ts";
import type { Kit, State } from "./kit.ts";
import { opening, type Standing, starting, startStage } from "./opening.ts";
import type { Prepared } from "./prepared.ts";
import { afterAll, afterOne, roundOf } from "./rounds.ts";
import { trackOf } from "./track.ts";

/** Exact chances: who is left in the end, and what. */
export type Odds = {
  readonly attacker: number;
  readonly defender: number;
  readonly draw: number;
  /** Both are left, after as many rounds as were to be fought. */
  readonly undecided: number;
};

/** Units that are left, by their ids, and how many of them are damaged. */
export type Left = {
  readonly units: { readonly [unit: string]: number };
  readonly damaged: { readonly [unit: string]: number };
};

/** One way in which it ends. */
type Ending = { readonly chance: number; readonly attacker: State; readonly defender: State };

/** A battle that has been worked out: its two sides, and every way it ends. */
export type WorkedOut = { readonly a: Kit; readonly b: Kit; readonly endings: readonly Ending[] };

/** Everything from the first cannon on; at most so many rounds, if a number is given. */
export const workOut = (prepared: Prepared, limit: number | null = null): Result<WorkedOut> =>
  fightOn(prepared, opening(prepared, starting(prepared)), 1, limit);

/** The same once all space cannons have fired. */
export const workOutCombat = (prepared: Prepared): Result<WorkedOut> =>
  fightOn(prepared, opening(prepared, starting(prepared), startStage(prepared)), 1, null);

/** The same from the start of a round on, with what is left by then. */
export function fightOn(
  { kits: { attacker: a, defender: b } }: Prepared,
  standings: readonly Standing[],
  round: number,
  limit: number | null,
): Result<WorkedOut> {
  const steady = Math.max(a.steadyAfter, b.steadyAfter);
  const last = limit ?? steady;
  const lined = lineUp(a, b, standings, last);
  if (lined === null) return err({ code: "too-many-units" });
  const { duel, table } = lined;
  let chances: Table = table;
  for (let now = round; now <= last && openIn(duel, chances) > 0; now += 1)
    chances = afterOne(duel, chances, roundOf(duel, now));
  if (limit === null) afterAll(duel, chances, roundOf(duel, Math.max(round, steady + 1)));
  return ok({ a, b, endings: endingsOf(duel, chances, limit === null) });
}

/** The tracks of both sides, and where they stand on them; null where so many rounds would take too long. */
function lineUp(a: Kit, b: Kit, standings: readonly Standing[], rounds: number) {
  // What it takes at the least is known before anything is explored.
  if (strengthOf(a) * strengthOf(b) * Math.min(hitByHit(a, b), roundByRound(a, b)) > MOST_STEPS) return null;
  const trackA = trackOf(
    a,
    standings.map((at) => at.a),
    mostHits(b),
  );
  const trackB = trackOf(
    b,
    standings.map((at) => at.b),
    mostHits(a),
  );
  if (trackA === null || trackB === null) return null;
  const isPlain = trackA.single !== null && trackB.single !== null;
  const passes = rounds + (a.repairsEachRound || b.repairsEachRound ? PASSES : 1);
  const each = isPlain ? hitByHit(a, b) : roundByRound(a, b);
  const steps = trackA.states.length * trackB.states.length * each * passes;
  if (steps > MOST_STEPS) return null;
  const columns = trackB.states.length;
  const table = new Float64Array(trackA.states.length * columns);
  for (let index = 0; index < standings.length; index += 1) {
    const pair = (trackA.roots[index] as number) * columns + (trackB.roots[index] as number);
    table[pair] = (table[pair] as number) + (standings[index] as Standing).chance;
  }
  return { duel: { a: trackA, b: trackB }, table, steps };
}

/** About as many as a second allows. */
export const MOST_STEPS = 1e9;
/** Steps for each pair of states, in a pass that takes hits one by one, and in one that takes those of a round at once. */
const hitByHit = (a: Kit, b: Kit): number => 4 * (mostHits(a) + mostHits(b));
const roundByRound = (a: Kit, b: Kit): number => mostHits(a) * mostHits(b);
/** How often repairs make one go over the same pairs, about. */
const PASSES = 8;

/** About how much it takes to work a battle out; infinitely much where it cannot be. */
export function effortOf(prepared: Prepared, limit: number | null): number {
  const { attacker: a, defender: b } = prepared.kits;
  const standings = opening(prepared, starting(prepared));
  const rounds = limit ?? Math.max(a.steadyAfter, b.steadyAfter);
  return lineUp(a, b, standings, rounds)?.steps ?? Number.POSITIVE_INFINITY;
}

const strengthOf = ({ kinds }: Kit): number =>
  kinds.reduce((sum, { count, sustains }) => sum + count * (sustains ? 2 : 1), 0);

/** Every pair that has a chance. Where nobody can ever hit, the attacker must leave or lose everything. */
function endingsOf({ a, b }: Duel, table: Table, isOver: boolean): readonly Ending[] {
  const endings: Ending[] = [];
  const columns = b.states.length;
  for (let at = 0; at < a.states.length; at += 1) {
    for (let bt = 0; bt < columns; bt += 1) {
      const chance = table[at * columns + bt] as number;
      if (chance === 0) continue;
      const attacker = a.states[at] as State;
      const isStuck = isOver && a.fatal[at] !== 0 && b.fatal[bt] !== 0;
      endings.push({
        chance,
        attacker: isStuck ? attacker.map(() => 0) : attacker,
        defender: b.states[bt] as State,
      });
    }
  }
  return endings;
}

/** Who has won, by who is left. */
export function oddsOf({ a, b, endings }: WorkedOut): Odds {
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
export function leftOf({ kinds }: Kit, state: State): Left {
  const units: { [unit: string]: number } = {};
  const damaged: { [unit: string]: number } = {};
  for (const [at, { unit }] of kinds.entries()) {
    if (aliveOf(state, at) > 0) units[unit.id] = aliveOf(state, at);
    if (damagedOf(state, at) > 0) damaged[unit.id] = damagedOf(state, at);
  }
  return { units, damaged };
}

/** The resources that a side can expect to lose. */
export function expectedLoss({ a, b, endings }: WorkedOut, camp: Camp): number {
  const kit = camp === "attacker" ? a : b;
  const worth = (state: State) =>
    kit.kinds.reduce((sum, { unit }, at) => sum + (aliveOf(state, at) * (unit.cost ?? 0)) / unit.perCost, 0);
  return endings.reduce((sum, ending) => sum + ending.chance * (worth(kit.start) - worth(ending[camp])), 0);
}

/**
 * How likely it is that the last round is this one, from none on, until hardly anything is left; null where that would
 * take too long.
 */
export function roundsOf(prepared: Prepared, limit: number | null): readonly number[] | null {
  const { attacker: a, defender: b } = prepared.kits;
  const standings = opening(prepared, starting(prepared));
  const lined = lineUp(a, b, standings, limit ?? USUAL_ROUNDS);
  if (lined === null) return null;
  const { duel, table } = lined;
  const steady = Math.max(a.steadyAfter, b.steadyAfter) + 1;
  const settled = roundOf(duel, steady);
  let chances: Table = table;
  let open = openIn(duel, chances);
  const ended = [Math.max(0, 1 - open)];
  for (let now = 1; now <= (limit ?? MOST_ROUNDS) && open > HARDLY; now += 1) {
    chances = afterOne(duel, chances, now < steady ? roundOf(duel, now) : settled);
    const left = openIn(duel, chances);
    ended.push(open - left);
    open = left;
  }
  return ended;
}

const USUAL_ROUNDS = 20;
const MOST_ROUNDS = 200;
const HARDLY = 1e-9;

function openIn({ a, b }: Duel, table: Table): number {
  const columns = b.states.length;
  return table.reduce((sum, chance, pair) => {
    const isOpen = a.fatal[Math.floor(pair / columns)] !== 0 && b.fatal[pair % columns] !== 0;
    return isOpen ? sum + chance : sum;
  }, 0);
}
