import { err, isReserved, ok, parser, type Result } from "@umpire/kernel";
import { z } from "zod";
import { type Addition, type Galaxy, type Link, type System, type Warning, withAddition } from "./galaxy.ts";
import { idSchema, nameSchema } from "./ids.ts";
import { buildGalaxy, readMapString } from "./map-string.ts";
import { findTile, isAnomalyType, type Tile } from "./tiles.ts";

/** A letter by its name, however it is written. */
const GREEK = new Map(
  [..."αβγδε"].map((sign, at) => [sign, ["alpha", "beta", "gamma", "delta", "epsilon"][at] ?? sign]),
);
const letter = z
  .string()
  .min(1)
  .max(40)
  .transform((text) => GREEK.get(text.toLowerCase()) ?? text.toLowerCase())
  .refine((text) => !isReserved(text), "a name that is not allowed");

const id = idSchema(60);
const count = z.int().min(0).max(100);
const planet = z.strictObject({ name: nameSchema(100), resources: count, influence: count });
const addition = z.strictObject({
  system: id,
  anomaly: z.string().max(100).exactOptional(),
  wormhole: letter.exactOptional(),
  source: id,
  owner: id.exactOptional(),
});
const additions = z.array(addition).max(1000).default([]);
const stringSchema = z.strictObject({
  string: z.string().max(10_000),
  centre: z.string().max(20).default("18"),
  extra: z.array(z.string().max(20)).max(100).default([]),
  additions,
});
const systemsSchema = z.strictObject({
  systems: z
    .array(
      z.strictObject({
        id,
        anomalies: z.array(z.string().max(100)).max(20).default([]),
        wormholes: z.array(letter).max(20).default([]),
        planets: z.array(planet).max(20).default([]),
      }),
    )
    .max(300),
  links: z
    .array(z.tuple([id, id]))
    .max(10_000)
    .default([]),
  additions,
});
type OfString = z.infer<typeof stringSchema>;
type OfSystems = z.infer<typeof systemsSchema>;
const parseString = parser(stringSchema);
const parseSystems = parser(systemsSchema);

const FORMS =
  'a map is "77 40 41 …", {"string":"77 40 41 …","centre":"18"} or {"systems":[{"id":"A"},…],"links":[["A","B"],…]}';

/** A map from outside: a string of tiles, or named systems and links; with what abilities have added. */
export function readMap(input: unknown): Result<Galaxy> {
  if (typeof input === "string") return readMap({ string: input });
  const has = (field: string) => typeof input === "object" && input !== null && field in input;
  if (has("systems")) return build(parseSystems(input), fromSystems);
  return has("string") ? build(parseString(input), fromString) : err({ code: "bad-request", path: "", problem: FORMS });
}

function build<M extends OfString | OfSystems>(parsed: Result<M>, make: (map: M) => Result<Galaxy>): Result<Galaxy> {
  const base = parsed.ok ? make(parsed.value) : parsed;
  return base.ok && parsed.ok ? addAll(base.value, parsed.value.additions) : base;
}

function fromString({ string, centre, extra }: OfString): Result<Galaxy> {
  const placed = readMapString(string, centre);
  if (!placed.ok) return placed;
  const beside: Tile[] = [];
  for (const name of extra) {
    const tile = findTile(name);
    if (tile === undefined) return err({ code: "unknown-tile", token: name });
    if (tile.lanes !== null) return err({ code: "not-a-system", system: name });
    beside.push(tile);
  }
  return ok(buildGalaxy(placed.value, beside));
}

function fromSystems({ systems, links }: OfSystems): Result<Galaxy> {
  const made: System[] = [];
  const known = new Set<string>();
  for (const { id: name, anomalies, wormholes, planets } of systems) {
    if (known.has(name)) return err({ code: "duplicate-system", system: name });
    known.add(name);
    const odd = anomalies.find((each) => !isAnomalyType(each));
    if (odd !== undefined) return err({ code: "unknown-anomaly", anomaly: odd, system: name });
    made.push({
      id: name,
      tile: null,
      position: null,
      back: null,
      anomalies: anomalies.filter(isAnomalyType).map((type) => ({ type, source: "tile" })),
      wormholes: wormholes.map((name) => ({ letter: name, source: "tile" })),
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
  if (stray !== undefined) return err({ code: "unknown-system", system: stray });
  const joined = links.map(([a, b]): Link => ({ a, b, kind: "edge" }));
  const warnings: readonly Warning[] = [];
  return ok({ systems: made, links: joined, warnings });
}

function addAll(galaxy: Galaxy, list: OfString["additions"]): Result<Galaxy> {
  let after = galaxy;
  for (const { system, anomaly, wormhole, source, owner } of list) {
    if (!galaxy.systems.some((each) => each.id === system)) return err({ code: "unknown-system", system });
    if (anomaly !== undefined && !isAnomalyType(anomaly)) return err({ code: "unknown-anomaly", anomaly, system });
    const added: Addition = {
      system,
      source,
      ...(anomaly !== undefined && { anomaly }),
      ...(wormhole !== undefined && { wormhole }),
      ...(owner !== undefined && { owner }),
    };
    after = withAddition(after, added);
  }
  return ok(after);
}
