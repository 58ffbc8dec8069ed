import { byCodeUnit } from "@umpire/toolkit";
import { type HeapEntry, pop, push } from "./heap.ts";
import { extraRiftBonus, passBonus, riftEffect } from "./move-value.ts";
import { type Movement, neighboursFor, type Obstacle, obstaclesInto, obstaclesThrough, type Ship } from "./movement.ts";

/** Weight of one roll, or one obstacle: more than any number of steps. */
const ROLL_WEIGHT = 4096;
const NEVER = Number.POSITIVE_INFINITY;
const END = -1;

type Node = {
  readonly id: string;
  readonly near: readonly number[];
  /** The move bonus for leaving it, and the number of dice for that. */
  readonly isRift: boolean;
  readonly bonus: number;
  readonly dice: number;
  /** An additional move bonus for passing it; a ship that begins in it has not passed it. */
  readonly pass: number;
  readonly through: readonly Obstacle[];
};

/** For each (system, cost, bonus used) the least weight of a route to the active system, and its next slot. */
type SearchTable = { readonly weights: Float64Array; readonly next: Int32Array };

/** All routes to the active system for ships to which the same effects apply. */
export type RouteTable = {
  readonly nodes: readonly Node[];
  readonly index: ReadonlyMap<string, number>;
  readonly active: number;
  readonly into: readonly Obstacle[];
  /** Whether only one exit of a movement gives its bonus. */
  readonly once: boolean;
  /** A further bonus of one exit, once a movement. */
  readonly extra: number;
  /** Costs from the least to the most that can be; where exits give more than one, they can be negative. */
  readonly least: number;
  readonly most: number;
  /** Whether the table covers the costs of all ways. */
  readonly isWhole: boolean;
  /** Lightest by rolls, then steps, along open ways. */
  readonly open: () => SearchTable;
  /** Lightest by obstacles, then steps, along any way. */
  readonly any: () => SearchTable;
  /** The same without a cap on the cost. */
  readonly wide: () => RouteTable;
};

/** Costs covered by default: more than ships move. Costlier routes are searched only to explain a refusal. */
export const DEFAULT_RANGE = 12;

/**
 * Systems are numbered by their ids, so that ties between routes go to the first by ids. The table covers costs up to
 * `most`, capped at the number of systems.
 */
export function buildRouteTable(movement: Movement, ship: Ship, most: number): RouteTable {
  const { galaxy, active, rules } = movement;
  const near = neighboursFor(movement, "ships");
  const systems = [...galaxy.systems].sort((a, b) => byCodeUnit(a.id, b.id));
  const index = new Map(systems.map(({ id }, at) => [id, at]));
  const nodes = systems.map((system): Node => {
    const around = (near.get(system.id) ?? []).map((other) => index.get(other) ?? 0);
    const gives = { ...riftEffect(movement, system), pass: passBonus(movement, ship, system.id) };
    return { id: system.id, near: around, ...gives, through: obstaclesThrough(movement, system, ship) };
  });
  const target = systems.find(({ id }) => id === active);
  const extra = extraRiftBonus(movement, ship);
  const tables: { open?: SearchTable; any?: SearchTable; wide?: RouteTable } = {};
  const routes: RouteTable = {
    nodes,
    index,
    active: index.get(active) ?? 0,
    once: rules.riftBonusOnce,
    extra,
    most: Math.min(most, nodes.length),
    into: target === undefined ? [] : obstaclesInto(movement, target, ship),
    least: nodes.some(({ bonus, pass }) => bonus + pass > 1) ? -nodes.length : 0 - extra,
    isWhole: most >= nodes.length,
    open: () => (tables.open ??= search(routes, false)),
    any: () => (tables.any ??= search(routes, true)),
    wide: () => (tables.wide ??= buildRouteTable(movement, ship, nodes.length)),
  };
  return routes;
}

