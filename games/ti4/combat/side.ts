import { byCodeUnit } from "@umpire/toolkit";
import { findUnit, type Unit } from "../units/units.ts";
import { type Army, activeEffects, type Battle, type Camp, countEffects, hasAbilities, otherCamp } from "./battle.ts";
import { applicableModifiers, type CombatModifier, hitChance, modifiersOf, type RollKind } from "./modifiers.ts";

/** One kind of unit that fights and can be lost. */
export type Kind = {
  readonly unit: Unit;
  readonly count: number;
  readonly isFighter: boolean;
  readonly sustains: boolean;
  readonly isImmune: boolean;
  readonly dice: number;
  readonly value: number;
};

/** Dice of an ability: of one kind that may be lost, or of what stays; each hits with this chance. */
export type Battery = {
  /** The index of its kind; -1 for units that cannot be lost here. */
  readonly kind: number;
  readonly unit: Unit;
  readonly count: number;
  readonly dice: number;
  readonly value: number;
  readonly modifiers: readonly CombatModifier[];
  readonly chance: number;
};

/**
 * How many of each kind are whole and damaged, one after the other, and then what is left of three sorts of cards:
 * shields that hold, repairs, and direct hits against this side.
 */
export type SideState = readonly number[];

/** One side, ready for battle: everything that does not change in it. */
export type Side = {
  readonly camp: Camp;
  /** In the order in which they are lost. */
  readonly kinds: readonly Kind[];
  /** The kinds that can sustain, in the order in which they do. */
  readonly sustainers: readonly number[];
  readonly isEarly: boolean;
  readonly modifiers: readonly CombatModifier[];
  readonly cannon: readonly Battery[];
  readonly barrage: readonly Battery[];
  readonly bombardment: readonly Battery[];
  readonly sparesFighters: boolean;
  readonly repairsEachRound: boolean;
  /** Non-fighter ships needed for the assault, which destroys one of the other side's; null without such an effect. */
  readonly assault: number | null;
  readonly cancels: number;
  /** The last round in which a modifier ends: after it the hit chances are constant. */
  readonly constantAfter: number;
  readonly start: SideState;
  /** Mixed radix of a state's key: for each number, one more than its maximum. */
  readonly radix: readonly number[];
};

export const lostFirst = [
  "fighter",
  "destroyer",
  "cruiser",
  "carrier",
  "dreadnought",
  "flagship",
  "war-sun",
  "infantry",
];
export const sustainFirst = ["cruiser", "carrier", "dreadnought", "mech", "flagship", "war-sun"];

/** Where a unit, or its type, is in a list; after all of it where it is not. */
export function rankIn(list: readonly string[], { id, type }: Unit): number {
  const at = list.findIndex((name) => name === id || name === type);
  return at < 0 ? list.length : at;
}

export function sideOf(battle: Battle, camp: Camp): Side {
  const army = battle[camp];
  const held = activeEffects(battle, camp);
  const against = activeEffects(battle, otherCamp(camp));
  const modifiers = modifiersOf(battle, camp);
  const kinds = kindsOf(battle, army, modifiers);
  const count = (does: Parameters<typeof countEffects>[1]) => countEffects(held, does);
  const sustainers = kinds.flatMap(({ sustains }, at) => (sustains ? [at] : []));
  const sustainOrder = [...(army.sustains ?? []), ...sustainFirst];
  const soft = (at: number) => rankIn(sustainOrder, kinds[at]?.unit ?? never());
  const cards = [
    count(({ cancels }) => cancels),
    Math.min(
      1,
      count(({ repairsAll }) => repairsAll),
    ),
    countEffects(against, ({ destroysSustaining }) => destroysSustaining),
  ];
  const isSilent = countEffects(against, ({ silencesEnemyCannon }) => silencesEnemyCannon) > 0;
  const arm = (on: RollKind) => batteriesOf(battle, camp, kinds, modifiers, on);
  return {
    camp,
    kinds,
    modifiers,
    isEarly: army.sustain === "early" || battle.place === "ground",
    sustainers: [...sustainers].sort((a, b) => soft(a) - soft(b)),
    cannon: isSilent ? [] : arm("cannon"),
    barrage: arm("barrage"),
    bombardment: arm("bombardment"),
    sparesFighters: count(({ cannonSparesFighters }) => cannonSparesFighters) > 0,
    repairsEachRound: count(({ repairsEachRound }) => repairsEachRound) > 0,
    assault: held.find(({ row }) => row.assault)?.row.assault ?? null,
    cancels: held.find(({ row }) => row.cancels)?.row.cancels ?? 0,
    constantAfter: modifiers.reduce((most, { on, until = 0 }) => (on === "combat" ? Math.max(most, until) : most), 0),
    radix: radixOf(kinds, army, cards),
    start: [...kinds.flatMap(({ unit, count: all }) => wholeAndDamaged(army, unit, all)), ...cards],
  };
}

