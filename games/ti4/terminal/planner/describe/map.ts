import { columns, pc, wrap } from "@umpire/cli/terminal";
import type { Json } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import { describeGalaxy } from "../../../galaxy/describe.ts";
import { findTile } from "../../../galaxy/tiles.ts";
import { ti4Words } from "../../../words/languages.ts";
import { anomaliesOf, drawBoard, wormholeSign } from "../board.ts";
import { plannerWords } from "../refusals.ts";
import type { Galaxy, System } from "../types.ts";

/** A map as hexes, then its systems in words. */
export function describeMap(map: Json, galaxy: Galaxy, language: Language): string {
  const hasPlanets = galaxy.systems.some(({ planets }) => planets.length > 0);
  const drawn = drawBoard(map, galaxy, language, {
    ...{ active: null, marks: hasPlanets ? ["planets"] : [] },
    lower: ({ planets }) => planets.map(({ resources, influence }) => `${resources}/${influence}`).join(" "),
  });
  return [drawn, listSystems(galaxy, language), ...warningsOf(galaxy, language), describeLinks(galaxy, language)]
    .filter((part) => part !== "")
    .join("\n\n");
}

function listSystems({ systems }: Galaxy, language: Language): string {
  const { text } = plannerWords[language];
  const isPlain = ({ anomalies, wormholes, planets }: System) =>
    anomalies.length === 0 && wormholes.length === 0 && planets.length === 0;
  const isHome = ({ id, tile }: System) => tile === null && /^HOME\d+$/.test(id);
  const named = (list: readonly System[]) => list.map(({ id }) => id).join(", ");
  const rich = systems.filter((system) => !isPlain(system));
  const homes = systems.filter((system) => isPlain(system) && isHome(system));
  const plain = systems.filter((system) => isPlain(system) && !isHome(system));
  return [
    ...(rich.length > 0 ? [columns(rich.map((system) => rowOf(system, language)))] : []),
    ...(homes.length > 0 ? [wrap(text.homes({ systems: named(homes) }))] : []),
    ...(plain.length > 0 ? [wrap(text.plainSystems({ systems: named(plain) }))] : []),
  ].join("\n");
}

function rowOf(system: System, language: Language): readonly string[] {
  const anomalies = anomaliesOf(system).map((type) => ti4Words[language].anomaly[type]);
  const holes = [...new Set(system.wormholes.map(({ letter }) => wormholeSign(letter)))];
  const planets = system.planets.map(({ name, resources, influence }) => `${name} ${resources}/${influence}`);
  const tile = system.tile === null ? undefined : findTile(system.tile);
  const name = planets.length === 0 && anomalies.length === 0 ? (tile?.name ?? "") : "";
  return [system.id, holes.join(" "), anomalies.join(", "), planets.join(", ") || name];
}

function warningsOf({ warnings }: Galaxy, language: Language): readonly string[] {
  const { text } = plannerWords[language];
  const said = warnings.map(({ code, tile, system, ...rest }) =>
    code === "duplicate-tile" && tile !== undefined && system !== undefined
      ? text.duplicateTile({ tile, system })
      : [code, ...Object.values(rest)].join(" "),
  );
  return said.length === 0 ? [] : [said.map((problem) => pc.yellow(text.warning({ problem }))).join("\n")];
}

/** How many pairs are adjacent, and those that the drawing does not show. */
function describeLinks(galaxy: Galaxy, language: Language): string {
  const { text } = plannerWords[language];
  const { adjacency, links } = describeGalaxy(galaxy);
  const pairs = Object.values(adjacency).reduce((sum, near) => sum + near.length, 0) / 2;
  const lanes = links.filter(({ kind }) => kind === "hyperlane").map(({ a, b }) => `${a}–${b}`);
  const letters = [...new Set(galaxy.systems.flatMap(({ wormholes }) => wormholes.map(({ letter }) => letter)))].sort();
  const holes = letters.flatMap((letter) => {
    const systems = galaxy.systems.filter(({ wormholes }) => wormholes.some((hole) => hole.letter === letter));
    const list = systems.map(({ id }) => id).join(", ");
    return systems.length < 2 ? [] : [wrap(text.wormholesJoin({ letter: wormholeSign(letter), systems: list }))];
  });
  return [
    text.counted({ systems: galaxy.systems.length, pairs }),
    ...(lanes.length > 0 ? [wrap(text.lanesJoin({ pairs: lanes.join(", ") }))] : []),
    ...holes,
  ].join("\n");
}
