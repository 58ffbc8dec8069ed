import { type Game, type Json, type JsonObject, type Rng, rngFrom, type Seat } from "@umpire/kernel";
import type { Evaluate } from "@umpire/kit";

/** How a search goes: so many iterations, each so many random decisions beyond the tree, then judged where it can be. */
export type Tree = {
  readonly iterations: number;
  readonly playout: number;
  /** What a position is worth where a playout stops; without it, an unfinished match is worth nothing to anybody. */
  readonly evaluate: Evaluate["evaluate"] | undefined;
  /** What a seat might do; every legal action where nobody says otherwise. */
  readonly actionsOf?: (state: Json, seat: Seat) => readonly Json[];
};

type Table = { readonly game: Game; readonly rules: JsonObject; readonly seat: Seat; readonly rng: Rng };
type Search = Table & Tree;

/** What one seat has tried at a node. */
type Arms = {
  readonly seat: Seat;
  readonly actions: readonly Json[];
  readonly visits: Float64Array;
  /** Sums of what came of each, to this seat. */
  readonly sums: Float64Array;
  /** Where several decide at once: how much one would rather have played each, and how often each was wanted. */
  readonly regrets: Float64Array;
  readonly wanted: Float64Array;
  /** What came of each beside what the others did: only that says what another choice would have come to. */
  readonly beside: Map<string, Tally>;
};
type Tally = { readonly visits: Float64Array; readonly sums: Float64Array };
type Node = { readonly arms: readonly Arms[]; readonly children: Map<string, Node>; visits: number };

/** What a seat might do, and how often the search came to it: of a mixed choice, how often it should. */
export type Tried = {
  readonly actions: readonly Json[];
  readonly mix: readonly number[];
  readonly worths: readonly number[];
  /** Whether others decide at the same time, so that one had better not always do the same. */
  readonly isMixed: boolean;
};

/**
 * A tree search for any game, through the contract alone. Where one seat decides it prefers what has come out well or
 * was seldom tried; where several decide at once, each mixes by what it regrets, knowing nothing of the others. What is
 * hidden is imagined anew in every iteration, and then only the first decision is remembered.
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

/** One iteration: what it came to, for the seat that thinks; in a game of two, the other gets what is left. */
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

/** A step and the automatic ones after it, with what was drawn on the way: other dice lead elsewhere. */
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

/** The mean so far, and more the seldomer it was tried beside the others. */
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

/** Share of visits that explore at random, or a bad first impression would last for ever. */
const TRIES = 0.1;

/** Later mixtures count more: they know more. */
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
  // Never below zero: what was bad long ago may be good now.
  for (let at = 0; at < regrets.length; at += 1) regrets[at] = Math.max(0, (regrets[at] ?? 0) + meanOf(at) - got);
}

/** Plays on at random, each seat as the rulebook samples, for so many decisions. */
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

/** From 1, a win of the seat that thinks, to -1. */
function judge({ game, rules, evaluate, seat, rng }: Search, state: Json): number {
  const next = game.next(state, rules);
  if (!("over" in next)) return evaluate === undefined ? 0 : evaluate(game.view(state, seat, rules), seat, rules, rng);
  const { winners } = next.over;
  return winners.length === 0 ? 0 : winners.includes(seat) ? 1 : -1;
}
