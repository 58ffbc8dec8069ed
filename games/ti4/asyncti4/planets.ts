import { DESTROYED, placedPlanets } from "../data/asyncti4.ts";
import type { System } from "../galaxy/galaxy.ts";
import { findTile } from "../galaxy/tiles.ts";
import type { PlanetRecord, SystemRecord } from "./document.ts";
import type { Addition } from "./map.ts";
import type { Remark } from "./remarks.ts";

/** What planets are called on the map, by their ids in the game, and which of them come or go. */
export type NamedPlanets = {
  readonly names: readonly (readonly [string, string])[];
  readonly additions: readonly Addition[];
};

/** What each planet of a system is called on its tile; one that is on no tile is placed. */
export function namePlanets(
  position: string,
  { planets }: SystemRecord,
  system: System,
  note: (remark: Remark) => void,
): NamedPlanets {
  const known = matchPlanets(planets, system);
  const named = planets.map(({ id }) => [id, known.get(id) ?? placedName(id)] as const);
  const additions = planets.flatMap((planet): readonly Addition[] => {
    const name = known.get(planet.id);
    if (name === undefined) return [placed(planet, system)];
    return isDestroyed(planet) ? [{ system: system.id, gone: name, source: "world-destroyed" }] : [];
  });
  const strangers = planets.filter(({ id }) => !known.has(id) && !Object.hasOwn(placedPlanets, id));
  // A tile that is not known has been told already.
  if (findTile(system.tile ?? "") !== undefined)
    for (const { id } of strangers) note({ code: "unknown-planet", position, planet: id });
  return { names: named, additions };
}

/** Planets of the game by those of the tile: by their whole names first. */
function matchPlanets(planets: readonly PlanetRecord[], system: System): ReadonlyMap<string, string> {
  const left = new Set(system.planets.map(({ name }) => name));
  const known = new Map<string, string>();
  for (const fits of [isNamed, isCut])
    for (const { id } of planets) {
      const name = known.has(id) ? undefined : [...left].find((each) => fits(id, each));
      if (name === undefined) continue;
      left.delete(name);
      known.set(id, name);
    }
  return known;
}

const placedName = (id: string): string =>
  (Object.hasOwn(placedPlanets, id) ? placedPlanets[id] : undefined) ??
  `${id.slice(0, 1).toUpperCase()}${id.slice(1, 60)}`;

const placed = ({ id, resources, influence }: PlanetRecord, system: System): Addition => ({
  system: system.id,
  planet: { name: placedName(id), resources: Math.min(resources, 100), influence: Math.min(influence, 100) },
  source: Object.hasOwn(placedPlanets, id) ? id : "added",
});

const isDestroyed = ({ holders }: PlanetRecord): boolean =>
  Object.values(holders).some((here) => here.some(({ id }) => id === DESTROYED));

/** Ids are names without blanks and signs; Mecatol Rex has two of its own, and Mallice one while it is locked. */
function isNamed(id: string, name: string): boolean {
  const [one, other] = [plain(id), plain(name)];
  if (one === "mr" || one === "mrte") return other === "mecatolrex";
  return one === other || one === `locked${other}`;
}

/** Some ids are the beginning of a name. */
const isCut = (id: string, name: string): boolean => plain(id).length >= 3 && plain(name).startsWith(plain(id));

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
