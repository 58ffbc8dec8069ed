import { combatTable } from "../../data/combat-effects.ts";
import { powerTable, seatsOfOne } from "../../data/powers.ts";
import { findUnit, type Unit } from "../../units/units.ts";
import { type Army, type Battle, type Camp, otherCamp } from "../battle.ts";
import { type CatalogueEntry, catalogue, findEntry } from "../catalogue.ts";
import type { Clause, ClauseOf, Many, Verb, Who } from "./clauses.ts";

/** A clause at work for one side: whence it comes, and how many of it there are. */
export type Power = { readonly source: string; readonly count: number; readonly clause: Clause };

export const isWho = ({ of, not, kind }: Who, unit: Unit): boolean =>
  (of === undefined || of.includes(unit.type) || of.includes(unit.id)) &&
  (not === undefined || !(not.includes(unit.type) || not.includes(unit.id))) &&
  (kind === undefined || unit.kind === kind);

export const manyOf = (many: Many | undefined, count: number, otherwise: number): number =>
  many === "count" ? count : (many ?? otherwise);

/** Factions with several seats have one set of abilities. */
export const sameFaction = (one: string | null, other: string): boolean =>
  one === other || seatsOfOne.some((seats) => one !== null && seats.includes(one) && seats.includes(other));

/** What comes with the faction and the units of a side, where it says its faction. */
export function innateEntries(battle: Battle, camp: Camp): readonly CatalogueEntry[] {
  const { faction, units } = battle[camp];
  if (faction === undefined) return [];
  return catalogue.filter(
    ({ isInnate, unit, faction: whose }) =>
      isInnate && (unit === null ? sameFaction(whose, faction) : (units[unit] ?? 0) > 0),
  );
}

const heldEntries = (battle: Battle, camp: Camp): readonly (readonly [CatalogueEntry, number])[] =>
  Object.entries(battle[camp].effects).flatMap(([id, count]) => {
    const entry = findEntry(id);
    return entry === undefined || count === 0 ? [] : [[entry, count] as const];
  });

const clausesOf = (id: string): readonly Clause[] => (Object.hasOwn(powerTable, id) ? (powerTable[id] ?? []) : []);

/** Everything at work for a side here. */
export function powersOf(battle: Battle, camp: Camp): readonly Power[] {
  const [own, other] = [rawPowers(battle, camp), rawPowers(battle, otherCamp(camp))];
  const bans = [...own, ...other].flatMap(({ clause }) =>
    clause.verb === "forbid" && clause.what === "cards" ? [clause.who ?? {}] : [],
  );
  return own.filter(({ unit }) => unit === null || !bans.some((who) => isWho(who, unit)));
}

type RawPower = Power & { readonly unit: Unit | null };

function rawPowers(battle: Battle, camp: Camp): readonly RawPower[] {
  const innate = innateEntries(battle, camp).map((entry) => [entry, 1] as const);
  const held = heldEntries(battle, camp);
  const foe = battle[otherCamp(camp)].faction;
  const all = [...new Map([...innate, ...held].map((each) => [each[0].id, each])).values()];
  return all
    .filter(
      ([{ places, side }]) => places.includes(battle.place) && (side === null || side === "both" || side === camp),
    )
    .flatMap(([{ id, unit }, count]) =>
      clausesOf(id)
        .filter((clause) => (clause.place ?? battle.place) === battle.place)
        .filter(({ against }) => against === undefined || (foe !== undefined && sameFaction(foe, against)))
        .map((clause) => ({ source: id, count, clause, unit: unit === null ? null : (findUnit(unit) ?? null) })),
    );
}

export const isVerb =
  <V extends Verb>(verb: V) =>
  (power: Power): power is Power & { readonly clause: ClauseOf<V> } =>
    power.clause.verb === verb;

/** What the first table of effects has, and comes with a faction. */
const isLegacy = ({ id }: CatalogueEntry): boolean => Object.hasOwn(combatTable, id);

/** The army with those effects of the first table that come with its faction. */
export function withInnateEffects(battle: Battle, camp: Camp): Army {
  const innate = innateEntries(battle, camp).filter(isLegacy);
  const effects = Object.fromEntries(innate.map(({ id }) => [id, 1]));
  return { ...battle[camp], effects: { ...battle[camp].effects, ...effects } };
}

/** Whether there may be more to a side than numbers and the first table of effects. */
export const mayHavePowers = (battle: Battle, camp: Camp): boolean => {
  const { faction, sustain, effects } = battle[camp];
  if (faction !== undefined || sustain === "careful") return true;
  for (const id in effects) if (Object.hasOwn(powerTable, id)) return true;
  return false;
};
