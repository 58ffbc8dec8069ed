import type { Camp } from "./battle.ts";
import { aliveOf } from "./casualties.ts";
import { readyOf } from "./hits.ts";
import type { Battery, Kit, State } from "./kit.ts";
import { type CombatModifier, modifiersFor, type RollKind } from "./modifiers.ts";

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
export function rollCombat(kit: Kit, state: State, round: number, die: () => number): Volley {
  const dice: BattleDie[] = [];
  for (const [at, { unit, dice: each, value, isFighter }] of kit.kinds.entries()) {
    const count = each * aliveOf(state, at);
    if (count > 0) roll(dice, unit.id, count, value, modifiersFor(kit.modifiers, "combat", isFighter, round), die);
  }
  return volley(kit, "combat", round, dice);
}

/** The rolls of an ability. */
export function rollBatteries(
  kit: Kit,
  state: State,
  kind: Exclude<RollKind, "combat">,
  batteries: readonly Battery[],
  die: () => number,
): Volley {
  const dice: BattleDie[] = [];
  for (const battery of batteries) {
    const { unit, value, modifiers } = battery;
    roll(dice, unit.id, battery.dice * readyOf(battery, state), value, modifiers, die);
  }
  return volley(kit, kind, 0, dice);
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

function volley({ camp }: Kit, roll: RollKind, round: number, dice: readonly BattleDie[]): Volley {
  let hits = 0;
  for (const { hit } of dice) if (hit) hits += 1;
  return { type: "volley", camp, roll, round, dice, hits };
}
