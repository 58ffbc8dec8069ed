import { canonical, type Game, type Json, type JsonObject, type Next, type Rng, type Seat } from "@umpire/kernel";
import type { Evaluate } from "@umpire/kit";
import { everyEnd, nobody } from "./chances.ts";
import { type Solved, solveMatrix } from "./matrix-game.ts";

/** Limits of the search: candidates of each seat in the first and in later rounds, and the number of rounds. */
export type Breadth = { readonly first: number; readonly later: number; readonly rounds: number };

/** What a seat might do, how it should mix that, and what each comes to against an opponent who mixes as well. */
export type Mixed = {
  readonly actions: readonly Json[];
  readonly mix: readonly number[];
  readonly worths: readonly number[];
  readonly value: number;
  readonly gap: number;
};

type Search = Evaluate & {
  readonly game: Game;
  readonly rules: JsonObject;
  readonly seat: Seat;
  readonly breadth: Breadth;
  readonly rng: Rng;
  /** An action of one's own that is looked at with the others. */
  readonly also?: Json;
};

/** Max actions from which candidates are chosen; of more, a random sample of this size. */
const MOST = 64;

/**
 * Two seats that decide at the same time: every candidate of one against every candidate of the other is a table of
 * payoffs, which is solved exactly; what follows within the next rounds is solved in the same way, and then judged.
 */
export function mixFor(search: Search, view: Json): Mixed {
  const { game, rules, seat, breadth, rng } = search;
  const state = game.determinize(view, seat, rng, rules);
  const next = game.next(state, rules);
  const own = withAlso(candidates(search, state, seat, breadth.first), search.also);
  const other = isAwaited(next, 1 - seat) ? candidates(search, state, 1 - seat, breadth.first) : [null];
  const matrix = own.map((row) => other.map((column) => after(search, state, row, column, breadth.rounds - 1)));
  const { rows: mix, columns, value, gap } = solved(matrix);
  const worths = matrix.map((row) => row.reduce((sum, payoff, at) => sum + payoff * (columns[at] ?? 0), 0));
  return { actions: own, mix, worths, value, gap };
}

function withAlso(actions: readonly Json[], also: Json | undefined): readonly Json[] {
  if (also === undefined) return actions;
  const spelling = canonical(also);
  return actions.some((action) => canonical(action) === spelling) ? actions : [...actions, also];
}

const isAwaited = (next: Next, seat: Seat) => "awaiting" in next && next.awaiting.includes(seat);

function solved(matrix: readonly (readonly number[])[]): Solved {
  const [only] = matrix;
  if (matrix.length === 1 && only?.length === 1) return { rows: [1], columns: [1], value: only[0] ?? 0, gap: 0 };
  return solveMatrix(matrix);
}

/** What comes of two decisions, on average over whatever chance there is until somebody decides again. */
function after(search: Search, state: Json, own: Json, other: Json, rounds: number): number {
  const { game, rules, seat } = search;
  const chosen = (each: Seat) => (each === seat ? own : other);
  return average(search, (dice) => game.resolve(state, chosen, dice, rules).state, rounds);
}

function average(search: Search, step: (dice: Rng) => Json, rounds: number): number {
  const { game, rules } = search;
  if (rounds <= 0) return judgedLater(search, step);
  return everyEnd(step, search.rng).reduce((sum, { chance, state }) => {
    const goesOn = "auto" in game.next(state, rules);
    const value = goesOn
      ? average(search, (dice) => game.resolve(state, nobody, dice, rules).state, rounds)
      : solvedValue(search, state, rounds);
    return sum + chance * value;
  }, 0);
}

/** What stands when somebody is to decide again, by one roll of its own: a judgement is too rough to roll them all. */
function judgedLater(search: Search, step: (dice: Rng) => Json): number {
  const { game, rules, seat, rng } = search;
  let state = step(rng);
  while ("auto" in game.next(state, rules)) state = game.resolve(state, nobody, rng, rules).state;
  return search.evaluate(game.view(state, seat, rules), seat, rules, rng);
}

function solvedValue(search: Search, state: Json, rounds: number): number {
  const { game, rules, seat, breadth, rng } = search;
  const next = game.next(state, rules);
  if (!("awaiting" in next)) return search.evaluate(game.view(state, seat, rules), seat, rules, rng);
  const asked = (each: Seat) => (isAwaited(next, each) ? candidates(search, state, each, breadth.later) : [null]);
  const [own, other] = [asked(seat), asked(1 - seat)];
  return solved(own.map((row) => other.map((column) => after(search, state, row, column, rounds - 1)))).value;
}

/** The best few by themselves, the other seat doing nothing. */
function candidates(search: Search, state: Json, seat: Seat, count: number): readonly Json[] {
  const { game, rules, rng } = search;
  const view = game.view(state, seat, rules);
  const listed = listUpTo(game, rules, view, seat, MOST, rng);
  if (listed.length <= count) return listed;
  const idle = game.defaultAction(game.view(state, 1 - seat, rules), 1 - seat, rules);
  const judged = listed.map((action) => {
    const { state: then } = game.resolve(state, (each) => (each === seat ? action : idle), rng, rules);
    return { action, value: search.evaluate(game.view(then, seat, rules), seat, rules, rng) };
  });
  judged.sort((a, b) => b.value - a.value);
  return judged.slice(0, count).map(({ action }) => action);
}

/** All legal actions, or a random sample of them where there are more than `limit`. */
export function listUpTo(
  game: Game,
  rules: JsonObject,
  view: Json,
  seat: Seat,
  most: number,
  rng: Rng,
): readonly Json[] {
  const listed: Json[] = [];
  for (const action of game.legal(view, seat, rules)) {
    listed.push(action);
    if (listed.length > most) return Array.from({ length: most }, () => game.sample(view, seat, rng, rules));
  }
  return listed;
}
