import type { Verb } from "./clauses.ts";
import type { Fleet, FleetKind, FleetPower, FleetState } from "./fleet.ts";
import { isWho } from "./powers.ts";
import { aliveIn, damagedIn, powersBy, wholeIn } from "./states.ts";

/** What hits come from: abilities of units, or combat, in which ships may be struck in a round or before the first. */
export type Timing = "cannon" | "bombardment" | "barrage" | "wide-barrage" | "spilling-barrage" | "start" | "combat";

/** Hits on one side: any, those for ships that are no fighters, and those that the enemy places. */
export type Blow = { readonly any: number; readonly steered: number; readonly placed: number };

/** A side after hits: hits that it makes by taking them, and what it has lost, by kind; null where nobody asks. */
export type Taken = { readonly state: FleetState; readonly echo: number; readonly lost: readonly number[] | null };

/** A side that is taking a lot of hits: those of one roll, or of one round. */
export type Draft = {
  readonly fleet: Fleet;
  readonly counts: number[];
  readonly timing: Timing;
  /** The enemy keeps everybody from sustaining. */
  readonly isHushed: boolean;
  /** How many of each kind have sustained in this lot of hits and were repaired at once. */
  readonly spent: number[];
  readonly lost: number[];
  /** Who may sustain once though it cannot: once for each lot. */
  lends: number;
  /** Hits to come that are cancelled already: by a card, or by a unit that has sustained. */
  waived: number;
  /** Of all that cancels hits, each once for each lot, what comes next. */
  turn: number;
  echo: number;
};

const isCombat = (timing: Timing): boolean => timing === "combat" || timing === "start";
const isAbility = (timing: Timing): boolean => !isCombat(timing);

const add = (counts: number[], at: number, by: number): void => {
  counts[at] = (counts[at] ?? 0) + by;
};

/** Before the first hit of a lot. */
export const draftOf = (fleet: Fleet, state: FleetState, timing: Timing, isHushed: boolean): Draft => ({
  fleet,
  counts: [...state],
  timing,
  isHushed,
  spent: fleet.kinds.map(() => 0),
  lost: fleet.kinds.map(() => 0),
  lends: timing === "barrage" ? 0 : powersBy(fleet, "lend-sustain").length,
  waived: 0,
  turn: 0,
  echo: 0,
});

/** The state after hits: cards are played, units sustain, are lost. */
export function takeHits(fleet: Fleet, state: FleetState, blow: Blow, timing: Timing, isHushed: boolean): Taken {
  const draft = draftOf(fleet, state, timing, isHushed);
  takeEach(draft, begun(draft, blow), takeOne);
  return { state: draft.counts, echo: draft.echo, lost: draft.lost };
}

/** The hits that the side itself assigns: after what cancels some, and those that the enemy has placed. */
export function begun(draft: Draft, blow: Blow): Blow {
  const left = { ...blow };
  for (const sort of ["steered", "any", "placed"] as const)
    while (left[sort] > 0 && isCancelled(draft)) left[sort] -= 1;
  draft.waived = 0;
  for (let { placed } = left; placed > 0; placed -= 1) takePlaced(draft);
  return left;
}

/** Hits one after the other, those for ships that are no fighters first. */
export function takeEach(
  draft: Draft,
  { any, steered }: Blow,
  one: (draft: Draft, isSteered: boolean) => number,
): void {
  while (steered + any > 0) {
    const isSteered = steered > 0;
    if (isSteered) steered -= 1;
    else any -= 1;
    for (let more = one(draft, isSteered) - 1; more > 0; more -= 1) {
      if (steered > 0) steered -= 1;
      else if (any > 0) any -= 1;
    }
  }
}

/** One more hit of the lot, wherever it may fall. */
export function takeHit(draft: Draft): void {
  if (!isCancelled(draft)) draft.waived += takeOne(draft, false) - 1;
}

/** Whether the next hit comes to nothing: cards and agents are used as soon as there is one. */
function isCancelled(draft: Draft): boolean {
  if (draft.waived > 0) {
    draft.waived -= 1;
    return true;
  }
  const { fleet, counts } = draft;
  const turn = nextCancel(draft);
  const powers = powersBy(fleet, "cancel");
  if (turn > powers.length) return false;
  const power = powers[turn];
  add(counts, power?.at ?? fleet.cards.shields, -1);
  draft.waived += (power?.clause.hits ?? fleet.cancels) - 1;
  draft.turn = turn + 1;
  return true;
}

