import { byCodeUnit } from "@umpire/toolkit";
import { type Entry, pop, push } from "./heap.ts";
import { extraRiftBonus, passBonus, riftOf } from "./move-value.ts";
import { neighboursFor, type Obstacle, obstaclesInto, obstaclesThrough, type Ship, type Voyage } from "./voyage.ts";

/** A roll, or an obstacle, weighs more than any number of steps. */
const HEAVY = 4096;
const NEVER = Number.POSITIVE_INFINITY;
const END = -1;

type Node = {
  readonly id: string;
  readonly near: readonly number[];
  /** What leaving it gives, and how many dice that takes. */
  readonly isRift: boolean;
  readonly bonus: number;
  readonly dice: number;
  /** What passing it gives beside; a ship that begins in it has not passed it. */
  readonly pass: number;
  readonly through: readonly Obstacle[];
};

/** For each system and cost the least weight of a way to the active system, and where it goes next. */
type Table = { readonly weights: Float64Array; readonly next: Int32Array };

/** How ships that the same effects are for get to the active system. */
export type Chart = {
  readonly nodes: readonly Node[];
  readonly index: ReadonlyMap<string, number>;
  readonly active: number;
  readonly into: readonly Obstacle[];
  /** Only one exit of a movement gives something. */
  readonly once: boolean;
  /** What one exit gives beyond that, once a movement. */
  readonly extra: number;
  /** Costs from the least to the most that can be; where exits give more than one, they can be negative. */
  readonly least: number;
  readonly most: number;
  /** Whether no way costs more. */
  readonly isWhole: boolean;
  /** By rolls, then steps, along ways that are open. */
  readonly open: () => Table;
  /** By obstacles, then steps, along any way. */
  readonly any: () => Table;
  /** The same, as far as any way goes. */
  readonly wide: () => Chart;
};

/** More than ships move; what lies further off is looked for only when somebody asks. */
export const FAR = 12;

/**
 * Systems are numbered by their ids, so that of two equal ways the first by its ids is taken. A chart goes as far as
 * `most`, if that is not beyond every way there is.
 */
export function chartOf(voyage: Voyage, ship: Ship, most: number): Chart {
  const { galaxy, active, rules } = voyage;
  const near = neighboursFor(voyage, "ships");
  const systems = [...galaxy.systems].sort((a, b) => byCodeUnit(a.id, b.id));
  const index = new Map(systems.map(({ id }, at) => [id, at]));
  const nodes = systems.map((system): Node => {
    const around = (near.get(system.id) ?? []).map((other) => index.get(other) ?? 0);
    const gives = { ...riftOf(voyage, system), pass: passBonus(voyage, ship, system.id) };
    return { id: system.id, near: around, ...gives, through: obstaclesThrough(voyage, system, ship) };
  });
  const target = systems.find(({ id }) => id === active);
  const extra = extraRiftBonus(voyage, ship);
  const tables: { open?: Table; any?: Table; wide?: Chart } = {};
  const chart: Chart = {
    ...{
      nodes,
      index,
      active: index.get(active) ?? 0,
      once: rules.riftBonusOnce,
      extra,
      most: Math.min(most, nodes.length),
    },
    into: target === undefined ? [] : obstaclesInto(voyage, target, ship),
    least: nodes.some(({ bonus, pass }) => bonus + pass > 1) ? -nodes.length : 0 - extra,
    isWhole: most >= nodes.length,
    open: () => (tables.open ??= search(chart, false)),
    any: () => (tables.any ??= search(chart, true)),
    wide: () => (tables.wide ??= chartOf(voyage, ship, nodes.length)),
  };
  return chart;
}

/** Whether a way there and back can pay: then it may pass one system twice, and count twice what is in its way there. */
export const hasDetours = ({ least }: Chart): boolean => least < 0;

const slotOf = ({ nodes, least }: Chart, node: number, cost: number, used: number) =>
  ((cost - least) * 2 + used) * nodes.length + node;

/**
 * Backwards from the active system, so that one table answers for every start. The weight of a step depends on the
 * system that is left alone, and no step weighs less than nothing, so the least weight is settled first.
 */
function search(chart: Chart, forced: boolean): Table {
  const { nodes, least, most, active, into } = chart;
  const size = (most - least + 1) * 2 * nodes.length;
  const table: Table = { weights: new Float64Array(size).fill(NEVER), next: new Int32Array(size).fill(END) };
  const heap: Entry[] = [];
  if (forced || into.length === 0) approach(chart, table, heap, forced, active, END, into.length * HEAVY);
  for (let entry = pop(heap); entry !== undefined; entry = pop(heap)) {
    const { key, slot } = entry;
    if (key > (table.weights[slot] ?? 0)) continue;
    const node = slot % nodes.length;
    const barred = nodes[node]?.through.length ?? 0;
    if (forced || barred === 0) approach(chart, table, heap, forced, node, slot, key + barred * HEAVY);
  }
  return table;
}

/** Offers every neighbour the way over this system, of which the rest is known. */
function approach(
  chart: Chart,
  table: Table,
  heap: Entry[],
  forced: boolean,
  node: number,
  rest: number,
  weight: number,
): void {
  const { nodes } = chart;
  const { cost, used } = decode(chart, rest);
  // Of the active system the last visit is an end, and no passing.
  const pass = rest === END ? 0 : (nodes[node]?.pass ?? 0);
  for (const from of nodes[node]?.near ?? []) {
    const left = nodes[from] as Node;
    const { gain, isUsed } = exitGain(chart, left, used === 1);
    const key = weight + (forced ? 0 : left.dice * HEAVY) + 1;
    offer(chart, table, heap, from, cost + 1 - gain - pass, isUsed ? 1 : 0, key, rest);
  }
}

