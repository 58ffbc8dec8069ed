import type { Json } from "@umpire/kernel";
import type { BoardProps } from "@umpire/ui";
import { tactics } from "../game.ts";
import type { TacticsEvent } from "../rules/shape.ts";
import type { TacticsView } from "./view.ts";

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
  return typeof type === "string" && isSaid(type);
}

/** Whether the game says something of such an event, in a language that is here. */
const isSaid = (type: string): boolean =>
  Object.values<{ readonly event: object } | undefined>(tactics.words ?? {}).some((words) =>
    Object.hasOwn(words?.event ?? {}, type),
  );
