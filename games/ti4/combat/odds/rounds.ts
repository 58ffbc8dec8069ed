import type { Duel, JointDistribution } from "./duel.ts";
import { type DuelDice, preparePass, runPass } from "./hit-by-hit.ts";
import { runPassToEnds } from "./hit-by-hit-to-ends.ts";
import { absorbAll, advanceAll, type Transitions, transitionsIn } from "./round-by-round.ts";

/** A round: the dice of units, where hits are taken one by one; else what it takes for all of its hits at once. */
type Round = { readonly dice: DuelDice } | { readonly transitions: Transitions };

function prepareRound(duel: Duel, number: number): Round {
  const dice = duel.a.single === null || duel.b.single === null ? null : diceIn(duel, number);
  return dice === null ? { transitions: transitionsIn(duel, number) } : { dice };
}

function diceIn(duel: Duel, round: number): DuelDice | null {
  const a = duel.a.rolls.unitDice(round);
  const b = duel.b.rolls.unitDice(round);
  return a === null || b === null ? null : { a, b };
}

/** Chances after one round. */
function advanceRound(duel: Duel, table: JointDistribution, round: Round): JointDistribution {
  const into = new Float64Array(table.length);
  if ("transitions" in round) advanceAll(round.transitions, table, into);
  else runRound(duel, table, into, round.dice);
  return into;
}

/** Chances in the end, in place, where every round to come is like this one. */
function advanceToEnd(duel: Duel, table: JointDistribution, round: Round): void {
  if ("transitions" in round) absorbAll(round.transitions, table);
  else runRound(duel, table, table, round.dice);
}

function runRound(duel: Duel, table: JointDistribution, into: JointDistribution, dice: DuelDice): void {
  if (duel.a.ends === null && duel.b.ends === null) runPass(preparePass(duel, table, into, dice));
  else runPassToEnds(duel, table, into, dice);
}

/** Rounds to fight: from one on, to a last one, or where that is null to the end; after `steady` all are alike. */
export type Course = { readonly from: number; readonly steady: number; readonly limit: number | null };

/** Chances after all of these rounds. */
export function fightThrough(duel: Duel, table: JointDistribution, { from, steady, limit }: Course): JointDistribution {
  const last = limit ?? steady;
  let chances = table;
  for (let now = from; now <= last && openChance(duel, chances) > 0; now += 1)
    chances = advanceRound(duel, chances, prepareRound(duel, now));
  if (limit === null) advanceToEnd(duel, chances, prepareRound(duel, Math.max(from, steady + 1)));
  return chances;
}

const MAX_ROUNDS = 200;
const EPSILON = 1e-9;

/** How likely it is that the last round is this one, from none on, until hardly anything is left. */
export function lastRounds(duel: Duel, table: JointDistribution, steady: number, limit: number | null) {
  const settled = prepareRound(duel, steady + 1);
  let chances = table;
  let open = openChance(duel, chances);
  const ended = [Math.max(0, 1 - open)];
  for (let now = 1; now <= (limit ?? MAX_ROUNDS) && open > EPSILON; now += 1) {
    chances = advanceRound(duel, chances, now <= steady ? prepareRound(duel, now) : settled);
    const left = openChance(duel, chances);
    ended.push(open - left);
    open = left;
  }
  return ended;
}

/** The chance that both sides are left. */
function openChance({ a, b }: Duel, table: JointDistribution): number {
  const columns = b.states.length;
  return table.reduce((sum, chance, pair) => {
    const isOpen = a.fatal[Math.floor(pair / columns)] !== 0 && b.fatal[pair % columns] !== 0;
    return isOpen ? sum + chance : sum;
  }, 0);
}
