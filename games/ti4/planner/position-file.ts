import { canonical, err, type Json, type JsonObject, ok, parser, type Result } from "@umpire/kernel";
import { z } from "@umpire/toolkit/schema";
import { findSystem } from "../galaxy/galaxy.ts";
import { idSchema } from "../galaxy/ids.ts";
import { presets } from "../galaxy/rules.ts";
import { isShip } from "../skirmish/board.ts";
import { addCounts, filterCounts, sumOf, type UnitCounts } from "../units/force.ts";
import { findUnit } from "../units/units.ts";
import {
  arriveFields,
  common,
  type MovementRequest,
  movementFields,
  movesOf,
  readMovement,
} from "./movement-request.ts";
import { type Order, type Plan, placesOf, readPlan } from "./plan.ts";

/** The fields of the referee's `reach` and `arrive`: what a position file of the command line has. */
const positionSchema = z.strictObject({
  ...common,
  ...movementFields,
  ...arriveFields,
  place: z._default(arriveFields.place, "space"),
  defender: z.optional(arriveFields.defender),
  moves: z.optional(movesOf),
});
type Position = z.infer<typeof positionSchema>;
const side = z.strictObject({
  player: idSchema(60),
  ships: movementFields.ships,
  tokens: movementFields.tokens,
  effects: movementFields.effects,
});
const parsePosition = parser(positionSchema);
const parseSides = parser(z.strictObject({ ...common, sides: z.array(side).check(z.minLength(1), z.maxLength(8)) }));

/** A plan as JSON, or a position file of the command line. */
export function readPlanJson(value: Json): Result<Plan> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return readPlan(value);
  const fields = value as JsonObject;
  if (fields["players"] !== undefined) return readPlan(fields);
  return fields["sides"] === undefined ? readPosition(fields) : readSides(fields);
}

/** What stands where the file says that somebody has ships, and not which. */
const SOME_SHIP: UnitCounts = { destroyer: 1 };
/** What stands where the file says that the mover has units, and not which. */
const SOME_UNIT: UnitCounts = { infantry: 1 };
/** A file says nothing of fleet pools: nobody is warned of them. */
const POOL = 16;

function readPosition(fields: JsonObject): Result<Plan> {
  const request = parsePosition({ game: "ti4", ask: "arrive", ...fields });
  if (!request.ok) return request;
  const at = readMovement(request.value);
  if (!at.ok) return at;
  const unfit = unfitField(request.value);
  if (unfit !== null) return err({ code: "position-unfit", field: unfit });
  const fleet = readFleet(at.value);
  if (!fleet.ok) return fleet;
  return planWith(fields, at.value, {
    players: playersOf(request.value, fleet.value),
    space: spaceOf(request.value, fleet.value),
    ground: groundOf(request.value, at.value),
    plan: {
      mover: 0,
      active: request.value.active,
      orders: ordersOf(request.value, fleet.value),
      planet: request.value.planet?.name ?? null,
      rounds: limitOf(request.value),
      best: request.value.attacker.casualties === "best",
    },
  });
}

/** A field that a plan has no place for: what it says would be lost without a word. */
function unfitField({ cannons, attacker, defender, planet, moves = [], ships }: Position): string | null {
  if (cannons.length > 0) return "cannons";
  const armies = { attacker, ...(defender && { defender }), ...(planet && { planet }) };
  const late = Object.entries(armies).find(([, { sustain }]) => sustain === "late");
  if (late !== undefined) return `${late[0]}.sustain`;
  const isBest = attacker.casualties === "best";
  const listed = Object.entries(armies).find(([name, { casualties }]) =>
    casualties === "best" ? name === "planet" || !isBest : casualties.length > 0 || (isBest && name === "defender"),
  );
  if (listed !== undefined) return `${listed[0]}.casualties`;
  if (moves.some(({ wormhole }) => wormhole !== undefined)) return "moves.wormhole";
  return ships.some(({ via = [] }) => via.length > 0) ? "ships.via" : null;
}

const limitOf = ({ rounds, retreat }: Position): number | null => {
  const limits = [rounds, retreat?.after].filter((limit) => limit !== undefined);
  return limits.length === 0 ? null : Math.min(...limits);
};

/** Ships as a plan has them: how many of each unit in each system, and what each is called there. */
type Fleet = {
  readonly units: { readonly [system: string]: UnitCounts };
  readonly names: ReadonlyMap<string, string>;
};

function readFleet({ ships }: MovementRequest): Result<Fleet> {
  const units: { [system: string]: UnitCounts } = {};
  const names = new Map<string, string>();
  for (const { id, at, unit, move } of ships) {
    if (unit === null || findUnit(unit)?.move !== move) return err({ code: "position-bare-ship", ship: id });
    units[at] = addCounts(units[at] ?? {}, { [unit]: 1 });
    names.set(id, `${at}/${unit}/${units[at]?.[unit]}`);
  }
  return ok({ units, names });
}

function playersOf({ player = "", tokens, effects, attacker, defender }: Position, { names }: Fleet): Plan["players"] {
  const moving = effects.map((effect) => {
    const [id = "", ...ship] = effect.split(":");
    return ship.length === 0 ? effect : `${id}:${names.get(ship.join(":")) ?? ship.join(":")}`;
  });
  const own = held(attacker.effects).filter((effect) => !moving.includes(effect));
  const mover = { name: player.slice(0, 40), effects: [...moving, ...own], tokens, fleetPool: POOL };
  return [mover, { name: "", effects: held(defender?.effects ?? {}), tokens: [], fleetPool: POOL }];
}

