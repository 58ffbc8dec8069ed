import type { Order, Table } from "../planner/table.ts";

/** A place where units stand: a system's space, or one of its planets. */
export type Place = { readonly system: string; readonly planet: string | null };
type Counts = { readonly [unit: string]: number };
export type Force = { readonly units: Counts; readonly damaged: Counts };

/** The map of a table that is made of tiles. */
export type TileMap = {
  readonly string: string;
  readonly centre?: string;
  readonly extra?: readonly string[];
  readonly additions?: readonly Addition[];
};
export type Addition = {
  readonly system: string;
  readonly anomaly?: string;
  readonly wormhole?: string;
  readonly source: string;
  readonly owner?: string;
};

const nobody: Force = { units: {}, damaged: {} };
const MOST = 99;

/** What a player has in a place. */
export function forceAt({ space, ground }: Table, { system, planet }: Place, seat: number): Force {
  if (planet === null) return space[system]?.[seat] ?? nobody;
  const garrison = ground[system]?.[planet];
  return garrison?.owner === seat ? garrison : nobody;
}

/** Counts without those that are nothing. */
const tidy = (counts: Counts): { [unit: string]: number } =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

const isNobody = ({ units }: Force): boolean => Object.keys(units).length === 0;

/** The table with another force in a place: a planet is then that player's, or nobody's. */
export function withForce(table: Table, { system, planet }: Place, seat: number, given: Force): Table {
  const units = tidy(given.units);
  const damaged = tidy(
    Object.fromEntries(Object.entries(given.damaged).map(([unit, count]) => [unit, Math.min(count, units[unit] ?? 0)])),
  );
  const force = { units, damaged };
  if (planet === null) {
    const { [seat]: _, ...others } = table.space[system] ?? {};
    const here = isNobody(force) ? others : { ...others, [seat]: force };
    return { ...table, space: withEntry(table.space, system, here) };
  }
  const { [planet]: before, ...others } = table.ground[system] ?? {};
  const isOthers = before !== undefined && before.owner !== seat && isNobody(force);
  if (isOthers) return table;
  const here = isNobody(force) ? others : { ...others, [planet]: { ...force, owner: seat } };
  return { ...table, ground: withEntry(table.ground, system, here) };
}

function withEntry<T extends object>(all: { [key: string]: T }, key: string, value: T): { [key: string]: T } {
  const { [key]: _, ...rest } = all;
  return Object.keys(value).length === 0 ? rest : { ...rest, [key]: value };
}

/** So many more, or fewer, of a unit in a place. */
export function withMore(table: Table, place: Place, seat: number, unit: string, count: number): Table {
  const { units, damaged } = forceAt(table, place, seat);
  const sum = Math.min(MOST, Math.max(0, (units[unit] ?? 0) + count));
  return withForce(table, place, seat, { units: { ...units, [unit]: sum }, damaged });
}

/** So many of a unit in a place are damaged. */
export function withDamaged(table: Table, place: Place, seat: number, unit: string, count: number): Table {
  const { units, damaged } = forceAt(table, place, seat);
  return withForce(table, place, seat, { units, damaged: { ...damaged, [unit]: Math.max(0, count) } });
}

/** A part of a force: all of it, or one unit of a kind; the whole ones go first. */
export function taken({ units, damaged }: Force, unit: string | null): Force {
  const some = unit === null ? units : { [unit]: Math.min(1, units[unit] ?? 0) };
  const hurt = Object.fromEntries(
    Object.entries(some).map(([id, count]) => [id, Math.max(0, (damaged[id] ?? 0) + count - (units[id] ?? 0))]),
  );
  return { units: some, damaged: tidy(hurt) };
}

/** What is left of a force without a part of it. */
export const without = (force: Force, part: Force): Force => ({
  units: minus(force.units, part.units),
  damaged: minus(force.damaged, part.damaged),
});

export const plus = (one: Counts, other: Counts): Counts => {
  const sum: { [unit: string]: number } = { ...one };
  for (const [unit, count] of Object.entries(other)) sum[unit] = Math.min(MOST, (sum[unit] ?? 0) + count);
  return sum;
};
const minus = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(Object.entries(one).map(([unit, count]) => [unit, Math.max(0, count - (other[unit] ?? 0))]));

