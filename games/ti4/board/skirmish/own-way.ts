import type { Seat } from "@umpire/kernel";
import { findSystem } from "../../galaxy/galaxy.ts";
import { type Movement, neighboursFor, obstaclesThrough, type Ship } from "../../movement/movement.ts";
import { checkPath } from "../../movement/path.ts";
import { movementOf } from "../../skirmish/board.ts";
import { moveOf, type ShipChoice, takeWay, type Way } from "./ships.ts";
import type { Action, SkirmishTable } from "./table.ts";

type Move = Action<"move">;

/** Steps beyond a ship's move value that rifts may add to a way. */
const MOST_EXTRA = 2;
/** Max beginnings of ways looked at: a map of hexes has far fewer within a move. */
const MOST_VISITS = 20_000;

/** How far each system is from the active one. */
function distancesTo({ active }: Movement, near: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const far = new Map([[active, 0]]);
  for (const id of far.keys())
    for (const next of near.get(id) ?? []) if (!far.has(next)) far.set(next, (far.get(id) ?? 0) + 1);
  return far;
}

/** Every way of a ship that enters no system twice, by depth-first search within what its move can be. */
function waysOf(movement: Movement, ship: Ship): readonly (readonly string[])[] {
  const near = neighboursFor(movement, "ships");
  const far = distancesTo(movement, near);
  const most = ship.move + MOST_EXTRA;
  const lies = (id: string, steps: number) => steps + (far.get(id) ?? Number.POSITIVE_INFINITY) <= most;
  const isOpen = (id: string) => {
    const system = findSystem(movement.galaxy, id);
    return system !== undefined && obstaclesThrough(movement, system, ship).length === 0;
  };
  const found: (readonly string[])[] = [];
  const begun: (readonly string[])[] = [[ship.at]];
  for (let visits = 0; visits < MOST_VISITS; visits += 1) {
    const path = begun.pop();
    if (path === undefined) break;
    const next = (near.get(path.at(-1) ?? "") ?? []).filter((id) => !path.includes(id) && lies(id, path.length));
    if (next.includes(movement.active)) found.push([...path, movement.active]);
    begun.push(...next.filter((id) => id !== movement.active && isOpen(id)).map((id) => [...path, id]));
  }
  return found;
}

/** A way that was chosen, with its risk; null where the ship may not take it. */
export function wayAlong(
  { state, rules }: SkirmishTable,
  seat: Seat,
  { ship }: ShipChoice,
  needsDrive: boolean,
  path: readonly string[],
): Way | null {
  const movement = movementOf(state, seat, state.tactical?.system ?? "", rules, needsDrive ? ship.id : undefined);
  return judged(movement, ship, path, needsDrive);
}

function judged(movement: Movement, ship: Ship, path: readonly string[], needsDrive: boolean): Way | null {
  const found = checkPath(movement, ship, path);
  if (found.refusal !== undefined) return null;
  const { move, rolls, survival } = found;
  return { path, rolls, survival, move, moveNeeded: path.length - 1, needsDrive };
}

const isBetter = (one: Way, other: Way): boolean =>
  one.survival > other.survival || (one.survival === other.survival && one.path.length < other.path.length);

/** The safest legal way of a ship that leads through these systems, the shortest of equals; null where none does. */
export function wayThrough(
  { state, rules }: SkirmishTable,
  seat: Seat,
  { ship }: ShipChoice,
  drive: boolean,
  through: readonly string[],
): Way | null {
  const movement = movementOf(state, seat, state.tactical?.system ?? "", rules, drive ? ship.id : undefined);
  let best: Way | null = null;
  for (const path of waysOf(movement, ship)) {
    if (!through.every((id) => path.includes(id))) continue;
    const way = judged(movement, ship, path, drive);
    if (way !== null && (best === null || isBetter(way, best))) best = way;
  }
  return best;
}

/**
 * The same movement with one ship led through a system, and through those that it was led through before as far as both
 * can be; pressed again, that system is left out. Null where no way of the ship leads there.
 */
export function ledThrough(
  table: SkirmishTable,
  seat: Seat,
  draft: Move,
  choice: ShipChoice,
  system: string,
  led: readonly string[],
): { readonly draft: Move; readonly led: readonly string[] } | null {
  const own = moveOf(draft, choice.ship.id);
  if (own === undefined || system === choice.ship.at || system === table.state.tactical?.system) return null;
  const isOff = led.includes(system);
  const tries = isOff ? [led.filter((id) => id !== system)] : [[...led, system], [system]];
  const drive = draft.drive === choice.ship.id;
  for (const through of tries) {
    const way = wayThrough(table, seat, choice, drive, through);
    if (way !== null) return { draft: takeWay(draft, choice.ship.id, way), led: through };
  }
  return null;
}
