import type { Modifier } from "@umpire/toolkit";
import { activeEffects, type Battle, type Camp, otherCamp } from "./battle.ts";

export type RollKind = "combat" | "cannon" | "barrage" | "bombardment";

/** Something that is added to the dice of one side, on which rolls, for whom, and up to which round. */
export type CombatModifier = Modifier & {
  readonly on: RollKind;
  readonly only?: "fighter";
  readonly until?: number;
};

/** Everything that changes the dice of one side, each with its rule. */
export function modifiersOf(battle: Battle, camp: Camp): readonly CombatModifier[] {
  return [...ownModifiers(battle, camp), ...nebulaModifiers(battle, camp), ...enemyModifiers(battle, camp)];
}

function ownModifiers(battle: Battle, camp: Camp): readonly CombatModifier[] {
  return activeEffects(battle, camp).flatMap(({ id: source, count, row }) => {
    const { rule, combat, combatWhileCards, fightersFirstRound } = row;
    const add = { op: "add", source, rule, on: "combat" } as const;
    return [
      ...(combat === undefined ? [] : [{ ...add, amount: combat }]),
      ...(combatWhileCards === undefined ? [] : [{ ...add, amount: combatWhileCards, until: count }]),
      ...(fightersFirstRound === undefined
        ? []
        : [{ ...add, amount: fightersFirstRound, only: "fighter", until: 1 } as const]),
    ];
  });
}

/** A nebula helps its defender: ships in space combat, and more where the rules say so. */
function nebulaModifiers(battle: Battle, camp: Camp): readonly CombatModifier[] {
  const { anomalies, rules, place } = battle;
  const found = anomalies.filter((type) => type === "nebula").length;
  if (camp === "attacker" || found === 0) return [];
  const each = [...activeEffects(battle, "attacker"), ...activeEffects(battle, "defender")].reduce(
    (most, { row }) => Math.max(most, row.nebula ?? 1),
    1,
  );
  const amount = each * (rules.anomalyStacking === "multiset" ? found : 1);
  const add = { op: "add", amount, source: "nebula" } as const;
  const onGround = rules.nebulaGroundBonus ? [{ ...add, rule: "000 AC 5.3", on: "combat" } as const] : [];
  const inSpace = [{ ...add, rule: "LRR 59.3", on: "combat" } as const];
  const rest = rules.nebulaAllRolls
    ? (["cannon", "barrage", "bombardment"] as const).map((on) => ({ ...add, rule: "000 AC 5.1", on }))
    : [];
  return [...(place === "space" ? inSpace : onGround), ...rest];
}

function enemyModifiers(battle: Battle, camp: Camp): readonly CombatModifier[] {
  return activeEffects(battle, otherCamp(camp)).flatMap(({ id: source, row }) => {
    const { rule, enemyCannon, enemyBombardment } = row;
    const add = { op: "add", source, rule } as const;
    return [
      ...(enemyCannon === undefined ? [] : [{ ...add, on: "cannon", amount: enemyCannon } as const]),
      ...(enemyBombardment === undefined ? [] : [{ ...add, on: "bombardment", amount: enemyBombardment } as const]),
    ];
  });
}

/** Those that count for one roll of one unit. */
export const applicableModifiers = (
  modifiers: readonly CombatModifier[],
  on: RollKind,
  isFighter: boolean,
  round: number,
): readonly CombatModifier[] =>
  modifiers.length === 0
    ? modifiers
    : modifiers.filter(
        (each) =>
          each.on === on && (each.only === undefined || isFighter) && (each.until === undefined || round <= each.until),
      );

/** The chance that one die hits: faces of `value` or more, face 0 being 10. */
export function hitChance(value: number, modifiers: readonly CombatModifier[]): number {
  const bonus = modifiers.reduce((sum, { amount }) => sum + amount, 0);
  return Math.min(10, Math.max(0, 11 - value + bonus)) / 10;
}
