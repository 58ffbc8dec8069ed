import { tableLimits } from "../data/skirmish-limits.ts";
import { type Galaxy, isSameWormhole } from "../galaxy/galaxy.ts";
import { sumOf, type UnitCounts } from "../units/force.ts";

/** What is too large, by its path, with how many there are and the limit. */
type Crowd = { readonly path: string; readonly problem: string };
type Limit = keyof typeof tableLimits;

/** Why a map is too large for a skirmish (TS20): every decision of everybody is worked out on all of it. */
export function findOversize(galaxy: Galaxy, additions: number): Crowd | null {
  const planets = galaxy.systems.reduce((sum, system) => sum + system.planets.length, 0);
  return (
    beyond("systems", "/map", galaxy.systems.length) ??
    beyond("planets", "/map", planets) ??
    beyond("additions", "/map", additions) ??
    beyond("links", "/map", galaxy.links.length + wormholeLinks(galaxy))
  );
}

/** Why a player starts with too many units (TS20). */
export function findCrowd(fleets: readonly UnitCounts[], seat: number): Crowd | null {
  return beyond(
    "units",
    `/starts/${seat}`,
    fleets.reduce((sum, units) => sum + sumOf(units), 0),
  );
}

function beyond(limit: Limit, path: string, count: number): Crowd | null {
  const most = tableLimits[limit];
  return count > most ? { path, problem: `${count} ${limit}, and a skirmish has at most ${most}` } : null;
}

/** How many pairs of systems wormholes join: counted by letters, for the pairs themselves may be a million. */
function wormholeLinks({ systems }: Galaxy): number {
  const counts = new Map<string, number>();
  for (const { wormholes } of systems)
    for (const letter of new Set(wormholes.map((each) => each.letter)))
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const letters = [...counts];
  const pairs = letters.map(([one, count], at) =>
    letters
      .slice(at)
      .filter(([other]) => isSameWormhole(one, other))
      .reduce((sum, [other, others]) => sum + (other === one ? (count * (count - 1)) / 2 : count * others), 0),
  );
  return pairs.reduce((sum, some) => sum + some, 0);
}
