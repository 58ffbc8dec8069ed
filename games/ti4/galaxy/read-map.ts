import { err, isReserved, ok, parser, type Result } from "@umpire/kernel";
import { directions, type Hex, neighbour } from "@umpire/toolkit";
import { list, listOrEmpty, text, whole, z } from "@umpire/toolkit/schema";
import { findSystem, type Galaxy, type Link, type System, type Warning, withAddition } from "./galaxy.ts";
import { idSchema, nameSchema } from "./ids.ts";
import { buildGalaxy, readMapString } from "./map-string.ts";
import { findTile, isAnomalyType, type Tile } from "./tiles.ts";

/** A letter by its name, however it is written. */
const GREEK = new Map(
  [..."αβγδε"].map((sign, at) => [sign, ["alpha", "beta", "gamma", "delta", "epsilon"][at] ?? sign]),
);
const letter = z
  .pipe(
    z.string().check(z.minLength(1), z.maxLength(40)),
    z.transform((given: string) => GREEK.get(given.toLowerCase()) ?? given.toLowerCase()),
  )
  .check(z.refine((given) => !isReserved(given), "a name that is not allowed"));

const id = idSchema(60);
const count = whole(0, 100);
const planet = z.strictObject({ name: nameSchema(100), resources: count, influence: count });
/** Where a system lies on a board of hexes, as axial coordinates q and r. */
const place = z.tuple([whole(-30, 30), whole(-30, 30)]);
const addition = z.strictObject({
  system: id,
  anomaly: z.exactOptional(text(100)),
  wormhole: z.exactOptional(letter),
  planet: z.exactOptional(planet),
  gone: z.exactOptional(nameSchema(100)),
  border: z.exactOptional(z.enum(directions)),
  severed: z.exactOptional(z.literal(true)),
  source: id,
  owner: z.exactOptional(id),
});
const additions = listOrEmpty(addition, 1000);
const stringSchema = z.strictObject({
  string: text(10_000),
  centre: z._default(text(20), "18"),
  extra: listOrEmpty(text(20), 100),
  additions,
});
const systemsSchema = z.strictObject({
  systems: list(
    z.strictObject({
      id,
      at: z.exactOptional(place),
      anomalies: listOrEmpty(text(100), 20),
      wormholes: listOrEmpty(letter, 20),
      planets: listOrEmpty(planet, 20),
    }),
    300,
  ),
  links: listOrEmpty(z.tuple([id, id]), 10_000),
  additions,
});
type OfString = z.infer<typeof stringSchema>;
type OfSystems = z.infer<typeof systemsSchema>;
const parseString = parser(stringSchema);
const parseSystems = parser(systemsSchema);

const FORMS =
  'a map is "77 40 41 …", {"string":"77 40 41 …","centre":"18"} or {"systems":[{"id":"A"},…],"links":[["A","B"],…]}, where systems with a place, {"id":"A","at":[0,-1]}, are linked to those that they touch';

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
  for (const { id: name, at, anomalies, wormholes, planets } of systems) {
    if (known.has(name)) return err({ code: "duplicate-system", system: name });
    known.add(name);
    const odd = anomalies.find((each) => !isAnomalyType(each));
    if (odd !== undefined) return err({ code: "unknown-anomaly", anomaly: odd, system: name });
    made.push({
      id: name,
      tile: null,
      position: at === undefined ? null : { q: at[0], r: at[1] },
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
  const placed = placedIn(made);
  if (typeof placed === "string")
    return err({ code: "bad-request", path: "/systems", problem: `two systems at one place: ${placed}` });
  const joined = links.map(([a, b]): Link => ({ a, b, kind: "edge" }));
  const warnings: readonly Warning[] = [];
  return ok({ systems: made, links: [...joined, ...touching(placed)], warnings });
}

const keyOf = ({ q, r }: Hex) => `${q} ${r}`;

/** Systems by their places; the id of one whose place is taken. */
function placedIn(systems: readonly System[]): ReadonlyMap<string, System> | string {
  const placed = new Map<string, System>();
  for (const system of systems) {
    if (system.position === null) continue;
    if (placed.has(keyOf(system.position))) return system.id;
    placed.set(keyOf(system.position), system);
  }
  return placed;
}

/** Systems side by side are linked; three of the six sides find each pair once. */
const touching = (placed: ReadonlyMap<string, System>): readonly Link[] =>
  [...placed.values()].flatMap(({ id, position }) =>
    directions.slice(0, 3).flatMap((side): readonly Link[] => {
      const other = position === null ? undefined : placed.get(keyOf(neighbour(position, side)));
      return other === undefined ? [] : [{ a: id, b: other.id, kind: "edge" }];
    }),
  );

function addAll(galaxy: Galaxy, list: OfString["additions"]): Result<Galaxy> {
  let after = galaxy;
  for (const { anomaly, ...each } of list) {
    const { system, planet: placed } = each;
    const found = findSystem(after, system);
    if (found === undefined) return err({ code: "unknown-system", system });
    if (anomaly !== undefined && !isAnomalyType(anomaly)) return err({ code: "unknown-anomaly", anomaly, system });
    // A planet that is there already is not placed again.
    const isThere = placed !== undefined && found.planets.some(({ name }) => name === placed.name);
    if (!isThere) after = withAddition(after, { ...each, ...(anomaly !== undefined && { anomaly }) });
  }
  return ok(after);
}
