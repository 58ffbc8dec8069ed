import { pc, terminalWidth, wrap } from "@umpire/cli/terminal";
import type { Json } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import { spiralHex } from "@umpire/toolkit";
import { describeGalaxy } from "../../galaxy/describe.ts";
import { readMapString, rotateLanes } from "../../galaxy/map-string.ts";
import { ti4Words } from "../../words/languages.ts";
import { drawTiles, laneRows, type Tile } from "./hexmap.ts";
import { plannerWords } from "./refusals.ts";
import type { AnomalyType, Galaxy, System } from "./types.ts";
import type { Mark } from "./words/words.ts";

/** What is to be seen of a system beside what it is: its lower line, and whether it is the active one. */
export type Notes = {
  readonly active: string | null;
  readonly lower: (system: System) => string;
  readonly marks: readonly Mark[];
};

const GREEK: { readonly [letter: string]: string } = {
  ...{ alpha: "α", beta: "β", gamma: "γ", delta: "δ", epsilon: "ε" },
};

export const anomaliesOf = ({ anomalies }: System): readonly AnomalyType[] => [
  ...new Set(anomalies.map(({ type }) => type)),
];
const lettersOf = ({ wormholes }: System): readonly string[] => [...new Set(wormholes.map(({ letter }) => letter))];
export const wormholeSign = (letter: string): string =>
  (Object.hasOwn(GREEK, letter) ? GREEK[letter] : undefined) ?? letter.slice(0, 3);

/** The letters of a system's anomalies, then the signs of its wormholes. */
function signsOf(system: System, language: Language): string {
  const { letter } = plannerWords[language];
  return [...anomaliesOf(system).map((type) => letter[type]), ...lettersOf(system).map(wormholeSign)].join(" ");
}

/** The map as hexes and what its marks mean; systems without a place are listed. */
export function drawBoard(map: Json, galaxy: Galaxy, language: Language, notes: Notes): string {
  const lanes = laneTiles(map);
  const placed = galaxy.systems.flatMap((system) => {
    const { position: hex } = system;
    return hex === null ? [] : [tileOf(system, hex, language, notes)];
  });
  const beside = galaxy.systems.filter(({ position }) => position === null);
  const all = [...lanes, ...placed];
  const drawing = all.length === 0 ? [] : [drawTiles(all)];
  const rest = beside.length === 0 ? [] : [listBeside(beside, all.length > 0, galaxy, language, notes)];
  return [...drawing, ...rest, legend(galaxy, lanes.length > 0, language, notes)]
    .filter((part) => part !== "")
    .join("\n");
}

function tileOf(system: System, hex: Tile["hex"], language: Language, notes: Notes): Tile {
  const isActive = system.id === notes.active;
  const paint = isActive ? pc.bold : system.anomalies.length > 0 ? pc.yellow : undefined;
  return {
    hex,
    rows: [signsOf(system, language), isActive ? `[${system.id}]` : system.id, notes.lower(system)],
    ...(paint && { paint }),
  };
}

/** Hyperlane tiles are no systems: only the string that the map was made from has them. */
function laneTiles(map: Json): readonly Tile[] {
  if (typeof map === "string") return laneTiles({ string: map });
  if (typeof map !== "object" || map === null || !("string" in map)) return [];
  const { string, centre = "18" } = map as { readonly string: Json; readonly centre?: Json };
  const placed = readMapString(String(string), String(centre));
  if (!placed.ok) return [];
  return placed.value.flatMap((each, index) => {
    if (each === null || each.tile === "home" || each.tile.lanes === null) return [];
    const sides = new Set(rotateLanes(each.tile.lanes, each.rotation).flat());
    return [{ hex: spiralHex(index), rows: laneRows(each.tile.id, sides), paint: pc.dim }];
  });
}

function listBeside(
  systems: readonly System[],
  isDrawn: boolean,
  galaxy: Galaxy,
  language: Language,
  notes: Notes,
): string {
  const name = (system: System) => {
    const signs = [signsOf(system, language), notes.lower(system)].filter((part) => part !== "").join(" ");
    const id = system.id === notes.active ? `[${system.id}]` : system.id;
    return signs === "" ? id : `${id} (${signs})`;
  };
  const { text } = plannerWords[language];
  if (isDrawn) return wrap(text.beside({ systems: systems.map(name).join(", ") }));
  const { adjacency } = describeGalaxy(galaxy);
  const near = (id: string) => (Object.hasOwn(adjacency, id) ? (adjacency[id] ?? []) : []);
  return systems
    .map((system) => `  ${name(system)}: ${text.neighbours({ list: near(system.id).join(", ") || "—" })}`)
    .join("\n");
}

const SIGN: { readonly [M in Mark]: string } = {
  ...{ active: "[ ]", ships: "▲n", others: "▽", token: "●", path: "*a", lane: "~", wormhole: "α β", planets: "1/2" },
};

/** Each mark that is on the map, and what it means. */
function legend(galaxy: Galaxy, hasLanes: boolean, language: Language, { marks, active }: Notes): string {
  const { letter, mark } = plannerWords[language];
  const types = new Set(galaxy.systems.flatMap(anomaliesOf));
  const letters = [...types].map((type) => `${letter[type]} ${ti4Words[language].anomaly[type]}`);
  const holes = [...new Set(galaxy.systems.flatMap(lettersOf).map(wormholeSign))].sort();
  const all = [
    ...letters.sort(),
    ...(holes.length > 0 ? [`${holes.join(" ")} ${mark.wormhole}`] : []),
    ...(active === null ? [] : [`${SIGN.active} ${mark.active}`]),
    ...marks.map((each) => `${SIGN[each]} ${mark[each]}`),
    ...(hasLanes ? [`${SIGN.lane} ${mark.lane}`] : []),
  ];
  return inLines(all);
}

/** As many entries a line as fit; an entry is never broken. */
function inLines(entries: readonly string[]): string {
  const lines: string[] = [];
  for (const entry of entries) {
    const longer = `${lines.at(-1) ?? ""}   ${entry}`;
    if (lines.length > 0 && longer.length <= terminalWidth()) lines[lines.length - 1] = longer;
    else lines.push(`  ${entry}`);
  }
  return lines.join("\n");
}