/** What cancels the next hit: the place of a power, or after these that of the shields; one more where nothing does. */
export function nextCancel({ fleet, counts, timing, turn }: Draft): number {
  const powers = powersBy(fleet, "cancel");
  const has = (at: number) => (counts[at] ?? 0) > 0;
  if (isBarrage(timing)) return powers.length + 1;
  for (let at = turn; at < powers.length; at += 1) {
    const power = powers[at];
    if (power !== undefined && has(power.at) && (power.clause.on ?? timing) === timing) return at;
  }
  const isHeld = turn <= powers.length && timing === "combat" && has(fleet.cards.shields);
  return isHeld ? powers.length : powers.length + 1;
}

const isBarrage = (timing: Timing): boolean =>
  timing === "barrage" || timing === "wide-barrage" || timing === "spilling-barrage";

/** One hit; how many it and what it set off have cancelled. */
export function takeOne(draft: Draft, isSteered: boolean): number {
  const { timing } = draft;
  if (timing === "barrage" || timing === "spilling-barrage") {
    const fighter = nextLost(draft, ({ isFighter }) => isFighter);
    if (fighter >= 0) lose(draft, fighter);
    else if (timing === "spilling-barrage") damageOne(draft);
    return 1;
  }
  const isTarget = targetOf(draft, isSteered);
  const lent = lender(draft, isTarget);
  if (lent >= 0) {
    draft.lends -= 1;
    return sustain(draft, lent);
  }
  const strong = nextSustainer(draft, isTarget);
  if (strong >= 0) return sustain(draft, strong);
  const lost = nextLost(draft, isTarget);
  if (lost >= 0) lose(draft, lost);
  return 1;
}

export type Target = (kind: FleetKind, at: number) => boolean;

/** Who can be hit: where none is left but fighters, they are after all. */
export function targetOf(draft: Draft, isSteered: boolean): Target {
  const evades = isAbility(draft.timing);
  const open: Target = (kind) => !(evades && kind.evades);
  const big: Target = (kind, at) => open(kind, at) && !kind.isFighter && kind.unit.kind === "ship";
  return isSteered && nextLost(draft, big) >= 0 ? big : open;
}

export function nextLost({ fleet, counts }: Draft, isTarget: Target): number {
  for (let at = 0; at < fleet.kinds.length; at += 1) {
    const kind = fleet.kinds[at] as FleetKind;
    if (kind.isLosable && aliveIn(counts, at) > 0 && isTarget(kind, at)) return at;
  }
  return -1;
}

export const canSustain = ({ fleet, counts, spent, isHushed, timing }: Draft, at: number): boolean => {
  const kind = fleet.kinds[at];
  if (kind === undefined || isHushed || !kind.sustains) return false;
  return wholeIn(counts, at) > (spent[at] ?? 0) && (kind.isLosable || isCombat(timing));
};

/** The kind that sustains next, -1 if none does. */
function nextSustainer(draft: Draft, isTarget: Target): number {
  const { fleet } = draft;
  const is = (at: number) => canSustain(draft, at) && isTarget(fleet.kinds[at] as FleetKind, at);
  if (fleet.sustain === "early") return fleet.sustainers.find(is) ?? -1;
  const first = fleet.sustainers.find(is);
  if (fleet.sustain === "careful" && first !== undefined && fleet.kinds[first]?.isImmune) return first;
  const guard = fleet.sustainers.find((at) => !fleet.kinds[at]?.isLosable && is(at));
  const turn = nextLost(draft, isTarget);
  return turn >= 0 && is(turn) ? turn : (guard ?? -1);
}

const hasCardsAgainst = ({ fleet, counts }: Draft): boolean => (counts[fleet.cards.directHits] ?? 0) > 0;

/** The least ship that may sustain as if it could. */
const lender = (draft: Draft, isTarget: Target): number =>
  draft.lends <= 0 ? -1 : draft.fleet.kinds.findIndex((kind, at) => canBeLent(draft, at) && isTarget(kind, at));

