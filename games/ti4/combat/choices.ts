import { type Assignment, assign } from "./assign.ts";
import { damagedOf, type Scope, wholeOf } from "./casualties.ts";
import type { Side, SideState } from "./side.ts";

/** Max assignments listed. */
const MAX_CHOICES = 400;

/** Every legal assignment of these hits, up to `most`: first those that sustain, and that lose the first kinds. */
export function assignmentChoices(
  side: Side,
  state: SideState,
  hits: number,
  scope: Scope,
  most = MAX_CHOICES,
): readonly Assignment[] {
  const found: Assignment[] = [];
  const search: Search = { side, state, scope, room: roomFrom(side, state) };
  for (const assignment of build(search, hits, 0, false, { sustain: {}, destroy: {}, destroyDamaged: {} })) {
    if (assign(side, state, hits, scope, assignment).ok) found.push(assignment);
    if (found.length >= most) break;
  }
  return found;
}

type Search = {
  readonly side: Side;
  readonly state: SideState;
  readonly scope: Scope;
  /** How many hits the kinds from each one on can take at most. */
  readonly room: readonly number[];
};

function roomFrom({ kinds }: Side, state: SideState): readonly number[] {
  const room = [0];
  for (let at = kinds.length - 1; at >= 0; at -= 1) {
    const taken = wholeOf(state, at) * (kinds[at]?.sustains ? 2 : 1) + damagedOf(state, at);
    room.unshift(taken + (room[0] ?? 0));
  }
  return room;
}

/**
 * What each kind from this one on may do about the hits that are left. Hits must be assigned while anything is left to
 * hit: where something was spared, and the others cannot take the rest, no assignment follows.
 */
function* build(search: Search, hits: number, kind: number, spared: boolean, made: Assignment): Generator<Assignment> {
  const { side, state, scope, room } = search;
  if (spared && hits > (room[kind] ?? 0)) return;
  const here = side.kinds[kind];
  if (here === undefined) {
    yield made;
    return;
  }
  const add = (counts: { readonly [unit: string]: number }, count: number) =>
    count === 0 ? counts : { ...counts, [here.unit.id]: count };
  const isHit = scope !== "fighters" || here.isFighter;
  for (const { sustain, destroy, damaged } of parts(here.sustains, state, hits, kind)) {
    const isLeft = wholeOf(state, kind) > sustain + destroy || damagedOf(state, kind) > damaged;
    yield* build(search, hits - sustain - destroy - damaged, kind + 1, spared || (isHit && isLeft), {
      sustain: add(made.sustain, sustain),
      destroy: add(made.destroy, destroy),
      destroyDamaged: add(made.destroyDamaged, damaged),
    });
  }
}

/** Every split of at most these hits on one kind: how many sustain, how many whole and damaged ones are destroyed. */
function* parts(sustains: boolean, state: SideState, hits: number, kind: number) {
  const whole = wholeOf(state, kind);
  for (let sustain = sustains ? Math.min(whole, hits) : 0; sustain >= 0; sustain -= 1)
    for (let destroy = Math.min(whole, hits) - sustain; destroy >= 0; destroy -= 1) {
      const most = Math.min(damagedOf(state, kind) + sustain, hits - sustain - destroy);
      for (let damaged = most; damaged >= 0; damaged -= 1) yield { sustain, destroy, damaged };
    }
}
