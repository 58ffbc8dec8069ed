import { type Explained, explain, type Modifier } from "@umpire/toolkit";
import type { BuffFlags, BuffInstance, BuffModifier, TacticsRules, TacticsState, Unit } from "./shape.ts";

const bonuses = {
  attack: "bonusAttack",
  moveRange: "bonusMoveRange",
  attackRange: "bonusAttackRange",
} as const satisfies { readonly [stat: string]: keyof BuffModifier };

export type Stat = keyof typeof bonuses;

const noBuffs: readonly BuffInstance[] = [];

/** The buffs of a unit, by own keys alone: an id that every object inherits has none [K25]. */
export function buffsOf({ unitBuffs }: Pick<TacticsState, "unitBuffs">, unitId: string): readonly BuffInstance[] {
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

/** T11, T15: what a blow takes, with its parts: those of the attack, then the bonus for every mark on the target. */
export function explainDamage(state: TacticsState, actor: Unit, target: Unit, rules: TacticsRules): Explained {
  const attack = explainStat(state, actor, "attack");
  const amount = rules.markedBonus;
  const marks = marksOn(state, target, rules);
  const because = Array.from({ length: marks }, () => ({ op: "add", amount, source: "MARKED", rule: "T15" }) as const);
  return { value: attack.value + marks * amount, because: [...attack.because, ...because] };
}

/** The same number without its reasons. */
export function damageOf(state: TacticsState, actor: Unit, target: Unit, rules: TacticsRules): number {
  return effective(state, actor, "attack") + marksOn(state, target, rules) * rules.markedBonus;
}

/** Seed 7.2, and the switch for MARKED, which the seed leaves to the future. */
function marksOn(state: TacticsState, { id }: Unit, { markedBonus }: TacticsRules): number {
  return markedBonus === 0 ? 0 : buffsOf(state, id).filter(({ buffId }) => buffId === "MARKED").length;
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
