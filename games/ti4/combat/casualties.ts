import type { Kit, State } from "./kit.ts";

/** Whom hits may be assigned to. */
export type Scope = "all" | "fighters" | "no-fighters";

/** Where the cards are in a state of so many kinds. */
export const shieldsAt = ({ kinds }: Kit): number => 2 * kinds.length;
export const repairsAt = (kit: Kit): number => shieldsAt(kit) + 1;
export const directHitsAt = (kit: Kit): number => shieldsAt(kit) + 2;

/** A state that is being changed, and how many of each kind have sustained in this round. */
export type Draft = { readonly counts: number[]; readonly fresh: number[] };

const draftOf = (kit: Kit, state: State): Draft => ({
  counts: state.slice(),
  fresh: kit.repairsEachRound ? kit.kinds.map(() => 0) : [],
});

export const wholeOf = (state: State, kind: number): number => state[2 * kind] ?? 0;
export const damagedOf = (state: State, kind: number): number => state[2 * kind + 1] ?? 0;
export const aliveOf = (state: State, kind: number): number => wholeOf(state, kind) + damagedOf(state, kind);
export const isAlive = (kit: Kit, state: State): boolean => nextLost(kit, state, "all") >= 0;

const change = (counts: number[], at: number, by: number): void => {
  counts[at] = (counts[at] ?? 0) + by;
};

const isIn = (isFighter: boolean, scope: Scope): boolean => scope === "all" || isFighter === (scope === "fighters");

/** The kind that sustains next, -1 if none does. */
function sustainer(kit: Kit, counts: State, scope: Scope): number {
  if (kit.isEarly) {
    for (const at of kit.sustainers)
      if (wholeOf(counts, at) > 0 && isIn(kit.kinds[at]?.isFighter ?? false, scope)) return at;
    return -1;
  }
  const turn = nextLost(kit, counts, scope);
  return turn >= 0 && kit.kinds[turn]?.sustains && wholeOf(counts, turn) > 0 ? turn : -1;
}

/** The kind that is lost next, -1 if nothing is left. */
function nextLost({ kinds }: Kit, counts: State, scope: Scope): number {
  for (let at = 0; at < kinds.length; at += 1)
    if (aliveOf(counts, at) > 0 && isIn(kinds[at]?.isFighter ?? false, scope)) return at;
  return -1;
}

/** What the owner does about one hit. */
export type Deed = "sustain" | "destroy" | "destroyDamaged";

/** One hit: a unit sustains it, unless a card destroys that one; or a unit is lost, of those alike the freshly hurt. */
function takeHit(kit: Kit, draft: Draft, scope: Scope, note?: (deed: Deed, kind: number) => void): void {
  const { counts, fresh } = draft;
  const strong = sustainer(kit, counts, scope);
  if (strong >= 0) {
    note?.("sustain", strong);
    change(counts, 2 * strong, -1);
    const isStruck = (counts[directHitsAt(kit)] ?? 0) > 0 && !kit.kinds[strong]?.isImmune;
    change(counts, isStruck ? directHitsAt(kit) : 2 * strong + 1, isStruck ? -1 : 1);
    if (!isStruck && kit.repairsEachRound) change(fresh, strong, 1);
    return;
  }
  const lost = nextLost(kit, counts, scope);
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
export function afterHit(kit: Kit, state: State, scope: Scope): State {
  const draft = draftOf(kit, state);
  takeHit(kit, draft, scopeNow(kit, state, scope));
  return draft.counts;
}

/** Where none is left but fighters, they are hit after all. */
const scopeNow = (kit: Kit, state: State, scope: Scope): Scope =>
  scope === "no-fighters" && nextLost(kit, state, scope) < 0 ? "all" : scope;

/** What the owner usually does about so many hits, one after the other. */
export function usualDeeds(
  kit: Kit,
  state: State,
  hits: number,
  scope: Scope,
  note: (deed: Deed, kind: number) => void,
) {
  const draft = draftOf(kit, state);
  for (let left = hits; left > 0; left -= 1) takeHit(kit, draft, scopeNow(kit, draft.counts, scope), note);
}

/** Whether a hit would find anybody. */
export const isExposed = (kit: Kit, state: State, scope: Scope): boolean =>
  nextLost(kit, state, scope === "fighters" ? scope : "all") >= 0;

/** The state at the end of a round in which so many hits came: cards are played, units sustain, are lost, repaired. */
export function afterRound(kit: Kit, state: State, hits: number): State {
  const held = withShields(kit, state, hits);
  const draft = draftOf(kit, held.state);
  for (let left = held.hits; left > 0; left -= 1) takeHit(kit, draft, "all");
  return endOfRound(kit, draft);
}

/** Plays a card that holds, if there is one and a hit to cancel. */
export function withShields(kit: Kit, state: State, hits: number): { readonly state: State; readonly hits: number } {
  const at = shieldsAt(kit);
  if (hits === 0 || (state[at] ?? 0) === 0) return { state, hits };
  const counts = state.slice();
  change(counts, at, -1);
  return { state: counts, hits: Math.max(0, hits - kit.cancels) };
}

/** Repairs, of those that did not sustain in this round. */
export function endOfRound(kit: Kit, draft: Draft): State {
  if (kit.repairsEachRound) repairOne(kit, draft);
  return withRepairs(kit, draft.counts);
}

/** Of the damaged units that have not just sustained, the one that would be lost last. */
function repairOne(kit: Kit, { counts, fresh }: Draft): void {
  const kind = kit.kinds.findLastIndex((_, at) => damagedOf(counts, at) > (fresh[at] ?? 0));
  if (kind < 0) return;
  change(counts, 2 * kind + 1, -1);
  change(counts, 2 * kind, 1);
}

/** The same with all repaired, at the first chance there is. */
export function withRepairs(kit: Kit, state: State): State {
  const at = repairsAt(kit);
  if ((state[at] ?? 0) === 0 || !kit.kinds.some((_, kind) => damagedOf(state, kind) > 0)) return state;
  const counts = [...state];
  for (const kind of kit.kinds.keys()) {
    counts[2 * kind] = aliveOf(state, kind);
    counts[2 * kind + 1] = 0;
  }
  counts[at] = 0;
  return counts;
}

/** The state with one ship less that is no fighter, the first in order; nothing is sustained. */
export function afterAssault(kit: Kit, state: State): State {
  const draft = draftOf(kit, state);
  const lost = nextLost(kit, state, "no-fighters");
  if (lost >= 0) lose(draft, lost);
  return draft.counts;
}

/** How many ships that are no fighters are left. */
export const capitals = ({ kinds }: Kit, state: State): number =>
  kinds.reduce((sum, { isFighter }, at) => sum + (isFighter ? 0 : aliveOf(state, at)), 0);
