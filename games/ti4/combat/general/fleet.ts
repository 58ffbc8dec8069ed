import { byCodeUnit } from "@umpire/toolkit";
import { findUnit, type Unit } from "../../units/units.ts";
import { type Army, activeEffects, type Battle, type Camp, countEffects, hasAbilities, otherCamp } from "../battle.ts";
import type { CombatRow } from "../effects.ts";
import { applicableModifiers, type CombatModifier, hitChance, modifiersOf, type RollKind } from "../modifiers.ts";
import { lostFirst, rankIn, sustainFirst } from "../side.ts";
import type { ClauseOf, Verb } from "./clauses.ts";
import { type Muster, muster } from "./muster.ts";
import { isVerb, isWho, manyOf, type Power, powersOf } from "./powers.ts";

/** Units alike that take part. */
export type FleetKind = {
  readonly unit: Unit;
  readonly count: number;
  readonly isFighter: boolean;
  /** It can be lost; while one is left, its side is in the battle. */
  readonly isLosable: boolean;
  readonly sustains: boolean;
  readonly isImmune: boolean;
  /** Hits of unit abilities are not assigned to it. */
  readonly evades: boolean;
  readonly dice: number;
  readonly value: number;
};

/** A modifier to the dice of some kinds, up to a round, and while a given unit is left. */
export type Bonus = CombatModifier & { readonly kinds: readonly boolean[]; readonly while: number };

/** A power with the place of its counter in a state, -1 without one, and the kind that has to be left, -1 for none. */
export type FleetPower<V extends Verb = Verb> = Power & {
  readonly clause: ClauseOf<V>;
  readonly at: number;
  readonly while: number;
};

/** Dice of an ability: of a kind that may be lost, or of what stays. */
export type Gun = {
  readonly kind: number;
  /** The unit, or else what has the dice. */
  readonly name: string;
  readonly count: number;
  readonly dice: number;
  readonly value: number;
};

/** How many of each kind are whole and damaged, and then counters. */
export type FleetState = readonly number[];

export type Fleet = {
  readonly camp: Camp;
  /** In the order of losses. */
  readonly kinds: readonly FleetKind[];
  readonly sustainers: readonly number[];
  readonly sustain: Army["sustain"];
  readonly powers: readonly FleetPower[];
  readonly byVerb: ReadonlyMap<Verb, readonly FleetPower[]>;
  readonly bonuses: readonly Bonus[];
  readonly guns: { readonly [K in Exclude<RollKind, "combat">]: readonly Gun[] };
  readonly sparesFighters: boolean;
  readonly repairsEachRound: boolean;
  readonly assault: number | null;
  readonly cancels: number;
  readonly hasExtraDie: boolean;
  /**
   * Counters: shields that hold, repairs, direct hits against this side; and where they begin that say of each kind how
   * many sustained in this round, and how many join at its end, -1 where there are none.
   */
  readonly cards: { readonly [C in "shields" | "repairs" | "directHits" | "fresh" | "coming"]: number };
  /** Rounds after this one are alike. */
  readonly constantAfter: number;
  readonly start: FleetState;
};

