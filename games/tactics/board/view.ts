import type { Json, Next, Seat } from "@umpire/kernel";
import type { BoardProps } from "@umpire/ui";
import { tactics } from "../game.ts";
import type { PlayerId, Point, TacticsEvent, TacticsRules, TacticsState, Tile, Unit } from "../rules/shape.ts";
import { playerOf } from "../rules/shape.ts";

/** What the board shows and asks the game about: one viewer's view of the match, parsed. */
export type TacticsView = {
  readonly state: TacticsState;
  readonly rules: TacticsRules;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly next: Next;
};

/** What the board was given, as values of the game. The umpire sent it, so anything else is a mistake of ours. */
export function readView({
  rules,
  view,
  seat,
  next,
}: Pick<BoardProps, "rules" | "view" | "seat" | "next">): TacticsView {
  const pinned = tactics.parse.rules(rules);
  const state = pinned.ok ? tactics.parse.state(view, pinned.value) : pinned;
  if (!pinned.ok || !state.ok) throw new TypeError("this is no view of tactics");
  return { state: state.value, rules: pinned.value, seat, next };
}

/** The events of the game among all that the viewer saw; those of the match are shown beside the board. */
export function gameEvents(events: readonly Json[]): readonly TacticsEvent[] {
  return events.filter(isGameEvent);
}

function isGameEvent(event: Json): event is TacticsEvent {
  const type = typeof event === "object" && event !== null && "type" in event ? event["type"] : null;
  return typeof type === "string" && Object.hasOwn(tactics.words?.["en"]?.event ?? {}, type);
}

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
