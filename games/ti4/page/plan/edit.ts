import type { Order, Plan } from "../../planner/plan.ts";
import { emptyForce, type Force, type UnitCounts } from "../../units/force.ts";
import { summed } from "../parts/counts.ts";

/** A place where units stand: a system's space, or one of its planets. */
export type UnitPlace = { readonly system: string; readonly planet: string | null };

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
  readonly planet?: { readonly name: string };
  readonly gone?: string;
  readonly border?: string;
  readonly severed?: true;
  readonly source: string;
  readonly owner?: string;
};

const MOST = 99;

/** What a player has in a place. */
export function forceAt({ space, ground }: Plan, { system, planet }: UnitPlace, seat: number): Force {
  if (planet === null) return space[system]?.[seat] ?? emptyForce;
  const garrison = ground[system]?.[planet];
  return garrison?.owner === seat ? garrison : emptyForce;
}

/** Counts without those that are nothing. */
const tidy = (counts: UnitCounts): { [unit: string]: number } =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

const isNobody = ({ units }: Force): boolean => Object.keys(units).length === 0;

/** The table with another force in a place: a planet is then that player's, or nobody's. */
export function withForce(plan: Plan, { system, planet }: UnitPlace, seat: number, given: Force): Plan {
  const units = tidy(given.units);
  const damaged = tidy(
    Object.fromEntries(Object.entries(given.damaged).map(([unit, count]) => [unit, Math.min(count, units[unit] ?? 0)])),
  );
  const force = { units, damaged };
  if (planet === null) {
    const { [seat]: _, ...others } = plan.space[system] ?? {};
    const here = isNobody(force) ? others : { ...others, [seat]: force };
    return { ...plan, space: withEntry(plan.space, system, here) };
  }
  const { [planet]: before, ...others } = plan.ground[system] ?? {};
  const isOthers = before !== undefined && before.owner !== seat && isNobody(force);
  if (isOthers) return plan;
  const here = isNobody(force) ? others : { ...others, [planet]: { ...force, owner: seat } };
  return { ...plan, ground: withEntry(plan.ground, system, here) };
}

function withEntry<T extends object>(all: { [key: string]: T }, key: string, value: T): { [key: string]: T } {
  const { [key]: _, ...rest } = all;
  return Object.keys(value).length === 0 ? rest : { ...rest, [key]: value };
}

/** The plan with `count` more of a unit in a place, or fewer if it is negative. */
export function withMore(plan: Plan, place: UnitPlace, seat: number, unit: string, count: number): Plan {
  const { units, damaged } = forceAt(plan, place, seat);
  const sum = Math.min(MOST, Math.max(0, (units[unit] ?? 0) + count));
  return withForce(plan, place, seat, { units: { ...units, [unit]: sum }, damaged });
}

/** The plan with `count` damaged of a unit in a place. */
export function withDamaged(plan: Plan, place: UnitPlace, seat: number, unit: string, count: number): Plan {
  const { units, damaged } = forceAt(plan, place, seat);
  return withForce(plan, place, seat, { units, damaged: { ...damaged, [unit]: Math.max(0, count) } });
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
  units: summed(force.units, part.units, -1),
  damaged: summed(force.damaged, part.damaged, -1),
});

/** Counts together, each at most what a place holds. */
export const plus = (one: UnitCounts, other: UnitCounts): UnitCounts =>
  Object.fromEntries(Object.entries(summed(one, other)).map(([unit, count]) => [unit, Math.min(MOST, count)]));

type Player = Plan["players"][number];

export const withPlayer = (plan: Plan, seat: number, change: Partial<Player>): Plan => ({
  ...plan,
  players: plan.players.map((player, at) => (at === seat ? { ...player, ...change } : player)),
});

export const newPlayer: Player = { name: "", effects: [], tokens: [], fleetPool: 5 };

export const MOST_PLAYERS = 8;

export const withNewPlayer = (plan: Plan): Plan =>
  plan.players.length >= MOST_PLAYERS ? plan : { ...plan, players: [...plan.players, newPlayer] };

