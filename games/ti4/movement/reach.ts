import type { Explained } from "@umpire/toolkit";
import { explain } from "@umpire/toolkit";
import { appliesTo } from "./effects.ts";
import {
  exitsOf,
  explainMove,
  isCapped,
  isInNebula,
  type MoveModifier,
  moveValue,
  pathGain,
  surgeBonus,
  survivalOf,
} from "./move-value.ts";
import { isHeld, type Movement, type Obstacle, type Ship } from "./movement.ts";
import {
  buildRouteTable,
  DEFAULT_RANGE,
  hasDetours,
  leastObstructedRoute,
  paretoRoutes,
  type RouteTable,
} from "./route-table.ts";
import { countChanges, smallestChange, withoutCause } from "./smallest-change.ts";

/** One way to the active system that is worth offering. */
export type RouteOption = {
  readonly path: readonly string[];
  readonly moveNeeded: number;
  readonly rolls: number;
  readonly survival: number;
  readonly move: Explained<MoveModifier>;
};

/**
 * More move than the ship has. Where the nebula that it begins in takes move from it, the nebula is named, with the
 * move value that the ship would have without it.
 */
export type TooFar = {
  readonly code: "too-far";
  readonly rule: string;
  readonly needed: number;
  readonly move: number;
  readonly system?: string;
  readonly anomaly?: "nebula";
  readonly moveWithout?: number;
};

/** The obstacles on the way; all of them would have to go. */
export type Cause =
  | Obstacle
  | TooFar
  | { readonly code: "cannot-move"; readonly rule: string }
  | { readonly code: "start-has-token"; readonly rule: string; readonly system: string }
  | { readonly code: "not-adjacent"; readonly rule: string; readonly system: string };

type ReachRefusal = Cause & { readonly causes: readonly Cause[] };

/** A smallest change that makes the ship reach: take away these, and the path is open. */
type Nearest = { readonly changes: readonly Cause[]; readonly path: readonly string[] };

export type ShipReach = {
  readonly id: string;
  readonly reachable: boolean;
  readonly options: readonly RouteOption[];
  readonly refusal?: ReachRefusal;
  readonly nearest?: Nearest;
};

/** Whether each ship reaches the active system, by which paths, at what risk; and if not, why not. */
export function reach(movement: Movement, ships: readonly Ship[]): readonly ShipReach[] {
  const far = rangeNeeded(movement, ships);
  const tables = routeTables(movement, far);
  // Route tables without the nebula of one start, for ships that it may hold back.
  const freed = new Map<string, ReturnType<typeof routeTables>>();
  return ships.map((ship) => {
    const free = () => {
      const found = freed.get(ship.at) ?? routeTables(withoutStart(movement, ship), far);
      freed.set(ship.at, found);
      return found(ship);
    };
    return reachOf({ ...tables(ship), ship, free });
  });
}

/** What `reach` offers each ship, nothing where it does not reach: why not takes far longer to say. */
export function reachOptions(movement: Movement, ships: readonly Ship[]): readonly (readonly RouteOption[])[] {
  const tables = routeTables(movement, rangeNeeded(movement, ships));
  return ships.map((ship) => routeOptions({ ...tables(ship), ship }));
}

/** The move cost that route tables must cover for these ships. */
const rangeNeeded = (movement: Movement, ships: readonly Ship[]): number =>
  ships.reduce((most, ship) => Math.max(most, startingMove(movement, ship)), DEFAULT_RANGE);

const startingMove = (movement: Movement, ship: Ship): number => explain(ship.move, moveValue(movement, ship)).value;

const withoutStart = (movement: Movement, { at: system }: Ship): Movement =>
  withoutCause(movement, { code: "nebula-not-active", rule: "LRR 59.1", system, anomaly: "nebula" });

/** A movement with the route table for a ship. */
type Routed = { readonly movement: Movement; readonly routes: RouteTable };
/** What is asked of one ship: `free` is the step without the nebula that the ship begins in. */
type ShipQuery = Routed & { readonly ship: Ship; readonly free: () => Routed };

