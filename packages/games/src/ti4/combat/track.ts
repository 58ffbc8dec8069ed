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
  /** The index after so many hits of a round; the last column is for as many or more. */
  readonly next: Int32Array;
  readonly width: number;
  /** For each state the fewest hits of a round that leave nothing; 0 where nothing is left. */
  readonly fatal: Int32Array;
  /** Where each block begins, and after the last one the number of states. */
  readonly blocks: readonly number[];
};

/** A state on its way into the track, and where it leads: by one hit, or by each number of hits of a round. */
type Stop = {
  readonly state: State;
  readonly rank: number;
  readonly isAlive: boolean;
  onward: readonly Stop[];
  at: number;
};

/** More states than this would take too long, or are beyond what one number can tell apart. */
const MOST_STATES = 6000;

/** Null where it would be too long. */
export function trackOf(kit: Kit, roots: readonly State[], mostHits: number): Track | null {
  if (kit.radix.reduce((product, each) => product * each, 1) > Number.MAX_SAFE_INTEGER) return null;
  const hasCards = roots.some((root) => (root[shieldsAt(kit)] ?? 0) + (root[repairsAt(kit)] ?? 0) > 0);
  const isPlain = !kit.repairsEachRound && !hasCards;
  const stops = explore(kit, roots, mostHits, isPlain);
  if (stops.size > MOST_STATES) return null;
  const line = [...stops.values()].sort((x, y) => y.rank - x.rank);
  for (let at = 0; at < line.length; at += 1) (line[at] as Stop).at = at;
  const width = mostHits + 1;
  const next = new Int32Array(line.length * width);
  for (let at = line.length - 1; at >= 0; at -= 1) fillRow(line[at] as Stop, next, width, isPlain);
  const fatal = Int32Array.from(line, ({ isAlive: is }, at) => (is ? fatalOf(line, next, width, at) : 0));
  const states = line.map(({ state }) => state);
  const starts = roots.map((root) => stops.get(keyOf(kit, root))?.at ?? never());
  return { kit, states, roots: starts, next, width, fatal, blocks: blocksOf(kit, states) };
}

/** Everything that can come of these states. */
function explore(kit: Kit, roots: readonly State[], mostHits: number, isPlain: boolean): ReadonlyMap<number, Stop> {
  const found = new Map<number, Stop>();
  const stopOf = (state: State): Stop => {
    const key = keyOf(kit, state);
    const known = found.get(key);
    if (known !== undefined) return known;
    const stop = { state, rank: rankOf(kit, state, isPlain), isAlive: isAlive(kit, state), onward: [], at: 0 };
    found.set(key, stop);
    return stop;
  };
  for (const root of roots) stopOf(root);
  for (const stop of found.values()) {
    if (found.size > MOST_STATES) break;
    if (!stop.isAlive) continue;
    if (isPlain) stop.onward = [stopOf(afterHit(kit, stop.state, "all"))];
    else stop.onward = Array.from({ length: mostHits + 1 }, (_, hits) => stopOf(afterRound(kit, stop.state, hits)));
  }
  return found;
}

function fillRow({ at, isAlive: is, onward }: Stop, next: Int32Array, width: number, isPlain: boolean): void {
  const row = at * width;
  next[row] = at;
  // Where nothing happens at the end of a round, two hits are one hit and another.
  const after = isPlain && is ? (onward[0] as Stop).at * width : 0;
  for (let hits = 0; hits < width; hits += 1) {
    if (!is || (isPlain && hits === 0)) next[row + hits] = at;
    else next[row + hits] = isPlain ? (next[after + hits - 1] as number) : (onward[hits] as Stop).at;
  }
}

function fatalOf(line: readonly Stop[], next: Int32Array, width: number, at: number): number {
  for (let hits = 1; hits < width; hits += 1) if (!line[next[at * width + hits] as number]?.isAlive) return hits;
  return width;
}

/** From the strongest to none; what cannot come back goes before everything else. */
function rankOf(kit: Kit, state: State, isPlain: boolean): number {
  const { kinds } = kit;
  let strength = 0;
  for (let at = 0; at < kinds.length; at += 1)
    strength += aliveOf(state, at) + (kinds[at]?.sustains ? wholeOf(state, at) : 0);
  return isPlain ? strength : strength + levelOf(kit, state) * HEAVY;
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
