import {
  allSeats,
  err,
  type Game,
  type JsonObject,
  type MatchEvent,
  ok,
  type Pins,
  type Registry,
  type Result,
  replay,
  type Viewer,
  visibleEvents,
} from "@umpire/kernel";
import { badField } from "@umpire/kit";

/** Whether somebody can look on as this viewer; nobody always can. */
export const isViewer = (game: Game, pins: Pins, viewer: Viewer | undefined): boolean =>
  viewer === undefined || viewer === "spectator" || allSeats(game, pins).includes(viewer);

export const noSuchViewer = badField("/viewer", "no such seat");

/** What of these events a viewer hears, where one is named: the field of an answer beside all of them. */
export const visibleTo = (game: Game, events: readonly MatchEvent[], viewer: Viewer | undefined): JsonObject =>
  viewer === undefined ? {} : { heard: visibleEvents(game, events, viewer) };

/** What a viewer heard of a recorded match: a list for the start, then one for each entry. */
export function visibleInRecord(games: Registry, record: string, viewer: Viewer): Result<JsonObject> {
  const lists: (readonly MatchEvent[])[] = [];
  for (const step of replay(games, record.split("\n"))) {
    if (!step.ok) return step;
    const { game, table, events } = step.value;
    if (!isViewer(game, table, viewer)) return err(noSuchViewer);
    lists.push(visibleEvents(game, events, viewer));
  }
  return ok({ heard: lists });
}
