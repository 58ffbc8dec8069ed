import { type Direction, directions } from "@umpire/toolkit";
import { tileLines } from "../data/tiles.ts";

/** The kinds of anomaly, in the order in which they are listed. */
export const anomalyTypes = ["asteroid-field", "nebula", "supernova", "gravity-rift", "entropic-scar"] as const;
export type AnomalyType = (typeof anomalyTypes)[number];
export const isAnomalyType = (name: unknown): name is AnomalyType =>
  typeof name === "string" && anomalyTypes.some((type) => type === name);

export type Planet = {
  readonly name: string;
  readonly resources: number;
  readonly influence: number;
  readonly traits: readonly string[];
  readonly techSpecialties: readonly string[];
  readonly legendary: boolean;
  readonly spaceStation: boolean;
};

/** Two sides of a tile that a lane joins. */
export type Lane = readonly [Direction, Direction];

export type Tile = {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly back: string;
  readonly anomalies: readonly AnomalyType[];
  readonly wormholes: readonly string[];
  readonly planets: readonly Planet[];
  /** Whose home it is. */
  readonly home: string | null;
  readonly faction: string | null;
  readonly offBoard: boolean;
  readonly egress: boolean;
  /** The lanes of a hyperlane tile, which is no system; null for all others. */
  readonly lanes: readonly Lane[] | null;
};

function readTile(text: string): Tile {
  const cells = text.split("|").map((cell) => cell.trim());
  const [id = "", name = "", set = "", back = "", anomalies = "", wormholes = "", planets = "", rest = ""] = cells;
  const facts = new Map(rest.split(" ").map((fact) => [fact.split("=")[0] ?? "", fact.split("=")[1] ?? ""]));
  const lanes = facts.get("lanes");
  return {
    id,
    name,
    set,
    back,
    anomalies: listed(anomalies).filter(isAnomalyType),
    wormholes: listed(wormholes),
    planets: planets === "-" ? [] : planets.split(";").map(readPlanet),
    home: facts.get("home") ?? null,
    faction: facts.get("faction") ?? null,
    offBoard: facts.has("offBoard"),
    egress: facts.has("egress"),
    lanes: lanes === undefined ? null : lanes.split(",").map(readLane),
  };
}

const listed = (cell: string): readonly string[] => (cell === "-" ? [] : cell.split("+"));

const PLANET = /^(.+) (\d+)\/(\d+)(?: ([a-z+-]+))?(?: \^([a-z+-]+))?( !)?( @)?$/;

function readPlanet(text: string): Planet {
  const [, name = "", resources, influence, traits = "-", specialties = "-", legendary, station] =
    PLANET.exec(text.trim()) ?? [];
  return {
    name,
    resources: Number(resources),
    influence: Number(influence),
    traits: listed(traits),
    techSpecialties: listed(specialties),
    legendary: legendary !== undefined,
    spaceStation: station !== undefined,
  };
}

function readLane(text: string): Lane {
  const sides = text.split("-").map((side) => directions.find((direction) => direction === side));
  const [from, to] = sides;
  if (from === undefined || to === undefined) throw new RangeError(`${text} is no lane`);
  return [from, to];
}

/** The official tiles, in the order of the table. */
export const tiles: readonly Tile[] = tileLines.trim().split("\n").map(readTile);
const byId = new Map(tiles.map((tile) => [tile.id.toLowerCase(), tile]));

/** The tile of this id, whatever its case. */
export const findTile = (id: string): Tile | undefined => byId.get(id.toLowerCase());