/** Whether a way there and back can pay: then it may pass one system twice, and count twice what is in its way there. */
export const hasDetours = ({ least }: RouteTable): boolean => least < 0;

const slotOf = ({ nodes, least }: RouteTable, node: number, cost: number, used: number) =>
  ((cost - least) * 2 + used) * nodes.length + node;

/**
 * Dijkstra's algorithm over (system, cost, bonus used), backwards from the active system, so that one table answers for
 * every start: weight(from) = min over neighbours of weight(to) + ROLL_WEIGHT * dice(from) + 1. With `forced`, obstacles
 * are weighed instead of dice.
 */
function search(routes: RouteTable, forced: boolean): SearchTable {
  const { nodes, least, most, active, into } = routes;
  const size = (most - least + 1) * 2 * nodes.length;
  const table: SearchTable = { weights: new Float64Array(size).fill(NEVER), next: new Int32Array(size).fill(END) };
  const heap: HeapEntry[] = [];
  if (forced || into.length === 0) relaxNeighbours(routes, table, heap, forced, active, END, into.length * ROLL_WEIGHT);
  for (let entry = pop(heap); entry !== undefined; entry = pop(heap)) {
    const { key, slot } = entry;
    if (key > (table.weights[slot] ?? 0)) continue;
    const node = slot % nodes.length;
    const barred = nodes[node]?.through.length ?? 0;
    if (forced || barred === 0) relaxNeighbours(routes, table, heap, forced, node, slot, key + barred * ROLL_WEIGHT);
  }
  return table;
}

/** Relaxes the edges from every neighbour into this system. */
function relaxNeighbours(
  routes: RouteTable,
  table: SearchTable,
  heap: HeapEntry[],
  forced: boolean,
  node: number,
  rest: number,
  weight: number,
): void {
  const { nodes } = routes;
  const { cost, used } = decode(routes, rest);
  // Of the active system the last visit is an end, and no passing.
  const pass = rest === END ? 0 : (nodes[node]?.pass ?? 0);
  for (const from of nodes[node]?.near ?? []) {
    const left = nodes[from] as Node;
    const { gain, isUsed } = exitGain(routes, left, used === 1);
    const key = weight + (forced ? 0 : left.dice * ROLL_WEIGHT) + 1;
    relax(routes, table, heap, from, cost + 1 - gain - pass, isUsed ? 1 : 0, key, rest);
  }
}

/** What leaving a system gives to a way that has left a rift elsewhere or not, and whether it then has. */
export function exitGain({ once, extra }: RouteTable, { bonus, isRift }: Node, isUsed: boolean) {
  const gain = (once && isUsed ? 0 : bonus) + (isRift && !isUsed ? extra : 0);
  return { gain, isUsed: isUsed || ((once || extra > 0) && isRift) };
}

/** Relaxes one slot: a route is kept if it is lighter, or as light and earlier by its ids. */
function relax(
  routes: RouteTable,
  { weights, next }: SearchTable,
  heap: HeapEntry[],
  from: number,
  cost: number,
  used: number,
  key: number,
  rest: number,
): void {
  if (cost < routes.least || cost > routes.most) return;
  const slot = slotOf(routes, from, cost, used);
  const known = weights[slot] ?? 0;
  if (key > known || (key === known && !isEarlier(routes, next, rest, next[slot] ?? END))) return;
  weights[slot] = key;
  next[slot] = rest;
  if (key < known) push(heap, { key, slot });
}

function decode({ nodes, least }: RouteTable, slot: number): { readonly cost: number; readonly used: number } {
  if (slot === END) return { cost: 0, used: 0 };
  const line = Math.floor(slot / nodes.length);
  return { cost: Math.floor(line / 2) + least, used: line % 2 };
}

const nodeAt = ({ nodes, active }: RouteTable, slot: number) => (slot === END ? active : slot % nodes.length);

