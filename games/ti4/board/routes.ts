import { type Direction, directions, neighbour, opposite, spiralHex, spiralIndex } from "@umpire/toolkit";
import type { Cell, LaneCell, SystemCell } from "./cells.ts";
import { between, centreOf, edgeMidpoint, formatPoint, type Point } from "./geometry.ts";
import type { BoardPath } from "./types.ts";

/** A part of a path that is drawn in one go; a jump has no way on the board, as through wormholes. */
type Stroke = { readonly isJump: boolean; readonly points: readonly Point[] };
export type DrawnRoute = { readonly strokes: readonly Stroke[]; readonly dice: Point | null };

type CellGraph = {
  readonly systems: ReadonlyMap<string, SystemCell>;
  readonly lanes: ReadonlyMap<number, LaneCell>;
  /** Pairs of keys of cells between which a line is drawn. */
  readonly lines: ReadonlySet<string>;
};

export function buildCellGraph(cells: readonly Cell[], links: readonly (readonly [Cell, Cell])[]): CellGraph {
  return {
    systems: new Map(cells.flatMap((cell) => (cell.kind === "system" ? [[cell.system.id, cell] as const] : []))),
    lanes: new Map(cells.flatMap((cell) => (cell.kind === "lane" ? [[cell.index, cell] as const] : []))),
    lines: new Set(links.flatMap(([a, b]) => [`${a.key}\n${b.key}`, `${b.key}\n${a.key}`])),
  };
}

/** Where a path runs; systems that are not drawn are passed over. */
export function drawRoute({ path, rolls }: BoardPath, routes: CellGraph, shift: number): DrawnRoute {
  const stops = path.flatMap((id) => routes.systems.get(id) ?? []);
  const strokes: { readonly isJump: boolean; readonly points: Point[] }[] = [];
  for (const [at, to] of stops.entries()) {
    const from = stops[at - 1];
    if (from === undefined) continue;
    const way = wayBetween(from, to, routes);
    const last = strokes.at(-1);
    if (way !== null && last?.isJump === false) last.points.push(...way.slice(1));
    else strokes.push({ isJump: way === null, points: [...(way ?? archOf(from, to))] });
  }
  const shifted = strokes.map(({ isJump, points }) => ({ isJump, points: shiftLine(points, shift) }));
  return { strokes: trimmed(shifted), dice: rolls > 0 ? diceSpot(stops, shifted) : null };
}

/** The points between two systems that touch or that lanes or a line join; null where none is so. */
function wayBetween(from: SystemCell, to: SystemCell, routes: CellGraph): readonly Point[] | null {
  if (routes.lines.has(`${from.key}\n${to.key}`)) return [from, to];
  if (from.index < 0 || to.index < 0) return null;
  if (directions.some((side) => neighbourOf(from.index, side) === to.index)) return [from, to];
  type Step = { readonly index: number; readonly leaving: Direction; readonly points: readonly Point[] };
  const seen = new Set<string>();
  const open: Step[] = directions.map((leaving) => ({ index: from.index, leaving, points: [from] }));
  for (let step = open.shift(); step !== undefined; step = open.shift()) {
    const next = neighbourOf(step.index, step.leaving);
    if (next === to.index) return [...step.points, to];
    const entry = opposite(step.leaving);
    const lane = routes.lanes.get(next);
    if (lane === undefined || seen.has(`${next} ${entry}`)) continue;
    seen.add(`${next} ${entry}`);
    for (const leaving of exitsOf(lane, entry)) {
      open.push({ index: next, leaving, points: [...step.points, ...alongLane(lane.index, entry, leaving)] });
    }
  }
  return null;
}

const neighbourOf = (index: number, side: Direction) => spiralIndex(neighbour(spiralHex(index), side));

const exitsOf = ({ lanes }: LaneCell, entry: Direction): readonly Direction[] =>
  lanes.flatMap(([one, other]) => (one === entry ? [other] : other === entry ? [one] : []));

/** The two ends of a lane and its middle, which is a quarter of the way to each end from the centre. */
function alongLane(index: number, entry: Direction, leaving: Direction): readonly Point[] {
  const centre = centreOf(spiralHex(index));
  const [a, b] = [edgeMidpoint(entry), edgeMidpoint(leaving)];
  const middle = { x: (a.x + b.x) / 4, y: (a.y + b.y) / 4 };
  return [a, middle, b].map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }));
}

