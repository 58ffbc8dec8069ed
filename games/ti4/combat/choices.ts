import { type Assignment, assign } from "./assign.ts";
import { damagedOf, type Scope, wholeOf } from "./casualties.ts";
import type { Side, SideState } from "./side.ts";

/** Max assignments listed. */
const MAX_CHOICES = 400;

/** Units alike that hits may fall on. */
type HitKind = {
  readonly unit: string;
  readonly whole: number;
  readonly damaged: number;
  readonly sustains: boolean;
  /** Hits must be assigned as long as one of them is left. */
  readonly isHit: boolean;
};

/** What hits may fall on: units, in their order, and how many hits one of them takes by sustaining. */
export type Targets = { readonly kinds: readonly HitKind[]; readonly each: number };

/** Every legal assignment of these hits, up to `most`: first those that sustain, and that lose the first kinds. */
export function assignmentChoices(
  side: Side,
  state: SideState,
  hits: number,
  scope: Scope,
  most = MAX_CHOICES,
): readonly Assignment[] {
  const kinds = side.kinds.map(({ unit, sustains, isFighter }, at) => ({
    unit: unit.id,
    whole: wholeOf(state, at),
    damaged: damagedOf(state, at),
    sustains,
    isHit: scope !== "fighters" || isFighter,
  }));
  return choicesAmong({ kinds, each: 1 }, hits, (made) => assign(side, state, hits, scope, made).ok, most);
}

/** Every assignment that is accepted, up to `most`, of those that are tried. */
export function choicesAmong(
  targets: Targets,
  hits: number,
  isAccepted: (assignment: Assignment) => boolean,
  most = MAX_CHOICES,
  tries = Number.POSITIVE_INFINITY,
): readonly Assignment[] {
  const found: Assignment[] = [];
  const search: Search = { ...targets, room: roomFrom(targets) };
  let tried = 0;
  for (const assignment of build(search, hits, 0, false, { sustain: {}, destroy: {}, destroyDamaged: {} })) {
    tried += 1;
    if (isAccepted(assignment)) found.push(assignment);
    if (found.length >= most || tried >= tries) break;
  }
  return found;
}

type Search = Targets & {
  /** How many hits the kinds from each one on can take at most. */
  readonly room: readonly number[];
};

function roomFrom({ kinds, each }: Targets): readonly number[] {
  const room = [0];
  for (const { whole, damaged, sustains } of kinds.toReversed())
    room.unshift(whole * (sustains ? 1 + each : 1) + damaged + (room[0] ?? 0));
  return room;
}

/**
 * What each kind from this one on may do about the hits that are left. Hits must be assigned while anything is left to
 * hit: where something was spared, and the others cannot take the rest, no assignment follows.
 */
function* build(search: Search, hits: number, kind: number, spared: boolean, made: Assignment): Generator<Assignment> {
  const { kinds, room, each } = search;
  if (spared && hits > (room[kind] ?? 0)) return;
  const here = kinds[kind];
  if (here === undefined) {
    yield made;
    return;
  }
  const add = (counts: { readonly [unit: string]: number }, count: number) =>
    count === 0 ? counts : { ...counts, [here.unit]: count };
  for (const { sustain, destroy, damaged } of parts(here, hits, each)) {
    const isLeft = here.whole > sustain + destroy || here.damaged > damaged;
    const left = Math.max(0, hits - each * sustain) - destroy - damaged;
    yield* build(search, left, kind + 1, spared || (here.isHit && isLeft), {
      sustain: add(made.sustain, sustain),
      destroy: add(made.destroy, destroy),
      destroyDamaged: add(made.destroyDamaged, damaged),
    });
  }
}

/** Every split of at most these hits on one kind: how many sustain, how many whole and damaged ones are destroyed. */
function* parts({ whole, damaged: hurt, sustains }: HitKind, hits: number, each: number) {
  for (let sustain = sustains ? Math.min(whole, Math.ceil(hits / each)) : 0; sustain >= 0; sustain -= 1) {
    const left = Math.max(0, hits - each * sustain);
    for (let destroy = Math.min(whole - sustain, left); destroy >= 0; destroy -= 1) {
      const most = Math.min(hurt + sustain, left - destroy);
      for (let damaged = most; damaged >= 0; damaged -= 1) yield { sustain, destroy, damaged };
    }
  }
}
