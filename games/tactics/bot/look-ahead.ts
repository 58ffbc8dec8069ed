import type { Rng, Seat } from "@umpire/kernel";
import { tactics } from "../game.ts";
import type { Tactics, TacticsAction } from "../rules/shape.ts";
import { buffsOf } from "../rules/stats.ts";
import { MATCH, sober, type Worth } from "./evaluate.ts";
import { type Tables, verdictOf } from "./solve/tables.ts";

type View = Tactics["view"];
type Rules = Tactics["rules"];

/** An action, and what it is worth to the seat that thinks. */
export type ValuedAction = { readonly action: TacticsAction; readonly worth: number };

/**
 * Limits of a search: the actions tried and the turns looked ahead. Also how positions are valued, whether every action
 * is to be valued, and an action that is judged with the others.
 */
export type Depth = {
  readonly iterations: number;
  readonly turns?: number;
  readonly worth?: Worth;
  readonly isFull?: boolean;
  readonly also?: TacticsAction;
};

/** What is known of a position: a worth, and whether it is that, at least that or at most that. */
type Known = {
  readonly depth: number;
  readonly worth: number;
  readonly bound: "exact" | "least" | "most";
  readonly action: TacticsAction | null;
};

type Search = {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly worth: Worth;
  readonly rng: Rng;
  readonly tables: Tables | undefined;
  readonly known: Map<string, Known>;
  /** Actions that may still be tried. */
  left: number;
};

/** Turns beyond which nobody looks, and actions in one line: without a limit a turn may have any number of them. */
const DEEPEST = 12;
const LONGEST = 40;

/**
 * Looks ahead by the real rules: alpha-beta over single actions, deepened turn by turn until the budget of actions is
 * spent. Gives the worth of every action as far as the deepest search that was finished: of all of them exactly where
 * `isFull`, else of the best one, with the others at most worth what they say. Tactics hides nothing and has no dice.
 */
export function lookAhead(
  view: View,
  seat: Seat,
  rules: Rules,
  { iterations, turns = DEEPEST, worth = sober, isFull = false, also }: Depth,
  rng: Rng,
  tables?: Tables,
): readonly ValuedAction[] {
  const state = tactics.determinize(view, seat, rng, rules);
  const search: Search = { rules, seat, worth, rng, tables, known: new Map(), left: iterations };
  // The action in question keeps its spelling, so that the caller finds it: it may leave out its actor.
  const isAsked = (action: TacticsAction) => also !== undefined && isSame(action, also);
  const listed = [...tactics.legal(view, seat, rules)].filter((action) => !isAsked(action));
  if (also !== undefined) listed.push(also);
  let lines: readonly ValuedAction[] = shuffled(listed, rng).map((action) => ({ action, worth: 0 }));
  for (let depth = 1; depth <= turns && search.left > 0; depth += 1) {
    lines = searchRoot(search, state, lines, depth, isFull);
    if (Math.abs(lines[0]?.worth ?? 0) > MATCH / 2) break;
  }
  return lines;
}

/**
 * One turn deeper, in the order in which the last search left the actions, so that the window closes early. Where the
 * budget ends, what has been looked at so far counts: it begins with what was best before.
 */
function searchRoot(
  search: Search,
  state: View,
  lines: readonly ValuedAction[],
  depth: number,
  isFull: boolean,
): readonly ValuedAction[] {
  let alpha = Number.NEGATIVE_INFINITY;
  const found: ValuedAction[] = [];
  for (const { action } of lines) {
    const worth = worthAfter(search, state, action, depth, 0, isFull ? Number.NEGATIVE_INFINITY : alpha, INFINITE);
    // Out of budget the worth is unreliable; at depth 1 it is used all the same, since there is no earlier result.
    if (search.left <= 0 && depth > 1) break;
    alpha = Math.max(alpha, worth);
    found.push({ action, worth });
  }
  if (isFull && found.length < lines.length) return lines;
  found.sort((a, b) => b.worth - a.worth);
  return [...found, ...lines.slice(found.length)];
}

const INFINITE = Number.POSITIVE_INFINITY;

/** The worth, to the seat that thinks, of what comes of an action; a turn's end takes one turn off the depth. */
function worthAfter(
  search: Search,
  before: View,
  action: TacticsAction,
  depth: number,
  length: number,
  alpha: number,
  beta: number,
): number {
  search.left -= 1;
  const { state } = tactics.resolve(before, () => action, search.rng, search.rules);
  const deeper = state.currentPlayer === before.currentPlayer ? depth : depth - 1;
  return worthOf(search, state, deeper, length + 1, alpha, beta);
}

