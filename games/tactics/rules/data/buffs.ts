import type { BuffFlags, BuffInstance, BuffModifier } from "../shape.ts";

const noModifiers: BuffModifier = { bonusHp: 0, bonusAttack: 0, bonusMoveRange: 0, bonusAttackRange: 0 };
const noFlags: BuffFlags = { stunned: false, rooted: false, silenced: false, taunted: false, poison: false };
/** What most of them are. The fields stand in the reader's order and are replaced in place: T19 writes them as they are. */
const plain = {
  buffId: "",
  sourceUnitId: null,
  duration: 1,
  stackable: false,
  modifiers: noModifiers,
  flags: noFlags,
} as const satisfies BuffInstance;

/** The five library buffs of seed 8, and ROOT as an extra: no library buff uses that flag. */
export const buffs = {
  RAGE: { ...plain, buffId: "RAGE", modifiers: { ...noModifiers, bonusAttack: 2 } },
  HASTE: { ...plain, buffId: "HASTE", modifiers: { ...noModifiers, bonusMoveRange: 1 } },
  MARKED: { ...plain, buffId: "MARKED" },
  POISON: { ...plain, buffId: "POISON", duration: 2, stackable: true, flags: { ...noFlags, poison: true } },
  STUN: { ...plain, buffId: "STUN", flags: { ...noFlags, stunned: true } },
  ROOT: { ...plain, buffId: "ROOT", flags: { ...noFlags, rooted: true } },
} as const satisfies { readonly [id: string]: BuffInstance };

export const isBuffId = (id: string): id is keyof typeof buffs => Object.hasOwn(buffs, id);
