import { afterHit, afterRound, aliveOf, isAlive, repairsIndex, shieldsIndex, wholeOf } from "../casualties.ts";
import { type Side, type SideState, stateKey } from "../side.ts";
import { type Rolls, rollsOf } from "./hit-distribution.ts";

/**
 * Every reachable state of a side, strongest first, with its transitions by the hits of a round. States are in blocks:
 * transitions lead to later blocks, or, through repairs, to any state of the same block.
 */
export type StateSpace = {
  readonly rolls: Rolls;
  /** Units are repaired at the end of rounds, so that hits may leave a state as it was. */
  readonly isMended: boolean;
  readonly states: readonly SideState[];
  /** Indices of the initial states. */
  readonly roots: readonly number[];
  /**
   * next[state * width + hits]: the index after these hits; the last column is for as many or more. Null where hits go
   * one by one.
   */
  readonly next: Int32Array | null;
  readonly width: number;
  /** For each state the fewest hits of a round that leave nothing; 0 where nothing is left. */
  readonly fatal: readonly number[];
  /** Where each block begins, and after the last one the number of states. */
  readonly blocks: readonly number[];
  /** What one hit does, where two hits of a round are one hit and another; null where they are not. */
  readonly single: SingleHits | null;
  /**
   * Where hits go one by one, and there are states that are passed within a round alone: the index at the end of the
   * round. It is the same index or a later one. Null where every state stays as it is.
   */
  readonly ends: readonly number[] | null;
};

/** For each state: */
export type SingleHits = {
  /** The index after one hit. */
  readonly to: readonly number[];
  /** The kind that loses a unit by it, -1 if none does. */
  readonly lost: readonly number[];
  /** How many states in a row are one hit from each other, from this one on. */
  readonly run: readonly number[];
};

/** A state under exploration, and its successors: after one hit, or after each number of hits of a round. */
type StateNode = {
  readonly state: SideState;
  readonly isAlive: boolean;
  onward: readonly StateNode[];
  at: number;
};

/** Max states of one side, and max transitions explored. */
const MAX_STATES = 6000;
const MAX_TRANSITIONS = 3e6;

/** Null where there would be too many states. */
export function buildStateSpace(side: Side, roots: readonly SideState[], mostHits: number): StateSpace | null {
  if (side.radix.reduce((product, each) => product * each, 1) > Number.MAX_SAFE_INTEGER) return null;
  const hasCards = roots.some((root) => (root[shieldsIndex(side)] ?? 0) + (root[repairsIndex(side)] ?? 0) > 0);
  const isPlain = !side.repairsEachRound && !hasCards;
  const found = new Map<number, StateNode>();
  const line = isPlain ? exploreByHit(side, roots, found) : exploreByRound(side, roots, mostHits, found);
  if (line.length > maxStates(isPlain, mostHits)) return null;
  for (let at = 0; at < line.length; at += 1) (line[at] as StateNode).at = at;
  const states = line.map(({ state }) => state);
  const starts = roots.map((root) => found.get(stateKey(side, root))?.at ?? never());
  const width = mostHits + 1;
  const single = isPlain ? singleOf(side, line) : null;
  const next = isPlain ? null : nextRounds(line, width);
  const fatal = single === null ? fatalRounds(line, width) : fatalHits(single, width);
  const { repairsEachRound: isMended } = side;
  return {
    rolls: rollsOf(side),
    isMended,
    states,
    roots: starts,
    next,
    width,
    fatal,
    blocks: blockStarts(side, states),
    single,
    ends: null,
  };
}

/** Where a state is followed hit by hit there may be more of them than where every number of hits has to be tried. */
const maxStates = (isPlain: boolean, mostHits: number): number =>
  isPlain ? MAX_STATES : Math.min(MAX_STATES, MAX_TRANSITIONS / (mostHits + 1) ** 2);

/** Depth-first search hit by hit, in reverse postorder: each state goes before its successors. */
function exploreByHit(side: Side, roots: readonly SideState[], found: Map<number, StateNode>): readonly StateNode[] {
  const line: StateNode[] = [];
  const stopOf = (state: SideState): StateNode => {
    const key = stateKey(side, state);
    const known = found.get(key);
    if (known !== undefined) return known;
    const is = isAlive(side, state);
    const stop = { state, isAlive: is, onward: is ? [stopOf(afterHit(side, state, "all"))] : [], at: 0 };
    found.set(key, stop);
    line.push(stop);
    return stop;
  };
  for (const root of roots) if (line.length <= MAX_STATES) stopOf(root);
  return line.reverse();
}

