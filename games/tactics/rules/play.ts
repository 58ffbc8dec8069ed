import { err, ok, type Result } from "@umpire/kernel";
import type { Explained } from "@umpire/toolkit";
import { onApply } from "./buffs.ts";
import { unitById } from "./geometry.ts";
import { judge } from "./judge.ts";
import { readBuff } from "./read.ts";
import { explainBlow, perform } from "./resolve.ts";
import type { BuffInstance, TacticsAction, TacticsEvent, TacticsRefusal, TacticsRules, TacticsState } from "./shape.ts";

type Played = { readonly state: TacticsState; readonly events: readonly TacticsEvent[] };

/** One action on a bare state, without a match around it. */
export function act(state: TacticsState, action: TacticsAction, rules: TacticsRules): Result<Played, TacticsRefusal> {
  const verdict = judge(state, action, rules);
  if ("refusal" in verdict) return err(verdict.refusal);
  const events: TacticsEvent[] = [];
  return ok({ state: perform(state, verdict.action, rules, events), events });
}

/** What the attack in an action would take from its target, and why; null where it has none or is not allowed. */
export function explainAttack(state: TacticsState, action: TacticsAction, rules: TacticsRules): Explained | null {
  const verdict = judge(state, action, rules);
  return "action" in verdict ? explainBlow(state, verdict.action, rules) : null;
}

/** Puts a buff on a unit (BS51): an event of the table, not an action of a player. */
export function applyBuff(state: TacticsState, unitId: string, input: unknown): Result<Played, TacticsRefusal> {
  if (!unitById(state, unitId)) return err({ code: "unit-unknown", rule: "BUFF 5.1", unit: unitId });
  const buff = readBuff(input);
  if (!buff.ok) return err({ ...buff.refusal, code: "bad-buff", rule: "BUFF 3" });
  const events: TacticsEvent[] = [];
  const value: BuffInstance = buff.value;
  return ok({ state: onApply(state, unitId, value, events), events });
}
