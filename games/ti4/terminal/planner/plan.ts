import { err, type Json, type JsonObject, ok, type Result } from "@umpire/kernel";
import { reach } from "../../movement/reach.ts";
import { reachVia } from "../../movement/transport.ts";
import { type ReadMoves, readMoveOptions, type TypedMoves } from "./move-options.ts";
import { isObject, type Position, type PositionFields } from "./position.ts";
import type { ShipReach } from "./types.ts";

/** Who comes by which way, and who does not. */
export type TypedPlan = {
  /** As the referee is asked; those of a file are its to judge. */
  readonly moves: Json;
  /** Ships that cannot come, or are there. */
  readonly staying: readonly ShipReach[];
  /** Ships that the position's own moves leave where they are. */
  readonly idle: readonly string[];
};

/** Each ship comes by the path that was named, or else by its safest; where a file has moves, only those it names. */
export function planMoves(
  { fields, galaxy, typed: added }: PositionFields,
  { movement, ships }: Position,
  typed: TypedMoves,
): Result<TypedPlan> {
  const read = readMoveOptions(
    typed,
    ships.map(({ id }) => id),
    galaxy,
  );
  if (!read.ok) return read;
  const { paths, loads } = read.value;
  const raw = fields["moves"];
  if (raw !== undefined && !Array.isArray(raw)) return ok({ moves: raw, staying: [], idle: [] });
  const given: readonly Json[] = (raw ?? []).map((move) => (isObject(move) ? asTyped(move, read.value) : move));
  const named = given.map((move) => (isObject(move) ? move["ship"] : null));
  const isMeant = ({ id }: Ship) => raw === undefined || added.includes(id) || paths.has(id) || loads.has(id);
  const isThere = ({ id, at }: Ship) => at === movement.active && !paths.has(id);
  const rest = ships.filter(({ id }) => !named.includes(id));
  const laden = rest.find((ship) => isThere(ship) && loads.has(ship.id));
  if (laden !== undefined) return err({ code: "cargo-there", ship: laden.id, system: laden.at });
  const idle = rest.filter((ship) => !isThere(ship) && !isMeant(ship)).map(({ id }) => id);
  const asked = rest.filter(({ id }) => !idle.includes(id));
  const ways = reach(movement, asked).map((found, at) => ({
    found,
    move: moveOf(movement, asked[at], found, read.value),
  }));
  return ok({
    moves: [...given, ...ways.flatMap(({ move }) => move ?? [])],
    staying: ways.flatMap(({ found, move }) => (move === null ? [found] : [])),
    idle,
  });
}

type Ship = Position["ships"][number];

/** More stops than these are not looked for. */
const MOST_STOPS = 6;

/** The safest way over the systems in which the ship is to pick something up. */
function pathOver(movement: Position["movement"], ship: Ship, { loads }: ReadMoves): readonly string[] | undefined {
  const stops = (loads.get(ship.id) ?? []).flatMap(({ from }) => (from === null || from === ship.at ? [] : [from]));
  const via = [...new Set(stops)];
  return via.length === 0 || via.length > MOST_STOPS ? undefined : reachVia(movement, ship, via)?.path;
}

/** How a ship comes; null where it does not. */
function moveOf(
  movement: Position["movement"],
  ship: Ship | undefined,
  { options }: ShipReach,
  typed: ReadMoves,
): JsonObject | null {
  if (ship === undefined) return null;
  const { id, at } = ship;
  const safest = at === movement.active ? undefined : (pathOver(movement, ship, typed) ?? options.at(-1)?.path);
  const path = typed.paths.get(id) ?? safest;
  const cargo = (typed.loads.get(id) ?? []).map((load) => ({ ...load, from: load.from ?? at }));
  return path === undefined ? null : { ship: id, path, cargo };
}

/** A move of the file, with what was typed of its ship instead. */
function asTyped(move: JsonObject, { paths, loads }: ReadMoves): JsonObject {
  const { ship, path: along } = move;
  if (typeof ship !== "string") return move;
  const path = paths.get(ship) ?? along;
  const start = Array.isArray(path) ? path[0] : undefined;
  const cargo = loads.get(ship)?.map((load) => ({ ...load, from: load.from ?? start ?? "" }));
  return { ...move, ...(path !== undefined && { path }), ...(cargo && { cargo }) };
}