type Player = Table["players"][number];

export const withPlayer = (table: Table, seat: number, change: Partial<Player>): Table => ({
  ...table,
  players: table.players.map((player, at) => (at === seat ? { ...player, ...change } : player)),
});

export const newPlayer: Player = { name: "", effects: [], tokens: [], fleetPool: 5 };

export const MOST_PLAYERS = 8;

export const withNewPlayer = (table: Table): Table =>
  table.players.length >= MOST_PLAYERS ? table : { ...table, players: [...table.players, newPlayer] };

/** The table without a player and everything of theirs; those after move up. */
export function withoutPlayer(table: Table, seat: number): Table {
  const shift = (at: number) => (at > seat ? at - 1 : at);
  const space = Object.entries(table.space).flatMap(([system, here]) => {
    const left = Object.entries(here).filter(([at]) => Number(at) !== seat);
    const renamed = Object.fromEntries(left.map(([at, force]) => [shift(Number(at)), force]));
    return left.length === 0 ? [] : [[system, renamed] as const];
  });
  const ground = Object.entries(table.ground).flatMap(([system, here]) => {
    const left = Object.entries(here).filter(([, { owner }]) => owner !== seat);
    const renamed = Object.fromEntries(left.map(([planet, each]) => [planet, { ...each, owner: shift(each.owner) }]));
    return left.length === 0 ? [] : [[system, renamed] as const];
  });
  const { mover } = table.plan;
  return {
    ...{ ...table, players: table.players.filter((_, at) => at !== seat) },
    ...{ space: Object.fromEntries(space), ground: Object.fromEntries(ground) },
    plan: { ...table.plan, orders: mover === seat ? {} : table.plan.orders, mover: mover === seat ? 0 : shift(mover) },
  };
}

/** The table with a command token there, or without it. */
export function withToken(table: Table, seat: number, system: string, isThere: boolean): Table {
  const others = (table.players[seat]?.tokens ?? []).filter((id) => id !== system);
  return withPlayer(table, seat, { tokens: isThere ? [...others, system] : others });
}

/** The table with an effect in a player's hands (`gravity-drive:74/cruiser/1`, `morale-boost:2`), or without it. */
export function withEffect(table: Table, seat: number, id: string, argument: string | null): Table {
  const others = (table.players[seat]?.effects ?? []).filter((effect) => effect.split(":")[0] !== id);
  const text = argument === null || argument === "" ? id : `${id}:${argument}`;
  return withPlayer(table, seat, { effects: argument === null ? others : [...others, text] });
}

/** What follows an effect's name; null where the player does not have it. */
export function effectOf({ players }: Table, seat: number, id: string): string | null {
  const found = players[seat]?.effects.find((effect) => effect.split(":")[0] === id);
  return found === undefined ? null : found.slice(id.length + 1);
}

/** Another system is active: what was ordered for the one before is void. */
export const activated = (table: Table, active: string | null): Table =>
  active === table.plan.active ? table : { ...table, plan: { ...table.plan, active, orders: {}, planet: null } };

export const withMover = (table: Table, mover: number): Table => ({
  ...table,
  plan: { ...table.plan, mover, orders: {} },
});

export function withOrder(table: Table, ship: string, order: Order | null): Table {
  const { [ship]: _, ...others } = table.plan.orders;
  return { ...table, plan: { ...table.plan, orders: order === null ? others : { ...others, [ship]: order } } };
}

/** The map of the table, as tiles. */
export const tileMapOf = ({ map }: Table): TileMap =>
  typeof map === "string" ? { string: map } : (map as unknown as TileMap);

export const withMap = (table: Table, map: TileMap): Table => ({ ...table, map: map as unknown as Table["map"] });

/** The map with an anomaly or a wormhole more in a system, or without it where it was added before. */
export function withAddition(table: Table, addition: Addition): Table {
  const map = tileMapOf(table);
  const { additions = [] } = map;
  const isSame = (each: Addition) =>
    each.system === addition.system && each.anomaly === addition.anomaly && each.wormhole === addition.wormhole;
  const others = additions.filter((each) => !isSame(each));
  return withMap(table, { ...map, additions: others.length < additions.length ? others : [...others, addition] });
}
