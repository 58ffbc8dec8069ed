import type { Tactics } from "../../rules/shape.ts";
import { type Solution, solve, unsolved } from "./duel.ts";
import { duelVerdict } from "./duel-verdict.ts";
import { endingVerdict } from "./ending-verdict.ts";
import { type Endings, solveEndings, unsolvedEndings } from "./endings.ts";
import { duelField, pairsOf } from "./field.ts";
import { WIDTH } from "./squares.ts";
import { SETS } from "./standing.ts";
import { capped, type SolvedResult } from "./verdict.ts";

type View = Tactics["view"];
type Rules = Tactics["rules"];

/** Solved positions of Tactics: those of the preset `duel`, and one unit against one in `skirmish`. */
export type Tables = { readonly duel: Solution; readonly endings: Endings };

export const unsolvedTables = (): Tables => ({ duel: unsolved(duelField()), endings: unsolvedEndings() });

/** How many steps of the work have been taken, of how many. */
export type Progress = { readonly done: number; readonly of: number };

export const progressOf = ({ duel, endings }: Tables): Progress => ({
  done: duel.done + endings.done,
  of: pairsOf(duel.field).length + SETS,
});

/** Whether everything has been solved. */
export function isSolved(tables: Tables): boolean {
  const { done, of } = progressOf(tables);
  return done === of;
}

/** Solves step after step, and stops after each so that the caller may show, keep or abandon it. */
export function* solveTables(tables: Tables): Generator<Progress> {
  for (const _ of solve(tables.duel)) yield progressOf(tables);
  for (const _ of solveEndings(tables.endings)) yield progressOf(tables);
}

/** Without a file of tables: small endings are solved when first asked for. */
const quickEndings = unsolvedEndings();

/** What is known of a position at the beginning of a turn; null where it is not one of those that were solved. */
export function verdictOf(tables: Tables | undefined, view: View, rules: Rules): SolvedResult | null {
  if (!isUsual(view, rules)) return null;
  const verdict =
    countAlive(view) === 2
      ? endingVerdict(tables?.endings ?? quickEndings, view)
      : tables && duelVerdict(tables.duel, view);
  return verdict ? capped(verdict, view, rules) : null;
}

/** The usual board and rules, and nobody has acted yet. */
function isUsual({ board, actedUnitIds, gameOver }: View, rules: Rules): boolean {
  if (gameOver || (actedUnitIds?.length ?? 0) > 0 || board.width !== WIDTH || board.height !== WIDTH) return false;
  const { actionsPerUnitPerTurn, poisonTick, turnEndOrder } = rules;
  return actionsPerUnitPerTurn === 1 && poisonTick === "turn-end" && turnEndOrder === "poison-first";
}

function countAlive({ units }: View): number {
  let count = 0;
  for (const { alive } of units) if (alive) count += 1;
  return count;
}
