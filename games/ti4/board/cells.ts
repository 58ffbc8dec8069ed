import { directions, neighbour, spiralHex, spiralIndex } from "@umpire/toolkit";
import { linksOf } from "../galaxy/galaxy.ts";
import { readMapString, rotateLanes } from "../galaxy/map-string.ts";
import { APOTHEM, boundsOf, centreOf, hexAt, type Point, RADIUS } from "./geometry.ts";
import { layoutGraph } from "./graph-layout.ts";
import type { BoardProps, Galaxy, Lane, System } from "./types.ts";

/** A hex of the drawing; its index in the spiral is -1 beside the board. */
type Spot = Point & { readonly key: string; readonly index: number };
export type SystemCell = Spot & { readonly kind: "system"; readonly system: System };
export type LaneCell = Spot & { readonly kind: "lane"; readonly name: string; readonly lanes: readonly Lane[] };
type EmptyCell = Spot & { readonly kind: "empty" };
export type Cell = SystemCell | LaneCell | EmptyCell;

/** Whether free spots are drawn, and whether there is more room to the right of the map than below it. */
type Drawing = { readonly withEmpty: boolean; readonly isWide: boolean };

/** Every hex to draw: the systems and lanes of the map, what lies beside it, and, if asked for, free spots. */
export function cellsOf(galaxy: Galaxy, map: BoardProps["map"], { withEmpty, isWide }: Drawing): readonly Cell[] {
  const systems = galaxy.systems.flatMap((system) => (system.position === null ? [] : [placedCell(system)]));
  const taken = new Set(systems.map(({ index }) => index));
  const lanes = laneCells(map).filter(({ index }) => !taken.has(index));
  const onBoard: readonly Cell[] = [...systems, ...lanes];
  const empty = withEmpty ? emptyCells(onBoard, lengthOf(map)) : [];
  const beside = galaxy.systems.filter(({ position }) => position === null);
  return [...onBoard, ...empty, ...besideCells(beside, linksOf(galaxy), [...onBoard, ...empty], isWide)];
}

function placedCell(system: System): SystemCell {
  const hex = system.position ?? { q: 0, r: 0 };
  return { kind: "system", key: `system ${system.id}`, index: spiralIndex(hex), ...centreOf(hex), system };
}

function laneCells({ string, centre = "18" }: BoardProps["map"]): readonly LaneCell[] {
  const read = readMapString(string, centre);
  if (!read.ok) return [];
  return read.value.flatMap((placed, index) => {
    if (placed === null || placed.tile === "home" || placed.tile.lanes === null) return [];
    const lanes = rotateLanes(placed.tile.lanes, placed.rotation);
    const name = `${placed.tile.id}${placed.rotation}`;
    return [{ kind: "lane", key: `hex ${index}`, index, ...centreOf(spiralHex(index)), name, lanes }];
  });
}

/** How many places the string of the map names. */
function lengthOf({ string, centre = "18" }: BoardProps["map"]): number {
  const read = readMapString(string, centre);
  return read.ok ? read.value.length : 0;
}

/** Holes, and the hexes around the map. */
function emptyCells(onBoard: readonly Cell[], length: number): readonly EmptyCell[] {
  const taken = new Set(onBoard.map(({ index }) => index));
  const around = onBoard.flatMap(({ index }) =>
    directions.map((side) => spiralIndex(neighbour(spiralHex(index), side))),
  );
  const named = Array.from({ length: Math.max(1, length) }, (_, index) => index);
  const free = new Set([...named, ...around].filter((index) => !taken.has(index)));
  return [...free]
    .sort((a, b) => a - b)
    .map((index) => ({ kind: "empty", key: `hex ${index}`, index, ...centreOf(spiralHex(index)) }));
}

/** Beside the map or below it; where there is no map, so that the links between systems can be seen. */
function besideCells(
  systems: readonly System[],
  links: Galaxy["links"],
  onBoard: readonly Cell[],
  isWide: boolean,
): readonly SystemCell[] {
  const rows = isWide ? columnsBeside : rowsBelow;
  const places = onBoard.length === 0 ? placesOf(systems, links) : rows(systems.length, onBoard);
  return systems.map((system, at) => {
    const place = places[at] ?? { x: 0, y: 0 };
    return { kind: "system", key: `system ${system.id}`, index: -1, x: place.x, y: place.y, system };
  });
}

function placesOf(systems: readonly System[], links: Galaxy["links"]): readonly Point[] {
  const at = new Map(systems.map(({ id }, index) => [id, index]));
  const pairs = links.map(({ a, b }) => [at.get(a) ?? 0, at.get(b) ?? 0] as const);
  return layoutGraph(systems.length, pairs);
}

const GAP = 40;

function rowsBelow(count: number, onBoard: readonly Cell[]): readonly Point[] {
  const { x, y, width, height } = boundsOf(onBoard);
  const step = 2 * RADIUS + GAP / 2;
  const inRow = Math.max(1, Math.min(count, Math.floor((width + GAP / 2) / step)));
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / inRow);
    const inThis = Math.min(inRow, count - row * inRow);
    return {
      x: x + width / 2 + ((at % inRow) - (inThis - 1) / 2) * step,
      y: y + height + GAP + APOTHEM + row * (2 * APOTHEM + GAP / 2),
    };
  });
}

function columnsBeside(count: number, onBoard: readonly Cell[]): readonly Point[] {
  const { x, y, width, height } = boundsOf(onBoard);
  const step = 2 * APOTHEM + GAP / 2;
  const inColumn = Math.max(1, Math.min(count, Math.floor((height + GAP / 2) / step)));
  return Array.from({ length: count }, (_, at) => {
    const column = Math.floor(at / inColumn);
    const inThis = Math.min(inColumn, count - column * inColumn);
    return {
      x: x + width + GAP + RADIUS + column * (2 * RADIUS + GAP / 2),
      y: y + height / 2 + ((at % inColumn) - (inThis - 1) / 2) * step,
    };
  });
}

/** Finds the cell at a point of the board. */
export function cellFinder(cells: readonly Cell[]): (at: Point) => Cell | undefined {
  const onBoard = new Map(cells.filter(({ index }) => index >= 0).map((cell) => [cell.index, cell]));
  const beside = cells.filter(({ index }) => index < 0);
  return (at) => {
    const near = beside.find(({ x, y }) => Math.hypot(at.x - x, at.y - y) < APOTHEM);
    return near ?? onBoard.get(spiralIndex(hexAt(at)));
  };
}

/** Pairs of systems that are linked though the drawing does not show it: neither touching nor joined by lanes. */
export function hiddenLinks(galaxy: Galaxy, cells: readonly Cell[]): readonly (readonly [Cell, Cell])[] {
  const byId = new Map(cells.flatMap((cell) => (cell.kind === "system" ? [[cell.system.id, cell] as const] : [])));
  return galaxy.links.flatMap(({ a, b }) => {
    const [from, to] = [byId.get(a), byId.get(b)];
    if (from === undefined || to === undefined || (from.index >= 0 && to.index >= 0)) return [];
    return [[from, to] as const];
  });
}