/** Whether one way comes before another by the ids of its systems. */
function isEarlier(routes: RouteTable, next: Int32Array, one: number, other: number): boolean {
  let [a, b] = [one, other];
  while (a !== b && nodeAt(routes, a) === nodeAt(routes, b) && a !== END && b !== END)
    [a, b] = [next[a] ?? END, next[b] ?? END];
  return nodeAt(routes, a) < nodeAt(routes, b);
}

/** The slot where the lightest route of this cost begins, with the one bonus used or not; ties go by ids. */
function startSlot(routes: RouteTable, table: SearchTable, from: string, cost: number): number {
  const node = routes.index.get(from) ?? 0;
  return lighter(routes, table, slotOf(routes, node, cost, 0), slotOf(routes, node, cost, 1));
}

function lighter(routes: RouteTable, { weights, next }: SearchTable, one: number, other: number): number {
  const [a, b] = [weights[one] ?? NEVER, weights[other] ?? NEVER];
  if (a !== b || a === NEVER) return b < a ? other : one;
  return isEarlier(routes, next, other, one) ? other : one;
}

/** Where the best way begins that needs no move at all: what it has to spare is of no use. */
function freeStartSlot(routes: RouteTable, table: SearchTable, from: string): number {
  let best = startSlot(routes, table, from, 0);
  for (let cost = -1; cost >= routes.least; cost -= 1)
    best = lighter(routes, table, best, startSlot(routes, table, from, cost));
  return best;
}

function pathFrom(routes: RouteTable, { next }: SearchTable, from: number): readonly string[] {
  const path = [routes.nodes[nodeAt(routes, from)]?.id ?? ""];
  for (let slot = from; slot !== END; ) {
    slot = next[slot] ?? END;
    path.push(routes.nodes[nodeAt(routes, slot)]?.id ?? "");
  }
  return path;
}

export type Route = { readonly cost: number; readonly rolls: number; readonly path: readonly string[] };

/** The Pareto front of cost and rolls, cheapest first: each route has fewer rolls than every cheaper one. */
export function paretoRoutes(routes: RouteTable, from: string, move: number): readonly Route[] {
  const table = routes.open();
  const found: Route[] = [];
  let fewest = NEVER;
  for (let cost = 0; cost <= Math.min(move, routes.most) && fewest > 0; cost += 1) {
    const slot = cost === 0 ? freeStartSlot(routes, table, from) : startSlot(routes, table, from, cost);
    const weight = table.weights[slot] ?? NEVER;
    const rolls = Math.floor(weight / ROLL_WEIGHT);
    if (weight === NEVER || rolls >= fewest) continue;
    fewest = rolls;
    found.push({ cost, rolls, path: pathFrom(routes, table, slot) });
  }
  return found;
}

/** The route with the fewest changes needed, with its obstacles; "further" where it may lie beyond the table. */
export function leastObstructedRoute(routes: RouteTable, from: string, move: number) {
  const table = routes.any();
  let best: { readonly cost: number; readonly slot: number; readonly changes: number } | null = null;
  for (let cost = routes.least; cost <= routes.most; cost += 1) {
    const slot = startSlot(routes, table, from, cost);
    const weight = table.weights[slot] ?? NEVER;
    if (weight === NEVER) continue;
    const changes = Math.floor(weight / ROLL_WEIGHT) + Math.max(0, cost - move);
    if (best === null || changes < best.changes) best = { cost, slot, changes };
  }
  // A route beyond the table would take more changes than there are costs left in it.
  if (!routes.isWhole && (best === null || best.changes > routes.most - move)) return "further";
  if (best === null) return null;
  const path = pathFrom(routes, table, best.slot);
  const passed = [...new Set(path.slice(1, -1))];
  const obstacles = passed.flatMap((id) => routes.nodes[routes.index.get(id) ?? 0]?.through ?? []);
  return { path, cost: best.cost, obstacles: [...obstacles, ...routes.into] };
}
