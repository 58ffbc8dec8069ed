import { ok, type Result } from "@umpire/kernel";
import { directions } from "@umpire/toolkit";
import { cuttingBorders, idleTokens, tokens } from "../data/asyncti4.ts";
import { findSystem, type Galaxy } from "../galaxy/galaxy.ts";
import { readMap } from "../galaxy/read-map.ts";
import { findTile } from "../galaxy/tiles.ts";
import type { GameDocument, SystemRecord } from "./document.ts";
import { namePlanets } from "./planets.ts";
import type { Remark } from "./remarks.ts";

/** A map as plans have it. */
export type MapOfGame = {
  readonly string: string;
  readonly centre: string;
  readonly extra: readonly string[];
  readonly additions: readonly Addition[];
};
export type Addition = { readonly system: string; readonly source: string; readonly [field: string]: unknown };

/** Where the game's positions and planets are on the map. */
export type Places = {
  readonly map: MapOfGame;
  readonly galaxy: Galaxy;
  readonly systemAt: (position: string) => string | undefined;
  readonly planetAt: (position: string, planet: string) => string | undefined;
};

/** More rings than any game has; a map string holds no more. */
const MOST_RINGS = 10;

/** Which place in the spiral a position is: `000` the centre, `203` the third of ring 2; undefined beside the board. */
function indexOf(position: string): number | undefined {
  const [, ring = "", place = ""] = /^(\d{1,2})(\d\d)$/.exec(position) ?? [];
  if (ring === "" || Number(ring) > MOST_RINGS) return undefined;
  const [r, at] = [Number(ring), Number(place)];
  if (r === 0) return at === 0 ? 0 : undefined;
  return at >= 1 && at <= 6 * r ? 3 * r * (r - 1) + at : undefined;
}

/** A system of which nothing is known. */
const HOME = "0";

/** A tile as map strings write it: without leading zeros, a hyperlane's degrees as sixths. */
function tokenOf(tile: string): string | null {
  const [, number = "", side = "", degrees = ""] = /^0*(\d+)([a-z]?)(\d*)$/i.exec(tile) ?? [];
  const isTurned = degrees !== "" && side !== "";
  if (/^0[gbr]?$/i.test(tile)) return HOME;
  const found = findTile(`${number}${side}`) ?? findTile(tile);
  if (found === undefined || Number(degrees) % 60 !== 0 || (degrees !== "" && !isTurned)) return null;
  return isTurned ? `${found.id.toUpperCase()}${(Number(degrees) / 60) % 6}` : found.id;
}

const isLane = (token: string): boolean => (findTile(token) ?? findTile(token.replace(/\d$/, "")))?.lanes != null;

/** Hyperlanes that players have drawn: what they join is not in the document. */
const isDrawnLane = (tile: string): boolean => /^hl/i.test(tile);

/** The game's map with its tokens and borders, and how its places are called on it. */
export function readPlaces(
  game: GameDocument,
  seatOf: (faction: string) => number | undefined,
  note: (remark: Remark) => void,
): Result<Places> {
  const { order, ...laid } = layTiles(game, note);
  const bare = readMap(laid);
  if (!bare.ok) return bare;
  const ids = idsOf(order, bare.value);
  const planets = new Map<string, string>();
  const additions: Addition[] = [];
  for (const [position, system] of ids) {
    const record = Object.hasOwn(game.systems, position) ? game.systems[position] : undefined;
    const found = findSystem(bare.value, system);
    if (record === undefined || found === undefined) continue;
    const named = namePlanets(position, record, found, note);
    for (const [id, name] of named.names) planets.set(`${position} ${id}`, name);
    additions.push(...named.additions, ...tokenAdditions(position, system, record, note));
  }
  const map: MapOfGame = { ...laid, additions: [...additions, ...borderAdditions(game, ids, seatOf, note)] };
  const galaxy = readMap(map);
  if (!galaxy.ok) return galaxy;
  return ok({
    map,
    galaxy: galaxy.value,
    systemAt: (position) => ids.get(position),
    planetAt: (position, planet) => planets.get(`${position} ${planet}`),
  });
}

type Spot = { readonly position: string; readonly token: string };

/** The map without what was added; positions of tiles that are systems, in the order in which a galaxy lists them. */
type Laid = Omit<MapOfGame, "additions"> & { readonly order: readonly string[] };

function layTiles({ tiles }: GameDocument, note: (remark: Remark) => void): Laid {
  const spiral = new Map<number, Spot>();
  const beside: Spot[] = [];
  for (const { position, tile } of tiles) {
    const token = tokenOf(tile);
    const index = indexOf(position);
    if (token === null) note({ code: "unknown-tile", position, tile });
    if (index !== undefined && !(token === null && isDrawnLane(tile)))
      spiral.set(index, { position, token: token ?? HOME });
    if (index === undefined && token !== null && token !== HOME && !isLane(token)) beside.push({ position, token });
    else if (index === undefined) note({ code: "unknown-position", position });
  }
  const last = Math.max(0, ...spiral.keys());
  const line = Array.from({ length: last + 1 }, (_, index) => spiral.get(index));
  const [centre, ...rest] = line.map((each) => each?.token ?? "-1");
  const order = [...line.filter((each) => each !== undefined && !isLane(each.token)), ...beside];
  return {
    ...{ string: rest.join(" "), centre: centre ?? "-1", extra: beside.map(({ token }) => token) },
    order: order.flatMap((each) => each?.position ?? []),
  };
}

/** What each position is called on the map: its systems come in the order of the spiral, then those beside it. */
const idsOf = (order: Laid["order"], { systems }: Galaxy): ReadonlyMap<string, string> =>
  new Map(order.flatMap((position, at) => (systems[at] === undefined ? [] : [[position, systems[at].id]])));

/** What tokens in space make of a system. */
function tokenAdditions(
  position: string,
  system: string,
  { space }: SystemRecord,
  note: (remark: Remark) => void,
): readonly Addition[] {
  const lying = Object.values(space).flatMap((here) => here.filter(({ type }) => type === "token"));
  return lying.flatMap(({ id }): readonly Addition[] => {
    const row = Object.hasOwn(tokens, id) ? tokens[id] : undefined;
    if (row !== undefined) return [{ source: "token", ...row, system }];
    if (!idleTokens.includes(id)) note({ code: "unknown-token", position, token: id });
    return [];
  });
}

/** Borders that cut an edge, except for the player who placed them. */
function borderAdditions(
  { borders }: GameDocument,
  ids: ReadonlyMap<string, string>,
  seatOf: (faction: string) => number | undefined,
  note: (remark: Remark) => void,
): readonly Addition[] {
  return borders.flatMap(({ tile, direction, type }): readonly Addition[] => {
    const row = Object.hasOwn(cuttingBorders, type) ? cuttingBorders[type] : undefined;
    const system = ids.get(tile);
    const border = directions[direction];
    if (row === undefined || system === undefined || border === undefined) {
      note({ code: "unknown-border", position: tile, type });
      return [];
    }
    const seat = row.owner === null ? undefined : seatOf(row.owner);
    return [{ system, border, source: type.replaceAll("_", "-"), ...(seat !== undefined && { owner: String(seat) }) }];
  });
}