/** Cards as a plan has them: `morale-boost:2`. */
const held = (effects: UnitCounts): string[] =>
  Object.entries(effects).flatMap(([id, count]) => (count === 0 ? [] : [count === 1 ? id : `${id}:${count}`]));

function spaceOf({ moves = [], others, own, attacker, active, defender }: Position, fleet: Fleet): Plan["space"] {
  const mine: { [system: string]: UnitCounts } = { ...fleet.units };
  for (const system of own) mine[system] ??= SOME_UNIT;
  for (const [system, cargo] of Object.entries(cargoOf(moves))) mine[system] = most(mine[system] ?? {}, cargo);
  const theirs: { [system: string]: UnitCounts } = Object.fromEntries(others.map((system) => [system, SOME_SHIP]));
  if (defender !== undefined) theirs[active] = filterCounts(defender.units, isShip);
  const space: Plan["space"] = {};
  const put = (system: string, seat: number, units: UnitCounts, damaged: UnitCounts) => {
    if (sumOf(units) > 0)
      space[system] = { ...space[system], [seat]: { units: { ...units }, damaged: { ...damaged } } };
  };
  let hurt = attacker.damaged;
  for (const [system, units] of Object.entries(mine)) {
    const here = least(hurt, units);
    hurt = addCounts(hurt, Object.fromEntries(Object.entries(here).map(([unit, count]) => [unit, -count])));
    put(system, 0, units, here);
  }
  for (const [system, units] of Object.entries(theirs))
    put(system, 1, units, system === active ? filterCounts(defender?.damaged ?? {}, isShip) : {});
  return space;
}

function cargoOf(moves: NonNullable<Position["moves"]>): { readonly [system: string]: UnitCounts } {
  const sum: { [system: string]: UnitCounts } = {};
  for (const { unit, count, from } of moves.flatMap(({ cargo }) => cargo))
    sum[from] = addCounts(sum[from] ?? {}, { [unit]: count });
  return sum;
}

/** Of each unit the larger number of two. */
const most = (one: UnitCounts, other: UnitCounts): UnitCounts =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((unit) => [unit, Math.max(one[unit] ?? 0, other[unit] ?? 0)]),
  );

/** Of each unit the smaller number of two. */
const least = (one: UnitCounts, other: UnitCounts): UnitCounts =>
  Object.fromEntries(
    Object.keys(one).flatMap((unit) => {
      const count = Math.min(one[unit] ?? 0, other[unit] ?? 0);
      return count > 0 ? [[unit, count]] : [];
    }),
  );

/** What defends and is no ship stands on the planet that is named, or on the first. */
function groundOf({ defender, planet, active }: Position, { movement }: MovementRequest): Plan["ground"] {
  const name = planet?.name ?? placesOf(findSystem(movement.galaxy, active))[0]?.name;
  const isAshore = (unit: string) => !isShip(unit);
  const units = addCounts(filterCounts(defender?.units ?? {}, isAshore), planet?.units ?? {});
  const damaged = addCounts(filterCounts(defender?.damaged ?? {}, isAshore), planet?.damaged ?? {});
  return name === undefined || sumOf(units) === 0
    ? {}
    : { [active]: { [name]: { owner: 1, units: { ...units }, damaged: { ...damaged } } } };
}

/** Where the file has moves, its other ships stay; nobody takes along what the file does not say. */
function ordersOf({ moves, ships, active }: Position, { names }: Fleet): Plan["plan"]["orders"] {
  const orders: { [ship: string]: Order } = {};
  for (const { id, at } of ships) {
    const move = moves?.find(({ ship }) => ship === id);
    const name = names.get(id) ?? id;
    if (move !== undefined) orders[name] = { path: [...move.path], cargo: move.cargo.map((load) => ({ ...load })) };
    else if (at !== active) orders[name] = moves === undefined ? { cargo: [] } : { stays: true };
  }
  return orders;
}

/** Everybody's ships, as a file for `threats` has them. */
function readSides(fields: JsonObject): Result<Plan> {
  const request = parseSides({ game: "ti4", ask: "threats", ...fields });
  if (!request.ok) return request;
  const space: Plan["space"] = {};
  const players: Plan["players"] = [];
  let first: MovementRequest | null = null;
  for (const [seat, { player, ...each }] of request.value.sides.entries()) {
    const active = each.ships[0]?.at ?? "";
    const at = readMovement({ ...request.value, ...each, player, active, others: [], own: [] });
    if (!at.ok) return at;
    const fleet = readFleet(at.value);
    if (!fleet.ok) return fleet;
    first ??= at.value;
    for (const [system, units] of Object.entries(fleet.value.units))
      space[system] = { ...space[system], [seat]: { units: { ...units }, damaged: {} } };
    players.push({ name: player.slice(0, 40), effects: each.effects, tokens: each.tokens, fleetPool: POOL });
  }
  const plan = { mover: 0, active: null, orders: {}, planet: null, rounds: null, best: false };
  return first === null ? err({ code: "no-ships" }) : planWith(fields, first, { players, space, ground: {}, plan });
}

/** The plan with the map of the file and its rules, which are one of the presets. */
function planWith(
  { map = null }: JsonObject,
  { movement }: MovementRequest,
  rest: Pick<Plan, "players" | "space" | "ground" | "plan">,
): Result<Plan> {
  const spelt = canonical(movement.rules);
  const rules = Object.entries(presets).find(([, switches]) => canonical(switches) === spelt)?.[0];
  return rules === undefined ? err({ code: "position-unfit", field: "rules" }) : readPlan({ map, rules, ...rest });
}