/** What leaving a system gives to a way that has left a rift elsewhere or not, and whether it then has. */
export function exitGain({ once, extra }: Chart, { bonus, isRift }: Node, isUsed: boolean) {
  const gain = (once && isUsed ? 0 : bonus) + (isRift && !isUsed ? extra : 0);
  return { gain, isUsed: isUsed || ((once || extra > 0) && isRift) };
}

/** Keeps a way if it weighs less than what is known, or as much and comes first by its ids. */
function offer(
  chart: Chart,
  { weights, next }: Table,
  heap: Entry[],
  from: number,
  cost: number,
  used: number,
  key: number,
  rest: number,
): void {
  if (cost < chart.least || cost > chart.most) return;
  const slot = slotOf(chart, from, cost, used);
  const known = weights[slot] ?? 0;
  if (key > known || (key === known && !isEarlier(chart, next, rest, next[slot] ?? END))) return;
  weights[slot] = key;
  next[slot] = rest;
  if (key < known) push(heap, { key, slot });
}

function decode({ nodes, least }: Chart, slot: number): { readonly cost: number; readonly used: number } {
  if (slot === END) return { cost: 0, used: 0 };
  const line = Math.floor(slot / nodes.length);
  return { cost: Math.floor(line / 2) + least, used: line % 2 };
}

const nodeAt = ({ nodes, active }: Chart, slot: number) => (slot === END ? active : slot % nodes.length);

/** Whether one way comes before another by the ids of its systems. */
function isEarlier(chart: Chart, next: Int32Array, one: number, other: number): boolean {
  let [a, b] = [one, other];
  while (a !== b && nodeAt(chart, a) === nodeAt(chart, b) && a !== END && b !== END)
    [a, b] = [next[a] ?? END, next[b] ?? END];
  return nodeAt(chart, a) < nodeAt(chart, b);
}

/** Where a way of this cost begins, in the table: its one bonus used or not, whichever weighs less, or comes first. */
function beginning(chart: Chart, table: Table, from: string, cost: number): number {
  const node = chart.index.get(from) ?? 0;
  return lighter(chart, table, slotOf(chart, node, cost, 0), slotOf(chart, node, cost, 1));
}

function lighter(chart: Chart, { weights, next }: Table, one: number, other: number): number {
  const [a, b] = [weights[one] ?? NEVER, weights[other] ?? NEVER];
  if (a !== b || a === NEVER) return b < a ? other : one;
  return isEarlier(chart, next, other, one) ? other : one;
}

/** Where the best way begins that needs no move at all: what it has to spare is of no use. */
function costless(chart: Chart, table: Table, from: string): number {
  let best = beginning(chart, table, from, 0);
  for (let cost = -1; cost >= chart.least; cost -= 1)
    best = lighter(chart, table, best, beginning(chart, table, from, cost));
  return best;
}

function follow(chart: Chart, { next }: Table, from: number): readonly string[] {
  const path = [chart.nodes[nodeAt(chart, from)]?.id ?? ""];
  for (let slot = from; slot !== END; ) {
    slot = next[slot] ?? END;
    path.push(chart.nodes[nodeAt(chart, slot)]?.id ?? "");
  }
  return path;
}

export type Way = { readonly cost: number; readonly rolls: number; readonly path: readonly string[] };

/** The best trade-offs of cost and rolls, cheapest first: each has fewer rolls than every cheaper one. */
export function tradeOffs(chart: Chart, from: string, move: number): readonly Way[] {
  const table = chart.open();
  const found: Way[] = [];
  let fewest = NEVER;
  for (let cost = 0; cost <= Math.min(move, chart.most) && fewest > 0; cost += 1) {
    const slot = cost === 0 ? costless(chart, table, from) : beginning(chart, table, from, cost);
    const weight = table.weights[slot] ?? NEVER;
    const rolls = Math.floor(weight / HEAVY);
    if (weight === NEVER || rolls >= fewest) continue;
    fewest = rolls;
    found.push({ cost, rolls, path: follow(chart, table, slot) });
  }
  return found;
}

/** The way that needs the least taken out of it, and what that is; null where there is none at all. */
export function wayOpened(chart: Chart, from: string, move: number) {
  const table = chart.any();
  let best: { readonly cost: number; readonly slot: number; readonly changes: number } | null = null;
  for (let cost = chart.least; cost <= chart.most; cost += 1) {
    const slot = beginning(chart, table, from, cost);
    const weight = table.weights[slot] ?? NEVER;
    if (weight === NEVER) continue;
    const changes = Math.floor(weight / HEAVY) + Math.max(0, cost - move);
    if (best === null || changes < best.changes) best = { cost, slot, changes };
  }
  // A way beyond the chart would take more changes than there are costs left on it.
  if (!chart.isWhole && (best === null || best.changes > chart.most - move)) return "further";
  if (best === null) return null;
  const path = follow(chart, table, best.slot);
  const passed = [...new Set(path.slice(1, -1))];
  const obstacles = passed.flatMap((id) => chart.nodes[chart.index.get(id) ?? 0]?.through ?? []);
  return { path, cost: best.cost, obstacles: [...obstacles, ...chart.into] };
}