/** Breadth-first search round by round, sorted by strength. */
function exploreByRound(
  side: Side,
  roots: readonly SideState[],
  mostHits: number,
  found: Map<number, StateNode>,
): readonly StateNode[] {
  const stopOf = (state: SideState): StateNode => {
    const key = stateKey(side, state);
    const known = found.get(key);
    if (known !== undefined) return known;
    const stop = { state, isAlive: isAlive(side, state), onward: [], at: 0 };
    found.set(key, stop);
    return stop;
  };
  for (const root of roots) stopOf(root);
  for (const stop of found.values()) {
    if (found.size > maxStates(false, mostHits)) break;
    if (!stop.isAlive) continue;
    stop.onward = Array.from({ length: mostHits + 1 }, (_, hits) => stopOf(afterRound(side, stop.state, hits)));
  }
  const ranked = Array.from(found.values(), (stop) => ({ stop, rank: rankOf(side, stop.state) }));
  return ranked.sort((x, y) => y.rank - x.rank).map(({ stop }) => stop);
}

function nextRounds(line: readonly StateNode[], width: number): Int32Array {
  const next = new Int32Array(line.length * width);
  for (const { at, onward } of line)
    for (let hits = 0; hits < width; hits += 1) next[at * width + hits] = onward[hits]?.at ?? at;
  return next;
}

const fatalRounds = (line: readonly StateNode[], width: number): readonly number[] =>
  line.map(({ isAlive: is, onward }) => {
    const least = onward.findIndex((stop) => !stop.isAlive);
    return !is ? 0 : least < 0 ? width : least;
  });

function singleOf(side: Side, line: readonly StateNode[]): SingleHits {
  const to = line.map(({ at, onward }) => onward[0]?.at ?? at);
  const lost = line.map(({ state, onward }) => lostBetween(side, state, onward[0]?.state ?? state));
  return { to, lost, run: runsOf(to) };
}

/** How many states in a row are one hit from each other, from each on. */
export function runsOf(to: readonly number[]): readonly number[] {
  const run = to.map(() => 1);
  for (let at = to.length - 2; at >= 0; at -= 1) if (to[at] === at + 1) run[at] = 1 + (run[at + 1] as number);
  return run;
}

function lostBetween({ kinds }: Side, before: SideState, after: SideState): number {
  for (let at = 0; at < kinds.length; at += 1) if (aliveOf(after, at) < aliveOf(before, at)) return at;
  return -1;
}

export function fatalHits({ to }: SingleHits, width: number): readonly number[] {
  const fatal = to.map(() => 0);
  for (let at = to.length - 1; at >= 0; at -= 1)
    if (to[at] !== at) fatal[at] = Math.min(width, 1 + (fatal[to[at] as number] as number));
  return fatal;
}

/** The transition table, filled from single hits where it is not known. */
export function nextStates({ next: known, single, ends, states, width }: StateSpace): Int32Array {
  if (known !== null || single === null) return known ?? never();
  const next = new Int32Array(states.length * width);
  for (let at = 0; at < states.length; at += 1)
    for (let hits = 0, now = at; hits < width; hits += 1, now = single.to[now] as number)
      next[at * width + hits] = ends?.[now] ?? now;
  return next;
}

/** From the strongest to none; what cannot come back goes before everything else. */
function rankOf(side: Side, state: SideState): number {
  const { kinds } = side;
  let strength = 0;
  for (let at = 0; at < kinds.length; at += 1)
    strength += aliveOf(state, at) + (kinds[at]?.sustains ? wholeOf(state, at) : 0);
  return strength + levelOf(side, state) * LEVEL_WEIGHT;
}

/** Weight of a level: more than any strength. */
const LEVEL_WEIGHT = 65_536;

/** Units and cards: what is gone of these never comes back. */
function levelOf(side: Side, state: SideState): number {
  const cards = (state[shieldsIndex(side)] ?? 0) + (state[repairsIndex(side)] ?? 0);
  return side.kinds.reduce((sum, _, at) => sum + aliveOf(state, at), cards);
}

/** Where each block begins: each state is one, but where units are repaired, those of one level are. */
function blockStarts(side: Side, states: readonly SideState[]): readonly number[] {
  const blocks: number[] = [];
  for (let at = 0; at < states.length; at += 1) {
    const isSame =
      side.repairsEachRound && at > 0 && levelOf(side, states[at] ?? []) === levelOf(side, states[at - 1] ?? []);
    if (!isSame) blocks.push(at);
  }
  blocks.push(states.length);
  return blocks;
}

function never(): never {
  throw new RangeError("a state that was not explored");
}
