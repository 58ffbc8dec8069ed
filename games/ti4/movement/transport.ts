import { explain } from "@umpire/toolkit";
import { type HeapEntry, pop, push } from "./heap.ts";
import { exitsOf, explainMove, moveValue, surgeBonus, survivalOf } from "./move-value.ts";
import type { Movement, Ship } from "./movement.ts";
import { immobilityCauses, type RouteOption } from "./reach.ts";
import { buildRouteTable, exitGain, type RouteTable } from "./route-table.ts";

/** Weight of one roll: more than any number of steps. */
const ROLL_WEIGHT = 65_536;
/** Max systems with pick-ups on one route. */
const MAX_STOPS = 6;

/** How far a walk has come: where, at what cost, which stops it has made, whether it left a rift, the step before. */
type Walk = {
  readonly at: number;
  readonly cost: number;
  readonly stops: number;
  readonly used: boolean;
  readonly before: Walk | null;
};

/**
 * The safest way to the active system that passes all these stops, to pick something up in each: fewest rolls, then
 * fewest steps. It may go round in loops, which plain reach never needs to. Null where there is none.
 */
export function reachVia(movement: Movement, ship: Ship, stops: readonly string[]): RouteOption | null {
  if (stops.length > MAX_STOPS) throw new RangeError(`more than ${MAX_STOPS} stops`);
  const routes = buildRouteTable(movement, ship, movement.galaxy.systems.length);
  const start = routes.index.get(ship.at);
  if (start === undefined || routes.into.length > 0 || immobilityCauses(movement, ship).length > 0) return null;
  const move = explain(ship.move, moveValue(movement, ship)).value + surgeBonus(movement, ship);
  const bits = new Map(stops.map((stop, at) => [routes.index.get(stop) ?? -1, 1 << at]));
  const all = (1 << stops.length) - 1;
  const walks: Walk[] = [{ at: start, cost: 0, stops: bits.get(start) ?? 0, used: false, before: null }];
  const heap: HeapEntry[] = [{ key: 0, slot: 0 }];
  const known = new Set<string>();
  for (let entry = pop(heap); entry !== undefined; entry = pop(heap)) {
    const walk = walks[entry.slot] as Walk;
    const isEnd = walk.before !== null && walk.at === routes.active && walk.stops === all && walk.cost <= move;
    if (isEnd) return optionOf(movement, ship, pathOf(walk, routes.nodes), Math.floor(entry.key / ROLL_WEIGHT));
    const state = `${walk.at} ${walk.cost} ${walk.stops} ${walk.used} ${walk.before === null}`;
    if (known.has(state)) continue;
    known.add(state);
    const { onward, weight } = stepsFrom(routes, walk, bits, move);
    for (const next of onward) push(heap, { key: entry.key + weight, slot: walks.push(next) - 1 });
  }
  return null;
}

/**
 * Where a walk can go next, and what the step weighs; nowhere from a system that is not passed, or too far off. What a
 * rift gives beyond +1 may pay for the steps before it, so a walk is given that much credit, and judged at its end.
 */
function stepsFrom(routes: RouteTable, walk: Walk, bits: ReadonlyMap<number, number>, move: number) {
  const { least } = routes;
  const node = routes.nodes[walk.at];
  if (node === undefined || (walk.before !== null && node.through.length > 0)) return { onward: [], weight: 0 };
  const { gain, isUsed: used } = exitGain(routes, node, walk.used);
  const cost = walk.cost + 1 - gain - (walk.before === null ? 0 : node.pass);
  if (cost > move - least || cost < least) return { onward: [], weight: 0 };
  const onward = node.near.map(
    (at): Walk => ({ at, cost, stops: walk.stops | (bits.get(at) ?? 0), used, before: walk }),
  );
  return { onward, weight: node.dice * ROLL_WEIGHT + 1 };
}

function pathOf(walk: Walk, nodes: readonly { readonly id: string }[]): readonly string[] {
  const path: string[] = [];
  for (let step: Walk | null = walk; step !== null; step = step.before) path.unshift(nodes[step.at]?.id ?? "");
  return path;
}

function optionOf(movement: Movement, ship: Ship, path: readonly string[], rolls: number): RouteOption {
  const move = explainMove(movement, ship, path);
  const { value } = explain(ship.move, moveValue(movement, ship));
  return {
    path,
    moveNeeded: Math.max(0, path.length - 1 - (move.value - value)),
    rolls,
    survival: survivalOf(exitsOf(movement, ship, path)),
    move,
  };
}
