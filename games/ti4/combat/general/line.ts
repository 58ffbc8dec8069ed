import type { Rolls } from "../odds/hit-distribution.ts";
import { fatalHits, runsOf, type StateSpace } from "../odds/state-space.ts";
import type { Fleet, FleetState } from "./fleet.ts";
import { type Draft, draftOf, nextCancel, takeHit } from "./losses.ts";
import { endRound } from "./mending.ts";
import { aliveIn, isStanding } from "./states.ts";

/** A state of a side within a round, and what one more hit and the end of the round make of it. */
type Spot = {
  readonly state: FleetState;
  readonly isStanding: boolean;
  hit: Spot;
  end: Spot;
  /** Whether all that follows from it has been gone through. */
  isDone: boolean;
  at: number;
};

/** All spots that follow from some states, each before what follows from it, but where repairs lead back. */
type Exploration = { readonly roots: readonly Spot[]; readonly line: readonly Spot[]; readonly isMended: boolean };

/** Max states within rounds. */
const MAX_SPOTS = 6000;

/** Every state that a side which does no more than to roll and to take hits may come to; null where there are too many. */
export function spaceOf(fleet: Fleet, states: readonly FleetState[], width: number, rolls: Rolls): StateSpace | null {
  const found = explore(fleet, states);
  if (found === null) return null;
  return found.isMended ? byRound(fleet, found, width, rolls) : byHit(fleet, found, width, rolls);
}

/** What has been found so far. */
type Search = { readonly fleet: Fleet; readonly known: Map<string, Spot>; readonly line: Spot[]; isMended: boolean };

/** Depth-first, in reverse postorder. */
function explore(fleet: Fleet, states: readonly FleetState[]): Exploration | null {
  const search: Search = { fleet, known: new Map(), line: [], isMended: false };
  const roots = states.map((state) => visit(search, draftOf(fleet, state, "combat", false)));
  return search.known.size > MAX_SPOTS ? null : { roots, line: search.line.reverse(), isMended: search.isMended };
}

function visit(search: Search, draft: Draft): Spot {
  const { fleet, known, line } = search;
  const is = isStanding(fleet, draft.counts);
  const key = keyOf(draft, is);
  const found = known.get(key);
  if (found !== undefined) return found;
  const spot = spotOf(draft.counts, is);
  known.set(key, spot);
  if (known.size > MAX_SPOTS) return spot;
  if (is) spot.hit = visit(search, afterHit(draft));
  spot.end = visit(search, draftOf(fleet, endRound(fleet, draft.counts), "combat", false));
  // What leads back to where one comes from is a repair.
  if ((is && !spot.hit.isDone) || (spot.end !== spot && !spot.end.isDone)) search.isMended = true;
  spot.isDone = true;
  line.push(spot);
  return spot;
}

function afterHit(draft: Draft): Draft {
  const after = { ...draft, counts: draft.counts.slice(), spent: draft.spent.slice() };
  takeHit(after);
  return after;
}

function spotOf(state: FleetState, is: boolean): Spot {
  const spot = { state, isStanding: is, isDone: false, at: 0 } as Spot;
  spot.hit = spot;
  spot.end = spot;
  return spot;
}

/** What is left of a lot makes no difference to who is gone. */
function keyOf(draft: Draft, is: boolean): string {
  const { counts, waived, lends, spent } = draft;
  const state = String.fromCharCode(...counts);
  return is ? `${state}|${String.fromCharCode(waived, lends, nextCancel(draft), ...spent)}` : state;
}

function byHit({ kinds }: Fleet, { roots, line }: Exploration, width: number, rolls: Rolls): StateSpace {
  for (let at = 0; at < line.length; at += 1) (line[at] as Spot).at = at;
  const to = line.map(({ hit }) => hit.at);
  const lost = line.map(({ state, hit }) => kinds.findIndex((_, at) => aliveIn(hit.state, at) < aliveIn(state, at)));
  const single = { to, lost, run: runsOf(to) };
  const isSteady = line.every(({ at, end }) => end.at === at);
  return {
    rolls,
    isMended: !isSteady,
    states: line.map(({ state }) => state),
    roots: roots.map(({ at }) => at),
    next: null,
    width,
    fatal: fatalHits(single, width),
    blocks: Array.from({ length: line.length + 1 }, (_, at) => at),
    single,
    ends: isSteady ? null : line.map(({ end }) => end.at),
  };
}

/** States between rounds alone, with what any number of hits makes of each: the strongest first, in blocks of one level. */
function byRound(fleet: Fleet, { roots, line }: Exploration, width: number, rolls: Rolls): StateSpace {
  const starts = [...new Set([...roots, ...line.map(({ end }) => end)])]
    .map((spot) => ({ spot, rank: rankOf(fleet, spot.state) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ spot }) => spot);
  for (let at = 0; at < starts.length; at += 1) (starts[at] as Spot).at = at;
  const next = new Int32Array(starts.length * width);
  const fatal = starts.map((start) => {
    let least = start.isStanding ? width : 0;
    for (let hits = 0, now = start; hits < width; hits += 1, now = now.hit) {
      next[start.at * width + hits] = now.end.at;
      if (!now.end.isStanding) least = Math.min(least, hits);
    }
    return least;
  });
  const levels = starts.map(({ state }) => levelOf(fleet, state));
  const blocks = levels.flatMap((level, at) => (at > 0 && level === levels[at - 1] ? [] : [at]));
  return {
    rolls,
    isMended: true,
    states: starts.map(({ state }) => state),
    roots: roots.map(({ at }) => at),
    next,
    width,
    fatal,
    blocks: [...blocks, starts.length],
    single: null,
    ends: null,
  };
}

/** Units and counters, which never come back, weigh more than any damage. */
const rankOf = (fleet: Fleet, state: FleetState): number =>
  levelOf(fleet, state) * LEVEL_WEIGHT + fleet.kinds.reduce((sum, _, at) => sum + (state[2 * at] ?? 0), 0);
const LEVEL_WEIGHT = 65_536;

function levelOf({ kinds, cards: { fresh } }: Fleet, state: FleetState): number {
  let sum = 0;
  for (let at = 0; at < state.length; at += 1)
    if (fresh < 0 || at < fresh || at >= fresh + kinds.length) sum += state[at] ?? 0;
  return sum;
}
