import type { Next, Seat } from "@umpire/kernel";
import type { PlayerId, Point, TacticsRules, TacticsState, Tile, Unit } from "../rules/shape.ts";
import { playerOf } from "../rules/shape.ts";

/** What the board shows and asks the game about: one viewer's view of the match, parsed. */
export type TacticsView = {
  readonly state: TacticsState;
  readonly rules: TacticsRules;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly next: Next;
};

export const isAwaited = ({ next, seat }: TacticsView): boolean =>
  seat !== null && "awaiting" in next && next.awaiting.includes(seat);

/** The side that the viewer plays; null for a spectator. */
export const ownSide = ({ seat }: TacticsView): PlayerId | null => (seat === null ? null : playerOf(seat));

export const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** The living unit that stands there. */
export const unitAt = ({ state }: TacticsView, point: Point): Unit | null =>
  state.units.find(({ alive, position }) => alive && samePoint(position, point)) ?? null;

export const findUnit = ({ state }: TacticsView, id: string): Unit | null =>
  state.units.find((unit) => unit.id === id) ?? null;

export const tileAt = ({ state }: TacticsView, point: Point): Tile | null =>
  state.tiles?.find(({ position }) => samePoint(position, point)) ?? null;

export const hasActed = ({ state }: TacticsView, id: string): boolean => state.actedUnitIds?.includes(id) ?? false;
