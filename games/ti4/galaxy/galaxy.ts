import { byCodeUnit, type Direction, type Hex, neighbour } from "@umpire/toolkit";
import type { AnomalyType, Planet } from "./tiles.ts";

/** Why a system is an anomaly: its tile, or an ability with its owner. */
export type AnomalyEntry = { readonly type: AnomalyType; readonly source: string; readonly owner?: string };
type WormholeEntry = { readonly letter: string; readonly source: string };

export type System = {
  readonly id: string;
  /** The tile it is; null in a custom map and for a home that nobody has taken. */
  readonly tile: string | null;
  readonly position: Hex | null;
  readonly back: string | null;
  readonly anomalies: readonly AnomalyEntry[];
  readonly wormholes: readonly WormholeEntry[];
  readonly planets: readonly Planet[];
  /** Its wormholes join nothing for ships. */
  readonly severed?: true;
};

/** How two systems are adjacent: a shared edge, lanes, wormholes (`wormhole:alpha`), or an effect. */
type LinkKind = "edge" | "hyperlane" | `wormhole:${string}` | "effect";
export type Link = {
  readonly a: string;
  readonly b: string;
  readonly kind: LinkKind;
  /** The one player for whom it is there; null where it is for nobody. */
  readonly only?: string | null;
};

export type Warning = { readonly code: string; readonly [detail: string]: string };

/** A galaxy: systems and what joins them by place. What wormholes join is worked out from the systems. */
export type Galaxy = {
  readonly systems: readonly System[];
  readonly links: readonly Link[];
  readonly warnings: readonly Warning[];
};

/** What an ability or a token adds to a system, or takes from it. */
export type Addition = {
  readonly system: string;
  readonly anomaly?: AnomalyType;
  readonly wormhole?: string;
  /** A planet that is placed here, as a map has it. */
  readonly planet?: Pick<Planet, "name" | "resources" | "influence">;
  /** A planet that is here no longer. */
  readonly gone?: string;
  /** The side on which it is no longer adjacent to what it touches, but for the owner. */
  readonly border?: Direction;
  /** Its wormholes join nothing for ships. */
  readonly severed?: true;
  readonly source: string;
  readonly owner?: string;
};

export const findSystem = ({ systems }: Galaxy, id: string): System | undefined =>
  systems.find((system) => system.id === id);

/** The galaxy with an addition; everything else of the system stays (LRR 9.4). */
export function withAddition(galaxy: Galaxy, addition: Addition): Galaxy {
  const { system, anomaly, wormhole, source, owner, severed, border } = addition;
  const change = (each: System): System => ({
    ...each,
    anomalies:
      anomaly === undefined
        ? each.anomalies
        : [...each.anomalies, { type: anomaly, source, ...(owner !== undefined && { owner }) }],
    wormholes: wormhole === undefined ? each.wormholes : [...each.wormholes, { letter: wormhole, source }],
    planets: planetsWith(each.planets, addition),
    ...(severed && { severed }),
  });
  const systems = galaxy.systems.map((each) => (each.id === system ? change(each) : each));
  const links = border === undefined ? galaxy.links : withBorder(galaxy, system, border, owner ?? null);
  return { ...galaxy, systems, links };
}

/** A planet that is placed has nothing but its numbers. */
function planetsWith(planets: readonly Planet[], { planet, gone }: Addition): readonly Planet[] {
  const left = gone === undefined ? planets : planets.filter(({ name }) => name !== gone);
  if (planet === undefined) return left;
  return [...left, { ...planet, traits: [], techSpecialties: [], legendary: false, spaceStation: false }];
}

/** The shared edge on that side is there for one player alone, or for nobody; lanes and wormholes stay as they are. */
function withBorder({ systems, links }: Galaxy, system: string, side: Direction, only: string | null): readonly Link[] {
  const from = systems.find(({ id }) => id === system)?.position;
  if (from == null) return links;
  const { q, r } = neighbour(from, side);
  const beyond = systems.find(({ position }) => position?.q === q && position.r === r)?.id;
  const isCut = ({ a, b, kind }: Link) =>
    kind === "edge" && ((a === system && b === beyond) || (b === system && a === beyond));
  return links.map((link) => (isCut(link) ? { ...link, only } : link));
}

/** The galaxy without what this source added to the system: other sources of the same stay. */
export function withoutSource(galaxy: Galaxy, system: string, source: string): Galaxy {
  const change = (each: System): System => ({
    ...each,
    anomalies: each.anomalies.filter((entry) => entry.source !== source),
    wormholes: each.wormholes.filter((entry) => entry.source !== source),
  });
  return { ...galaxy, systems: galaxy.systems.map((each) => (each.id === system ? change(each) : each)) };
}

/** Every link there is for a player: those by place, and those of wormholes that match. */
export function linksOf(
  galaxy: Galaxy,
  joined: (one: string, other: string) => boolean = isSameWormhole,
  player: string | null = null,
): readonly Link[] {
  const holes = galaxy.systems.flatMap(({ id, wormholes }) =>
    [...new Set(wormholes.map(({ letter }) => letter))].map((letter) => ({ id, letter })),
  );
  const found = new Map<string, Link>();
  for (const [at, one] of holes.entries()) {
    for (const other of holes.slice(at + 1)) {
      if (one.id === other.id || !joined(one.letter, other.letter)) continue;
      const [a, b] = one.id < other.id ? [one.id, other.id] : [other.id, one.id];
      const kind: LinkKind = `wormhole:${one.letter < other.letter ? one.letter : other.letter}`;
      found.set(`${a} ${b} ${kind}`, { a, b, kind });
    }
  }
  const isOpen = ({ only }: Link) => only === undefined || (only !== null && only === player);
  return [...galaxy.links.filter(isOpen), ...found.values()];
}

/** Equal letters match; an ingress matches every egress and no ingress. */
export function isSameWormhole(one: string, other: string): boolean {
  if (one === "ingress" || one === "egress") return other !== one && (other === "ingress" || other === "egress");
  return one === other;
}

/** Each system's neighbours, sorted by code unit; a system is never its own. */
export function adjacencyOf(
  galaxy: Galaxy,
  links: readonly Link[] = linksOf(galaxy),
): ReadonlyMap<string, readonly string[]> {
  const sets = new Map(galaxy.systems.map(({ id }) => [id, new Set<string>()]));
  for (const { a, b } of links) {
    if (a === b) continue;
    sets.get(a)?.add(b);
    sets.get(b)?.add(a);
  }
  return new Map([...sets].map(([id, set]) => [id, [...set].sort(byCodeUnit)]));
}
