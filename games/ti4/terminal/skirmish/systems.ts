import { pc, wrap } from "@umpire/cli/terminal";
import { describeGalaxy } from "../../galaxy/describe.ts";
import { ti4Words } from "../../words/languages.ts";
import { anomaliesOf, wormholeSign } from "../planner/board.ts";
import { plannerWords } from "../planner/speak.ts";
import type { System } from "../planner/types.ts";
import { nameOf, type Sight, sayForce, sumOf } from "./sight.ts";

type PlanetName = string;

export const planetsIn = ({ state }: Sight, system: string): readonly PlanetName[] =>
  Object.keys(state.planets).filter((planet) => state.planets[planet]?.system === system);

/** `Concord 1/6`. */
export function sayPlanet({ state }: Sight, planet: PlanetName): string {
  const { resources = 0, influence = 0 } = state.planets[planet] ?? {};
  return `${planet} ${resources}/${influence}`;
}

/** Whether nobody owns it and nobody is on it. */
const isFree = ({ state }: Sight, planet: PlanetName): boolean => {
  const found = state.planets[planet];
  return found !== undefined && found.owner === null && found.landed === null && sumOf(found.force.units) === 0;
};

const tokensIn = (sight: Sight, system: string): readonly string[] =>
  sight.state.players.flatMap(({ tokens }, seat) => (tokens.includes(system) ? [nameOf(sight, seat)] : []));

/** Whether anything of anybody is there. */
const isHeld = (sight: Sight, system: string): boolean =>
  sight.state.space[system] !== undefined ||
  sight.state.tactical?.system === system ||
  tokensIn(sight, system).length > 0 ||
  planetsIn(sight, system).some((planet) => !isFree(sight, planet));

/** All systems with their neighbours; or, where a map is drawn, those that hold anything, and the planets to be had. */
export function listSystems(sight: Sight, isDrawn: boolean): string {
  const { galaxy, words } = sight;
  const shown = isDrawn ? galaxy.systems.filter(({ id }) => isHeld(sight, id)) : galaxy.systems;
  const blocks = listBlocks(sight, shown, !isDrawn);
  const free = galaxy.systems
    .filter(({ id }) => !shown.some((each) => each.id === id))
    .flatMap(({ id }) => {
      const planets = planetsIn(sight, id).map((planet) => unbroken(sayPlanet(sight, planet)));
      return planets.length === 0 ? [] : [unbroken(`${id} ${planets.join(", ")}`)];
    });
  return [
    ...blocks,
    ...(free.length === 0 ? [] : [plainly(wrap(words.layout.freePlanets(free.join("; ")), 2, 4))]),
  ].join("\n");
}

const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");
const plainly = (text: string) => text.replaceAll("\u00a0", " ");

/** The system of the action that is under way, alone. */
export function listActive(sight: Sight): string {
  const active = sight.galaxy.systems.filter(({ id }) => id === sight.state.tactical?.system);
  return listBlocks(sight, active, false).join("\n");
}

const INDENT = 2;

function listBlocks(sight: Sight, systems: readonly System[], withNeighbours: boolean): readonly string[] {
  const adjacency = withNeighbours ? describeGalaxy(sight.galaxy).adjacency : {};
  const labels = systems.map(({ id }) => (id === sight.state.tactical?.system ? `[${id}]` : id));
  const width = Math.max(...labels.map(({ length }) => length));
  return systems.map((system, at) => {
    const label = (labels[at] ?? "").padEnd(width);
    const head = headOf(sight, system, adjacency[system.id]);
    const lines = linesOf(sight, system.id).map(({ text, paint }) =>
      paint(wrap(text, INDENT + width + 2, INDENT + width + 4)),
    );
    const first = `${" ".repeat(INDENT)}${label}  ${wrap(head, INDENT + width + 2, INDENT + width + 4).trimStart()}`;
    const isActive = system.id === sight.state.tactical?.system;
    const rest = head === "" && lines.length > 0 ? withLabel(lines, label) : [first.trimEnd(), ...lines];
    return plainly((isActive ? rest.map((line) => pc.bold(line)) : rest).join("\n"));
  });
}

/** Where a system has no facts of its own, its first line goes beside its name. */
const withLabel = ([first = "", ...rest]: readonly string[], label: string): readonly string[] => [
  first.replace(" ".repeat(INDENT + label.length), " ".repeat(INDENT) + label),
  ...rest,
];

/** What the system is: anomalies, wormholes, planets to be had, neighbours, command tokens. */
function headOf(sight: Sight, system: System, near: readonly string[] | undefined): string {
  const { language, words } = sight;
  const holes = [...new Set(system.wormholes.map(({ letter }) => wormholeSign(letter)))].join(" ");
  const free = planetsIn(sight, system.id).filter((planet) => isFree(sight, planet));
  const tokens = tokensIn(sight, system.id);
  const { text } = plannerWords[language];
  return [
    ...anomaliesOf(system).map((type) => ti4Words[language].anomaly[type]),
    ...(holes === "" ? [] : [holes]),
    ...free.map((planet) => unbroken(words.layout.planet(sayPlanet(sight, planet), null, ""))),
    ...(near === undefined ? [] : [text.neighbours({ list: near.join(", ") || "—" })]),
    ...(tokens.length === 0 ? [] : [unbroken(words.layout.tokens(tokens))]),
  ].join(" · ");
}

type Line = { readonly text: string; readonly paint: (text: string) => string };

/** Planets that somebody has, and ships, a line each. */
function linesOf(sight: Sight, system: string): readonly Line[] {
  const { state, words, seat: own } = sight;
  const paintOf = (seat: number | null) => (seat === null ? String : seat === own ? pc.green : pc.red);
  const planets = planetsIn(sight, system)
    .filter((planet) => !isFree(sight, planet))
    .map((planet): Line => {
      const { owner = null, force = { units: {}, damaged: {} }, landed = null } = state.planets[planet] ?? {};
      const name = sayPlanet(sight, planet);
      const held = words.layout.planet(name, owner === null ? null : nameOf(sight, owner), sayForce(sight, force));
      const whose = state.tactical === null ? "" : nameOf(sight, state.tactical.seat);
      const down = landed === null ? [] : [words.layout.landed(sayForce(sight, landed), whose)];
      return { text: [held, ...down].join("; "), paint: paintOf(owner) };
    });
  const ships = Object.entries(state.space[system] ?? {}).map(([seat, force]): Line => {
    const sign = Number(seat) === own ? "▲" : "▽";
    const text = `${sign} ${words.layout.ships(nameOf(sight, Number(seat)), sayForce(sight, force))}`;
    return { text, paint: paintOf(Number(seat)) };
  });
  return [...planets, ...ships];
}
