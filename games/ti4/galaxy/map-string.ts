import { err, ok, type Result } from "@umpire/kernel";
import {
  byCodeUnit,
  type Direction,
  directions,
  type Hex,
  neighbour,
  opposite,
  rotate,
  sizeOf,
  spiralHex,
  spiralIndex,
  turn,
} from "@umpire/toolkit";
import type { Galaxy, Link, System, Warning } from "./galaxy.ts";
import { findTile, type Lane, type Tile } from "./tiles.ts";

/** A tile on the map, with its rotation in sixths of a turn clockwise; null for an empty place. */
export type PlacedTile = { readonly tile: Tile | "home"; readonly rotation: number } | null;

/** Longer than any published map. */
const MOST_TOKENS = 400;

const TOKEN = /^(-?\d+)([A-Za-z])?(\d)?$/;

/** The tiles of a map string, by their index in the spiral; index 0 is the centre. */
export function readMapString(text: string, centre: string): Result<readonly PlacedTile[]> {
  const tokens = text.split(/[\s,]+/).filter((token) => token !== "");
  if (tokens.length > MOST_TOKENS) return err({ code: "bad-map-token", token: tokens[MOST_TOKENS] ?? "" });
  const at = findCentre(text, tokens);
  const middle = at === null ? centre : (tokens[at] ?? centre);
  const placed: PlacedTile[] = [];
  for (const token of [BRACED.exec(middle)?.[1] ?? middle, ...tokens.filter((_, index) => index !== at)]) {
    const read = readToken(token);
    if (!read.ok) return read;
    placed.push(read.value);
  }
  return ok(placed);
}

const BRACED = /^\{(.*)\}$/;
/** How many tiles galaxies of one to six rings have, the centre included. */
const FULL = [1, 2, 3, 4, 5, 6].map(sizeOf);

/**
 * Which token of a map string is the centre: the one in braces; Mecatol Rex at the head; or the first of a list with
 * commas that fills all its rings, as some programs write it. Null where the centre is none of them.
 */
export function findCentre(text: string, tokens: readonly string[]): number | null {
  const braced = tokens.findIndex((token) => BRACED.test(token));
  if (braced >= 0) return braced;
  const [first = ""] = tokens;
  const isWhole = text.includes(",") && FULL.includes(tokens.length);
  return isWhole || first === "18" || first === "112" ? 0 : null;
}

/** Turned tiles as other programs write them: `83A-2`, and `83A:120` in degrees. */
function usualSpelling(token: string): string {
  const [, id = "", degrees = ""] = /^(\d+[A-Za-z]?):(\d+)$/.exec(token) ?? [];
  if (id !== "" && Number(degrees) % 60 === 0) return `${id}${Number(degrees) / 60}`;
  return token.replace(/^(\d+[A-Za-z])-(\d)$/, "$1$2");
}

function readToken(written: string): Result<PlacedTile> {
  const token = usualSpelling(written);
  const read = readUsual(token);
  return read.ok || token === written ? read : err({ ...read.refusal, token: written });
}

function readUsual(token: string): Result<PlacedTile> {
  const [, digits, side = "", rotation = "0"] = TOKEN.exec(token) ?? [];
  if (token === "-1") return ok(null);
  if (/^0[gbr]?$/i.test(token)) return ok({ tile: "home", rotation: 0 });
  const named = findTile(FRACTURE[token.toUpperCase()] ?? token);
  if (named !== undefined) return ok({ tile: named, rotation: 0 });
  if (digits === undefined) return err({ code: "bad-map-token", token });
  if (Number(rotation) > 5) return err({ code: "bad-rotation", token });
  const found = numbered(Number(digits), side);
  if (found !== undefined) return ok({ tile: found, rotation: Number(rotation) });
  return err({ code: numbered(Number(digits), "") === undefined ? "unknown-tile" : "bad-map-token", token });
}

/** A tile by its number; side A, or none, of a tile that has but one is that one. */
function numbered(number: number, side: string): Tile | undefined {
  const isFirst = side === "" || side.toUpperCase() === "A";
  return findTile(`${number}${side}`) ?? (isFirst ? (findTile(`${number}`) ?? findTile(`${number}A`)) : undefined);
}

/** The row beside the board, as map strings number it; in the order of the row. */
const FRACTURE: { readonly [token: string]: string } = Object.fromEntries(
  ["905B0", "906B0", "900B0", "901B0", "902B0", "903B0", "904B0"].map((token, at) => [token, `fracture${at + 1}`]),
);

type Spot = { readonly placed: NonNullable<PlacedTile>; readonly id: string | null; readonly hex: Hex };
type Board = ReadonlyMap<string, Spot>;
const key = ({ q, r }: Hex) => `${q} ${r}`;

/** Names tiles as they come: the second of a kind is `41#2`. */
function namer(warnings: Warning[]): (tile: Tile) => string {
  const count = new Map<string, number>();
  return ({ id }) => {
    const times = (count.get(id) ?? 0) + 1;
    count.set(id, times);
    if (times === 1) return id;
    warnings.push({ code: "duplicate-tile", tile: id, system: `${id}#${times}` });
    return `${id}#${times}`;
  };
}