/** Whether a unit that cannot sustain may all the same. */
export function canBeLent({ fleet, counts, lends, isHushed }: Draft, at: number): boolean {
  const [power] = powersBy(fleet, "lend-sustain");
  const kind = fleet.kinds[at];
  if (lends <= 0 || isHushed || power === undefined || kind === undefined) return false;
  return isWho(power.clause.who, kind.unit) && !kind.sustains && kind.isLosable && wholeIn(counts, at) > 0;
}

/** A unit sustains: how many hits that cancels. A card may destroy it, something may repair it, and it may hit back. */
export function sustain(draft: Draft, at: number): number {
  const { fleet, counts } = draft;
  const kind = fleet.kinds[at] as FleetKind;
  const { directHits, fresh } = fleet.cards;
  add(counts, 2 * at, -1);
  if (hasCardsAgainst(draft) && !kind.isImmune && kind.isLosable) {
    add(counts, directHits, -1);
    add(draft.lost, at, 1);
  } else if (mends(draft)) {
    add(counts, 2 * at, 1);
    add(draft.spent, at, 1);
  } else {
    add(counts, 2 * at + 1, 1);
    if (fresh >= 0) add(counts, fresh + at, 1);
  }
  echo(draft, kind);
  return powersBy(fleet, "absorb").reduce((most, { clause }) => Math.max(most, clause.hits), 1);
}

function mends({ fleet, counts }: Draft): boolean {
  const power = powersBy(fleet, "mend").find(({ at }) => (counts[at] ?? 0) > 0);
  if (power === undefined) return false;
  add(counts, power.at, -1);
  return true;
}

function echo(draft: Draft, kind: FleetKind): void {
  if (!isCombat(draft.timing)) return;
  for (const power of powersBy(draft.fleet, "echo")) {
    const { clause, at } = power;
    if (!isWho(clause.who, kind.unit)) continue;
    if (at >= 0 && (draft.counts[at] ?? 0) === 0) continue;
    if (at >= 0) add(draft.counts, at, -1);
    draft.echo += clause.hits;
  }
}

/** A unit is lost: of those alike one that is damaged, and of these one that has just been. */
const lose = (draft: Draft, at: number): void => loseOne(draft, at, damagedIn(draft.counts, at) > 0);

export function loseOne({ fleet, counts, lost }: Draft, at: number, isHurt: boolean): void {
  add(counts, isHurt ? 2 * at + 1 : 2 * at, -1);
  add(lost, at, 1);
  const { fresh } = fleet.cards;
  if (fresh >= 0 && isHurt && (counts[fresh + at] ?? 0) > 0) add(counts, fresh + at, -1);
}

/** A hit that the enemy places: on the best unit that cannot sustain; if all can, the best one does. */
function takePlaced(draft: Draft): void {
  const { fleet, counts } = draft;
  const open = (at: number) => fleet.kinds[at]?.isLosable === true && aliveIn(counts, at) > 0;
  const all = [...fleet.kinds.keys()].filter(open);
  const weak = all.findLast((at) => !canSustain(draft, at) || damagedIn(counts, at) > 0);
  const best = all.at(-1);
  if (weak !== undefined) lose(draft, weak);
  else if (best !== undefined) sustain(draft, best);
}

/** A ship that can sustain is damaged, and sustains nothing. */
function damageOne({ fleet, counts }: Draft): void {
  const at = fleet.kinds.findLastIndex((kind, each) => kind.sustains && kind.isLosable && wholeIn(counts, each) > 0);
  if (at < 0) return;
  add(counts, 2 * at, -1);
  add(counts, 2 * at + 1, 1);
}

/** A number of units destroyed outright, the first in order; what was lost, by kind. */
export function destroyUnits(fleet: Fleet, state: FleetState, count: number, is: (kind: FleetKind) => boolean): Taken {
  const draft = draftOf(fleet, state, "combat", false);
  for (let left = count; left > 0; left -= 1) {
    const at = nextLost(draft, is);
    if (at < 0) break;
    lose(draft, at);
  }
  return { state: draft.counts, echo: 0, lost: draft.lost };
}

/** The counter of the first power of a verb that has something left, or none. */
export const readyPower = <V extends Verb>(fleet: Fleet, state: FleetState, verb: V): FleetPower<V> | undefined =>
  powersBy(fleet, verb).find(({ at }) => at < 0 || (state[at] ?? 0) > 0);
