import type { Explained } from "@umpire/toolkit";
import { explain } from "@umpire/toolkit";
import { changesIn, smallestChange, withoutCause } from "../galaxy/nearest.ts";
import { type Chart, chartOf, FAR, hasDetours, tradeOffs, wayOpened } from "./chart.ts";
import { isFor } from "./effects.ts";
import {
  exitsOf,
  explainMove,
  isCapped,
  isInNebula,
  type MoveModifier,
  moveValue,
  pathGain,
  surgeOf,
  survivalOf,
} from "./move-value.ts";
import type { Obstacle, Ship, Voyage } from "./voyage.ts";

/** One way to the active system that is worth offering. */
export type Option = {
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

/** What is in the way, all of which would have to go. */
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
  readonly options: readonly Option[];
  readonly refusal?: ReachRefusal;
  readonly nearest?: Nearest;
};

/** Whether each ship reaches the active system, by which paths, at what risk; and if not, why not. */
export function reach(voyage: Voyage, ships: readonly Ship[]): readonly ShipReach[] {
  const far = farthest(voyage, ships);
  const charts = chartsOf(voyage, far);
  // The same galaxies without the nebula of one start, for ships that it may hold back.
  const freed = new Map<string, ReturnType<typeof chartsOf>>();
  return ships.map((ship) => {
    const free = () => {
      const found = freed.get(ship.at) ?? chartsOf(withoutStart(voyage, ship), far);
      freed.set(ship.at, found);
      return found(ship);
    };
    return reachOf({ ...charts(ship), ship, free });
  });
}

/** What `reach` offers each ship, nothing where it does not reach: why not takes far longer to say. */
export function reachOptions(voyage: Voyage, ships: readonly Ship[]): readonly (readonly Option[])[] {
  const charts = chartsOf(voyage, farthest(voyage, ships));
  return ships.map((ship) => offered({ ...charts(ship), ship }));
}

/** As far as charts must go for these ships. */
const farthest = (voyage: Voyage, ships: readonly Ship[]): number =>
  ships.reduce((most, ship) => Math.max(most, startingMove(voyage, ship)), FAR);

const startingMove = (voyage: Voyage, ship: Ship): number => explain(ship.move, moveValue(voyage, ship)).value;

const withoutStart = (voyage: Voyage, { at: system }: Ship): Voyage =>
  withoutCause(voyage, { code: "nebula-not-active", rule: "LRR 59.1", system, anomaly: "nebula" });

/** A movement step with its chart for a ship. */
type Charted = { readonly voyage: Voyage; readonly chart: Chart };
/** What is asked of one ship: `free` is the step without the nebula that the ship begins in. */
type Asked = Charted & { readonly ship: Ship; readonly free: () => Charted };

/** Charts are alike for ships that the same effects are for, and of which none or each has a capped move value. */
function chartsOf(voyage: Voyage, far: number): (ship: Ship) => Charted {
  const charts = new Map<string, Chart>();
  return (ship) => {
    const own = voyage.effects.map((effect) => (effect.move === undefined && isFor(effect, ship) ? "1" : "0"));
    const key = [isCapped(voyage, ship) ? "1" : "0", ...own].join("");
    const chart = charts.get(key) ?? chartOf(voyage, ship, far);
    charts.set(key, chart);
    return { voyage, chart };
  };
}

/** What keeps a ship where it is, wherever it would go: no move value, or its owner's token. */
export function heldBy({ active, tokens }: Voyage, { at, move }: Ship): readonly Cause[] {
  const stuck: readonly Cause[] = move === 0 ? [{ code: "cannot-move", rule: "LRR 58" }] : [];
  if (at === active || !tokens.has(at)) return stuck;
  return [...stuck, { code: "start-has-token", rule: "LRR 58.4c", system: at }];
}

function reachOf(asked: Asked): ShipReach {
  const { voyage, ship } = asked;
  const options = offered(asked);
  return options.length > 0 ? { id: ship.id, reachable: true, options } : refused(asked, heldBy(voyage, ship));
}

function offered({ voyage, chart, ship }: Omit<Asked, "free">): readonly Option[] {
  if (heldBy(voyage, ship).length > 0) return [];
  const move = startingMove(voyage, ship);
  return tradeOffs(chart, ship.at, move + surgeOf(voyage, ship)).map(({ cost, rolls, path }) => ({
    // A surge is taken where nothing less will do, and then counts for what it gives.
    ...{ path, moveNeeded: Math.min(cost, move), rolls, survival: survivalOf(exitsOf(voyage, ship, path)) },
    move: explainMove(voyage, ship, path),
  }));
}

