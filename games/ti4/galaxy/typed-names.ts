import { combatTable } from "../data/combat-effects.ts";
import { effectTable } from "../data/effects.ts";
import { findTypedUnit } from "../units/typed-units.ts";
import { namesEn } from "../words/names/en.ts";
import { namesRu } from "../words/names/ru.ts";
import type { Galaxy } from "./galaxy.ts";
import { normalizeName } from "./name-matching.ts";

/** A system as it is typed, in any case, by its id or by a planet in it, is the one of the map. */
export const resolveSystem = (galaxy: Galaxy | null, name: string): string => systemCalled(galaxy, name) ?? name;

function systemCalled(galaxy: Galaxy | null, name: string): string | undefined {
  const systems = galaxy?.systems ?? [];
  const key = normalizeName(name);
  const found =
    systems.find(({ id }) => id === name) ??
    systems.find(({ id }) => id.toLowerCase() === name.toLowerCase()) ??
    systems.find(({ planets }) => key !== "" && planets.some((planet) => normalizeName(planet.name) === key));
  return found?.id;
}

/** Systems as they are typed, with blanks between them or in them. */
export function resolveSystems(galaxy: Galaxy | null, names: readonly string[]): readonly string[] {
  return names.flatMap(
    (name) => systemCalled(galaxy, name) ?? name.split(/\s+/).map((each) => resolveSystem(galaxy, each)),
  );
}

/** How names of effects are compared: what follows a comma says whom they are for, and ё may be written е. */
const keyOf = (name: string): string => normalizeName(name.replace(/,.*$/, "").toLowerCase().replaceAll("ё", "е"));

const effectIds = [...new Set([...Object.keys(effectTable), ...Object.keys(combatTable)])];
const effectsByName: ReadonlyMap<string, string> = new Map(
  [namesRu.effect, namesEn.effect, String].flatMap((name) => effectIds.map((id) => [keyOf(name(id)), id] as const)),
);

/** An effect as it is typed, by its id or its name in any of our languages, and the ship or the system that it is for. */
export function resolveEffect(text: string, ships: readonly string[], galaxy: Galaxy | null): string {
  const [name = "", ...rest] = text.split(":");
  const hyphened = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
  const id = effectsByName.get(keyOf(name)) ?? hyphened;
  if (rest.length === 0) return id;
  const whom = rest.join(":").trim();
  const takes = Object.hasOwn(effectTable, id) ? effectTable[id]?.takes : undefined;
  if (takes === "system") return `${id}:${resolveSystem(galaxy, whom)}`;
  return `${id}:${resolveShip(ships, whom) ?? whom}`;
}

/**
 * A ship by its id as it is typed: in any case, its unit by any of its names, and with or without the sign before its
 * number where only one can be meant: `carrier1` is `carrier#1`.
 */
export function resolveShip(ids: readonly string[], typed: string): string | undefined {
  const [name = "", number] = typed.split("#");
  const unit = number === undefined ? undefined : findTypedUnit(name.trim())?.id;
  const same = [typed, ...(unit === undefined ? [] : [`${unit}#${number}`])].map((each) => each.toLowerCase());
  const alike = ids.filter((id) => normalizeName(id) === normalizeName(typed));
  return (
    ids.find((id) => id === typed) ??
    ids.find((id) => same.includes(id.toLowerCase())) ??
    (alike.length === 1 ? alike[0] : undefined)
  );
}
