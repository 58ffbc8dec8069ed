import { no, type Result, yes } from "@umpire/kernel";
import { parser } from "@umpire/toolkit";
import { z } from "zod";
import { type Addition, type Galaxy, type Link, type System, type Warning, withAddition } from "./galaxy.ts";
import { galaxyOf, readMapString } from "./map-string.ts";
import { findTile, isAnomalyType, type Tile } from "./tiles.ts";

const id = z.string().min(1).max(60);
const count = z.int().min(0).max(100);
const planet = z.strictObject({ name: z.string().max(100), resources: count, influence: count });
const addition = z.strictObject({
  system: id,
  anomaly: z.string().max(100).exactOptional(),
  wormhole: z.string().min(1).max(40).exactOptional(),
  source: id,
  owner: id.exactOptional(),
});
const additions = z.array(addition).max(1000).default([]);
const mapSchema = z.union([
  z.strictObject({
    string: z.string().max(10_000),
    centre: z.string().max(20).default("18"),
    extra: z.array(z.string().max(20)).max(100).default([]),
    additions,
  }),
  z.strictObject({
    systems: z
      .array(
        z.strictObject({
          id,
          anomalies: z.array(z.string().max(100)).max(20).default([]),
          wormholes: z.array(z.string().min(1).max(40)).max(20).default([]),
          planets: z.array(planet).max(20).default([]),
        }),
      )
      .max(300),
    links: z
      .array(z.tuple([id, id]))
      .max(10_000)
      .default([]),
    additions,
  }),
]);
const parseMap = parser(mapSchema);
type Raw = z.infer<typeof mapSchema>;

/** A map from outside: a string of tiles, or named systems and links; with what abilities have added. */
export function readMap(input: unknown): Result<Galaxy> {
  const parsed = parseMap(input);
  if (!parsed.ok) return parsed;
  const base = "string" in parsed.value ? fromString(parsed.value) : fromSystems(parsed.value);
  return base.ok ? addAll(base.value, parsed.value.additions) : base;
}

function fromString({ string, centre, extra }: Extract<Raw, { string: string }>): Result<Galaxy> {
  const placed = readMapString(string, centre);
  if (!placed.ok) return placed;
  const beside: Tile[] = [];
  for (const name of extra) {
    const tile = findTile(name);
    if (tile === undefined) return no({ code: "unknown-tile", token: name });
    if (tile.lanes !== null) return no({ code: "not-a-system", system: name });
    beside.push(tile);
  }
  return yes(galaxyOf(placed.value, beside));
}

function fromSystems({ systems, links }: Extract<Raw, { systems: unknown }>): Result<Galaxy> {
  const made: System[] = [];
  const known = new Set<string>();
  for (const { id: name, anomalies, wormholes, planets } of systems) {
    if (known.has(name)) return no({ code: "duplicate-system", system: name });
    known.add(name);
    const odd = anomalies.find((each) => !isAnomalyType(each));
    if (odd !== undefined) return no({ code: "unknown-anomaly", anomaly: odd, system: name });
    made.push({
      ...{ id: name, tile: null, position: null, back: null },
      anomalies: anomalies.filter(isAnomalyType).map((type) => ({ type, source: "tile" })),
      wormholes: wormholes.map((letter) => ({ letter, source: "tile" })),
      planets: planets.map((each) => ({
        ...each,
        traits: [],
        techSpecialties: [],
        legendary: false,
        spaceStation: false,
      })),
    });
  }
  const stray = links.flat().find((each) => !known.has(each));
  if (stray !== undefined) return no({ code: "unknown-system", system: stray });
  const joined = links.map(([a, b]): Link => ({ a, b, kind: "edge" }));
  const warnings: readonly Warning[] = [];
  return yes({ systems: made, links: joined, warnings });
}

function addAll(galaxy: Galaxy, list: Raw["additions"]): Result<Galaxy> {
  let after = galaxy;
  for (const { system, anomaly, wormhole, source, owner } of list) {
    if (!galaxy.systems.some((each) => each.id === system)) return no({ code: "unknown-system", system });
    if (anomaly !== undefined && !isAnomalyType(anomaly)) return no({ code: "unknown-anomaly", anomaly, system });
    const added: Addition = {
      ...{ system, source },
      ...(anomaly !== undefined && { anomaly }),
      ...(wormhole !== undefined && { wormhole }),
      ...(owner !== undefined && { owner }),
    };
    after = withAddition(after, added);
  }
  return yes(after);
}