function worthOf(search: Search, state: View, depth: number, length: number, alpha: number, beta: number): number {
  if (state.gameOver) return search.worth(state, search.seat);
  const certain = solvedWorth(search, state);
  if (certain !== null) return certain;
  if (depth <= 0 || length >= LONGEST || search.left <= 0) return search.worth(state, search.seat);
  const key = keyOf(state);
  const known = search.known.get(key);
  if (known !== undefined && known.depth >= depth && settles(known, alpha, beta)) return known.worth;
  const found = tryAll(search, state, depth, length, alpha, beta, known?.action ?? null);
  const bound = found.worth <= alpha ? "most" : found.worth >= beta ? "least" : "exact";
  if (search.left > 0) search.known.set(key, { depth, bound, ...found });
  return found.worth;
}

/** The solved worth of a position; a draw keeps a small share of the evaluation, to rank draws. */
function solvedWorth({ seat, rules, worth, tables }: Search, state: View): number | null {
  const verdict = verdictOf(tables, state, rules);
  if (verdict === null) return null;
  if (verdict.result === "draw") return worth(state, seat) / MATCH;
  const isOwn = (state.currentPlayer === "P1") === (seat === 0);
  const decided = MATCH - (state.turn ?? 0) - verdict.turns;
  return (verdict.result === "win") === isOwn ? decided : -decided;
}

function settles({ bound, worth }: Known, alpha: number, beta: number): boolean {
  return bound === "exact" || (bound === "least" ? worth >= beta : worth <= alpha);
}

function tryAll(
  search: Search,
  state: View,
  depth: number,
  length: number,
  alpha: number,
  beta: number,
  first: TacticsAction | null,
): Pick<Known, "worth" | "action"> {
  const isOwn = (state.currentPlayer === "P1") === (search.seat === 0);
  let [low, high] = [alpha, beta];
  let worth = isOwn ? Number.NEGATIVE_INFINITY : INFINITE;
  let best: TacticsAction | null = null;
  for (const action of inOrder(state, search, first)) {
    const value = worthAfter(search, state, action, depth, length, low, high);
    if (isOwn ? value > worth : value < worth) [worth, best] = [value, action];
    if (isOwn) low = Math.max(low, worth);
    else high = Math.min(high, worth);
    if (low >= high || search.left <= 0) break;
  }
  return { worth, action: best };
}

/** Move ordering: the last best action, then attacks, then the rest, for early cutoffs. */
function inOrder(state: View, { rules, seat }: Search, first: TacticsAction | null): readonly TacticsAction[] {
  const all = [...tactics.legal(state, seat, rules)];
  const rank = (action: TacticsAction) =>
    first !== null && isSame(action, first) ? -1 : (ranks[action.type ?? ""] ?? 3);
  return all.sort((a, b) => rank(a) - rank(b));
}

const ranks: { readonly [type: string]: number } = { ATTACK: 0, MOVE_AND_ATTACK: 1, MOVE: 2 };

function isSame(a: TacticsAction, b: TacticsAction): boolean {
  return (
    a.type === b.type &&
    (a.unitId ?? null) === (b.unitId ?? null) &&
    (a.targetUnitId ?? null) === (b.targetUnitId ?? null) &&
    a.targetPosition?.x === b.targetPosition?.x &&
    a.targetPosition?.y === b.targetPosition?.y
  );
}

/** All that the rules look at, but for what stays the same throughout a match. */
function keyOf(view: View): string {
  const { units, currentPlayer, unitBuffs, actedUnitIds, turn, tiles } = view;
  let key = `${currentPlayer}${turn}`;
  for (const { hp, position } of units) key += hp === 0 ? "," : `,${hp}.${position.x}${position.y}`;
  if (actedUnitIds !== undefined && actedUnitIds.length > 0) key += `a${actedUnitIds.join()}`;
  for (const id in unitBuffs) {
    for (const { buffId, duration } of buffsOf(view, id)) key += `b${id}${buffId}${duration}`;
  }
  for (const { position } of tiles ?? []) key += `t${position.x}${position.y}`;
  return key;
}

function shuffled<T>(items: T[], rng: Rng): T[] {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = rng.int(at + 1);
    const [a, b] = [items[at], items[other]];
    if (a !== undefined && b !== undefined) [items[at], items[other]] = [b, a];
  }
  return items;
}
