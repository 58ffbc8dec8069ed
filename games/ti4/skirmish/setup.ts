import { err, ok, pointer, type Result, type Seat } from "@umpire/kernel";
import { combatTable } from "../data/combat-effects.ts";
import { effectTable } from "../data/effects.ts";
import { factionAbilities } from "../data/faction-abilities.ts";
import { abilityTable, DRIVE, homePlanet, playedOnce } from "../data/skirmish.ts";
import type { System } from "../galaxy/galaxy.ts";
import { factions } from "../units/factions.ts";
import { addCounts, emptyForce, type Force, sumOf, type UnitCounts } from "../units/force.ts";
import { findUnit } from "../units/units.ts";
import { readGalaxy } from "./board.ts";
import { piecesFor } from "./pieces.ts";
import type { SkirmishRefusal } from "./play.ts";
import { powersAt } from "./powers.ts";
import type { PlanetState, SkirmishOptions, SkirmishRules, SkirmishState, Start, TableProblem } from "./shape.ts";

/** The table before the first turn, or why there is none. */
export function setUp({ map, starts }: SkirmishOptions, rules: SkirmishRules): Result<SkirmishState, SkirmishRefusal> {
  const kept = typeof map === "string" ? { string: map } : map;
  const systems = readGalaxy(kept).systems;
  const problem = problemOf(
    starts,
    systems.map(({ id }) => id),
  );
  if (problem !== null) return err({ code: "bad-table", ...problem });
  const free = freePlanets(systems, starts);
  if (typeof free === "string") return err({ code: "bad-table", problem: "twin-planets", name: free });
  const stray = strayIn(starts, free, new Set(systems.map(({ id }) => id)));
  if (stray !== null) return err({ code: "bad-table", ...stray });
  const players = starts.map(({ effects, abilities, tokens = [], faction, fleetPool }) => ({
    tactic: rules.tactics,
    treasury: rules.treasury,
    hasPassed: false,
    tokens,
    effects: faction === undefined ? effects : [...new Set([...effects, ...abilitiesOf(faction)])],
    abilities,
    ...(faction !== undefined && { faction }),
    ...(fleetPool !== undefined && { fleetPool }),
  }));
  const placed = { planets: starts.reduce(withHome, free), space: fleetsOf(starts) };
  return ok({
    map: kept,
    ...placed,
    players,
    round: 1,
    turn: 0,
    tactical: null,
    todo: [{ task: "turn" }],
    awaited: 0,
  });
}

type Planets = SkirmishState["planets"];

/** Every planet of the map, nobody's yet; a home without one gets one. A name that comes twice is told. */
function freePlanets(systems: readonly System[], starts: readonly Start[]): Planets | string {
  const planets: { [planet: string]: PlanetState } = {};
  for (const { id: system, planets: here } of systems) {
    const isBare = here.length === 0 && starts.some((start) => start.home === system || isHeld(start, system));
    for (const { name, resources, influence } of isBare ? [{ name: system, ...homePlanet }] : here) {
      if (Object.hasOwn(planets, name)) return name;
      planets[name] = { system, resources, influence, owner: null, force: emptyForce, landed: null };
    }
  }
  return planets;
}

/** Whether a home that the map keeps free is garrisoned: its planet is called as it is. */
const isHeld = ({ garrisons }: Start, system: string): boolean =>
  system.startsWith("HOME") && Object.hasOwn(garrisons, system);

/** The planets of a home are its player's; ground forces and structures are on the first. So are garrisoned planets. */
function withHome(planets: Planets, { home, ground, garrisons, damaged }: Start, seat: Seat): Planets {
  const first = Object.keys(planets).find((name) => planets[name]?.system === home);
  return Object.fromEntries(
    Object.entries(planets).map(([name, planet]) => {
      const isOwn = planet.system === home || garrisons[name] !== undefined;
      const units = addCounts(name === first ? ground : {}, garrisons[name] ?? {});
      const force = { units, damaged: damaged?.garrisons[name] ?? {} };
      return [name, isOwn ? { ...planet, owner: seat, force } : planet];
    }),
  );
}

function fleetsOf(starts: readonly Start[]): SkirmishState["space"] {
  const space: { [system: string]: { [seat: string]: Force } } = {};
  for (const [seat, { home, space: ships, fleets, damaged }] of starts.entries()) {
    const atHome = home === undefined ? [] : [[home, ships] as const];
    for (const [system, units] of [...atHome, ...Object.entries(fleets)])
      if (sumOf(units) > 0)
        space[system] = {
          ...space[system],
          [seat]: {
            units: addCounts(space[system]?.[seat]?.units ?? {}, units),
            damaged: damaged?.fleets[system] ?? {},
          },
        };
  }
  return space;
}

/** A place that is not on the map, or that two players have. */
function strayIn(starts: readonly Start[], planets: Planets, systems: ReadonlySet<string>): TableProblem | null {
  const places = starts.flatMap(({ fleets, tokens = [] }) => [...Object.keys(fleets), ...tokens]);
  const lost = places.find((system) => !systems.has(system));
  if (lost !== undefined) return { problem: "unknown-system", name: lost };
  const held = starts.flatMap(({ garrisons }) => Object.keys(garrisons));
  const unknown = held.find((planet) => planets[planet] === undefined);
  if (unknown !== undefined) return { problem: "unknown-planet", name: unknown };
  // A planet may be called as its system is: they are two places.
  const shared = sharedIn(starts, ({ fleets }) => fleets) ?? sharedIn(starts, ({ garrisons }) => garrisons);
  return shared === undefined ? null : { problem: "shared-place", name: shared };
}

