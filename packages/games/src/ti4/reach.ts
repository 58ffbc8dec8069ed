import type { Explained } from "@umpire/toolkit";
import { explain } from "@umpire/toolkit";
import { type Chart, chartOf, FAR, hasDetours, tradeOffs, wayOpened } from "./chart.ts";
import { isFor } from "./effects.ts";
import { exitsOf, explainMove, isCapped, type MoveModifier, moveValue, surgeOf, survivalOf } from "./move-value.ts";
import { smallestChange, withoutCause } from "./nearest.ts";
import type { Obstacle, Ship, Voyage } from "./voyage.ts";

/** One way to the active system that is worth offering. */
export type Option = {
  readonly path: readonly string[];
  readonly moveNeeded: number;
  readonly rolls: number;
  readonly survival: number;
  readonly move: Explained<MoveModifier>;
};

/** What is in the way, all of which would have to go. */
export type Cause =
  | Obstacle
  | { readonly code: "cannot-move"; readonly rule: string }
  | { readonly code: "start-has-token"; readonly rule: string; readonly system: string }
  | { readonly code: "too-far"; readonly rule: string; readonly needed: number; readonly move: number }
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
  const charts = new Map<string, Chart>();
  const far = ships.reduce((most, ship) => Math.max(most, explain(ship.move, moveValue(voyage, ship)).value), FAR);
  return ships.map((ship) => {
    // What one chart depends on of a ship is which effects are for it, and whether its move value is capped.
    const own = voyage.effects.map((effect) => (effect.move === undefined && isFor(effect, ship) ? "1" : "0"));
    const key = [isCapped(voyage, ship) ? "1" : "0", ...own].join("");
    const chart = charts.get(key) ?? chartOf(voyage, ship, far);
    charts.set(key, chart);
    return reachOf(voyage, chart, ship);
  });
}

/** What keeps a ship where it is, wherever it would go: no move value, or its owner's token. */
export function heldBy({ active, tokens }: Voyage, { at, move }: Ship): readonly Cause[] {
  const stuck: readonly Cause[] = move === 0 ? [{ code: "cannot-move", rule: "LRR 58" }] : [];
  if (at === active || !tokens.has(at)) return stuck;
  return [...stuck, { code: "start-has-token", rule: "LRR 58.4c", system: at }];
}

function reachOf(voyage: Voyage, chart: Chart, ship: Ship): ShipReach {
  const { value: move } = explain(ship.move, moveValue(voyage, ship));
  const fixed = heldBy(voyage, ship);
  const options = fixed.length > 0 ? [] : optionsOf(voyage, chart, ship, move);
  if (options.length > 0) return { id: ship.id, reachable: true, options };
  return refused(voyage, chart, ship, move, fixed);
}

function optionsOf(voyage: Voyage, chart: Chart, ship: Ship, move: number): readonly Option[] {
  return tradeOffs(chart, ship.at, move + surgeOf(voyage, ship)).map(({ cost, rolls, path }) => ({
    // A surge is taken where nothing less will do, and then counts for what it gives.
    ...{ path, moveNeeded: Math.min(cost, move), rolls, survival: survivalOf(exitsOf(voyage, ship, path)) },
    move: explainMove(voyage, ship, path),
  }));
}

function refused(voyage: Voyage, chart: Chart, ship: Ship, move: number, fixed: readonly Cause[]): ShipReach {
  const surge = surgeOf(voyage, ship);
  const opened = wayOpened(chart, ship.at, move + surge);
  if (opened === "further") return refused(voyage, chart.wide(), ship, move, fixed);
  if (opened === null) {
    const cause: Cause = { code: "not-adjacent", rule: "LRR 6", system: ship.at };
    return refusedFor(ship, [...fixed, cause]);
  }
  const { obstacles, path } = opened;
  const cost = opened.cost - surge;
  const isFar = cost > move && ship.move > 0;
  const far: readonly Cause[] = isFar ? [{ code: "too-far", rule: "LRR 58.4f", needed: cost, move }] : [];
  const found = [...obstacles, ...far];
  const isPlain = isSideEffectFree(voyage, ship, found) && !hasDetours(chart);
  const least = isPlain ? found : smallest(voyage, chart, ship, found, move);
  const changes = [...fixed, ...least];
  const way = least === found ? path : (wayAfter(voyage, ship, least) ?? path);
  return { ...refusedFor(ship, changes), nearest: { changes, path: way } };
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
  const { value } = explain(ship.move, moveValue(voyage, ship));
  const most = value + surgeOf(voyage, ship);
  return tradeOffs(chartOf(voyage, ship, Math.max(FAR, most)), ship.at, most);
}
