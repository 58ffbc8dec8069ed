import type { Side, SideState } from "./side.ts";

/** Whom hits may be assigned to. */
export type Scope = "all" | "fighters" | "no-fighters";

/** Indices of the cards in a state; they follow the two counts of each kind. */
export const shieldsIndex = ({ kinds }: Side): number => 2 * kinds.length;
export const repairsIndex = (side: Side): number => shieldsIndex(side) + 1;
export const directHitsIndex = (side: Side): number => shieldsIndex(side) + 2;

/** A state that is being changed, and how many of each kind have sustained in this round. */
export type Draft = { readonly counts: number[]; readonly fresh: number[] };

const draftOf = (side: Side, state: SideState): Draft => ({
  counts: state.slice(),
  fresh: side.repairsEachRound ? side.kinds.map(() => 0) : [],
});

export const wholeOf = (state: SideState, kind: number): number => state[2 * kind] ?? 0;
export const damagedOf = (state: SideState, kind: number): number => state[2 * kind + 1] ?? 0;
export const aliveOf = (state: SideState, kind: number): number => wholeOf(state, kind) + damagedOf(state, kind);
export const isAlive = (side: Side, state: SideState): boolean => nextLost(side, state, "all") >= 0;

const change = (counts: number[], at: number, by: number): void => {
  counts[at] = (counts[at] ?? 0) + by;
};

const isIn = (isFighter: boolean, scope: Scope): boolean => scope === "all" || isFighter === (scope === "fighters");

/** The kind that sustains next, -1 if none does. */
function nextSustainer(side: Side, counts: SideState, scope: Scope): number {
  if (side.isEarly) {
    for (const at of side.sustainers)
      if (wholeOf(counts, at) > 0 && isIn(side.kinds[at]?.isFighter ?? false, scope)) return at;
    return -1;
  }
  const turn = nextLost(side, counts, scope);
  return turn >= 0 && side.kinds[turn]?.sustains && wholeOf(counts, turn) > 0 ? turn : -1;
}

/** The kind that is lost next, -1 if nothing is left. */
function nextLost({ kinds }: Side, counts: SideState, scope: Scope): number {
  for (let at = 0; at < kinds.length; at += 1)
    if (aliveOf(counts, at) > 0 && isIn(kinds[at]?.isFighter ?? false, scope)) return at;
  return -1;
}

/** What the owner does about one hit. */
export type HitResponse = "sustain" | "destroy" | "destroyDamaged";

/** One hit: a unit sustains it, unless a card destroys that one; or a unit is lost, of those alike the freshly hurt. */
function takeHit(side: Side, draft: Draft, scope: Scope, note?: (response: HitResponse, kind: number) => void): void {
  const { counts, fresh } = draft;
  const strong = nextSustainer(side, counts, scope);
  if (strong >= 0) {
    note?.("sustain", strong);
    change(counts, 2 * strong, -1);
    const isStruck = (counts[directHitsIndex(side)] ?? 0) > 0 && !side.kinds[strong]?.isImmune;
    change(counts, isStruck ? directHitsIndex(side) : 2 * strong + 1, isStruck ? -1 : 1);
    if (!isStruck && side.repairsEachRound) change(fresh, strong, 1);
    return;
  }
  const lost = nextLost(side, counts, scope);
  if (lost < 0) return;
  note?.(damagedOf(counts, lost) > 0 ? "destroyDamaged" : "destroy", lost);
  lose(draft, lost);
}

function lose({ counts, fresh }: Draft, kind: number): void {
  const isHurt = damagedOf(counts, kind) > 0;
  change(counts, isHurt ? 2 * kind + 1 : 2 * kind, -1);
  if (isHurt && (fresh[kind] ?? 0) > 0) change(fresh, kind, -1);
}

/** The state after one more hit outside a round's end: of cannons, of a barrage, of bombardment. */
export function afterHit(side: Side, state: SideState, scope: Scope): SideState {
  const draft = draftOf(side, state);
  takeHit(side, draft, scopeNow(side, state, scope));
  return draft.counts;
}

/** Where none is left but fighters, they are hit after all. */
const scopeNow = (side: Side, state: SideState, scope: Scope): Scope =>
  scope === "no-fighters" && nextLost(side, state, scope) < 0 ? "all" : scope;

/** Calls `note` with the default response to each of these hits in turn. */
export function walkDefaultResponses(
  side: Side,
  state: SideState,
  hits: number,
  scope: Scope,
  note: (response: HitResponse, kind: number) => void,
) {
  const draft = draftOf(side, state);
  for (let left = hits; left > 0; left -= 1) takeHit(side, draft, scopeNow(side, draft.counts, scope), note);
}

/** Whether a hit would find anybody. */
export const isExposed = (side: Side, state: SideState, scope: Scope): boolean =>
  nextLost(side, state, scope === "fighters" ? scope : "all") >= 0;

/** The state at the end of a round with these hits: cards are played, units sustain, are lost, repaired. */
export function afterRound(side: Side, state: SideState, hits: number): SideState {
  const held = withShields(side, state, hits);
  const draft = draftOf(side, held.state);
  for (let left = held.hits; left > 0; left -= 1) takeHit(side, draft, "all");
  return endOfRound(side, draft);
}

/** Plays a card that holds, if there is one and a hit to cancel. */
export function withShields(
  side: Side,
  state: SideState,
  hits: number,
): { readonly state: SideState; readonly hits: number } {
  const at = shieldsIndex(side);
  if (hits === 0 || (state[at] ?? 0) === 0) return { state, hits };
  const counts = state.slice();
  change(counts, at, -1);
  return { state: counts, hits: Math.max(0, hits - side.cancels) };
}

/** Repairs, of those that did not sustain in this round. */
export function endOfRound(side: Side, draft: Draft): SideState {
  if (side.repairsEachRound) repairOne(side, draft);
  return withRepairs(side, draft.counts);
}

/** Of the damaged units that have not just sustained, the one that would be lost last. */
function repairOne(side: Side, { counts, fresh }: Draft): void {
  const kind = side.kinds.findLastIndex((_, at) => damagedOf(counts, at) > (fresh[at] ?? 0));
  if (kind < 0) return;
  change(counts, 2 * kind + 1, -1);
  change(counts, 2 * kind, 1);
}

/** The same with all repaired, at the first chance there is. */
export function withRepairs(side: Side, state: SideState): SideState {
  const at = repairsIndex(side);
  if ((state[at] ?? 0) === 0 || !side.kinds.some((_, kind) => damagedOf(state, kind) > 0)) return state;
  const counts = [...state];
  for (const kind of side.kinds.keys()) {
    counts[2 * kind] = aliveOf(state, kind);
    counts[2 * kind + 1] = 0;
  }
  counts[at] = 0;
  return counts;
}

/** The state with one ship less that is no fighter, the first in order; nothing is sustained. */
export function afterAssault(side: Side, state: SideState): SideState {
  const draft = draftOf(side, state);
  const lost = nextLost(side, state, "no-fighters");
  if (lost >= 0) lose(draft, lost);
  return draft.counts;
}

/** How many ships that are no fighters are left. */
export const nonFighterShips = ({ kinds }: Side, state: SideState): number =>
  kinds.reduce((sum, { isFighter }, at) => sum + (isFighter ? 0 : aliveOf(state, at)), 0);
