import { rotate, sizeOf, spiralHex, spiralIndex } from "@umpire/toolkit";
import { findSystem } from "../galaxy/galaxy.ts";
import { readMapString } from "../galaxy/map-string.ts";
import { readMap } from "../galaxy/read-map.ts";
import { findTile } from "../galaxy/tiles.ts";
import type { Table } from "../planner/table.ts";
import { type Addition, type TileMap, tileMapOf, withAddition, withMap, withToken } from "./edit.ts";
import type { Tool } from "./state.tsx";

/** The tiles of a map, strictly spelt, by their index in the spiral: the centre comes first. */
export type Tokens = readonly string[];

export const HOLE = "-1";
export const HOME = "0";
const MECATOL = "18";

type Placed = Extract<ReturnType<typeof readMapString>, { readonly ok: true }>["value"][number];

/** A tile as it is spelt: hyperlanes with side and rotation, everything else by its id alone. */
export function tokenOf(placed: Placed): string {
  if (placed === null) return HOLE;
  if (placed.tile === "home") return HOME;
  return placed.tile.lanes === null ? placed.tile.id : `${placed.tile.id.toUpperCase()}${placed.rotation}`;
}

/** The tiles of a map; none where it is not made of tiles. */
export function tokensOf({ string, centre = MECATOL }: Partial<TileMap>): Tokens {
  const read = string === undefined ? null : readMapString(string, centre);
  return read?.ok ? read.value.map(tokenOf) : [];
}

/** A map as a string; Mecatol Rex in the centre is not named where no other tile would be taken for it. */
export function spellMap(tokens: Tokens): string {
  const [centre = MECATOL, ...rest] = tokens;
  const isPlain = centre === MECATOL && rest[0] !== MECATOL && rest[0] !== "112";
  return [...(isPlain ? [] : [`{${centre}}`]), ...rest].join(" ");
}

export const putAt = (tokens: Tokens, index: number, token: string): Tokens =>
  Array.from({ length: Math.max(tokens.length, index + 1) }, (_, at) => (at === index ? token : (tokens[at] ?? HOLE)));

const removedAt = (tokens: Tokens, index: number): Tokens =>
  index < tokens.length ? putAt(tokens, index, HOLE) : tokens;

/** A tile is moved to another place, and what was there comes to where it was. */
export const swapped = (tokens: Tokens, from: number, to: number): Tokens =>
  putAt(putAt(tokens, to, tokens[from] ?? HOLE), from, tokens[to] ?? HOLE);

const LANES = /^(\d+[A-Z])([0-5])$/;

export const isLanes = (token: string): boolean => LANES.test(token);

/** Whether these are one tile, however it is turned. */
export const isSameTile = (one: string, other: string): boolean =>
  one.replace(LANES, "$1") === other.replace(LANES, "$1");

/** A hyperlane turned clockwise by so many sixths; nothing else turns. */
export function turnedToken(token: string, sixths: number): string {
  const [, id = "", rotation = ""] = LANES.exec(token) ?? [];
  return id === "" ? token : `${id}${turned(Number(rotation), sixths)}`;
}

const turned = (rotation: number, sixths: number): number => (((rotation + sixths) % 6) + 6) % 6;

const turnedAt = (tokens: Tokens, index: number, sixths: number): Tokens =>
  index < tokens.length ? putAt(tokens, index, turnedToken(tokens[index] ?? HOLE, sixths)) : tokens;

const turnedIndex = (index: number, sixths: number): number => spiralIndex(rotate(spiralHex(index), sixths));

/** The whole map turned: every tile goes round the centre, and every lane turns with it. */
export function turnedMap(tokens: Tokens, sixths: number): Tokens {
  let all: Tokens = [];
  for (const [index, token] of tokens.entries())
    all = putAt(all, turnedIndex(index, sixths), turnedToken(token, sixths));
  return all;
}

/** Mecatol Rex, and so many rings of free places around it. */
export const emptyTokens = (rings: number): Tokens =>
  Array.from({ length: sizeOf(rings) }, (_, at) => (at === 0 ? MECATOL : HOLE));

export type Tally = { readonly systems: number; readonly hyperlanes: number; readonly anomalies: number };

/** What there is among tiles. */
export function tallyOf(tokens: Tokens): Tally {
  const tiles = tokens.filter((token) => token !== HOLE);
  const hyperlanes = tiles.filter(isLanes).length;
  const anomalies = tiles.filter((token) => (findTile(token)?.anomalies.length ?? 0) > 0).length;
  return { systems: tiles.length - hyperlanes, hyperlanes, anomalies };
}

/** Which system lies where. */
function systemsByIndex(map: Partial<TileMap>): ReadonlyMap<number, string> {
  const galaxy = readMap(map);
  const systems = galaxy.ok ? galaxy.value.systems : [];
  return new Map(
    systems.flatMap(({ id, position }) => (position === null ? [] : [[spiralIndex(position), id] as const])),
  );
}

/**
 * The table with other tiles. Whatever stands in a system goes with its tile: a home is named after its place, so that
 * it has another name when it is moved, and so may a tile that is there twice.
 */
