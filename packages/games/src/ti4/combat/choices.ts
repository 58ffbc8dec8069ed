import { type Assignment, assign } from "./assign.ts";
import { damagedOf, type Scope, wholeOf } from "./casualties.ts";
import type { Kit, State } from "./kit.ts";

/** More than these nobody weighs. */
const MOST_CHOICES = 400;

/** Every way to assign so many hits, as far as there are not too many: first those that sustain, and lose the first. */
export function choices(
  kit: Kit,
  state: State,
  hits: number,
  scope: Scope,
  most = MOST_CHOICES,
): readonly Assignment[] {
  const found: Assignment[] = [];
  for (const assignment of build(kit, state, hits, 0, { sustain: {}, destroy: {}, destroyDamaged: {} })) {
    if (assign(kit, state, hits, scope, assignment).ok) found.push(assignment);
    if (found.length >= most) break;
  }
  return found;
}

/** What each kind from this one on may do about the hits that are left. */
function* build(kit: Kit, state: State, hits: number, kind: number, made: Assignment): Generator<Assignment> {
  const here = kit.kinds[kind];
  if (here === undefined) {
    yield made;
    return;
  }
  const add = (counts: { readonly [unit: string]: number }, count: number) =>
    count === 0 ? counts : { ...counts, [here.unit.id]: count };
  for (const { sustain, destroy, damaged } of parts(here.sustains, state, hits, kind))
    yield* build(kit, state, hits - sustain - destroy - damaged, kind + 1, {
      sustain: add(made.sustain, sustain),
      destroy: add(made.destroy, destroy),
      destroyDamaged: add(made.destroyDamaged, damaged),
    });
}

/** How many of one kind sustain, and how many whole and damaged ones are lost, for at most so many hits. */
function* parts(sustains: boolean, state: State, hits: number, kind: number) {
  const whole = wholeOf(state, kind);
  for (let sustain = sustains ? Math.min(whole, hits) : 0; sustain >= 0; sustain -= 1)
    for (let destroy = Math.min(whole, hits) - sustain; destroy >= 0; destroy -= 1) {
      const most = Math.min(damagedOf(state, kind) + sustain, hits - sustain - destroy);
      for (let damaged = most; damaged >= 0; damaged -= 1) yield { sustain, destroy, damaged };
    }
}
