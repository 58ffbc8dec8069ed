import type { Seat } from "@umpire/kernel";
import type { Language } from "@umpire/ui";
import { sourceName } from "../../skirmish/powers.ts";
import type { UnitCounts } from "../../units/force.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { placeRu } from "../../words/names/places-ru.ts";
import type { EventNaming } from "../../words/skirmish/naming.ts";

/** How a table calls who and what is on it. */
export type Naming = EventNaming & {
  /** A unit at the head of a card: `Carrier`. */
  readonly title: (unit: string) => string;
  /** One of a unit within a sentence: `carrier`. */
  readonly one: (unit: string) => string;
  /** How many of a unit: `2 carriers`, `2 × авианосец`. */
  readonly some: (count: number, unit: string) => string;
};

/** Printed units are the first of their kind: at a table with no other kind that goes without saying. */
const short = (name: string): string => name.replace(/ I$/, "");

const INVARIABLE = /infantry|PDS/i;

/** Proper names and abbreviations keep their capitals. */
const lower = (name: string): string =>
  /^[A-ZА-Я][a-zа-яё]/.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name;

function someEn(count: number, name: string): string {
  return count === 1 || INVARIABLE.test(name) ? `${count} ${name}` : `${count} ${name.replace(/( II)?$/, "s$1")}`;
}

/** Names for a viewer: players by what they are called, units by their names, places by theirs. */
export function namingFor(language: Language, names: readonly string[]): Naming {
  const { unit: unitOf, source: sourceOf } = ti4Names[language];
  const source = (id: string) => (sourceOf(id) === id ? sourceName(language, id) : sourceOf(id));
  // What has dice of its own, and is no unit, is called by its source.
  const unit = (id: string) => short(unitOf(id) === id ? source(id) : unitOf(id));
  const title = (id: string) => unit(id).charAt(0).toUpperCase() + unit(id).slice(1);
  const one = (id: string) => lower(unit(id));
  const some = (count: number, id: string) =>
    language === "ru" ? (count === 1 ? one(id) : `${count} × ${one(id)}`) : someEn(count, one(id));
  return {
    unit,
    title,
    one,
    some,
    source,
    player: (seat: Seat | null) => (seat === null ? nobody[language] : (names[seat] ?? `${seat + 1}`)),
    fleet: (units: UnitCounts) => listUnits(some, units),
    ship: (id) => unit(id.split("/")[1] ?? id),
    place: language === "ru" ? placeRu : String,
    rule: () => "",
  };
}

const nobody = { en: "nobody", ru: "никто" };

const listUnits = (some: Naming["some"], units: UnitCounts): string =>
  Object.entries(units)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => some(count, unit))
    .join(", ");
