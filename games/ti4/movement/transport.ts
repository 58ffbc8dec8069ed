import { explain } from "@umpire/toolkit";
import { type Chart, chartOf, exitGain } from "./chart.ts";
import { type Entry, pop, push } from "./heap.ts";
import { exitsOf, explainMove, moveValue, surgeOf, survivalOf } from "./move-value.ts";
import { heldBy, type Option } from "./reach.ts";
import type { Ship, Voyage } from "./voyage.ts";

/** A roll weighs more than any number of steps. */
const HEAVY = 65_536;
/** Where pick-ups are wanted: more would be a tour, not a movement. */
const MOST_STOPS = 6;

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
export function reachVia(voyage: Voyage, ship: Ship, stops: readonly string[]): Option | null {
  if (stops.length > MOST_STOPS) throw new RangeError(`more than ${MOST_STOPS} stops`);
  const chart = chartOf(voyage, ship, voyage.galaxy.systems.length);
  const start = chart.index.get(ship.at);
  if (start === undefined || chart.into.length > 0 || heldBy(voyage, ship).length > 0) return null;
  const move = explain(ship.move, moveValue(voyage, ship)).value + surgeOf(voyage, ship);
  const bits = new Map(stops.map((stop, at) => [chart.index.get(stop) ?? -1, 1 << at]));
  const all = (1 << stops.length) - 1;
  const walks: Walk[] = [{ at: start, cost: 0, stops: bits.get(start) ?? 0, used: false, before: null }];
  const heap: Entry[] = [{ key: 0, slot: 0 }];
  const known = new Set<string>();
  for (let entry = pop(heap); entry !== undefined; entry = pop(heap)) {
    const walk = walks[entry.slot] as Walk;
    const isEnd = walk.before !== null && walk.at === chart.active && walk.stops === all && walk.cost <= move;
    if (isEnd) return optionOf(voyage, ship, pathOf(walk, chart.nodes), Math.floor(entry.key / HEAVY));
    const state = `${walk.at} ${walk.cost} ${walk.stops} ${walk.used} ${walk.before === null}`;
    if (known.has(state)) continue;
    known.add(state);
    const { onward, weight } = stepsFrom(chart, walk, bits, move);
    for (const next of onward) push(heap, { key: entry.key + weight, slot: walks.push(next) - 1 });
  }
  return null;
}

/**
 * Where a walk can go next, and what the step weighs; nowhere from a system that is not passed, or too far off. What a
 * rift gives beyond +1 may pay for the steps before it, so a walk is given that much credit, and judged at its end.
 */
function stepsFrom(chart: Chart, walk: Walk, bits: ReadonlyMap<number, number>, move: number) {
  const { least } = chart;
  const node = chart.nodes[walk.at];
  if (node === undefined || (walk.before !== null && node.through.length > 0)) return { onward: [], weight: 0 };
  const { gain, isUsed: used } = exitGain(chart, node, walk.used);
  const cost = walk.cost + 1 - gain - (walk.before === null ? 0 : node.pass);
  if (cost > move - least || cost < least) return { onward: [], weight: 0 };
  const onward = node.near.map(
    (at): Walk => ({ at, cost, stops: walk.stops | (bits.get(at) ?? 0), used, before: walk }),
  );
  return { onward, weight: node.dice * HEAVY + 1 };
}

function pathOf(walk: Walk, nodes: readonly { readonly id: string }[]): readonly string[] {
  const path: string[] = [];
  for (let step: Walk | null = walk; step !== null; step = step.before) path.unshift(nodes[step.at]?.id ?? "");
  return path;
}

function optionOf(voyage: Voyage, ship: Ship, path: readonly string[], rolls: number): Option {
  const move = explainMove(voyage, ship, path);
  const { value } = explain(ship.move, moveValue(voyage, ship));
  return {
    ...{ path, moveNeeded: Math.max(0, path.length - 1 - (move.value - value)), rolls },
    ...{ survival: survivalOf(exitsOf(voyage, ship, path)), move },
  };
}