/** Memoized route tables: ships share one if the same effects apply and both or neither have a capped move value. */
function routeTables(movement: Movement, far: number): (ship: Ship) => Routed {
  const tables = new Map<string, RouteTable>();
  return (ship) => {
    const own = movement.effects.map((effect) => (effect.move === undefined && appliesTo(effect, ship) ? "1" : "0"));
    const key = [isCapped(movement, ship) ? "1" : "0", ...own].join("");
    const routes = tables.get(key) ?? buildRouteTable(movement, ship, far);
    tables.set(key, routes);
    return { movement, routes };
  };
}

/** Why a ship cannot move at all: no move value, or its owner's token. */
export function immobilityCauses(movement: Movement, { at, move }: Ship): readonly Cause[] {
  const stuck: readonly Cause[] = move === 0 ? [{ code: "cannot-move", rule: "LRR 58" }] : [];
  if (!isHeld(movement, at)) return stuck;
  return [...stuck, { code: "start-has-token", rule: "LRR 58.4c", system: at }];
}

function reachOf(asked: ShipQuery): ShipReach {
  const { movement, ship } = asked;
  const options = routeOptions(asked);
  return options.length > 0
    ? { id: ship.id, reachable: true, options }
    : refused(asked, immobilityCauses(movement, ship));
}

function routeOptions({ movement, routes, ship }: Omit<ShipQuery, "free">): readonly RouteOption[] {
  if (immobilityCauses(movement, ship).length > 0) return [];
  const move = startingMove(movement, ship);
  return paretoRoutes(routes, ship.at, move + surgeBonus(movement, ship)).map(({ cost, rolls, path }) => ({
    // A route that needs the surge needs the whole move of the ship.
    path,
    moveNeeded: Math.min(cost, move),
    rolls,
    survival: survivalOf(exitsOf(movement, ship, path)),
    move: explainMove(movement, ship, path),
  }));
}

function refused(asked: ShipQuery, fixed: readonly Cause[]): ShipReach {
  const { movement, routes, ship } = asked;
  const opening = openingOf(movement, routes, ship);
  if (opening === null) {
    const cause: Cause = { code: "not-adjacent", rule: "LRR 6", system: ship.at };
    return refusedFor(ship, [...fixed, cause]);
  }
  const { causes, path } = openingOfStart(asked, opening) ?? opening;
  const changes = [...fixed, ...causes];
  return { ...refusedFor(ship, changes), nearest: { changes, path } };
}

/** A smallest set of what would have to go, and the way that is open then. */
type Opening = { readonly causes: readonly Cause[]; readonly path: readonly string[] };

/** The smallest opening for a ship; null where there is no way at all. */
function openingOf(movement: Movement, routes: RouteTable, ship: Ship): Opening | null {
  const move = startingMove(movement, ship);
  const surge = surgeBonus(movement, ship);
  const opened = leastObstructedRoute(routes, ship.at, move + surge);
  if (opened === "further") return openingOf(movement, routes.wide(), ship);
  if (opened === null) return null;
  const { obstacles, path } = opened;
  const cost = opened.cost - surge;
  const isFar = cost > move && ship.move > 0;
  const far: readonly Cause[] = isFar ? [{ code: "too-far", rule: "LRR 58.4f", needed: cost, move }] : [];
  const found = [...obstacles, ...far];
  const isPlain = isSideEffectFree(movement, ship, found) && !hasDetours(routes);
  const least = isPlain ? found : smallest(movement, routes, ship, found, move);
  return { causes: least, path: least === found ? path : (routeAfter(movement, ship, least) ?? path) };
}

/**
 * The same where the nebula that the ship begins in goes first; null where that is no smaller. Of two that are equally
 * small this one is told, since it names what takes the move from the ship.
 */
