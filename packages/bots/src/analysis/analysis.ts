import { canonical, type Json, type JsonObject, type Rng } from "@umpire/kernel";
import type { Decision, Kit, Tables, Valued } from "@umpire/kit";
import { solvedFor } from "../bots.ts";
import { boundedEvaluation } from "../evaluations.ts";
import { playoutOf } from "../players/tree-bot.ts";
import { searchTree } from "../search/tree-search.ts";

/** A choice, and how likely the seat is to win after it as far as the search can tell, from 0 to 1. */
export type Judged = { readonly action: Json; readonly chance: number };

const ITERATIONS = 2000;

/**
 * What each choice of a decision was worth, best first; the one that was made is among them. Empty where nothing can be
 * told: where there was no choice, or where a game has many small decisions and only its large ones are judged.
 */
export function judgeChoices(
  kit: Kit,
  rules: JsonObject,
  decision: Decision,
  rng: Rng,
  tables?: Tables,
): readonly Judged[] {
  const valued = kit.judge?.(decision, rules, rng, solvedFor(kit, tables)) ?? byTree(kit, rules, decision, rng);
  const judged = valued.map(({ action, value }) => ({ action, chance: (value + 1) / 2 }));
  return judged.length < 2 ? [] : judged.sort((a, b) => b.chance - a.chance);
}

function byTree(kit: Kit, rules: JsonObject, { view, seat }: Decision, rng: Rng): readonly Valued[] {
  const tree = { iterations: ITERATIONS, playout: playoutOf(kit), evaluate: boundedEvaluation(kit) };
  const { actions, worths } = searchTree({ game: kit.game, rules, seat, rng }, tree, view);
  return actions.map((action, at) => ({ action, value: worths[at] ?? 0 }));
}

/** A decision with its choices: what it was worth itself, and how much less than the best. */
export type Reviewed = Decision & {
  readonly choices: readonly Judged[];
  readonly chance: number;
  readonly lost: number;
};

/** Judges a decision; null where nothing can be told of it. */
export function reviewDecision(
  kit: Kit,
  rules: JsonObject,
  decision: Decision,
  rng: Rng,
  tables?: Tables,
): Reviewed | null {
  const choices = judgeChoices(kit, rules, decision, rng, tables);
  const made = canonical(decision.made);
  const own = choices.find(({ action }) => canonical(action) === made);
  const [top] = choices;
  if (own === undefined || top === undefined) return null;
  return { ...decision, choices, chance: own.chance, lost: top.chance - own.chance };
}
