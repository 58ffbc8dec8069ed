import type { Json, Seat } from "@umpire/kernel";
import { combatTable } from "../data/combat-effects.ts";
import { effectTable } from "../data/effects.ts";
import { DRIVE } from "../data/skirmish.ts";
import { findSystem, type Galaxy, withAddition } from "../galaxy/galaxy.ts";
import { readMap } from "../galaxy/read-map.ts";
import type { Ti4Rules } from "../galaxy/rules.ts";
import type { DockCapacity } from "../movement/capacity.ts";
import { readEffects } from "../movement/effects.ts";
import type { Movement, Ship } from "../movement/movement.ts";
import { addCounts, emptyForce, type Force, filterCounts, sumOf, type UnitCounts } from "../units/force.ts";
import { findUnit } from "../units/units.ts";
import type { Board, SkirmishRules, SkirmishState } from "./shape.ts";

/** Reading a map takes time, and a state's map seldom changes. */
const known = new WeakMap<object, Galaxy>();

export function readGalaxy(map: Json): Galaxy {
  const found = typeof map === "object" && map !== null ? known.get(map) : undefined;
  if (found !== undefined) return found;
  const read = readMap(map);
  if (!read.ok) throw new RangeError(`no map: ${read.refusal.code}`);
  if (typeof map === "object" && map !== null) known.set(map, read.value);
  return read.value;
}

/** Galaxies with what units make of them, by what lies on planets. */
const knownOn = new WeakMap<object, { readonly base: Galaxy; readonly made: Galaxy }>();

/** The galaxy of a board: its map, and what units on planets make of their systems while they stand there. */
export function galaxyWithUnits({ map, planets }: Pick<Board, "map" | "planets">): Galaxy {
  const base = readGalaxy(map);
  const found = knownOn.get(planets);
  if (found?.base === base) return found.made;
  const made = Object.values(planets).reduce(withMade, base);
  knownOn.set(planets, { base, made });
  return made;
}

/** What makes a rift of its system has this source on every map. */
const TEAR = "dimensional-tear";

function withMade(galaxy: Galaxy, { system, owner, force }: Board["planets"][string]): Galaxy {
  const makers = Object.keys(force.units).map((unit) => findUnit(unit)?.makes ?? null);
  return makers.reduce<Galaxy>((now, anomaly) => {
    if (anomaly === null || owner === null) return now;
    const tear = { anomaly, system, source: TEAR, owner: String(owner) };
    // The map may have the same tear already: it is one.
    const isThere = findSystem(now, system)?.anomalies.some(
      (each) => each.type === anomaly && each.source === TEAR && each.owner === tear.owner,
    );
    return isThere ? now : withAddition(now, tear);
  }, galaxy);
}

export const isShip = (unit: string): boolean => findUnit(unit)?.kind === "ship";
export const isGround = (unit: string): boolean => findUnit(unit)?.kind === "ground";
export const isStructure = (unit: string): boolean => findUnit(unit)?.kind === "structure";
/** Ships that count for the fleet pool. */
export const isCapital = (unit: string): boolean => isShip(unit) && findUnit(unit)?.type !== "fighter";

/** What a player has in a system's space. */
export const inSpace = ({ space }: Board, system: string, seat: Seat): Force => space[system]?.[seat] ?? emptyForce;

export const hasShips = (state: Board, system: string, seat: Seat): boolean =>
  Object.keys(inSpace(state, system, seat).units).some(isShip);

/** Who else has ships in a system; there is at most one. */
export function rivalIn(state: Board, system: string, seat: Seat): Seat | null {
  const rival = Object.keys(state.space[system] ?? {}).find(
    (other) => Number(other) !== seat && hasShips(state, system, Number(other)),
  );
  return rival === undefined ? null : Number(rival);
}

export function withSpace(state: SkirmishState, system: string, seat: Seat, force: Force): SkirmishState {
  const { [seat]: _, ...others } = state.space[system] ?? {};
  const here = sumOf(force.units) === 0 ? others : { ...others, [seat]: force };
  const { [system]: __, ...elsewhere } = state.space;
  const space = Object.keys(here).length === 0 ? elsewhere : { ...elsewhere, [system]: here };
  return { ...state, space };
}

export const planetsIn = ({ planets }: Board, system: string): readonly string[] =>
  Object.keys(planets).filter((planet) => planets[planet]?.system === system);

/** What a player has on a planet that is theirs. */
const onPlanet = ({ planets }: Board, planet: string, seat: Seat): UnitCounts => {
  const { owner = null, force = emptyForce } = planets[planet] ?? {};
  return owner === seat ? force.units : {};
};

/** The space dock among these, upgraded or a faction's own. */
export const findDock = (units: UnitCounts): string | undefined =>
  Object.keys(units).find((unit) => findUnit(unit)?.type === "space-dock" && (units[unit] ?? 0) > 0);

/** The planet of a system on which a player has a space dock. */
export const planetWithDock = (state: Board, system: string, seat: Seat): string | undefined =>
  planetsIn(state, system).find((planet) => findDock(onPlanet(state, planet, seat)) !== undefined);

/** What a player's structures in a system hold of what is in its space. */
export function dockCapacity(state: Board, system: string, seat: Seat): DockCapacity {
  const units = planetsIn(state, system).flatMap((planet) => Object.entries(onPlanet(state, planet, seat)));
  const sum = (each: "freeFighters" | "capacity") =>
    units.reduce((all, [unit, count]) => all + count * (findUnit(unit)?.[each] ?? 0), 0);
  return { fighters: sum("freeFighters"), capacity: sum("capacity") };
}

