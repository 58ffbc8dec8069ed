import { err, ok, type Result } from "@umpire/kernel";
import type { Assignment, AssignRefusal } from "../assign.ts";
import { choicesAmong, type Targets } from "../choices.ts";
import type { Fleet, FleetState } from "./fleet.ts";
import {
  type Blow,
  begun,
  canBeLent,
  canSustain,
  type Draft,
  draftOf,
  loseOne,
  nextLost,
  sustain,
  type Taken,
  type Timing,
  takeEach,
  takeOne,
  targetOf,
} from "./losses.ts";
import { aliveIn, damagedIn, powersBy, wholeIn } from "./states.ts";

/** Hits on a side that are to be assigned. */
export type Hit = {
  readonly fleet: Fleet;
  readonly state: FleetState;
  readonly blow: Blow;
  readonly timing: Timing;
  readonly isHushed: boolean;
};

/** How many hits its owner assigns, after what cancels some and those that the enemy places. */
export function hitsToAssign({ fleet, state, blow, timing, isHushed }: Hit): number {
  const { any, steered } = begun(draftOf(fleet, state, timing, isHushed), blow);
  return any + steered;
}

/** Whom they may fall on. */
export function targetsOf(hit: Hit): Targets {
  const { fleet } = hit;
  const draft = startOf(hit).draft;
  const each = powersBy(fleet, "absorb").reduce((most, { clause }) => Math.max(most, clause.hits), 1);
  const isTarget = targetOf(draft, false);
  const kinds = fleet.kinds.map((kind, at) => ({
    unit: kind.unit.id,
    whole: kind.isLosable || canSustain(draft, at) ? wholeIn(draft.counts, at) : 0,
    damaged: kind.isLosable ? damagedIn(draft.counts, at) : 0,
    sustains: maySustain(draft, at),
    isHit: kind.isLosable && isTarget(kind, at),
  }));
  return { kinds, each };
}

function startOf({ fleet, state, blow, timing, isHushed }: Hit) {
  const draft = draftOf(fleet, state, timing, isHushed);
  return { draft, left: begun(draft, blow) };
}

/** The usual way. */
export function usualAssignment(hit: Hit): Assignment {
  const { draft, left } = startOf(hit);
  const made = { sustain: {}, destroy: {}, destroyDamaged: {} };
  takeEach(draft, left, (now, isSteered) => {
    const before = [...now.counts];
    const lost = [...now.lost];
    const taken = takeOne(now, isSteered);
    for (const [at, { unit }] of now.fleet.kinds.entries()) {
      const isLost = (now.lost[at] ?? 0) > (lost[at] ?? 0);
      const isHurt = damagedIn(now.counts, at) < damagedIn(before, at);
      if (isLost) raise(isHurt ? made.destroyDamaged : made.destroy, unit.id);
      else if (damagedIn(now.counts, at) > damagedIn(before, at)) raise(made.sustain, unit.id);
    }
    return taken;
  });
  return made;
}

const raise = (counts: { [unit: string]: number }, unit: string): void => {
  counts[unit] = (counts[unit] ?? 0) + 1;
};

/** Max assignments tried to list those that are legal. */
const MAX_TRIES = 5000;

/** Ways to assign them, up to `most`. */
export const waysToAssign = (hit: Hit, most?: number): readonly Assignment[] =>
  choicesAmong(targetsOf(hit), hitsToAssign(hit), (made) => takeAssigned(hit, made).ok, most, MAX_TRIES);

type Picks = { readonly sustain: number[]; readonly destroy: number[]; readonly destroyDamaged: number[] };

/** The side after hits that are assigned so, or why they cannot be. */
export function takeAssigned(hit: Hit, assignment: Assignment): Result<Taken, AssignRefusal> {
  const { kinds } = hit.fleet;
  const { draft, left } = startOf(hit);
  const refusal = refuseCounts(draft, assignment);
  if (refusal !== null) return err(refusal);
  const picksOf = (counts: Assignment["sustain"]) => kinds.map(({ unit }) => counts[unit.id] ?? 0);
  const picks = {
    sustain: picksOf(assignment.sustain),
    destroy: picksOf(assignment.destroy),
    destroyDamaged: picksOf(assignment.destroyDamaged),
  };
  const assigned = Object.values(picks).reduce((sum, counts) => sum + sumOf(counts), 0);
  let isOpen = false;
  takeEach(draft, left, (now, isSteered) => {
    const taken = takePicked(now, picks, isSteered);
    if (taken === null && nextLost(now, targetOf(now, isSteered)) >= 0) isOpen = true;
    return taken ?? 1;
  });
  const isOver = Object.values(picks).some((counts) => sumOf(counts) > 0);
  if (isOpen || isOver) return err({ code: "hits-left", rule: "LRR 78.6", hits: left.any + left.steered, assigned });
  return ok({ state: draft.counts, echo: draft.echo, lost: draft.lost });
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** One hit by the next pick that may take it; null where there is none. */
function takePicked(draft: Draft, picks: Picks, isSteered: boolean): number | null {
  const { kinds } = draft.fleet;
  const isTarget = targetOf(draft, isSteered);
  const find = (counts: readonly number[], is: (at: number) => boolean) =>
    kinds.findIndex((kind, at) => (counts[at] ?? 0) > 0 && isTarget(kind, at) && is(at));
  const strong = find(picks.sustain, (at) => maySustain(draft, at));
  if (strong >= 0) {
    picks.sustain[strong] = (picks.sustain[strong] ?? 0) - 1;
    if (!canSustain(draft, strong)) draft.lends -= 1;
    return sustain(draft, strong);
  }
  for (const isHurt of [true, false]) {
    const counts = isHurt ? picks.destroyDamaged : picks.destroy;
    const lost = find(counts, (at) => (isHurt ? damagedIn : wholeIn)(draft.counts, at) > 0);
    if (lost < 0) continue;
    counts[lost] = (counts[lost] ?? 0) - 1;
    loseOne(draft, lost, isHurt);
    return 1;
  }
  return null;
}

/** More than there are, or who is not there, or cannot. */
function refuseCounts(draft: Draft, assignment: Assignment): AssignRefusal | null {
  for (const unit of Object.keys({ ...assignment.sustain, ...assignment.destroy, ...assignment.destroyDamaged })) {
    const refusal = refuseUnit(draft, unit, assignment);
    if (refusal !== null) return refusal;
  }
  return null;
}

function refuseUnit(draft: Draft, unit: string, assignment: Assignment): AssignRefusal | null {
  const { fleet, counts } = draft;
  const at = fleet.kinds.findIndex((kind, each) => kind.unit.id === unit && aliveIn(counts, each) > 0);
  const kind = fleet.kinds[at];
  if (kind === undefined) return { code: "unknown-unit", unit };
  const [strong, whole, hurt] = [assignment.sustain, assignment.destroy, assignment.destroyDamaged].map(
    (each) => each[unit] ?? 0,
  ) as [number, number, number];
  if (strong > 0 && !maySustain(draft, at)) return { code: "cannot-sustain", rule: "LRR 87", unit };
  if (whole + hurt > 0 && !kind.isLosable) return { code: "not-to-be-hit", rule: "LRR 10", unit };
  const isShort = strong + whole > wholeIn(counts, at) || hurt > damagedIn(counts, at) + strong;
  return isShort ? { code: "not-so-many", rule: "LRR 78.6", unit, count: strong + whole + hurt } : null;
}

const maySustain = (draft: Draft, at: number): boolean => canSustain(draft, at) || canBeLent(draft, at);