function refused(asked: Asked, fixed: readonly Cause[]): ShipReach {
  const { voyage, chart, ship } = asked;
  const opening = openingOf(voyage, chart, ship);
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
function openingOf(voyage: Voyage, chart: Chart, ship: Ship): Opening | null {
  const move = startingMove(voyage, ship);
  const surge = surgeOf(voyage, ship);
  const opened = wayOpened(chart, ship.at, move + surge);
  if (opened === "further") return openingOf(voyage, chart.wide(), ship);
  if (opened === null) return null;
  const { obstacles, path } = opened;
  const cost = opened.cost - surge;
  const isFar = cost > move && ship.move > 0;
  const far: readonly Cause[] = isFar ? [{ code: "too-far", rule: "LRR 58.4f", needed: cost, move }] : [];
  const found = [...obstacles, ...far];
  const isPlain = isSideEffectFree(voyage, ship, found) && !hasDetours(chart);
  const least = isPlain ? found : smallest(voyage, chart, ship, found, move);
  return { causes: least, path: least === found ? path : (wayAfter(voyage, ship, least) ?? path) };
}

/**
 * The same where the nebula that the ship begins in goes first; null where that is no smaller. Of two that are equally
 * small this one is told, since it names what takes the move from the ship.
 */
function openingOfStart({ voyage, ship, free }: Asked, opening: Opening): Opening | null {
  if (ship.move === 0 || !isInNebula(voyage, ship)) return null;
  const freed = free();
  const other = openingOf(freed.voyage, freed.chart, ship);
  if (other === null || 1 + changesIn(other.causes) > changesIn(opening.causes)) return null;
  const far = tooFar(voyage, ship, other.path);
  if (far.moveWithout === undefined || far.needed <= far.move) return null;
  const rest = other.causes.filter(({ code }) => code !== "too-far");
  const missing = changesIn(other.causes) - rest.length;
  const needed = missing > 0 ? far.moveWithout + missing : far.needed;
  return { causes: [{ ...far, needed }, ...rest], path: other.path };
}

/** How far a path is beyond a ship; the nebula that the ship begins in is named if it takes move from it. */
export function tooFar(voyage: Voyage, ship: Ship, path: readonly string[]): TooFar {
  const move = startingMove(voyage, ship);
  const gain = pathGain(voyage, ship, path);
  const needed = path.length - 1 - gain - surgeOf(voyage, ship);
  const freed = withoutStart(voyage, ship);
  // What the nebula keeps from being added on the way is counted with what it takes at the start.
  const moveWithout = startingMove(freed, ship) + pathGain(freed, ship, path) - gain;
  if (!isInNebula(voyage, ship) || moveWithout <= move) return { code: "too-far", rule: "LRR 58.4f", needed, move };
  return { code: "too-far", rule: "LRR 59.2", needed, move, system: ship.at, anomaly: "nebula", moveWithout };
}

/** The first way that is open once these are out of the way. */
function wayAfter(voyage: Voyage, ship: Ship, changes: readonly Cause[]): readonly string[] | undefined {
  const changed = changes.reduce(withoutCause, { ...voyage, tokens: new Set<string>() });
  return waysOf(changed, ship)[0]?.path;
}

function refusedFor({ id }: Ship, causes: readonly Cause[]): ShipReach {
  const [first] = causes;
  if (first === undefined) throw new RangeError(`${id} is refused for no reason`);
  return { id, reachable: false, options: [], refusal: { ...first, causes } };
}

/** Whether taking these away takes no bonus away that depends on there being an anomaly. */
function isSideEffectFree(voyage: Voyage, ship: Ship, causes: readonly Cause[]): boolean {
  const conditional = voyage.effects.filter(({ ifActiveNextToAnomaly }) => ifActiveNextToAnomaly).map(({ id }) => id);
  const counts = moveValue(voyage, ship).some(({ source }) => conditional.includes(source));
  return !counts || !causes.some((cause) => "anomaly" in cause);
}

function smallest(voyage: Voyage, chart: Chart, ship: Ship, found: readonly Cause[], move: number): readonly Cause[] {
  const { nodes, into } = chart;
  const isLoop = hasDetours(chart);
  // What is at the start is in nobody's way, unless it is passed again: it was left, not passed.
  const obstacles = [...nodes.flatMap(({ id, through }) => (id === ship.at && !isLoop ? [] : through)), ...into];
  const isFirst = ({ code, system }: Obstacle, at: number) =>
    obstacles.findIndex((each) => each.code === code && each.system === system) === at;
  const free = { ...voyage, tokens: new Set<string>() };
  const works = (causes: readonly Cause[]) => reaches(causes.reduce(withoutCause, free), ship);
  return smallestChange(found, obstacles.filter(isFirst), move, isLoop, works);
}

/** The same for who only wants to know whether: why not takes far longer to say. */
export const isReached = (voyage: Voyage, ship: Ship): boolean =>
  heldBy(voyage, ship).length === 0 && reaches(voyage, ship);

/** Whether there is a way at all. */
const reaches = (voyage: Voyage, ship: Ship): boolean => waysOf(voyage, ship).length > 0;

function waysOf(voyage: Voyage, ship: Ship) {
  const most = startingMove(voyage, ship) + surgeOf(voyage, ship);
  return tradeOffs(chartOf(voyage, ship, Math.max(FAR, most)), ship.at, most);
}
