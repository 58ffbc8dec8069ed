import { type Game, type Json, type JsonObject, type Rng, rngFrom, type Seat } from "@umpire/kernel";
import type { Evaluate } from "@umpire/kit";

/** Limits of a search: iterations, and random decisions of a playout, which then stops and is evaluated. */
export type Tree = {
  readonly iterations: number;
  readonly playout: number;
  /** Evaluates the position where a playout stops; without it an unfinished match counts as a draw. */
  readonly evaluate: Evaluate["evaluate"] | undefined;
  /** The candidate actions of a seat; by default all legal ones. */
  readonly actionsOf?: (state: Json, seat: Seat) => readonly Json[];
};

type Table = { readonly game: Game; readonly rules: JsonObject; readonly seat: Seat; readonly rng: Rng };
type Search = Table & Tree;

/** The statistics of one seat's choices at a node. */
type Arms = {
  readonly seat: Seat;
  readonly actions: readonly Json[];
  readonly visits: Float64Array;
  /** By action: the sum of its results for this seat. */
  readonly sums: Float64Array;
  /** Regret matching, where several decide at once: each action's regret, and the sum of the mixtures so far. */
  readonly regrets: Float64Array;
  readonly wanted: Float64Array;
  /** Results by joint action: they say what another choice would have given against the same actions of others. */
  readonly beside: Map<string, Tally>;
};
type Tally = { readonly visits: Float64Array; readonly sums: Float64Array };
type Node = { readonly arms: readonly Arms[]; readonly children: Map<string, Node>; visits: number };

/** Candidate actions with their shares of the visits; of a simultaneous choice, the mixture to play. */
export type Tried = {
  readonly actions: readonly Json[];
  readonly mix: readonly number[];
  readonly worths: readonly number[];
  /** Whether others decide at the same time, so that a mixture is better than any one action. */
  readonly isMixed: boolean;
};

/**
 * Monte Carlo tree search for any game, through the contract alone: UCT where one seat decides, regret matching where
 * several decide at once. Hidden information is determinized anew in every iteration; then only the root is remembered.
 */
export function searchTree(table: Table, tree: Tree, view: Json): Tried {
  const { game, rules, seat, rng } = table;
  const search: Search = { ...table, ...tree };
  let draws = 0;
  const noticing = watching(rng, () => {
    draws += 1;
  });
  let state = game.determinize(view, seat, noticing, rules);
  const isHidden = draws > 0;
  const root = nodeOf(search, state);
  for (let iteration = 0; iteration < tree.iterations; iteration += 1) {
    if (isHidden && iteration > 0) state = game.determinize(view, seat, rng, rules);
    descend(search, root, state, isHidden);
  }
  return triedBy(
    root.arms.find((arms) => arms.seat === seat),
    root.arms.length > 1,
  );
}

function triedBy(arms: Arms | undefined, isMixed: boolean): Tried {
  if (arms === undefined) return { actions: [], mix: [], worths: [], isMixed };
  const weights = isMixed ? arms.wanted : arms.visits;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return {
    actions: arms.actions,
    mix: Array.from(weights, (weight) => weight / sum),
    worths: Array.from(arms.sums, (total, at) => total / Math.max(1, arms.visits[at] ?? 0)),
    isMixed,
  };
}

const watching = (rng: Rng, onDraw: (drawn: number) => void): Rng =>
  rngFrom((bound) => {
    const drawn = rng.int(bound);
    onDraw(drawn);
    return drawn;
  });

function nodeOf({ game, rules, actionsOf }: Search, state: Json): Node {
  const next = game.next(state, rules);
  const seats = "awaiting" in next ? next.awaiting : [];
  const arms = seats.map((seat) => {
    const actions = actionsOf?.(state, seat) ?? [...game.legal(game.view(state, seat, rules), seat, rules)];
    const numbers = () => new Float64Array(actions.length);
    return {
      seat,
      actions,
      visits: numbers(),
      sums: numbers(),
      regrets: numbers(),
      wanted: numbers(),
      beside: new Map(),
    };
  });
  return { arms, children: new Map(), visits: 0 };
}