/** A bow, so that a jump is not taken for a way through the hexes that it passes over. */
function archOf(from: Point, to: Point): readonly Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const rise = Math.min(90, length * 0.2) / length;
  const bow = (part: number, height: number): Point => {
    const base = between(from, to, part);
    return { x: base.x + (to.y - from.y) * rise * height, y: base.y - (to.x - from.x) * rise * height };
  };
  return [from, bow(0.25, 0.75), bow(0.5, 1), bow(0.75, 0.75), to];
}

/** A line beside another, at this distance to its right. */
export function shiftLine(points: readonly Point[], distance: number): readonly Point[] {
  if (distance === 0) return points;
  return points.map((point, at) => {
    const [before, after] = [points[at - 1] ?? point, points[at + 1] ?? point];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return {
      x: point.x - ((after.y - before.y) / length) * distance,
      y: point.y + ((after.x - before.x) / length) * distance,
    };
  });
}

const FROM_START = 44;
const FROM_END = 50;

/** Without its ends, which would cover what is in the first and in the last system. */
function trimmed(strokes: readonly Stroke[]): readonly Stroke[] {
  return strokes.map(({ isJump, points }, at) => {
    const begun = at === 0 ? cut(points, FROM_START) : points;
    const ended = at === strokes.length - 1 ? [...cut([...begun].reverse(), FROM_END)].reverse() : begun;
    return { isJump, points: ended };
  });
}

function cut(points: readonly Point[], length: number): readonly Point[] {
  const [first, second, ...rest] = points;
  if (first === undefined || second === undefined) return points;
  const there = Math.hypot(second.x - first.x, second.y - first.y);
  if (there > length || rest.length === 0)
    return [between(first, second, Math.min(0.5, length / there)), second, ...rest];
  return cut([second, ...rest], length - there);
}

/** On the first rift that the path leaves; where the tiles show none, in the middle of the way. */
function diceSpot(stops: readonly SystemCell[], strokes: readonly Stroke[]): Point | null {
  const points = strokes.flatMap((stroke) => stroke.points);
  const rift = stops.slice(0, -1).find(({ system }) => system.anomalies.some(({ type }) => type === "gravity-rift"));
  if (rift === undefined) return points[Math.floor(points.length / 2)] ?? null;
  if (rift === stops[0]) return cut(points, 2 * FROM_START)[0] ?? null;
  const far = (point: Point) => Math.hypot(point.x - rift.x, point.y - rift.y);
  return points.reduce<Point | null>((best, point) => (best === null || far(point) < far(best) ? point : best), null);
}

const BEND = 42;

/** A line through points, with rounded bends. */
export function curveOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  const bends = rest.slice(0, -1).map((point, at) => {
    const [before, after] = [points[at] ?? point, rest[at + 1] ?? point];
    return `L${formatPoint(nearer(point, before))} Q${formatPoint(point)} ${formatPoint(nearer(point, after))}`;
  });
  const last = rest.at(-1);
  return [`M${formatPoint(first)}`, ...bends, ...(last === undefined ? [] : [`L${formatPoint(last)}`])].join(" ");
}

function nearer(point: Point, towards: Point): Point {
  const length = Math.hypot(towards.x - point.x, towards.y - point.y) || 1;
  return between(point, towards, Math.min(0.5, BEND / length));
}

/** How far aside each path is drawn, so that those that share a step do not cover each other. */
export function shiftsOf(paths: readonly BoardPath[], apart: number): readonly number[] {
  const taken = new Map<string, Set<number>>();
  return paths.map(({ path }) => {
    const steps = path.slice(1).map((id, at) => [path[at] ?? "", id].sort().join("\n"));
    let slot = 0;
    while (steps.some((step) => taken.get(step)?.has(slot))) slot += 1;
    for (const step of steps) taken.set(step, new Set([...(taken.get(step) ?? []), slot]));
    return (slot % 2 === 1 ? (slot + 1) / 2 : -slot / 2) * apart + 0;
  });
}

/** Marks that would cover an earlier one are moved below it. */
export function spreadSpots(spots: readonly Point[]): readonly Point[] {
  const free: Point[] = [];
  for (const spot of spots) {
    let { x, y } = spot;
    while (free.some((other) => Math.abs(other.x - x) < 48 && Math.abs(other.y - y) < 30)) y += 31;
    free.push({ x, y });
  }
  return free;
}
