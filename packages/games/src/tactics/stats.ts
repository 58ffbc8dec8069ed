import { type Explained, explain, type Modifier } from "@umpire/toolkit";
import type { BuffFlags, BuffInstance, BuffModifier, TacticsState, Unit } from "./shape.ts";

const bonuses = {
  attack: "bonusAttack",
  moveRange: "bonusMoveRange",
  attackRange: "bonusAttackRange",
} as const satisfies { readonly [stat: string]: keyof BuffModifier };

export type Stat = keyof typeof bonuses;

const noBuffs: readonly BuffInstance[] = [];

export function buffsOf({ unitBuffs }: TacticsState, unitId: string): readonly BuffInstance[] {
  return Object.hasOwn(unitBuffs, unitId) ? (unitBuffs[unitId] ?? noBuffs) : noBuffs;
}

/** An effective stat with its parts (seed 7.1, 7.2): base, plus every buff, never below 0. */
export function explainStat(state: TacticsState, unit: Unit, stat: Stat): Explained {
  const modifiers: Modifier[] = [{ op: "floor", amount: 0, source: "never below zero", rule: "T12" }];
  for (const { buffId, modifiers: bonus } of buffsOf(state, unit.id)) {
    const amount = bonus[bonuses[stat]];
    if (amount !== 0) modifiers.push({ op: "add", amount, source: buffId, rule: "BUFF 7" });
  }
  return explain(unit[stat], modifiers);
}

/** The same number without its reasons, many times faster: every candidate of every action is measured by it. */
export function effective(state: TacticsState, unit: Unit, stat: Stat): number {
  let value = unit[stat];
  for (const { modifiers } of buffsOf(state, unit.id)) value += modifiers[bonuses[stat]];
  return Math.max(0, value);
}

export function hasFlag(state: TacticsState, unitId: string, flag: keyof BuffFlags): boolean {
  for (const { flags } of buffsOf(state, unitId)) if (flags[flag]) return true;
  return false;
}
