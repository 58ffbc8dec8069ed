import type { LogEntry } from "@umpire/client";
import type { Json } from "@umpire/kernel";
import type { LogTurns } from "@umpire/ui";

/** Events of one change that belong to one turn. */
type LogPart = { readonly seq: number; readonly events: readonly Json[] };
/** What a part of the log is: events, or that something is left out. */
type Item = LogPart | Exclude<LogEntry, { readonly events: readonly Json[] }>;
/** The entries of one turn; its number is null where it is not known. */
export type LogSection = { readonly turn: number | null; readonly items: readonly Item[] };

type Counting = Pick<LogTurns, "ends"> & {
  /** How many turns are over now; null where nobody counts. */
  readonly ended: number | null;
  readonly isOver: boolean;
};

const isUndone = (event: Json): boolean =>
  typeof event === "object" && event !== null && "type" in event && event["type"] === "match:undone";

/**
 * The log turn by turn. Turns are counted back from the one that goes on, since the page may have come in the middle; above
 * what was undone or left out nobody knows how many there were, and they have no numbers.
 */
export function sectionsOf(log: readonly LogEntry[], { ends, ended, isOver }: Counting): readonly LogSection[] {
  const split = log.flatMap((entry, at): readonly Item[] => {
    if (!("events" in entry)) return [entry];
    // What ends the match belongs to its last turn, though it is told after that turn's end.
    const parts = isOver && at === log.length - 1 ? [entry.events] : splitAfter(entry.events, ends);
    return parts.map((events) => ({ seq: entry.seq, events }));
  });
  const sections: { turn: number | null; items: Item[] }[] = [];
  let turn = ended === null ? null : ended + 1;
  for (const item of split.toReversed()) {
    const isEnd = "events" in item && item.events.some(ends);
    if (isEnd && turn !== null) turn -= 1;
    const last = sections.at(-1);
    if (last === undefined || isEnd || (turn === null && last.turn !== null)) sections.push({ turn, items: [item] });
    else last.items.push(item);
    if ("isShortened" in item || ("events" in item && item.events.some(isUndone))) turn = null;
  }
  return sections.map(({ turn, items }) => ({ turn, items: items.toReversed() })).toReversed();
}

function splitAfter(events: readonly Json[], ends: (event: Json) => boolean): readonly (readonly Json[])[] {
  const parts: Json[][] = [[]];
  for (const event of events) {
    parts.at(-1)?.push(event);
    if (ends(event)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}
