import type { BuffFlags, BuffInstance, BuffModifier } from "../shape.ts";

const noModifiers: BuffModifier = { bonusHp: 0, bonusAttack: 0, bonusMoveRange: 0, bonusAttackRange: 0 };
const noFlags: BuffFlags = { stunned: false, rooted: false, silenced: false, taunted: false, poison: false };
const plain = { sourceUnitId: null, stackable: false, modifiers: noModifiers, flags: noFlags };

/** The five library buffs of seed 8, and ROOT as an extra: no library buff uses that flag. */
export const buffs = {
  RAGE: { ...plain, buffId: "RAGE", duration: 1, modifiers: { ...noModifiers, bonusAttack: 2 } },
  HASTE: { ...plain, buffId: "HASTE", duration: 1, modifiers: { ...noModifiers, bonusMoveRange: 1 } },
  MARKED: { ...plain, buffId: "MARKED", duration: 1 },
  POISON: { ...plain, buffId: "POISON", duration: 2, stackable: true, flags: { ...noFlags, poison: true } },
  STUN: { ...plain, buffId: "STUN", duration: 1, flags: { ...noFlags, stunned: true } },
  ROOT: { ...plain, buffId: "ROOT", duration: 1, flags: { ...noFlags, rooted: true } },
} as const satisfies { readonly [id: string]: BuffInstance };

export const isBuffId = (id: string): id is keyof typeof buffs => Object.hasOwn(buffs, id);