/** One iteration; gives its result for the seat that thinks. In a game of two, the other's is the negative of it. */
function descend(search: Search, node: Node, state: Json, isHidden: boolean): number {
  node.visits += 1;
  if (node.arms.length === 0) return judge(search, state);
  const { rng } = search;
  const picks = node.arms.map((arms) =>
    node.arms.length === 1 ? promising(arms, node.visits, rng) : unregretted(arms, node.visits, rng),
  );
  const chosen = (seat: Seat) => {
    const at = node.arms.findIndex((arms) => arms.seat === seat);
    return node.arms[at]?.actions[picks[at] ?? 0] ?? null;
  };
  const reached = step(search, state, chosen);
  const key = `${picks.join()}:${reached.draws}`;
  const child = node.children.get(key);
  let value: number;
  if (child !== undefined) value = descend(search, child, reached.state, isHidden);
  else {
    if (!isHidden) node.children.set(key, nodeOf(search, reached.state));
    value = playOut(search, reached.state);
  }
  for (const [at, arms] of node.arms.entries()) {
    const gain = arms.seat === search.seat ? value : -value;
    note(arms, picks[at] ?? 0, gain);
    if (node.arms.length > 1) regret(arms, picks[at] ?? 0, gain, picks.with(at, -1).join());
  }
  return value;
}

/** A step and the automatic ones after it, with the chance results on the way, which tell its children apart. */
function step({ game, rules, rng }: Search, from: Json, chosen: (seat: Seat) => Json): { state: Json; draws: string } {
  let draws = "";
  const noting = watching(rng, (drawn) => {
    draws += `${drawn},`;
  });
  let { state } = game.resolve(from, chosen, noting, rules);
  while ("auto" in game.next(state, rules)) state = game.resolve(state, chosen, noting, rules).state;
  return { state, draws };
}

const EXPLORES = 0.7;

/** The UCT value: the mean result, plus an exploration bonus that falls with the number of visits. */
function promising({ actions, visits, sums }: Arms, total: number, rng: Rng): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  const logarithm = Math.log(total);
  const from = rng.int(actions.length);
  for (let offset = 0; offset < actions.length; offset += 1) {
    const at = (from + offset) % actions.length;
    const tried = visits[at] ?? 0;
    if (tried === 0) return at;
    const hope = (sums[at] ?? 0) / tried + EXPLORES * Math.sqrt(logarithm / tried);
    if (hope > most) [best, most] = [at, hope];
  }
  return best;
}

/** Share of visits that explore at random; without it an action with bad first results would never be tried again. */
const TRIES = 0.1;

/** Linear averaging: the mixture of iteration n has weight n. */
function unregretted({ actions, regrets, wanted }: Arms, total: number, rng: Rng): number {
  let sum = 0;
  for (const regret of regrets) sum += Math.max(0, regret);
  const shareOf = (at: number) => (sum > 0 ? Math.max(0, regrets[at] ?? 0) / sum : 1 / actions.length);
  for (let at = 0; at < actions.length; at += 1) wanted[at] = (wanted[at] ?? 0) + total * shareOf(at);
  let left = rng.int(FINENESS) / FINENESS;
  for (let at = 0; at < actions.length; at += 1) {
    left -= (1 - TRIES) * shareOf(at) + TRIES / actions.length;
    if (left < 0) return at;
  }
  return actions.length - 1;
}

const FINENESS = 2 ** 30;

function note({ visits, sums }: Tally, picked: number, value: number): void {
  visits[picked] = (visits[picked] ?? 0) + 1;
  sums[picked] = (sums[picked] ?? 0) + value;
}

function regret({ regrets, beside }: Arms, picked: number, value: number, others: string): void {
  const numbers = () => new Float64Array(regrets.length);
  const tally = beside.get(others) ?? { visits: numbers(), sums: numbers() };
  beside.set(others, tally);
  note(tally, picked, value);
  const meanOf = (at: number) => (tally.sums[at] ?? 0) / Math.max(1, tally.visits[at] ?? 0);
  const got = meanOf(picked);
  // Regret matching plus: never below zero, so that an action that was bad early can come back.
  for (let at = 0; at < regrets.length; at += 1) regrets[at] = Math.max(0, (regrets[at] ?? 0) + meanOf(at) - got);
}

/** A playout: each seat takes the rulebook's random sample, up to the limit of decisions. */
function playOut(search: Search, from: Json): number {
  const { game, rules, rng, playout } = search;
  let state = from;
  let left = playout;
  for (let next = game.next(state, rules); !("over" in next); next = game.next(state, rules)) {
    if ("awaiting" in next) left -= 1;
    if (left < 0) break;
    const now = state;
    ({ state } = game.resolve(now, (seat) => game.sample(game.view(now, seat, rules), seat, rng, rules), rng, rules));
  }
  return judge(search, state);
}

/** From 1 (a win of the seat that thinks) to -1. */
function judge({ game, rules, evaluate, seat, rng }: Search, state: Json): number {
  const next = game.next(state, rules);
  if (!("over" in next)) return evaluate === undefined ? 0 : evaluate(game.view(state, seat, rules), seat, rules, rng);
  const { winners } = next.over;
  return winners.length === 0 ? 0 : winners.includes(seat) ? 1 : -1;
}