/** One side of a battle with everything that it can do. */
export function fleetOf(battle: Battle, camp: Camp): Fleet {
  const other = otherCamp(camp);
  const { army, powers, units } = muster(battle, camp, battle[other]);
  const against = powersOf(battle, other);
  const modifiers = modifiersOf(battle, camp);
  const kinds = kindsOf(battle, camp, units, modifiers, [...powers, ...against]);
  const held = activeEffects(battle, camp);
  const count = (does: Parameters<typeof countEffects>[1]) => countEffects(held, does);
  const counters: number[] = [];
  const counter = (value: number) => 2 * kinds.length + counters.push(value) - 1;
  const cards = {
    shields: counter(count(({ cancels }) => cancels)),
    repairs: counter(
      Math.min(
        1,
        count(({ repairsAll }) => repairsAll),
      ),
    ),
    directHits: counter(countEffects(activeEffects(battle, other), ({ destroysSustaining }) => destroysSustaining)),
  };
  const kindOf = (id: string | undefined) => kinds.findIndex(({ unit, count: many }) => unit.id === id && many > 0);
  const own = powers.map((power): FleetPower => {
    const uses = usesOf(power);
    return { ...power, at: uses === null ? -1 : counter(uses), while: kindOf(power.clause.while) };
  });
  const repairsEachRound = count(({ repairsEachRound: does }) => does) > 0;
  const counterEach = () => kinds.map(() => counter(0))[0] ?? -1;
  const fresh = repairsEachRound ? counterEach() : -1;
  const coming = powers.some(isVerb("capture")) ? counterEach() : -1;
  const bonuses = bonusesOf(kinds, modifiers, powers, against, kindOf);
  const sustainOrder = [...(army.sustains ?? []), ...sustainFirst];
  const soft = (at: number) => rankIn(sustainOrder, (kinds[at] as FleetKind).unit);
  return {
    camp,
    kinds,
    sustainers: kinds.flatMap(({ sustains }, at) => (sustains ? [at] : [])).sort((x, y) => soft(x) - soft(y)),
    sustain: battle.place === "ground" ? "early" : army.sustain,
    powers: own,
    byVerb: new Map(own.map(({ clause: { verb } }) => [verb, own.filter(({ clause }) => clause.verb === verb)])),
    bonuses,
    guns: gunsOf(battle, camp, kinds, powers),
    sparesFighters: count(({ cannonSparesFighters }) => cannonSparesFighters) > 0,
    repairsEachRound,
    assault: held.find(({ row }) => row.assault)?.row.assault ?? null,
    cancels: held.find(({ row }) => row.cancels)?.row.cancels ?? 0,
    hasExtraDie: count(({ extraDie }) => extraDie) > 0,
    cards: { ...cards, fresh, coming },
    constantAfter: Math.max(0, ...bonuses.map(({ until = 0 }) => until), ...own.map(lastRound)),
    start: [...startOf(kinds, units), ...counters],
  };
}

/** How often something can be done; null where it does not matter. */
function usesOf({ clause, count }: Power): number | null {
  if (clause.verb === "avenge" || clause.verb === "reinforce") return 1;
  return "uses" in clause && clause.uses !== undefined ? manyOf(clause.uses, count, 1) : null;
}

/** The last round in which a power matters otherwise than later. */
function lastRound({ clause, count }: Power): number {
  if (clause.verb === "scrap") return 1;
  return "rounds" in clause ? manyOf(clause.rounds, count, 0) : 0;
}

const startOf = (kinds: readonly FleetKind[], units: readonly Muster[]): readonly number[] =>
  kinds.flatMap(({ unit, count }) => {
    const hurt = units.find((each) => each.unit === unit)?.damaged ?? 0;
    return [count - hurt, hurt];
  });

function kindsOf(
  battle: Battle,
  camp: Camp,
  units: readonly Muster[],
  modifiers: readonly CombatModifier[],
  powers: readonly Power[],
): readonly FleetKind[] {
  const able = hasAbilities(battle);
  const everyone = [...activeEffects(battle, "attacker"), ...activeEffects(battle, "defender")];
  const isField = battle.anomalies.includes("asteroid-field");
  const grounds = isField && everyone.some(({ row }) => row.fieldGroundsFighters);
  const never = bansOf(battle, camp, "sustain");
  const evading = powers.filter(isVerb("evade"));
  const kinds = units.map(({ unit, count, isGuard }): FleetKind => {
    const isFighter = unit.type === "fighter";
    const isGrounded = grounds && isFighter && !unit.upgraded;
    return {
      unit,
      count,
      isFighter,
      isLosable: !isGuard,
      sustains: unit.sustain && able && !never(unit),
      isImmune: unit.noDirectHit,
      evades: evading.some(({ clause }) => isWho(clause.who, unit)),
      dice: isGrounded || isGuard ? 0 : (unit.combat?.dice ?? 1),
      value: unit.combat?.value ?? 11,
    };
  });
  const order = [...battle[camp].casualties, ...lostFirst];
  const strength = ({ dice, value, isFighter }: FleetKind) =>
    dice * hitChance(value, applicableModifiers(modifiers, "combat", isFighter, Number.POSITIVE_INFINITY));
  return kinds.sort(
    (x, y) =>
      Number(y.isLosable) - Number(x.isLosable) ||
      rankIn(order, x.unit) - rankIn(order, y.unit) ||
      strength(x) - strength(y) ||
      byCodeUnit(x.unit.id, y.unit.id),
  );
}

