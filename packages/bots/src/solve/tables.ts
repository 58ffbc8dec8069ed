import type { Tactics } from "@umpire/games";
import { endingsField, type Field, type Side, sideNumber } from "./field.ts";
import { type Solution, solve, unsolved } from "./solve.ts";
import { locate, place, WIDTH } from "./squares.ts";

type View = Tactics["view"];
type Rules = Tactics["rules"];
type Unit = View["units"][number];

/** Solved positions of Tactics. */
export type Tables = { readonly duel: Solution };

let solvedEndings: Solution | null = null;

/** One unit against one; solved when somebody first asks, which takes a fraction of a second. */
export function endings(): Solution {
  if (solvedEndings === null) {
    const solution = unsolved(endingsField());
    for (const _ of solve(solution));
    solvedEndings = solution;
  }
  return solvedEndings;
}

/** What perfect play comes to, for the side that is to act: a win or a loss in so many turns, this one included. */
export type Verdict = { readonly result: "win" | "loss" | "draw"; readonly turns: number };

const draw: Verdict = { result: "draw", turns: 0 };

/** What a solution says of a position at the beginning of a turn; null where it is not one of those that were solved. */
export function verdictOf({ field, values }: Solution, view: View, rules: Rules): Verdict | null {
  if (!isPlain(view, rules)) return null;
  const own = unitsOf(field, view, true);
  const other = unitsOf(field, view, false);
  const [ownNumber, otherNumber] = [numberOf(field, own), numberOf(field, other)];
  if (ownNumber === null || otherNumber === null) return null;
  const squares = Int8Array.from([...own, ...other], ({ unit: { position } }) => position.y * WIDTH + position.x);
  locate(squares, squares.length);
  const turns = values[(field.offsets[ownNumber * field.sides.length + otherNumber] ?? 0) + place.number] ?? 0;
  const left = rules.turnCap === null ? Number.POSITIVE_INFINITY : rules.turnCap - (view.turn ?? 0);
  if (turns === 0 || turns > left) return draw;
  return { result: turns % 2 === 1 ? "win" : "loss", turns };
}

/** Nothing in play but units, and nobody has acted yet. */
function isPlain({ board, units, unitBuffs, actedUnitIds, tiles, gameOver }: View, rules: Rules): boolean {
  if (gameOver || rules.actionsPerUnitPerTurn !== 1 || (actedUnitIds?.length ?? 0) > 0) return false;
  if (board.width !== WIDTH || board.height !== WIDTH || (tiles?.length ?? 0) > 0) return false;
  return units.every(({ id, alive }) => !alive || (unitBuffs[id]?.length ?? 0) === 0);
}

type Named = { readonly kind: number; readonly unit: Unit };

/** The units of one side in the order of their kinds; a kind of -1 is none that was solved. */
function unitsOf({ kinds }: Field, { units, currentPlayer }: View, own: boolean): readonly Named[] {
  return units
    .filter(({ alive, owner }) => alive && (owner === currentPlayer) === own)
    .map((unit) => ({ unit, kind: kinds.findIndex((kind) => isOfKind(unit, kind)) }))
    .sort((a, b) => a.kind - b.kind);
}

const isOfKind = ({ attack, attackRange, moveRange }: Unit, kind: Field["kinds"][number]) =>
  moveRange === 1 && attack === kind.attack && attackRange === kind.attackRange;

function numberOf(field: Field, named: readonly Named[]): number | null {
  const side: Side = named.map(({ kind, unit: { hp } }) => ({ kind, hp }));
  return sideNumber(field, side);
}
