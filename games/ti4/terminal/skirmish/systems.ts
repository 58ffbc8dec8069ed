import { pc, wrap } from "@umpire/cli/terminal";
import { describeGalaxy } from "../../galaxy/describe.ts";
import { sumOf } from "../../units/force.ts";
import { ti4Words } from "../../words/languages.ts";
import { anomaliesOf, wormholeSign } from "../planner/board.ts";
import { plannerWords } from "../planner/refusals.ts";
import type { System } from "../planner/types.ts";
import { formatForce, nameOf, type TerminalContext } from "./context.ts";

type PlanetName = string;

export const planetsIn = ({ state }: TerminalContext, system: string): readonly PlanetName[] =>
  Object.keys(state.planets).filter((planet) => state.planets[planet]?.system === system);

/** `Concord 1/6`. */
export function formatPlanet({ state }: TerminalContext, planet: PlanetName): string {
  const { resources = 0, influence = 0 } = state.planets[planet] ?? {};
  return `${planet} ${resources}/${influence}`;
}

/** Whether nobody owns it and nobody is on it. */
const isFree = ({ state }: TerminalContext, planet: PlanetName): boolean => {
  const found = state.planets[planet];
  return found !== undefined && found.owner === null && found.landed === null && sumOf(found.force.units) === 0;
};

const tokensIn = (context: TerminalContext, system: string): readonly string[] =>
  context.state.players.flatMap(({ tokens }, seat) => (tokens.includes(system) ? [nameOf(context, seat)] : []));

/** Whether anything of anybody is there. */
const isHeld = (context: TerminalContext, system: string): boolean =>
  context.state.space[system] !== undefined ||
  context.state.tactical?.system === system ||
  tokensIn(context, system).length > 0 ||
  planetsIn(context, system).some((planet) => !isFree(context, planet));

/** All systems with their neighbours; or, where a map is drawn, those that hold anything, and the planets to be had. */
export function listSystems(context: TerminalContext, isDrawn: boolean): string {
  const { galaxy, words } = context;
  const shown = isDrawn ? galaxy.systems.filter(({ id }) => isHeld(context, id)) : galaxy.systems;
  const blocks = listBlocks(context, shown, !isDrawn);
  const free = galaxy.systems
    .filter(({ id }) => !shown.some((each) => each.id === id))
    .flatMap(({ id }) => {
      const planets = planetsIn(context, id).map((planet) => unbroken(formatPlanet(context, planet)));
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
export function listActive(context: TerminalContext): string {
  const active = context.galaxy.systems.filter(({ id }) => id === context.state.tactical?.system);
  return listBlocks(context, active, false).join("\n");
}

const INDENT = 2;

function listBlocks(context: TerminalContext, systems: readonly System[], withNeighbours: boolean): readonly string[] {
  const adjacency = withNeighbours ? describeGalaxy(context.galaxy).adjacency : {};
  const labels = systems.map(({ id }) => (id === context.state.tactical?.system ? `[${id}]` : id));
  const width = Math.max(...labels.map(({ length }) => length));
  return systems.map((system, at) => {
    const label = (labels[at] ?? "").padEnd(width);
    const head = headOf(context, system, adjacency[system.id]);
    const lines = linesOf(context, system.id).map(({ text, paint }) =>
      paint(wrap(text, INDENT + width + 2, INDENT + width + 4)),
    );
    const first = `${" ".repeat(INDENT)}${label}  ${wrap(head, INDENT + width + 2, INDENT + width + 4).trimStart()}`;
    const isActive = system.id === context.state.tactical?.system;
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
function headOf(context: TerminalContext, system: System, near: readonly string[] | undefined): string {
  const { language, words } = context;
  const holes = [...new Set(system.wormholes.map(({ letter }) => wormholeSign(letter)))].join(" ");
  const free = planetsIn(context, system.id).filter((planet) => isFree(context, planet));
  const tokens = tokensIn(context, system.id);
  const { text } = plannerWords[language];
  return [
    ...anomaliesOf(system).map((type) => ti4Words[language].anomaly[type]),
    ...(holes === "" ? [] : [holes]),
    ...free.map((planet) => unbroken(words.layout.planet(formatPlanet(context, planet), null, ""))),
    ...(near === undefined ? [] : [text.neighbours({ list: near.join(", ") || "—" })]),
    ...(tokens.length === 0 ? [] : [unbroken(words.layout.tokens(tokens))]),
  ].join(" · ");
}

type Line = { readonly text: string; readonly paint: (text: string) => string };

/** Planets that somebody has, and ships, a line each. */
function linesOf(context: TerminalContext, system: string): readonly Line[] {
  const { state, words, seat: own } = context;
  const paintOf = (seat: number | null) => (seat === null ? String : seat === own ? pc.green : pc.red);
  const planets = planetsIn(context, system)
    .filter((planet) => !isFree(context, planet))
    .map((planet): Line => {
      const { owner = null, force = { units: {}, damaged: {} }, landed = null } = state.planets[planet] ?? {};
      const name = formatPlanet(context, planet);
      const held = words.layout.planet(
        name,
        owner === null ? null : nameOf(context, owner),
        formatForce(context, force),
      );
      const whose = state.tactical === null ? "" : nameOf(context, state.tactical.seat);
      const down = landed === null ? [] : [words.layout.landed(formatForce(context, landed), whose)];
      return { text: [held, ...down].join("; "), paint: paintOf(owner) };
    });
  const ships = Object.entries(state.space[system] ?? {}).map(([seat, force]): Line => {
    const sign = Number(seat) === own ? "▲" : "▽";
    const text = `${sign} ${words.layout.ships(nameOf(context, Number(seat)), formatForce(context, force))}`;
    return { text, paint: paintOf(Number(seat)) };
  });
  return [...planets, ...ships];
}
