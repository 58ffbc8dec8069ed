import type { Point, Unit } from "../../rules/shape.ts";
import { destinationOf } from "../choice/choice.ts";
import type { Foresight, Risk } from "../choice/foresight.ts";
import type { TacticsView } from "../view.ts";
import { findUnit } from "../view.ts";
import { type Arrow, bentArrow, straightArrow } from "./arrows.ts";
import { CELL, centreOf } from "./cells.ts";

/** A box of the drawing by its middle. */
export type Box = Point & { readonly width: number; readonly height: number };

export type RiskMark = Risk & { readonly arrow: Arrow; readonly label: Point };
export type Toll = Point & { readonly unit: string; readonly change: number; readonly falls: boolean };

/** What the umpire foresees, where it is drawn. */
export type Chalk = {
  /** The way of the step. */
  readonly step: Arrow | null;
  /** The line of a blow that is not struck next door. */
  readonly shot: Arrow | null;
  readonly risks: readonly RiskMark[];
  readonly tolls: readonly Toll[];
};

/** The middle of a piece: below it is its health. */
export const pieceOf = ({ x, y }: Point): Point => ({ x, y: y - 8 });
const RING = 41;

export const RISK = { width: 84, height: 28 };
export const TOLL = { width: 46, height: 34 };

export function chalkOf(view: TacticsView, foresight: Foresight): Chalk {
  const { action } = foresight;
  const actor = findUnit(view, action.unitId ?? "");
  const target = findUnit(view, action.targetUnitId ?? "");
  const to = destinationOf(action);
  const stand = to ?? actor?.position ?? null;
  const tolls = tollsOf(view, foresight);
  return {
    step: actor !== null && to !== null ? stepArrow(centreOf(view, actor.position), centreOf(view, to)) : null,
    shot: stand !== null && target !== null ? shotArrow(centreOf(view, stand), centreOf(view, target.position)) : null,
    risks: stand === null ? [] : placeRisks(view, foresight, stand, tolls),
    tolls,
  };
}

/** From the edge of the cell that is left to the ring around the piece where it would stand. */
const stepArrow = (from: Point, to: Point): Arrow =>
  straightArrow({ x: from.x, y: from.x === to.x ? from.y : from.y - 8 }, pieceOf(to), { start: 46, tip: RING - 3 });

/** Between two cells, clear of both pieces and of the health below the upper one. */
export function arrowBetween(from: Point, to: Point, start = gapAt(from.y < to.y)): Arrow {
  return straightArrow(pieceOf(from), pieceOf(to), { start, tip: gapAt(to.y < from.y) });
}

function gapAt(isUpper: boolean): number {
  return isUpper ? RING + 18 : RING;
}

/** Next door a blow needs no arrow, and has no room for one. */
export function shotArrow(from: Point, to: Point): Arrow | null {
  const isNextDoor = Math.abs(from.x - to.x) + Math.abs(from.y - to.y) <= CELL;
  return isNextDoor ? null : arrowBetween(from, to);
}

/** The corners of a unit's cell where what it loses or wins may stand. */
const corners: readonly Point[] = [
  { x: -40, y: -58 },
  { x: -46, y: 46 },
  { x: 46, y: 46 },
];

/** What is lost or won stands at the corner where it covers least of others, and never beside the board. */
function tollsOf(view: TacticsView, { marks, action }: Foresight): readonly Toll[] {
  const to = destinationOf(action);
  const stands = ({ id, position }: Unit) => centreOf(view, id === action.unitId && to !== null ? to : position);
  const tolls: Toll[] = [];
  for (const unit of view.state.units) {
    const mark = marks.get(unit.id);
    if (mark === undefined || mark.hp === unit.hp) continue;
    const others = view.state.units.filter(({ alive, id }) => alive && id !== unit.id);
    const taken = [...others.map((other) => pieceBox(stands(other))), ...tolls.map((toll) => ({ ...toll, ...TOLL }))];
    const covered = (place: Point) => taken.reduce((sum, box) => sum + overlap({ ...place, ...TOLL }, box), 0);
    const { x, y } = stands(unit);
    const places = corners.map((corner) => withinBoard(view, { x: x + corner.x, y: y + corner.y }, TOLL));
    const place = places.toSorted((a, b) => covered(a) - covered(b))[0] ?? { x, y };
    tolls.push({ ...place, unit: unit.id, change: mark.hp - unit.hp, falls: mark.falls });
  }
  return tolls;
}

/** Each label goes to the side of its arrow where it covers least. */
function placeRisks(
  view: TacticsView,
  { risks, action }: Foresight,
  stand: Point,
  tolls: readonly Toll[],
): readonly RiskMark[] {
  const taken: Box[] = [
    ...piecesBut(view, action.unitId ?? null),
    pieceBox(centreOf(view, stand)),
    ...tolls.map(({ x, y }) => ({ x, y, ...TOLL })),
  ];
  return risks.flatMap((risk) => {
    const from = findUnit(view, risk.unit);
    if (from === null) return [];
    const placed = quieterSide(view, pieceOf(centreOf(view, from.position)), pieceOf(centreOf(view, stand)), taken);
    taken.push({ ...placed.label, ...RISK });
    return [{ ...risk, ...placed }];
  });
}

function quieterSide(view: TacticsView, from: Point, to: Point, taken: readonly Box[]) {
  const at = (side: 1 | -1) => {
    const { arrow, swing, out } = bentArrow(from, to, side);
    const beside = { x: swing.x + (out.x * RISK.width) / 2, y: swing.y + (out.y * RISK.height) / 2 };
    const label = withinBoard(view, beside, RISK);
    const moved = Math.hypot(label.x - beside.x, label.y - beside.y);
    const covered = taken.reduce((sum, box) => sum + overlap({ ...label, ...RISK }, box), 0);
    // Of equals the one on the right, away from what is lost at the left corner.
    return { arrow, label, cost: covered + moved + (out.x < 0 ? 1 : 0) };
  };
  const [right, left] = [at(1), at(-1)];
  const { arrow, label } = left.cost < right.cost ? left : right;
  return { arrow, label };
}

const pieceBox = ({ x, y }: Point): Box => ({ x, y, width: 82, height: 92 });

const piecesBut = (view: TacticsView, id: string | null): readonly Box[] =>
  view.state.units
    .filter((unit) => unit.alive && unit.id !== id)
    .map(({ position }) => pieceBox(centreOf(view, position)));

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const across = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const down = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** The nearest place where a box lies wholly on the board. */
function withinBoard(view: TacticsView, { x, y }: Point, box: { readonly width: number; readonly height: number }) {
  const { width, height } = view.state.board;
  const clamp = (value: number, half: number, most: number) => Math.min(Math.max(value, half), most - half);
  return { x: clamp(x, box.width / 2, width * CELL), y: clamp(y, box.height / 2, height * CELL) };
}