/** The table without a player and everything of theirs; those after move up. */
export function withoutPlayer(plan: Plan, seat: number): Plan {
  const shift = (at: number) => (at > seat ? at - 1 : at);
  const space = Object.entries(plan.space).flatMap(([system, here]) => {
    const left = Object.entries(here).filter(([at]) => Number(at) !== seat);
    const renamed = Object.fromEntries(left.map(([at, force]) => [shift(Number(at)), force]));
    return left.length === 0 ? [] : [[system, renamed] as const];
  });
  const ground = Object.entries(plan.ground).flatMap(([system, here]) => {
    const left = Object.entries(here).filter(([, { owner }]) => owner !== seat);
    const renamed = Object.fromEntries(left.map(([planet, each]) => [planet, { ...each, owner: shift(each.owner) }]));
    return left.length === 0 ? [] : [[system, renamed] as const];
  });
  const { mover } = plan.plan;
  return {
    ...{ ...plan, players: plan.players.filter((_, at) => at !== seat) },
    ...{ space: Object.fromEntries(space), ground: Object.fromEntries(ground) },
    plan: { ...plan.plan, orders: mover === seat ? {} : plan.plan.orders, mover: mover === seat ? 0 : shift(mover) },
  };
}

/** The table with a command token there, or without it. */
export function withToken(plan: Plan, seat: number, system: string, isThere: boolean): Plan {
  const others = (plan.players[seat]?.tokens ?? []).filter((id) => id !== system);
  return withPlayer(plan, seat, { tokens: isThere ? [...others, system] : others });
}

/** The table with an effect in a player's hands (`gravity-drive:74/cruiser/1`, `morale-boost:2`), or without it. */
export function withEffect(plan: Plan, seat: number, id: string, argument: string | null): Plan {
  const others = (plan.players[seat]?.effects ?? []).filter((effect) => effect.split(":")[0] !== id);
  const text = argument === null || argument === "" ? id : `${id}:${argument}`;
  return withPlayer(plan, seat, { effects: argument === null ? others : [...others, text] });
}

/** What follows an effect's name; null where the player does not have it. */
export function effectOf({ players }: Plan, seat: number, id: string): string | null {
  const found = players[seat]?.effects.find((effect) => effect.split(":")[0] === id);
  return found === undefined ? null : found.slice(id.length + 1);
}

/** Another system is active: what was ordered for the one before is void. */
export const activated = (plan: Plan, active: string | null): Plan =>
  active === plan.plan.active ? plan : { ...plan, plan: { ...plan.plan, active, orders: {}, planet: null } };

export const withMover = (plan: Plan, mover: number): Plan => ({
  ...plan,
  plan: { ...plan.plan, mover, orders: {} },
});

export function withOrder(plan: Plan, ship: string, order: Order | null): Plan {
  const { [ship]: _, ...others } = plan.plan.orders;
  return { ...plan, plan: { ...plan.plan, orders: order === null ? others : { ...others, [ship]: order } } };
}

/** The map of the table, as tiles. */
export const tileMapOf = ({ map }: Plan): TileMap =>
  typeof map === "string" ? { string: map } : (map as unknown as TileMap);

export const withMap = (plan: Plan, map: TileMap): Plan => ({ ...plan, map: map as unknown as Plan["map"] });

/** What is added: two alike in one system are one. */
const kindOf = ({ anomaly, wormhole, planet, gone, border, severed }: Addition): string =>
  [anomaly, wormhole, planet?.name, gone, border, severed].join();

/** The map with an anomaly or a wormhole more in a system, or without it where it was added before. */
export function withAddition(plan: Plan, addition: Addition): Plan {
  const map = tileMapOf(plan);
  const { additions = [] } = map;
  const isSame = (each: Addition) => each.system === addition.system && kindOf(each) === kindOf(addition);
  const others = additions.filter((each) => !isSame(each));
  return withMap(plan, { ...map, additions: others.length < additions.length ? others : [...others, addition] });
}