/** The first place that two have: their homes are among them. */
function sharedIn(starts: readonly Start[], placesOf: (start: Start) => object): string | undefined {
  const places = starts.flatMap((start) => [...new Set([...homeOf(start), ...Object.keys(placesOf(start))])]);
  return places.find((place, at) => places.indexOf(place) !== at);
}

const homeOf = ({ home }: Start): readonly string[] => (home === undefined ? [] : [home]);

function problemOf(starts: readonly Start[], systems: readonly string[]): TableProblem | null {
  if (starts.length < 2) return { problem: "too-few-players", name: `${starts.length}` };
  const homes = starts.flatMap(homeOf);
  const stray = homes.find((home) => !systems.includes(home));
  if (stray !== undefined) return { problem: "unknown-system", name: stray };
  for (const [seat, start] of starts.entries()) {
    const problem = oddIn(start, `/starts/${seat}`);
    if (problem !== null) return problem;
  }
  return null;
}

/** A unit in the options: which, how many, where in them, and whether in space. */
type Placed = { readonly unit: string; readonly count: number; readonly path: string; readonly isAloft: boolean };

function placedIn({ space, ground, fleets, garrisons }: Start, path: string): readonly Placed[] {
  const each = (counts: UnitCounts, at: string, isAloft: boolean) =>
    Object.entries(counts).map(([unit, count]) => ({ unit, count, path: pointer(at, unit), isAloft }));
  const all = (places: { readonly [place: string]: UnitCounts }, at: string, isAloft: boolean) =>
    Object.entries(places).flatMap(([place, counts]) => each(counts, pointer(at, place), isAloft));
  return [
    ...each(space, `${path}/space`, true),
    ...all(fleets, `${path}/fleets`, true),
    ...each(ground, `${path}/ground`, false),
    ...all(garrisons, `${path}/garrisons`, false),
  ];
}

/** What a player starts with and there is not. */
function oddIn(start: Start, path: string): TableProblem | null {
  const placed = placedIn(start, path);
  const misplaced = placed.find(({ unit, isAloft }) => {
    const bad = isAloft ? "structure" : "ship";
    return (findUnit(unit)?.kind ?? bad) === bad;
  });
  if (misplaced !== undefined) return { problem: "misplaced-unit", name: misplaced.unit, path: misplaced.path };
  return (
    tooMany(placed) ??
    oddDamage(start, path) ??
    oddFaction(start, path) ??
    oddEffect(start, `${path}/effects`) ??
    oddAbility(start.abilities, `${path}/abilities`)
  );
}

/** Damage where there are not so many units, or none that can be damaged. */
function oddDamage({ damaged, fleets, garrisons }: Start, path: string): TableProblem | null {
  for (const [kind, places] of [["fleets", fleets] as const, ["garrisons", garrisons] as const])
    for (const [place, counts] of Object.entries(damaged?.[kind] ?? {}))
      for (const [name, count] of Object.entries(counts))
        if (count > (places[place]?.[name] ?? 0) || findUnit(name)?.sustain !== true)
          return { problem: "too-many-damaged", name, path: pointer(pointer(`${path}/damaged/${kind}`, place), name) };
  return null;
}

function oddFaction({ faction }: Start, path: string): TableProblem | null {
  if (faction === undefined || factions.includes(faction)) return null;
  return { problem: "unknown-faction", name: faction, path: `${path}/faction`, known: factions };
}

/** The first unit for which no piece is left. */
function tooMany(placed: readonly Placed[]): TableProblem | null {
  let onBoard: UnitCounts = {};
  for (const { unit, count, path } of placed) {
    onBoard = addCounts(onBoard, { [unit]: count });
    const { pieces, inPlay } = piecesFor(unit, onBoard) ?? { pieces: 0, inPlay: 0 };
    if (inPlay > pieces) return { problem: "too-many-pieces", name: unit, path, count: inPlay, pieces };
  }
  return null;
}

function oddEffect({ effects, faction }: Start, path: string): TableProblem | null {
  const known = lastingEffects(faction);
  const at = effects.findIndex((id) => !known.includes(id));
  const name = effects[at];
  if (name === undefined) return null;
  const [id = ""] = name.split(":");
  return { problem: playedOnce.includes(id) ? "played-once" : "unknown-effect", name, path: `${path}/${at}`, known };
}

function oddAbility(abilities: readonly string[], path: string): TableProblem | null {
  const known = Object.keys(abilityTable);
  const at = abilities.findIndex((id) => !known.includes(id));
  const name = abilities[at];
  return name === undefined ? null : { problem: "unknown-ability", name, path: `${path}/${at}`, known };
}

/** What a faction's abilities do about moving and fighting is on by itself. */
const abilitiesOf = (faction: string): readonly string[] =>
  Object.hasOwn(factionAbilities, faction) ? (factionAbilities[faction] ?? []) : [];

/**
 * Technologies and the like: what is always on. Cards that are played once are not for a skirmish. Who has a faction may
 * have more: what the whole catalogue has for battles.
 */
export function lastingEffects(faction?: string): readonly string[] {
  const more = faction === undefined ? [] : (powersAt({ players: [{ faction }] })?.lasting ?? []);
  const moving = Object.keys(effectTable).filter((id) => effectTable[id]?.takes === undefined || id === DRIVE);
  return [...new Set([...moving, ...Object.keys(combatTable), ...more])].filter((id) => !playedOnce.includes(id));
}
