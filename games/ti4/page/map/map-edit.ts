import { rotate, sizeOf, spiralHex, spiralIndex } from "@umpire/toolkit";
import { findSystem } from "../../galaxy/galaxy.ts";
import { readMapString } from "../../galaxy/map-string.ts";
import { readMap } from "../../galaxy/read-map.ts";
import { findTile } from "../../galaxy/tiles.ts";
import type { Plan } from "../../planner/plan.ts";
import { type Addition, type TileMap, tileMapOf, withAddition, withMap, withToken } from "../plan/edit.ts";
import type { Tool } from "../plan/reducer.ts";

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
export function formatMap(tokens: Tokens): string {
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

/** A hyperlane turned clockwise by a number of sixths; nothing else turns. */
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

/** Mecatol Rex, and a number of rings of free places around it. */
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
export function withTokens(plan: Plan, tokens: Tokens, whither = (index: number): number => index): Plan {
  const before = tileMapOf(plan);
  const { additions = [], extra = [] } = before;
  const bare: TileMap = { string: formatMap(tokens), ...(extra.length > 0 && { extra }) };
  const old = tokensOf(before);
  const after = systemsByIndex(bare);
  const names = new Map<string, string>();
  for (const [index, id] of systemsByIndex(before)) {
    const to = whither(index);
    const name = after.get(to);
    if (name !== undefined && name !== id && old[index] === tokens[to]) names.set(id, name);
  }
  return withPlaces(renamed(withMap(plan, bare), names), renamedAdditions(additions, names));
}

const renamedAdditions = (additions: readonly Addition[], names: ReadonlyMap<string, string>): readonly Addition[] =>
  additions.map((each) => ({ ...each, system: names.get(each.system) ?? each.system }));

/** The table with those additions whose system is on its map: a map with others cannot be read. */
function withPlaces(plan: Plan, additions: readonly Addition[]): Plan {
  const map = tileMapOf(plan);
  const galaxy = readMap(map);
  const kept = additions.filter(({ system }) => galaxy.ok && findSystem(galaxy.value, system) !== undefined);
  return withMap(plan, kept.length === 0 ? map : { ...map, additions: kept });
}

/** The table with other names for some systems, wherever they are named. */
function renamed(plan: Plan, names: ReadonlyMap<string, string>): Plan {
  if (names.size === 0) return plan;
  const name = (id: string) => names.get(id) ?? id;
  const renameKeys = <T>(all: { readonly [key: string]: T }) =>
    Object.fromEntries(Object.entries(all).map(([key, value]) => [name(key), value]));
  const { plan: action } = plan;
  return {
    ...plan,
    players: plan.players.map(({ effects, tokens, ...player }) => ({
      ...player,
      effects: effects.map((effect) => effect.replace(/(?<=:)[^/]+/, name)),
      tokens: tokens.map(name),
    })),
    space: renameKeys(plan.space),
    // The only planet of a home that nobody has taken is called as the home is.
    ground: renameKeys(Object.fromEntries(Object.entries(plan.ground).map(([id, here]) => [id, renameKeys(here)]))),
    plan: {
      ...action,
      ...{ active: action.active === null ? null : name(action.active), orders: {} },
      planet: action.planet === null ? null : name(action.planet),
    },
  };
}

const tokensOn = (plan: Plan): Tokens => tokensOf(tileMapOf(plan));

/** A tile that lies beside the board, wherever it is put. */
const isBeside = (token: string): boolean => findTile(token)?.offBoard === true;

/** A tile is put down in a place of the spiral; what lay there is gone, and what stood there has no place. */
export function dropTile(plan: Plan, index: number, token: string): Plan {
  if (isBeside(token)) return withBeside(plan, token);
  const tokens = tokensOn(plan);
  if (index < 0 || tokens[index] === token) return plan;
  return withTokens(plan, token === HOLE ? removedAt(tokens, index) : putAt(tokens, index, token));
}

/** A tile is moved; where there is one already, both change places. */
export function moveTile(plan: Plan, from: number, to: number): Plan {
  if (from === to || from < 0 || to < 0) return plan;
  const whither = (index: number) => (index === from ? to : index === to ? from : index);
  return withTokens(plan, swapped(tokensOn(plan), from, to), whither);
}

export const removeTile = (plan: Plan, index: number): Plan => dropTile(plan, index, HOLE);

export const turnTile = (plan: Plan, index: number, sixths = 1): Plan =>
  withTokens(plan, turnedAt(tokensOn(plan), index, sixths));

export const turnMap = (plan: Plan, sixths: number): Plan =>
  withTokens(plan, turnedMap(tokensOn(plan), sixths), (index) => turnedIndex(index, sixths));

/** A tile is laid beside the board, where there is one of a kind. */
function withBeside(plan: Plan, token: string): Plan {
  const map = tileMapOf(plan);
  const { extra = [] } = map;
  return extra.includes(token) ? plan : withMap(plan, { ...map, extra: [...extra, token] });
}

export function withoutBeside(plan: Plan, token: string): Plan {
  const { extra: all = [], additions = [], ...map } = tileMapOf(plan);
  const extra = all.filter((each) => each !== token);
  return withPlaces(withMap(plan, { ...map, ...(extra.length > 0 && { extra }) }), additions);
}

/** Where a hex was clicked: the system there, if there is one, its index in the spiral, and whose turn it is to place. */
export type MapClick = { readonly system: string | null; readonly index: number; readonly seat: number };

/** The table after a click with a tool. */
export function applyTool(plan: Plan, tool: Tool, { system, index, seat }: MapClick): Plan {
  if (tool.kind === "tile") return dropTile(plan, index, tool.token);
  if (system === null) return plan;
  if (tool.kind === "token")
    return withToken(plan, seat, system, !(plan.players[seat]?.tokens.includes(system) ?? false));
  const { kind: _, ...what } = tool;
  return withAddition(plan, { system, ...what, source: "added" });
}

/** The table without any units and command tokens. */
export const withoutFleets = (plan: Plan): Plan => ({
  ...{ ...plan, space: {}, ground: {} },
  players: plan.players.map((player) => ({ ...player, tokens: [] })),
  plan: { ...plan.plan, orders: {} },
});
