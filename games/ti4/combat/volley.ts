import type { Camp } from "./battle.ts";
import { aliveOf } from "./casualties.ts";
import { applicableModifiers, type CombatModifier, type RollKind } from "./modifiers.ts";
import { readyUnits } from "./odds/hit-distribution.ts";
import type { Battery, Side, SideState } from "./side.ts";

/** One die: what it shows, what it has to reach, and what is added to it. */
type BattleDie = {
  readonly unit: string;
  readonly die: number;
  readonly value: number;
  readonly modifiers: readonly CombatModifier[];
  readonly hit: boolean;
};

/** The dice of one side at one time. */
export type Volley = {
  readonly type: "volley";
  readonly camp: Camp;
  readonly roll: RollKind;
  /** 0 before the first round. */
  readonly round: number;
  readonly dice: readonly BattleDie[];
  readonly hits: number;
  /** Which of the bystanders it is that fires; the defender's camp does not. */
  readonly bystander?: number;
};

/** The combat rolls of a round; face 0 is 10. */
export function rollCombat(side: Side, state: SideState, round: number, die: () => number): Volley {
  const dice: BattleDie[] = [];
  for (const [at, { unit, dice: each, value, isFighter }] of side.kinds.entries()) {
    const count = each * aliveOf(state, at);
    if (count > 0)
      roll(dice, unit.id, count, value, applicableModifiers(side.modifiers, "combat", isFighter, round), die);
  }
  return volley(side, "combat", round, dice);
}

/** The rolls of an ability. */
export function rollBatteries(
  side: Side,
  state: SideState,
  kind: Exclude<RollKind, "combat">,
  batteries: readonly Battery[],
  die: () => number,
): Volley {
  const dice: BattleDie[] = [];
  for (const battery of batteries) {
    const { unit, value, modifiers } = battery;
    roll(dice, unit.id, battery.dice * readyUnits(battery, state), value, modifiers, die);
  }
  return volley(side, kind, 0, dice);
}

function roll(
  dice: BattleDie[],
  unit: string,
  count: number,
  value: number,
  modifiers: readonly CombatModifier[],
  die: () => number,
): void {
  let bonus = 0;
  for (const { amount } of modifiers) bonus += amount;
  for (let left = count; left > 0; left -= 1) {
    const face = die();
    dice.push({ unit, die: face, value, modifiers, hit: face + bonus >= value });
  }
}

function volley({ camp }: Side, roll: RollKind, round: number, dice: readonly BattleDie[]): Volley {
  let hits = 0;
  for (const { hit } of dice) if (hit) hits += 1;
  return { type: "volley", camp, roll, round, dice, hits };
}