export function withTokens(table: Table, tokens: Tokens, whither = (index: number): number => index): Table {
  const before = tileMapOf(table);
  const { additions = [], extra = [] } = before;
  const bare: TileMap = { string: spellMap(tokens), ...(extra.length > 0 && { extra }) };
  const old = tokensOf(before);
  const after = systemsByIndex(bare);
  const names = new Map<string, string>();
  for (const [index, id] of systemsByIndex(before)) {
    const to = whither(index);
    const name = after.get(to);
    if (name !== undefined && name !== id && old[index] === tokens[to]) names.set(id, name);
  }
  return withPlaces(renamed(withMap(table, bare), names), renamedAdditions(additions, names));
}

const renamedAdditions = (additions: readonly Addition[], names: ReadonlyMap<string, string>): readonly Addition[] =>
  additions.map((each) => ({ ...each, system: names.get(each.system) ?? each.system }));

/** The table with those additions whose system is on its map: a map with others cannot be read. */
function withPlaces(table: Table, additions: readonly Addition[]): Table {
  const map = tileMapOf(table);
  const galaxy = readMap(map);
  const kept = additions.filter(({ system }) => galaxy.ok && findSystem(galaxy.value, system) !== undefined);
  return withMap(table, kept.length === 0 ? map : { ...map, additions: kept });
}

/** The table with other names for some systems, wherever they are named. */
function renamed(table: Table, names: ReadonlyMap<string, string>): Table {
  if (names.size === 0) return table;
  const name = (id: string) => names.get(id) ?? id;
  const renameKeys = <T>(all: { readonly [key: string]: T }) =>
    Object.fromEntries(Object.entries(all).map(([key, value]) => [name(key), value]));
  const { plan } = table;
  return {
    ...table,
    players: table.players.map(({ effects, tokens, ...player }) => ({
      ...player,
      effects: effects.map((effect) => effect.replace(/(?<=:)[^/]+/, name)),
      tokens: tokens.map(name),
    })),
    space: renameKeys(table.space),
    // The only planet of a home that nobody has taken is called as the home is.
    ground: renameKeys(Object.fromEntries(Object.entries(table.ground).map(([id, here]) => [id, renameKeys(here)]))),
    plan: {
      ...plan,
      ...{ active: plan.active === null ? null : name(plan.active), orders: {} },
      planet: plan.planet === null ? null : name(plan.planet),
    },
  };
}

const tokensOn = (table: Table): Tokens => tokensOf(tileMapOf(table));

/** A tile that lies beside the board, wherever it is put. */
const isBeside = (token: string): boolean => findTile(token)?.offBoard === true;

/** A tile is put down in a place of the spiral; what lay there is gone, and what stood there has no place. */
export function dropTile(table: Table, index: number, token: string): Table {
  if (isBeside(token)) return withBeside(table, token);
  const tokens = tokensOn(table);
  if (index < 0 || tokens[index] === token) return table;
  return withTokens(table, token === HOLE ? removedAt(tokens, index) : putAt(tokens, index, token));
}

/** A tile is moved; where there is one already, both change places. */
export function moveTile(table: Table, from: number, to: number): Table {
  if (from === to || from < 0 || to < 0) return table;
  const whither = (index: number) => (index === from ? to : index === to ? from : index);
  return withTokens(table, swapped(tokensOn(table), from, to), whither);
}

export const removeTile = (table: Table, index: number): Table => dropTile(table, index, HOLE);

export const turnTile = (table: Table, index: number, sixths = 1): Table =>
  withTokens(table, turnedAt(tokensOn(table), index, sixths));

export const turnMap = (table: Table, sixths: number): Table =>
  withTokens(table, turnedMap(tokensOn(table), sixths), (index) => turnedIndex(index, sixths));

/** A tile is laid beside the board, where there is one of a kind. */
function withBeside(table: Table, token: string): Table {
  const map = tileMapOf(table);
  const { extra = [] } = map;
  return extra.includes(token) ? table : withMap(table, { ...map, extra: [...extra, token] });
}

export function withoutBeside(table: Table, token: string): Table {
  const { extra: all = [], additions = [], ...map } = tileMapOf(table);
  const extra = all.filter((each) => each !== token);
  return withPlaces(withMap(table, { ...map, ...(extra.length > 0 && { extra }) }), additions);
}

/** Where a hex was clicked: the system there, if there is one, its index in the spiral, and whose turn it is to place. */
export type Spot = { readonly system: string | null; readonly index: number; readonly seat: number };

/** The table after a click with a tool. */
export function applyTool(table: Table, tool: Tool, { system, index, seat }: Spot): Table {
  if (tool.kind === "tile") return dropTile(table, index, tool.token);
  if (system === null) return table;
  if (tool.kind === "token")
    return withToken(table, seat, system, !(table.players[seat]?.tokens.includes(system) ?? false));
  const { kind: _, ...what } = tool;
  return withAddition(table, { system, ...what, source: "added" });
}

/** The table without any units and command tokens. */
export const withoutFleets = (table: Table): Table => ({
  ...{ ...table, space: {}, ground: {} },
  players: table.players.map((player) => ({ ...player, tokens: [] })),
  plan: { ...table.plan, orders: {} },
});
