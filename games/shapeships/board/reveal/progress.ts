import type { Opening } from "../battle/opening.ts";
import { isEmpty } from "../compose/draft.ts";
import { type Stage, timelineOf } from "./timeline.ts";

/** Where the reveals of a page are. */
export type Progress = {
  /** The step whose events were heard last. */
  readonly key: string;
  /** The openings that are shown, one after another; after them the last one may be shown again. */
  readonly queue: readonly Opening[];
  /** The part of the first one that runs; or it is held at its end until somebody goes on; or nothing is shown. */
  readonly at: number | "held" | "over";
  /** Whether anything has been opened since the page was. */
  readonly hasPlayed: boolean;
};

/** Max turns that the reveal may lag behind a fast match. */
const MOST_WAITING = 2;

const partsOf = ({ fleets, flights, settled }: Opening) =>
  timelineOf({
    hasShips: fleets.some((fleet) => fleet.some(({ mark }) => mark === "new")),
    hasFlights: flights.length > 0,
    isSettled: settled !== null,
  });

/** The part that runs now, and how long it takes; null where none does. */
export function partNow({ queue: [first], at }: Progress): { readonly stage: Stage; readonly takes: number } | null {
  return first === undefined || typeof at !== "number" ? null : (partsOf(first)[at] ?? null);
}

const isIdle = ({ event, orders }: Opening) => event.type === "revealed" && orders.every((order) => isEmpty(order));

/** A battle in which nobody did anything belongs to the drawing before it: one reveal tells both; else null. */
export function joinOpenings(before: Opening | undefined, after: Opening): Opening | null {
  if (before?.event.type !== "completed" || before.settled !== null) return null;
  if (before.turn !== after.turn || !isIdle(after)) return null;
  const fresh = new Set(
    before.fleets.flatMap((fleet) => fleet.filter(({ mark }) => mark === "new").map(({ id }) => id)),
  );
  const marked = (fleet: Opening["fleets"][number]) =>
    fleet.map((ship) => (fresh.has(ship.id) && ship.mark === "there" ? { ...ship, mark: "new" as const } : ship));
  return {
    ...after,
    event: before.event,
    orders: before.orders,
    fleets: [marked(after.fleets[0]), marked(after.fleets[1])],
    flights: [...before.flights, ...after.flights],
  };
}

/** The place of a part, where there is one, else of the one after it. */
function placeOf(opening: Opening, stage: Stage): number {
  const parts = partsOf(opening);
  const at = parts.findIndex((part) => part.stage === stage);
  return at === -1 ? parts.length - 1 : at;
}

/** What is new is shown: at once where nothing runs, after what runs, or as its continuation. */
export function withOpening(progress: Progress, key: string, opening: Opening | null, isStill: boolean): Progress {
  const { queue, at } = progress;
  if (opening === null) return { ...progress, key, queue: [], at: "over" };
  const isRunning = typeof at === "number";
  const joined = joinOpenings(queue.at(-1), opening);
  const next = { key, hasPlayed: true };
  if (isStill) return { ...next, queue: [joined ?? opening], at: partsOf(joined ?? opening).length };
  if (isRunning) {
    const waiting = [...(joined === null ? queue : queue.slice(0, -1)), joined ?? opening];
    const kept = waiting.slice(-MOST_WAITING);
    return { ...next, queue: kept, at: kept.length < waiting.length ? 0 : at };
  }
  if (joined !== null) return { ...next, queue: [joined], at: placeOf(joined, "shots") };
  return { ...next, queue: [opening], at: isIdle(opening) ? placeOf(opening, "shots") : 0 };
}

/** After the last part of the last reveal: a player who has to decide sees the settled turn until they go on. */
export function atEnd(progress: Progress, isAsked: boolean): Progress {
  const queue = progress.queue.slice(-1);
  return { ...progress, queue, at: isAsked && queue[0]?.settled ? "held" : "over" };
}

/** The next part, the next opening, or the end. */
export function advanced(progress: Progress, isAsked: boolean): Progress {
  const { queue, at } = progress;
  const [first, ...others] = queue;
  if (first === undefined || typeof at !== "number") return progress;
  if (at + 1 < partsOf(first).length) return { ...progress, at: at + 1 };
  return others.length > 0 ? { ...progress, queue: others, at: 0 } : atEnd(progress, isAsked);
}
