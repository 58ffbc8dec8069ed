import { no, type Result, type Seat, yes } from "@umpire/kernel";
import { combatTable } from "../data/combat-effects.ts";
import { effectTable } from "../data/effects.ts";
import { abilityTable, homePlanet } from "../data/skirmish.ts";
import type { System } from "../galaxy.ts";
import { findUnit } from "../units.ts";
import { galaxyOf } from "./board.ts";
import { nobody, plus, sumOf } from "./force.ts";
import type { SkirmishRefusal } from "./play.ts";
import type {
  Counts,
  Force,
  PlanetState,
  SkirmishOptions,
  SkirmishRules,
  SkirmishState,
  Start,
  TableProblem,
} from "./shape.ts";

/** The table before the first turn, or why there is none. */
export function setUp({ map, starts }: SkirmishOptions, rules: SkirmishRules): Result<SkirmishState, SkirmishRefusal> {
  const kept = typeof map === "string" ? { string: map } : map;
  const systems = galaxyOf(kept).systems;
  const problem = problemOf(
    starts,
    systems.map(({ id }) => id),
  );
  if (problem !== null) return no({ code: "bad-table", ...problem });
  const free = freePlanets(systems, starts);
  if (typeof free === "string") return no({ code: "bad-table", problem: "twin-planets", name: free });
  const stray = strayIn(starts, free, new Set(systems.map(({ id }) => id)));
  if (stray !== null) return no({ code: "bad-table", ...stray });
  const players = starts.map(({ effects, abilities }) => ({
    ...{ tactic: rules.tactics, treasury: rules.treasury, hasPassed: false, tokens: [], effects, abilities },
  }));
  const placed = { planets: starts.reduce(withHome, free), space: fleetsOf(starts) };
  return yes({
    ...{ map: kept, ...placed, players, round: 1, turn: 0, tactical: null, todo: [{ task: "turn" }], awaited: 0 },
  });
}

type Planets = SkirmishState["planets"];

/** Every planet of the map, nobody's yet; a home without one gets one. A name that comes twice is told. */
function freePlanets(systems: readonly System[], starts: readonly Start[]): Planets | string {
  const planets: { [planet: string]: PlanetState } = {};
  for (const { id: system, planets: here } of systems) {
    const isBare = here.length === 0 && starts.some(({ home }) => home === system);
    for (const { name, resources, influence } of isBare ? [{ name: system, ...homePlanet }] : here) {
      if (Object.hasOwn(planets, name)) return name;
      planets[name] = { system, resources, influence, owner: null, force: nobody, landed: null };
    }
  }
  return planets;
}

/** The planets of a home are its player's; ground forces and structures are on the first. So are garrisoned planets. */
function withHome(planets: Planets, { home, ground, garrisons }: Start, seat: Seat): Planets {
  const first = Object.keys(planets).find((name) => planets[name]?.system === home);
  return Object.fromEntries(
    Object.entries(planets).map(([name, planet]) => {
      const isOwn = planet.system === home || garrisons[name] !== undefined;
      const units = plus(name === first ? ground : {}, garrisons[name] ?? {});
      return [name, isOwn ? { ...planet, owner: seat, force: { units, damaged: {} } } : planet];
    }),
  );
}

function fleetsOf(starts: readonly Start[]): SkirmishState["space"] {
  const space: { [system: string]: { [seat: string]: Force } } = {};
  for (const [seat, { home, space: ships, fleets }] of starts.entries()) {
    for (const [system, units] of [[home, ships] as const, ...Object.entries(fleets)])
      if (sumOf(units) > 0)
        space[system] = {
          ...space[system],
          [seat]: { units: plus(space[system]?.[seat]?.units ?? {}, units), damaged: {} },
        };
  }
  return space;
}

/** A place that is not on the map, or that two players have. */
function strayIn(starts: readonly Start[], planets: Planets, systems: ReadonlySet<string>): TableProblem | null {
  const places = starts.flatMap(({ fleets }) => Object.keys(fleets));
  const lost = places.find((system) => !systems.has(system));
  if (lost !== undefined) return { problem: "unknown-system", name: lost };
  const held = starts.flatMap(({ garrisons }) => Object.keys(garrisons));
  const unknown = held.find((planet) => planets[planet] === undefined);
  if (unknown !== undefined) return { problem: "unknown-planet", name: unknown };
  const crowded = starts.flatMap(({ home, fleets }) => [...new Set([home, ...Object.keys(fleets)])]);
  const shared = [...crowded, ...held].find((place, at, all) => all.indexOf(place) !== at);
  return shared === undefined ? null : { problem: "shared-place", name: shared };
}

function problemOf(starts: readonly Start[], systems: readonly string[]): TableProblem | null {
  if (starts.length < 2) return { problem: "too-few-players", name: `${starts.length}` };
  const homes = starts.map(({ home }) => home);
  const stray = homes.find((home) => !systems.includes(home));
  if (stray !== undefined) return { problem: "unknown-system", name: stray };
  return starts.map(oddIn).find((problem) => problem !== null) ?? null;
}

/** What a player starts with and there is not. */
function oddIn({ space, ground, fleets, garrisons, effects, abilities }: Start): TableProblem | null {
  const kindOf = (unit: string) => findUnit(unit)?.kind;
  const unitsOf = (counts: readonly Counts[]) => counts.flatMap((each) => Object.keys(each));
  const misplaced = [
    ...unitsOf([space, ...Object.values(fleets)]).filter((unit) => (kindOf(unit) ?? "structure") === "structure"),
    ...unitsOf([ground, ...Object.values(garrisons)]).filter((unit) => (kindOf(unit) ?? "ship") === "ship"),
  ][0];
  if (misplaced !== undefined) return { problem: "misplaced-unit", name: misplaced };
  const effect = effects.find((id) => !isEffect(id));
  if (effect !== undefined) return { problem: "unknown-effect", name: effect };
  const ability = abilities.find((id) => !Object.hasOwn(abilityTable, id));
  return ability === undefined ? null : { problem: "unknown-ability", name: ability };
}

/** Technologies and the like: what is always on. Cards that are played once are not for a skirmish. */
const isEffect = (id: string): boolean =>
  id === "gravity-drive" ||
  (Object.hasOwn(effectTable, id) && effectTable[id]?.takes === undefined) ||
  (Object.hasOwn(combatTable, id) && !combatTable[id]?.counted && !combatTable[id]?.repairsAll);
