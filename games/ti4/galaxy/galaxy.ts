import type { Hex } from "@umpire/toolkit";
import { byCodeUnit } from "@umpire/toolkit";
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
};

/** How two systems are adjacent: a shared edge, lanes, wormholes (`wormhole:alpha`), or an effect. */
type LinkKind = "edge" | "hyperlane" | `wormhole:${string}` | "effect";
export type Link = { readonly a: string; readonly b: string; readonly kind: LinkKind };

export type Warning = { readonly code: string; readonly [detail: string]: string };

/** A galaxy: systems and what joins them by place. What wormholes join is worked out from the systems. */
export type Galaxy = {
  readonly systems: readonly System[];
  readonly links: readonly Link[];
  readonly warnings: readonly Warning[];
};

/** What an ability or a token adds to a system. */
export type Addition = {
  readonly system: string;
  readonly anomaly?: AnomalyType;
  readonly wormhole?: string;
  readonly source: string;
  readonly owner?: string;
};

export const findSystem = ({ systems }: Galaxy, id: string): System | undefined =>
  systems.find((system) => system.id === id);

/** The galaxy with an addition; everything else of the system stays (LRR 9.4). */
export function withAddition(galaxy: Galaxy, { system, anomaly, wormhole, source, owner }: Addition): Galaxy {
  const change = (each: System): System => ({
    ...each,
    anomalies:
      anomaly === undefined
        ? each.anomalies
        : [...each.anomalies, { type: anomaly, source, ...(owner !== undefined && { owner }) }],
    wormholes: wormhole === undefined ? each.wormholes : [...each.wormholes, { letter: wormhole, source }],
  });
  return { ...galaxy, systems: galaxy.systems.map((each) => (each.id === system ? change(each) : each)) };
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
  return [...galaxy.links, ...found.values()];
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
