import type { Json } from "@umpire/kernel";
import type { BoardProps } from "@umpire/ui";
import { tactics } from "../game.ts";
import { playerOf } from "../rules/shape.ts";
import type { Buff, PlayerId, Point, Sight, TacticsEvent, Tile, Unit } from "./types.ts";

/** What the board was given, as values of the game. The umpire sent it, so anything else is a mistake of ours. */
export function readSight({ rules, view, seat, next }: Pick<BoardProps, "rules" | "view" | "seat" | "next">): Sight {
  const pinned = tactics.parse.rules(rules);
  const state = pinned.ok ? tactics.parse.state(view, pinned.value) : pinned;
  if (!pinned.ok || !state.ok) throw new TypeError("this is no view of tactics");
  return { state: state.value, rules: pinned.value, seat, next };
}

/** The events of the game among all that was heard; those of the match are told beside the board. */
export function gameEvents(heard: readonly Json[]): readonly TacticsEvent[] {
  return heard.filter(isGameEvent);
}

function isGameEvent(event: Json): event is TacticsEvent {
  const type = typeof event === "object" && event !== null && "type" in event ? event["type"] : null;
  return typeof type === "string" && Object.hasOwn(tactics.words?.["en"]?.event ?? {}, type);
}

export const isAwaited = ({ next, seat }: Sight): boolean =>
  seat !== null && "awaiting" in next && next.awaiting.includes(seat);

/** The side that the viewer plays; null for a spectator. */
export const ownSide = ({ seat }: Sight): PlayerId | null => (seat === null ? null : playerOf(seat));

export const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** The living unit that stands there. */
export const unitAt = ({ state }: Sight, point: Point): Unit | null =>
  state.units.find(({ alive, position }) => alive && samePoint(position, point)) ?? null;

export const unitOf = ({ state }: Sight, id: string): Unit | null => state.units.find((unit) => unit.id === id) ?? null;

export const tileAt = ({ state }: Sight, point: Point): Tile | null =>
  state.tiles?.find(({ position }) => samePoint(position, point)) ?? null;

export const buffsOn = ({ state }: Sight, id: string): readonly Buff[] =>
  Object.hasOwn(state.unitBuffs, id) ? (state.unitBuffs[id] ?? []) : [];

export const hasActed = ({ state }: Sight, id: string): boolean => state.actedUnitIds?.includes(id) ?? false;