function radixOf(kinds: readonly Kind[], { damaged }: Army, cards: readonly number[]): readonly number[] {
  const most = kinds.flatMap(({ unit, count, sustains }) => [
    count,
    sustains || (damaged[unit.id] ?? 0) > 0 ? count : 0,
  ]);
  return [...most, ...cards].map((count) => count + 1);
}

/** The order in which a side's units sustain, where it is another than the usual one; else nothing. */
export function customSustainOrder(battle: Battle, camp: Camp): readonly string[] {
  const { sustains: _, ...usual } = battle[camp];
  const { kinds, sustainers, isEarly } = sideOf(battle, camp);
  const before = sideOf({ ...battle, [camp]: usual }, camp).sustainers;
  const isOther = isEarly && sustainers.some((kind, at) => kind !== before[at]);
  return isOther ? sustainers.flatMap((kind) => kinds[kind]?.unit.id ?? []) : [];
}

/** A state as one number. */
export function stateKey({ radix }: Side, state: SideState): number {
  let key = 0;
  for (let at = 0; at < radix.length; at += 1) key = key * (radix[at] as number) + (state[at] as number);
  return key;
}

function never(): never {
  throw new RangeError("a kind that is not there");
}

function wholeAndDamaged({ damaged }: Army, { id }: Unit, all: number): readonly number[] {
  const hurt = damaged[id] ?? 0;
  return [all - hurt, hurt];
}

/** The units that fight here, in the order in which they are lost: of one type the weaker first. */
function kindsOf(battle: Battle, army: Army, modifiers: readonly CombatModifier[]): readonly Kind[] {
  const able = hasAbilities(battle);
  const isField = battle.anomalies.includes("asteroid-field");
  const held = [...activeEffects(battle, "attacker"), ...activeEffects(battle, "defender")];
  const grounds = isField && held.some(({ row }) => row.fieldGroundsFighters);
  const kinds = unitsOf(army.units)
    .filter(({ unit }) => unit.kind === (battle.place === "space" ? "ship" : "ground"))
    .map(({ unit, count }): Kind => {
      const isFighter = unit.type === "fighter";
      // A number of dice that varies is taken as one, and said to be.
      const dice = grounds && isFighter && !unit.upgraded ? 0 : (unit.combat?.dice ?? 1);
      const value = unit.combat?.value ?? 11;
      return { unit, count, isFighter, sustains: unit.sustain && able, isImmune: unit.noDirectHit, dice, value };
    });
  const order = [...army.casualties, ...lostFirst];
  const strength = ({ dice, value, isFighter }: Kind) =>
    dice * hitChance(value, applicableModifiers(modifiers, "combat", isFighter, Number.POSITIVE_INFINITY));
  return kinds.sort(
    (a, b) =>
      rankIn(order, a.unit) - rankIn(order, b.unit) || strength(a) - strength(b) || byCodeUnit(a.unit.id, b.unit.id),
  );
}

function unitsOf(units: Army["units"]): readonly { readonly unit: Unit; readonly count: number }[] {
  return Object.entries(units).flatMap(([id, count]) => {
    const unit = findUnit(id);
    return unit === undefined || count === 0 ? [] : [{ unit, count }];
  });
}

/** What an army rolls with an ability; an extra die goes to the unit that hits best. */
function batteriesOf(
  battle: Battle,
  camp: Camp,
  kinds: readonly Kind[],
  modifiers: readonly CombatModifier[],
  on: RollKind,
): readonly Battery[] {
  if (!hasAbilities(battle)) return [];
  const counted = applicableModifiers(modifiers, on, false, 1);
  const batteryOf = (unit: Unit, count: number, kind: number): readonly Battery[] => {
    const ability = on === "cannon" ? unit.cannon : on === "barrage" ? unit.barrage : unit.bombard;
    if (ability === null) return [];
    const { dice, value } = ability;
    return [{ kind, unit, count, dice, value, modifiers: counted, chance: hitChance(value, counted) }];
  };
  const { units, guns = {} } = battle[camp];
  const here = unitsOf(units).flatMap(({ unit, count }) =>
    batteryOf(
      unit,
      count,
      kinds.findIndex((each) => each.unit === unit),
    ),
  );
  const elsewhere = on === "cannon" ? unitsOf(guns).flatMap(({ unit, count }) => batteryOf(unit, count, -1)) : [];
  const batteries = [...here, ...elsewhere];
  const hasExtra = on !== "barrage" && countEffects(activeEffects(battle, camp), ({ extraDie }) => extraDie) > 0;
  return hasExtra ? withExtraDie(batteries) : batteries;
}

function withExtraDie(batteries: readonly Battery[]): readonly Battery[] {
  const [best] = [...batteries].sort((a, b) => b.chance - a.chance);
  return best === undefined ? [] : [...batteries, { ...best, count: 1, dice: 1 }];
}
