import { effectTable } from "./data/effects.ts";
import type { Galaxy } from "./galaxy.ts";
import { plain } from "./nearness.ts";

/** A system as it is typed, in any case, by its id or by a planet in it, is the one of the map. */
export const spelling = (galaxy: Galaxy | null, name: string): string => systemCalled(galaxy, name) ?? name;

function systemCalled(galaxy: Galaxy | null, name: string): string | undefined {
  const systems = galaxy?.systems ?? [];
  const key = plain(name);
  const found =
    systems.find(({ id }) => id === name) ??
    systems.find(({ id }) => id.toLowerCase() === name.toLowerCase()) ??
    systems.find(({ planets }) => key !== "" && planets.some((planet) => plain(planet.name) === key));
  return found?.id;
}

/** Systems as they are typed, with blanks between them or in them. */
export function spellingOfAll(galaxy: Galaxy | null, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => systemCalled(galaxy, name) ?? name.split(/\s+/).map((each) => spelling(galaxy, each)));
}

/** An effect as it is typed, and the ship or the system that it is for. */
export function spellingOfEffect(text: string, ships: readonly string[], galaxy: Galaxy | null): string {
  const [name = "", ...rest] = text.split(":");
  const id = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
  if (rest.length === 0) return id;
  const whom = rest.join(":").trim();
  const takes = Object.hasOwn(effectTable, id) ? effectTable[id]?.takes : undefined;
  if (takes === "system") return `${id}:${spelling(galaxy, whom)}`;
  const same = ships.find((ship) => ship === whom) ?? ships.find((ship) => ship.toLowerCase() === whom.toLowerCase());
  return `${id}:${same ?? whom}`;
}
