import { err, ok, type Result } from "@umpire/kernel";
import type { UnitCounts } from "../units/force.ts";
import {
  type Draft,
  damagedOf,
  directHitsIndex,
  type HitResponse,
  type Scope,
  walkDefaultResponses,
  wholeOf,
} from "./casualties.ts";
import type { Side, SideState } from "./side.ts";

/** How hits are assigned, by unit: how many sustain, and how many whole and damaged ones are destroyed. */
export type Assignment = { readonly [D in HitResponse]: UnitCounts };

/** What is wrong with an assignment. */
export type AssignRefusal =
  | { readonly code: "unknown-unit"; readonly unit: string }
  | { readonly code: "cannot-sustain"; readonly rule: string; readonly unit: string }
  | { readonly code: "not-so-many"; readonly rule: string; readonly unit: string; readonly count: number }
  | { readonly code: "not-to-be-hit"; readonly rule: string; readonly unit: string }
  | { readonly code: "hits-left"; readonly rule: string; readonly hits: number; readonly assigned: number };

/** The default assignment: by the orders of losing and of sustaining. */
export function defaultAssignment(side: Side, state: SideState, hits: number, scope: Scope): Assignment {
  const made: { [D in HitResponse]: { [unit: string]: number } } = { sustain: {}, destroy: {}, destroyDamaged: {} };
  walkDefaultResponses(side, state, hits, scope, (response, kind) => {
    const id = side.kinds[kind]?.unit.id ?? "";
    made[response][id] = (made[response][id] ?? 0) + 1;
  });
  return made;
}

/** One kind's part of an assignment. */
type Part = { readonly sustain: number; readonly destroy: number; readonly damaged: number };

/** Carries an assignment out, if it is right: what is left, and who has sustained in it. */
export function assign(
  side: Side,
  state: SideState,
  hits: number,
  scope: Scope,
  assignment: Assignment,
): Result<Draft, AssignRefusal> {
  const stray = Object.values(assignment)
    .flatMap((counts) => Object.keys(counts))
    .find((id) => !side.kinds.some(({ unit }) => unit.id === id));
  if (stray !== undefined) return err({ code: "unknown-unit", unit: stray });
  const { sustain, destroy, destroyDamaged } = assignment;
  const parts = side.kinds.map(({ unit: { id } }): Part => {
    return { sustain: sustain[id] ?? 0, destroy: destroy[id] ?? 0, damaged: destroyDamaged[id] ?? 0 };
  });
  const refusal = refuseParts(side, state, scope, parts);
  if (refusal !== null) return err(refusal);
  const draft = carryOut(side, state, parts);
  const wrong = draft.counts.findIndex((count) => count < 0);
  if (wrong >= 0) return err(tooMany(side, parts, Math.floor(wrong / 2)));
  const assigned = parts.reduce((sum, part) => sum + part.sustain + part.destroy + part.damaged, 0);
  const isOpen =
    assigned < hits && side.kinds.some((kind, at) => isHit(kind.isFighter, scope) && alive(draft.counts, at));
  if (assigned > hits || isOpen) return err({ code: "hits-left", rule: "LRR 78.6", hits, assigned });
  return ok(draft);
}

const alive = (counts: SideState, kind: number): boolean => wholeOf(counts, kind) + damagedOf(counts, kind) > 0;
const isHit = (isFighter: boolean, scope: Scope): boolean => scope !== "fighters" || isFighter;

function tooMany(side: Side, parts: readonly Part[], kind: number): AssignRefusal {
  const { destroy = 0, damaged = 0, sustain = 0 } = parts[kind] ?? {};
  const unit = side.kinds[kind]?.unit.id ?? "";
  return { code: "not-so-many", rule: "LRR 78.6", unit, count: destroy + damaged + sustain };
}

/** Who may not sustain, and who may not be hit: a barrage hits fighters, some cannons others first. */
function refuseParts(side: Side, state: SideState, scope: Scope, parts: readonly Part[]): AssignRefusal | null {
  const spared =
    scope === "no-fighters" &&
    side.kinds.some(({ isFighter }, at) => {
      const part = parts[at];
      return (
        !isFighter && part !== undefined && part.destroy + part.damaged < wholeOf(state, at) + damagedOf(state, at)
      );
    });
  for (const [at, { unit, sustains, isFighter }] of side.kinds.entries()) {
    const { sustain = 0, destroy = 0, damaged = 0 } = parts[at] ?? {};
    if (sustain > 0 && (!sustains || scope === "fighters"))
      return { code: "cannot-sustain", rule: "LRR 87", unit: unit.id };
    const isSafe = scope === "fighters" ? !isFighter : spared && isFighter;
    if (isSafe && destroy + damaged > 0) return { code: "not-to-be-hit", rule: "LRR 10", unit: unit.id };
  }
  return null;
}

/** Sustains, lets cards destroy those who did, and takes the lost away: of those alike the freshly hurt. */
function carryOut(side: Side, state: SideState, parts: readonly Part[]): Draft {
  const counts = state.slice();
  const fresh = side.kinds.map(() => 0);
  const cards = directHitsIndex(side);
  const order = side.isEarly ? side.sustainers : [...side.kinds.keys()];
  for (const kind of order) {
    const { sustain = 0 } = parts[kind] ?? {};
    const struck = side.kinds[kind]?.isImmune ? 0 : Math.min(sustain, counts[cards] ?? 0);
    counts[cards] = (counts[cards] ?? 0) - struck;
    counts[2 * kind] = wholeOf(counts, kind) - sustain;
    counts[2 * kind + 1] = damagedOf(counts, kind) + sustain - struck;
    fresh[kind] = sustain - struck;
  }
  for (const [kind, { destroy, damaged }] of parts.entries()) {
    counts[2 * kind] = wholeOf(counts, kind) - destroy;
    counts[2 * kind + 1] = damagedOf(counts, kind) - damaged;
    fresh[kind] = Math.max(0, (fresh[kind] ?? 0) - damaged);
  }
  return { counts, fresh };
}
