import type { Game, Json, JsonObject, Rng, Seat } from "@umpire/kernel";
import { everyEnd, nobody } from "./chances.ts";
import { solveMatrix } from "./matrix-game.ts";

/** A game of two seats that is small enough to be gone through completely, nothing hidden but what is being decided. */
export type Whole = {
  readonly game: Game;
  readonly rules: JsonObject;
  readonly start: Json;
  /** States that are alike have the same key; null where one need not be remembered. */
  keyOf(state: Json): string | null;
};

/** How a seat mixes its legal actions, in their order. */
export type Policy = (view: Json, seat: Seat, actions: readonly Json[]) => readonly number[];

/** What a state is worth to seat 0, from -1 to 1; how many states were gone through; how far off at most. */
export type Exact = { readonly value: number; readonly nodes: number; readonly gap: number };

type Walk = Whole & {
  readonly known: Map<string, number>;
  /** What a table of payoffs to seat 0 comes to. */
  readonly decide: (
    state: Json,
    actions: readonly (readonly Json[])[],
    matrix: readonly (readonly number[])[],
  ) => number;
  nodes: number;
  gap: number;
};

/** Solves every decision, from the last to the first, and every outcome of chance with its exact probability. */
export function solveWhole(whole: Whole): Exact {
  const walk: Walk = {
    ...{ ...whole, known: new Map(), nodes: 0, gap: 0 },
    decide(_state, _actions, matrix) {
      const { value, gap } = solveMatrix(matrix);
      walk.gap = Math.max(walk.gap, gap);
      return value;
    },
  };
  const value = valueAt(walk, whole.start);
  return { value, nodes: walk.nodes, gap: walk.gap };
}

/** What a policy at one seat is worth to seat 0 against the best answer to it. */
export function bestAnswer(whole: Whole, policy: Policy, seat: Seat): Exact {
  const { game, rules } = whole;
  const walk: Walk = {
    ...{ ...whole, known: new Map(), nodes: 0, gap: 0 },
    decide(state, [own = [], other = []], matrix) {
      const actions = seat === 0 ? own : other;
      // Who has nothing to decide has no policy.
      const mix = actions === NOBODY ? [1] : policy(game.view(state, seat, rules), seat, actions);
      if (seat === 0) return Math.min(...other.map((_, column) => sumOf(mix, (row) => matrix[row]?.[column] ?? 0)));
      return Math.max(...own.map((_, row) => sumOf(mix, (column) => matrix[row]?.[column] ?? 0)));
    },
  };
  const value = valueAt(walk, whole.start);
  return { value, nodes: walk.nodes, gap: 0 };
}

const sumOf = (mix: readonly number[], payoff: (at: number) => number) =>
  mix.reduce((sum, share, at) => sum + share * payoff(at), 0);

function valueAt(walk: Walk, state: Json): number {
  const key = walk.keyOf(state);
  const known = key === null ? undefined : walk.known.get(key);
  if (known !== undefined) return known;
  walk.nodes += 1;
  const value = workOut(walk, state);
  if (key !== null) walk.known.set(key, value);
  return value;
}

const NOBODY: readonly Json[] = [null];

function workOut(walk: Walk, state: Json): number {
  const { game, rules } = walk;
  const next = game.next(state, rules);
  if ("over" in next) return next.over.winners.length !== 1 ? 0 : next.over.winners[0] === 0 ? 1 : -1;
  if ("auto" in next) return average(walk, (dice) => game.resolve(state, nobody, dice, rules).state);
  const list = (seat: Seat) =>
    next.awaiting.includes(seat) ? [...game.legal(game.view(state, seat, rules), seat, rules)] : NOBODY;
  const actions = [list(0), list(1)];
  const matrix = (actions[0] ?? []).map((row) =>
    (actions[1] ?? []).map((column) =>
      average(walk, (dice) => game.resolve(state, (seat) => (seat === 0 ? row : column), dice, rules).state),
    ),
  );
  return walk.decide(state, actions, matrix);
}

function average(walk: Walk, step: (dice: Rng) => Json): number {
  const reached = everyEnd(step);
  return reached.reduce((sum, { chance, state }) => sum + chance * valueAt(walk, state), 0);
}
