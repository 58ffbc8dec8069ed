import type { Cell } from "./cells.ts";
import type { BoardNames, BoardShade, BoardStack, Language, Planet, System } from "./types.ts";
import { boardWords } from "./words.ts";

/** What is to be said of a system besides what its tile shows. */
export type CellStatus = {
  readonly stacks: readonly BoardStack[];
  readonly tokens: readonly number[];
  readonly players: readonly string[];
  readonly isActive: boolean;
  readonly isBarred: boolean;
  readonly shade: BoardShade | null;
  readonly owned: Owned;
};

/** Who controls the planets of a system: players by the names of planets. */
export type Owned = ReadonlyMap<string, number>;

export const sameOwned = (a: Owned, b: Owned): boolean =>
  a === b || (a.size === b.size && [...a].every(([planet, owner]) => b.get(planet) === owner));

type NamingContext = { readonly language: Language; readonly names: BoardNames };

/** A hex in words: first what it is, then who is there. */
export function describeCell(cell: Cell, situation: CellStatus, speaker: NamingContext): string {
  const words = boardWords[speaker.language];
  if (cell.kind === "empty") return words.emptySpot(cell.index);
  if (cell.kind === "lane") return words.hyperlane(cell.name);
  const { stacks, tokens, players, isActive, isBarred, shade } = situation;
  const about = [
    describeTile(cell.system, cell.index, speaker, situation),
    ...stacks.flatMap((stack) => describeStack(stack, cell.system, players, speaker)),
    ...tokens.map((player) => words.token(playerName(players, player, speaker.language))),
    ...(isActive ? [words.active] : []),
    ...(isBarred ? [words.barred] : []),
    ...(shade === null || shade.label === "" ? [] : [words.threat(shade.label)]),
  ];
  return about.join("; ");
}

export const playerName = (players: readonly string[], player: number, language: Language): string =>
  players[player] ?? boardWords[language].player(player + 1);

/** A home of a map string that nobody has taken. */
export const isFreeHome = ({ id, tile, position, planets }: System): boolean =>
  tile === null && position !== null && planets.length === 0 && id.startsWith("HOME");

export const placeName = (names: BoardNames, id: string): string => names.placeName?.(id) ?? id;

function describeTile(
  system: System,
  index: number,
  { language, names }: NamingContext,
  { owned, players }: CellStatus,
): string {
  const words = boardWords[language];
  if (isFreeHome(system)) return words.home(system.id);
  const added = (name: string, source: string) => (source === "tile" ? name : words.added(name, source));
  const anomalies = system.anomalies.map(({ type, source }) => added(names.anomalyName(type), source));
  const wormholes = system.wormholes.map(({ letter, source }) =>
    added(words.wormhole(names.wormholeName(letter)), source),
  );
  const planets = system.planets.map((planet) => {
    const owner = owned.get(planet.name);
    const named = { ...planet, name: placeName(names, planet.name) };
    return [
      describePlanet(named, language),
      ...(owner === undefined ? [] : [words.owner(playerName(players, owner, language))]),
    ].join(", ");
  });
  const beside = index < 0 ? [words.beside] : [];
  const facts = [...beside, ...anomalies, ...wormholes, ...(planets.length === 0 ? [words.noPlanets] : planets)];
  return [words.system(placeName(names, system.id)), ...facts].join(", ");
}

/** A planet in words. */
function describePlanet(planet: Planet, language: Language): string {
  const words = boardWords[language];
  return [
    words.planet(planet.name, planet.resources, planet.influence),
    ...planet.traits.map((trait) => words.traits[trait] ?? trait),
    ...planet.techSpecialties.map((name) => words.specialty(words.specialties[name] ?? name)),
    ...(planet.legendary ? [words.legendary] : []),
    ...(planet.spaceStation ? [words.spaceStation] : []),
  ].join(", ");
}

function describeStack(
  { player, where, units }: BoardStack,
  system: System,
  players: readonly string[],
  { language, names }: NamingContext,
): readonly string[] {
  const words = boardWords[language];
  const there = units.filter(({ count }) => count > 0);
  if (there.length === 0) return [];
  const owner = playerName(players, player, language);
  const place = system.planets.some(({ name }) => name === where)
    ? words.onPlanet(owner, placeName(names, where))
    : owner;
  const said = there.map(({ unit, count, damaged }) => words.units(names.unitName(unit), count, damaged));
  return [`${place}: ${said.join(", ")}`];
}