/** A galaxy from the tiles of a spiral and from tiles beside the board. */
export function buildGalaxy(placed: readonly PlacedTile[], extra: readonly Tile[]): Galaxy {
  const warnings: Warning[] = [];
  const name = namer(warnings);
  const board = new Map<string, Spot>();
  const systems: System[] = [];
  for (const [index, each] of placed.entries()) {
    if (each === null) continue;
    const hex = spiralHex(index);
    const id = idOf(each.tile, index, name);
    const isBeside = isBesideBoard(each.tile);
    if (id !== null) systems.push(systemOf(id, each.tile, isBeside ? null : hex));
    if (!isBeside) board.set(key(hex), { placed: each, id, hex });
  }
  for (const tile of extra) systems.push(systemOf(name(tile), tile, null));
  return { systems, links: [...placeLinks(board), ...fractureLinks(systems)], warnings };
}

/** A hyperlane tile is no system. */
function idOf(tile: Tile | "home", index: number, name: (tile: Tile) => string): string | null {
  if (tile === "home") return `HOME${index}`;
  return tile.lanes === null ? name(tile) : null;
}

const isBesideBoard = (tile: Tile | "home") => tile !== "home" && (tile.offBoard || tile.back === "fracture");

/** The tiles of the row beside the board touch each other and nothing else. */
function fractureLinks(systems: readonly System[]): readonly Link[] {
  const row = systems.filter(({ id }) => /^fracture\d$/.test(id)).map(({ id }) => id);
  return row.flatMap((a) => {
    const b = `fracture${Number(a.at(-1)) + 1}`;
    return row.includes(b) ? [{ a, b, kind: "edge" as const }] : [];
  });
}

function systemOf(id: string, tile: Tile | "home", position: Hex | null): System {
  if (tile === "home") return { id, tile: null, position, back: null, anomalies: [], wormholes: [], planets: [] };
  const { anomalies, wormholes, planets, back, egress } = tile;
  const letters = egress ? [...wormholes, "egress"] : wormholes;
  return {
    id,
    tile: tile.id,
    position,
    back,
    planets,
    anomalies: anomalies.map((type) => ({ type, source: "tile" })),
    wormholes: letters.map((letter) => ({ letter, source: "tile" })),
  };
}

/** Links by place: shared edges, and ends of lanes. Lanes that merely meet at an edge are not joined. */
function placeLinks(board: Board): readonly Link[] {
  const found = new Map<string, Link>();
  for (const { id, hex } of board.values()) {
    if (id === null) continue;
    for (const { end, lanes } of directions.flatMap((side) => ends(board, hex, side))) {
      // Each is found from both its ends, and kept from one.
      if (byCodeUnit(id, end) >= 0) continue;
      const kind = lanes ? "hyperlane" : "edge";
      found.set(`${id} ${end} ${kind}`, { a: id, b: end, kind });
    }
  }
  return [...found.values()];
}

/** The systems at the other ends of what leaves a hex on one side. */
function ends(board: Board, from: Hex, side: Direction): readonly { readonly end: string; readonly lanes: boolean }[] {
  const found: { readonly end: string; readonly lanes: boolean }[] = [];
  const seen = new Set<string>();
  const walk = (hex: Hex, leaving: Direction, lanes: boolean): void => {
    const next = board.get(key(neighbour(hex, leaving)));
    const entered = `${key(neighbour(hex, leaving))} ${leaving}`;
    if (next === undefined || seen.has(entered)) return;
    seen.add(entered);
    if (next.id !== null) found.push({ end: next.id, lanes });
    else for (const exit of exits(next.placed, opposite(leaving))) walk(next.hex, exit, true);
  };
  walk(from, side, false);
  return found;
}

/** The map rotated clockwise about its centre by sixths of a turn, hyperlanes included. */
export function rotateMap(placed: readonly PlacedTile[], sixths: number): readonly PlacedTile[] {
  const turned: PlacedTile[] = [];
  for (const [index, each] of placed.entries()) {
    const isLane = each !== null && each.tile !== "home" && each.tile.lanes !== null;
    const rotation = each === null ? 0 : isLane ? (((each.rotation + sixths) % 6) + 6) % 6 : each.rotation;
    turned[spiralIndex(rotate(spiralHex(index), sixths))] = each === null ? null : { ...each, rotation };
  }
  return Array.from(turned, (each) => each ?? null);
}

/** A map as a string, strictly: the centre in braces, hyperlanes with side and rotation, holes at the end left out. */
export function writeMapString(placed: readonly PlacedTile[]): string {
  const tokens = placed.map((each) => {
    if (each === null) return "-1";
    if (each.tile === "home") return "0";
    return each.tile.lanes === null ? each.tile.id : `${each.tile.id.toUpperCase()}${each.rotation}`;
  });
  while (tokens.length > 1 && tokens.at(-1) === "-1") tokens.pop();
  const [centre = "-1", ...rest] = tokens;
  return [`{${centre}}`, ...rest].join(" ");
}

/** The sides by which one leaves a hyperlane tile that one has entered by this side. */
function exits({ tile, rotation }: NonNullable<PlacedTile>, entry: Direction): readonly Direction[] {
  if (tile === "home" || tile.lanes === null) return [];
  return rotateLanes(tile.lanes, rotation).flatMap(([one, other]) =>
    one === entry ? [other] : other === entry ? [one] : [],
  );
}

export const rotateLanes = (lanes: readonly Lane[], sixths: number): readonly Lane[] =>
  lanes.map(([one, other]): Lane => [turn(one, sixths), turn(other, sixths)]);