function openingOfStart({ movement, ship, free }: ShipQuery, opening: Opening): Opening | null {
  if (ship.move === 0 || !isInNebula(movement, ship)) return null;
  const freed = free();
  const other = openingOf(freed.movement, freed.routes, ship);
  if (other === null || 1 + countChanges(other.causes) > countChanges(opening.causes)) return null;
  const far = tooFar(movement, ship, other.path);
  if (far.moveWithout === undefined || far.needed <= far.move) return null;
  const rest = other.causes.filter(({ code }) => code !== "too-far");
  const missing = countChanges(other.causes) - rest.length;
  const needed = missing > 0 ? far.moveWithout + missing : far.needed;
  return { causes: [{ ...far, needed }, ...rest], path: other.path };
}

/** How far a path is beyond a ship; the nebula that the ship begins in is named if it takes move from it. */
export function tooFar(movement: Movement, ship: Ship, path: readonly string[]): TooFar {
  const move = startingMove(movement, ship);
  const gain = pathGain(movement, ship, path);
  const needed = path.length - 1 - gain - surgeBonus(movement, ship);
  const freed = withoutStart(movement, ship);
  // What the nebula keeps from being added on the way is counted with what it takes at the start.
  const moveWithout = startingMove(freed, ship) + pathGain(freed, ship, path) - gain;
  if (!isInNebula(movement, ship) || moveWithout <= move) return { code: "too-far", rule: "LRR 58.4f", needed, move };
  return { code: "too-far", rule: "LRR 59.2", needed, move, system: ship.at, anomaly: "nebula", moveWithout };
}

/** The first way that is open without these obstacles. */
function routeAfter(movement: Movement, ship: Ship, changes: readonly Cause[]): readonly string[] | undefined {
  const changed = changes.reduce(withoutCause, { ...movement, tokens: new Set<string>() });
  return routesOf(changed, ship)[0]?.path;
}

function refusedFor({ id }: Ship, causes: readonly Cause[]): ShipReach {
  const [first] = causes;
  if (first === undefined) throw new RangeError(`${id} is refused for no reason`);
  return { id, reachable: false, options: [], refusal: { ...first, causes } };
}

/** Whether removing these keeps every bonus that depends on an anomaly. */
function isSideEffectFree(movement: Movement, ship: Ship, causes: readonly Cause[]): boolean {
  const conditional = movement.effects.filter(({ ifActiveNextToAnomaly }) => ifActiveNextToAnomaly).map(({ id }) => id);
  const counts = moveValue(movement, ship).some(({ source }) => conditional.includes(source));
  return !counts || !causes.some((cause) => "anomaly" in cause);
}

function smallest(
  movement: Movement,
  routes: RouteTable,
  ship: Ship,
  found: readonly Cause[],
  move: number,
): readonly Cause[] {
  const { nodes, into } = routes;
  const isLoop = hasDetours(routes);
  // Obstacles at the start are left, not passed: they count only if the way comes back there.
  const obstacles = [...nodes.flatMap(({ id, through }) => (id === ship.at && !isLoop ? [] : through)), ...into];
  const isFirst = ({ code, system }: Obstacle, at: number) =>
    obstacles.findIndex((each) => each.code === code && each.system === system) === at;
  const free = { ...movement, tokens: new Set<string>() };
  const works = (causes: readonly Cause[]) => reaches(causes.reduce(withoutCause, free), ship);
  return smallestChange(found, obstacles.filter(isFirst), move, isLoop, works);
}

/** Whether a ship reaches the active system; far cheaper than `reach`, which also says why not. */
export const canReach = (movement: Movement, ship: Ship): boolean =>
  immobilityCauses(movement, ship).length === 0 && reaches(movement, ship);

/** Whether there is a way at all. */
const reaches = (movement: Movement, ship: Ship): boolean => routesOf(movement, ship).length > 0;

function routesOf(movement: Movement, ship: Ship) {
  const most = startingMove(movement, ship) + surgeBonus(movement, ship);
  return paretoRoutes(buildRouteTable(movement, ship, Math.max(DEFAULT_RANGE, most)), ship.at, most);
}