/** Who of a side may never do something here: what forbids it only while a unit is left is asked each time. */
function bansOf(
  battle: Battle,
  camp: Camp,
  what: "sustain" | "cannon" | "barrage" | "bombardment",
): (unit: Unit | null) => boolean {
  const other = otherCamp(camp);
  const bans = [
    ...powersOf(battle, camp).filter(({ clause }) => clause.verb === "forbid" && clause.whose === "both"),
    ...powersOf(battle, other),
  ].filter(isVerb("forbid"));
  const fights = (id: string) => (battle[other].units[id] ?? 0) > 0 && isFightingHere(battle, id);
  const always = bans.filter(({ clause }) => clause.while === undefined || !fights(clause.while));
  const asked = always.filter(({ clause }) => clause.what === what || clause.what === "abilities");
  return (unit) => asked.some(({ clause: { who } }) => who === undefined || (unit !== null && isWho(who, unit)));
}

function isFightingHere({ place }: Battle, id: string): boolean {
  const unit = findUnit(id);
  return unit?.kind === (place === "space" ? "ship" : "ground");
}

function bonusesOf(
  kinds: readonly FleetKind[],
  modifiers: readonly CombatModifier[],
  own: readonly Power[],
  against: readonly Power[],
  kindOf: (id: string | undefined) => number,
): readonly Bonus[] {
  const plain = modifiers.map(
    (each): Bonus => ({
      ...each,
      kinds: kinds.map(({ isFighter }) => each.only === undefined || isFighter),
      while: -1,
    }),
  );
  const mine = own.filter(isVerb("modify")).filter(({ clause }) => clause.whose === undefined);
  const theirs = against.filter(isVerb("modify")).filter(({ clause }) => clause.whose === "enemy");
  const added = [...mine, ...theirs].map(({ source, count, clause }): Bonus => {
    const until = clause.rounds === undefined ? {} : { until: manyOf(clause.rounds, count, 1) };
    const amount = clause.amount * manyOf(clause.times, count, 1);
    const hit = kinds.map(({ unit }) => isWho(clause.who ?? {}, unit));
    return {
      op: "add",
      amount,
      source,
      rule: source,
      on: clause.on,
      ...until,
      kinds: hit,
      while: kindOf(clause.while),
    };
  });
  return [...plain, ...added];
}

const silences = ({ silencesEnemyCannon }: CombatRow) => silencesEnemyCannon;

/** What a side fires and bombards with. */
function gunsOf(battle: Battle, camp: Camp, kinds: readonly FleetKind[], powers: readonly Power[]): Fleet["guns"] {
  const { units, guns = {} } = battle[camp];
  const able = hasAbilities(battle);
  const of = (on: "cannon" | "barrage" | "bombardment"): readonly Gun[] => {
    const banned = bansOf(battle, camp, on);
    const arms = powers.filter(isVerb("arm")).filter(({ clause }) => clause.on === on);
    const isSilenced = on === "cannon" && countEffects(activeEffects(battle, otherCamp(camp)), silences) > 0;
    if (!able || isSilenced || banned(null)) return [];
    const lent = arms.filter(({ clause }) => clause.who !== undefined);
    const gunOf = (unit: Unit, count: number, kind: number): readonly Gun[] => {
      const own = on === "cannon" ? unit.cannon : on === "barrage" ? unit.barrage : unit.bombard;
      const given = lent.find(({ clause }) => isWho(clause.who ?? {}, unit))?.clause;
      const dice = own ?? given;
      const name = unit.id;
      return dice === undefined || banned(unit) ? [] : [{ kind, name, count, dice: dice.dice, value: dice.value }];
    };
    const inBattle = kinds.flatMap(({ unit, count }, kind) => gunOf(unit, count, kind));
    const aside = Object.entries(units).flatMap(([id, count]) => {
      const unit = findUnit(id);
      const isIn = kinds.some((kind) => kind.unit.id === id);
      return unit === undefined || count === 0 || isIn ? [] : gunOf(unit, count, -1);
    });
    const elsewhere = Object.entries(on === "cannon" ? guns : {}).flatMap(([id, count]) => {
      const unit = findUnit(id);
      return unit === undefined || count === 0 ? [] : gunOf(unit, count, -1);
    });
    const free = arms
      .filter(({ clause }) => clause.who === undefined)
      .map(({ clause, count, source: name }): Gun => {
        const { dice, value, times } = clause;
        return { kind: -1, name, count: manyOf(times, count, 1), dice, value };
      });
    return [...inBattle, ...aside, ...elsewhere, ...free];
  };
  return { cannon: of("cannon"), barrage: of("barrage"), bombardment: of("bombardment") };
}

export const hasVerb = ({ powers }: Fleet, verb: Verb): boolean => powers.some(({ clause }) => clause.verb === verb);
