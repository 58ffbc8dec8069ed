import { afterHit, afterRound, aliveOf, isAlive, repairsAt, shieldsAt, wholeOf } from "./casualties.ts";
import { type Kit, keyOf, type State } from "./kit.ts";

/**
 * Every state that a side can come to, from the strongest to none, and where so many hits of a round lead. States are
 * in blocks: what is later is never left for what is earlier, but within a block repairs may lead back.
 */
export type Track = {
  readonly kit: Kit;
  readonly states: readonly State[];
  /** Where the states are that it was made from. */
  readonly roots: readonly number[];
  /** The index after so many hits of a round; the last column is for as many or more. Null where hits go one by one. */
  readonly next: Int32Array | null;
  readonly width: number;
  /** For each state the fewest hits of a round that leave nothing; 0 where nothing is left. */
  readonly fatal: readonly number[];
  /** Where each block begins, and after the last one the number of states. */
  readonly blocks: readonly number[];
  /** What one hit does, where two hits of a round are one hit and another; null where they are not. */
  readonly single: SingleHits | null;
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

/** A state on its way into the track, and where it leads: by one hit, or by each number of hits of a round. */
type Stop = {
  readonly state: State;
  readonly isAlive: boolean;
  onward: readonly Stop[];
  at: number;
};

/** More states than this would take too long, and so would following more hits from each of them. */
const MOST_STATES = 6000;
const MOST_HITS = 3e6;

/** Null where it would be too long. */
export function trackOf(kit: Kit, roots: readonly State[], mostHits: number): Track | null {
  if (kit.radix.reduce((product, each) => product * each, 1) > Number.MAX_SAFE_INTEGER) return null;
  const hasCards = roots.some((root) => (root[shieldsAt(kit)] ?? 0) + (root[repairsAt(kit)] ?? 0) > 0);
  const isPlain = !kit.repairsEachRound && !hasCards;
  const found = new Map<number, Stop>();
  const line = isPlain ? follow(kit, roots, found) : explore(kit, roots, mostHits, found);
  if (line.length > mostStates(isPlain, mostHits)) return null;
  for (let at = 0; at < line.length; at += 1) (line[at] as Stop).at = at;
  const states = line.map(({ state }) => state);
  const starts = roots.map((root) => found.get(keyOf(kit, root))?.at ?? never());
  const width = mostHits + 1;
  const single = isPlain ? singleOf(kit, line) : null;
  const next = isPlain ? null : nextRounds(line, width);
  const fatal = single === null ? fatalRounds(line, width) : fatalHits(single, width);
  return { kit, states, roots: starts, next, width, fatal, blocks: blocksOf(kit, states), single };
}

/** Where a state is followed hit by hit there may be more of them than where every number of hits has to be tried. */
const mostStates = (isPlain: boolean, mostHits: number): number =>
  isPlain ? MOST_STATES : Math.min(MOST_STATES, MOST_HITS / (mostHits + 1) ** 2);

/** Everything that can come of these states hit by hit: each goes before what it leads to, so before all weaker ones. */
function follow(kit: Kit, roots: readonly State[], found: Map<number, Stop>): readonly Stop[] {
  const line: Stop[] = [];
  const stopOf = (state: State): Stop => {
    const key = keyOf(kit, state);
    const known = found.get(key);
    if (known !== undefined) return known;
    const is = isAlive(kit, state);
    const stop = { state, isAlive: is, onward: is ? [stopOf(afterHit(kit, state, "all"))] : [], at: 0 };
    found.set(key, stop);
    line.push(stop);
    return stop;
  };
  for (const root of roots) if (line.length <= MOST_STATES) stopOf(root);
  return line.reverse();
}

/** Everything that can come of these states round by round. */
function explore(kit: Kit, roots: readonly State[], mostHits: number, found: Map<number, Stop>): readonly Stop[] {
  const stopOf = (state: State): Stop => {
    const key = keyOf(kit, state);
    const known = found.get(key);
    if (known !== undefined) return known;
    const stop = { state, isAlive: isAlive(kit, state), onward: [], at: 0 };
    found.set(key, stop);
    return stop;
  };
  for (const root of roots) stopOf(root);
  for (const stop of found.values()) {
    if (found.size > mostStates(false, mostHits)) break;
    if (!stop.isAlive) continue;
    stop.onward = Array.from({ length: mostHits + 1 }, (_, hits) => stopOf(afterRound(kit, stop.state, hits)));
  }
  const ranked = Array.from(found.values(), (stop) => ({ stop, rank: rankOf(kit, stop.state) }));
  return ranked.sort((x, y) => y.rank - x.rank).map(({ stop }) => stop);
}

function nextRounds(line: readonly Stop[], width: number): Int32Array {
  const next = new Int32Array(line.length * width);
  for (const { at, onward } of line)
    for (let hits = 0; hits < width; hits += 1) next[at * width + hits] = onward[hits]?.at ?? at;
  return next;
}

const fatalRounds = (line: readonly Stop[], width: number): readonly number[] =>
  line.map(({ isAlive: is, onward }) => {
    const least = onward.findIndex((stop) => !stop.isAlive);
    return !is ? 0 : least < 0 ? width : least;
  });

function singleOf(kit: Kit, line: readonly Stop[]): SingleHits {
  const to = line.map(({ at, onward }) => onward[0]?.at ?? at);
  const lost = line.map(({ state, onward }) => lostBetween(kit, state, onward[0]?.state ?? state));
  const run = line.map(() => 1);
  for (let at = line.length - 2; at >= 0; at -= 1) if (to[at] === at + 1) run[at] = 1 + (run[at + 1] as number);
  return { to, lost, run };
}

function lostBetween({ kinds }: Kit, before: State, after: State): number {
  for (let at = 0; at < kinds.length; at += 1) if (aliveOf(after, at) < aliveOf(before, at)) return at;
  return -1;
}

function fatalHits({ to }: SingleHits, width: number): readonly number[] {
  const fatal = to.map(() => 0);
  for (let at = to.length - 1; at >= 0; at -= 1)
    if (to[at] !== at) fatal[at] = Math.min(width, 1 + (fatal[to[at] as number] as number));
  return fatal;
}

/** The indices after so many hits of a round, one by one where they are not known. */
export function nextOf({ next: known, single, states, width }: Track): Int32Array {
  if (known !== null || single === null) return known ?? never();
  const next = new Int32Array(states.length * width);
  for (let at = 0; at < states.length; at += 1)
    for (let hits = 0, now = at; hits < width; hits += 1, now = single.to[now] as number) next[at * width + hits] = now;
  return next;
}

/** From the strongest to none; what cannot come back goes before everything else. */
function rankOf(kit: Kit, state: State): number {
  const { kinds } = kit;
  let strength = 0;
  for (let at = 0; at < kinds.length; at += 1)
    strength += aliveOf(state, at) + (kinds[at]?.sustains ? wholeOf(state, at) : 0);
  return strength + levelOf(kit, state) * HEAVY;
}

/** More than any strength. */
const HEAVY = 65_536;

/** Units and cards: what is gone of these never comes back. */
function levelOf(kit: Kit, state: State): number {
  const cards = (state[shieldsAt(kit)] ?? 0) + (state[repairsAt(kit)] ?? 0);
  return kit.kinds.reduce((sum, _, at) => sum + aliveOf(state, at), cards);
}

/** Where each block begins: each state is one, but where units are repaired, those of one level are. */
function blocksOf(kit: Kit, states: readonly State[]): readonly number[] {
  const blocks: number[] = [];
  for (let at = 0; at < states.length; at += 1) {
    const isSame =
      kit.repairsEachRound && at > 0 && levelOf(kit, states[at] ?? []) === levelOf(kit, states[at - 1] ?? []);
    if (!isSame) blocks.push(at);
  }
  blocks.push(states.length);
  return blocks;
}

function never(): never {
  throw new RangeError("a state that was not explored");
}