/** Everything that a player has on the board, but for those who have landed and fight. */
export function unitsOnBoard(state: Board, seat: Seat): UnitCounts {
  const aloft = Object.keys(state.space).map((system) => inSpace(state, system, seat).units);
  const down = Object.keys(state.planets).map((planet) => onPlanet(state, planet, seat));
  return [...aloft, ...down].reduce(addCounts, {});
}

export function withPlanet(
  state: SkirmishState,
  planet: string,
  change: Partial<SkirmishState["planets"][string]>,
): SkirmishState {
  const before = state.planets[planet];
  return before === undefined ? state : { ...state, planets: { ...state.planets, [planet]: { ...before, ...change } } };
}

export function withPlayer(
  state: SkirmishState,
  seat: Seat,
  change: Partial<SkirmishState["players"][number]>,
): SkirmishState {
  return { ...state, players: state.players.map((player, at) => (at === seat ? { ...player, ...change } : player)) };
}

/** Systems in which a player has anything: units in space, or a planet. */
function ownSystems({ space, planets }: Board, seat: Seat): ReadonlySet<string> {
  const own = Object.keys(space).filter((system) => space[system]?.[seat] !== undefined);
  const held = Object.values(planets).flatMap(({ owner, system }) => (owner === seat ? [system] : []));
  return new Set([...own, ...held]);
}

/** A player's movement step towards a system. */
export function movementOf(state: Board, seat: Seat, active: string, rules: Ti4Rules, drive?: string): Movement {
  const { tokens, effects } = state.players[seat] ?? { tokens: [], effects: [] };
  const moving = effects.filter((name) => {
    const [id = "", argument] = name.split(":");
    return Object.hasOwn(effectTable, id) && (effectTable[id]?.takes === undefined) === (argument === undefined);
  });
  const read = readEffects(drive === undefined ? moving : [...moving, `${DRIVE}:${drive}`]);
  const others = Object.keys(state.space).filter((system) => rivalIn(state, system, seat) !== null);
  return {
    galaxy: galaxyWithUnits(state),
    rules,
    player: String(seat),
    active,
    others: new Set(others),
    own: ownSystems(state, seat),
    tokens: new Set(tokens),
    effects: read.ok ? read.value : [],
    ...closedTo(state, seat),
  };
}

/** Effects whose owner's structures close systems to others. */
const closing = Object.entries(effectTable).flatMap(([id, { structuresBar }]) => (structuresBar ? [id] : []));

/** The systems that structures of others close to a player's ships; hardly anybody has what closes any. */
function closedTo({ players, planets }: Board, seat: Seat): Pick<Movement, "closed"> {
  const bars = (owner: Seat | null) =>
    owner !== null && owner !== seat && (players[owner]?.effects ?? []).some((id) => closing.includes(id));
  const closed = Object.values(planets).flatMap(({ owner, system, force }) =>
    bars(owner) && Object.keys(force.units).some(isStructure) ? [system] : [],
  );
  return closed.length === 0 ? {} : { closed: new Set(closed) };
}

export type NamedShip = Ship & { readonly unit: string; readonly isDamaged: boolean };

/** A player's ships, each with a name of its own: `74/cruiser/1`; the damaged ones come last. */
export function shipsOf({ space }: Board, seat: Seat): readonly NamedShip[] {
  return Object.keys(space).flatMap((at) => {
    const force = space[at]?.[seat] ?? emptyForce;
    return Object.entries(force.units).flatMap(([unit, count]) => {
      const whole = count - (force.damaged[unit] ?? 0);
      const { move = 0, kind } = findUnit(unit) ?? {};
      if (kind !== "ship") return [];
      return Array.from({ length: count }, (_, index) => ({
        id: `${at}/${unit}/${index + 1}`,
        at,
        unit,
        move,
        isDamaged: index >= whole,
      }));
    });
  });
}

/** What a player has in a system that ships could take along, in space and on planets. */
export function cargoIn(state: Board, seat: Seat, system: string): UnitCounts {
  const isCargo = (unit: string) => findUnit(unit)?.isCargo ?? false;
  const aloft = filterCounts(inSpace(state, system, seat).units, isCargo);
  return planetsIn(state, system).reduce((sum, planet) => {
    const { owner, force } = state.planets[planet] ?? { owner: null, force: emptyForce };
    return owner === seat ? addCounts(sum, filterCounts(force.units, isCargo)) : sum;
  }, aloft);
}

/** The rules as they are for a player: a fleet pool of one's own counts in the place of everybody's. */
export function rulesFor({ players }: Pick<SkirmishState, "players">, seat: Seat, rules: SkirmishRules): SkirmishRules {
  const { fleetPool } = players[seat] ?? {};
  return fleetPool === undefined ? rules : { ...rules, fleetPool };
}

/** What fights with a player: `duranium-armor`, or a number of cards, `morale-boost:2`. */
export const combatEffects = ({ players }: Board, seat: Seat): { readonly [effect: string]: number } =>
  Object.fromEntries(
    (players[seat]?.effects ?? []).flatMap((name) => {
      const [id = "", count = "1"] = name.split(":");
      return Object.hasOwn(combatTable, id) ? [[id, Number(count)]] : [];
    }),
  );

export const anomaliesIn = (state: Board, system: string) =>
  (findSystem(galaxyWithUnits(state), system)?.anomalies ?? []).map(({ type }) => type);

/** Planets, by what they bring. */
export const scoreOf = ({ planets }: SkirmishState, seat: Seat): number =>
  Object.values(planets).reduce(
    (sum, { owner, resources, influence }) => sum + (owner === seat ? resources + influence : 0),
    0,
  );

export const incomeOf = ({ planets }: SkirmishState, seat: Seat): number =>
  Object.values(planets).reduce((sum, { owner, resources }) => sum + (owner === seat ? resources : 0), 0);
