import type { Json } from "@umpire/kernel";
import type { ServerMessage } from "@umpire/protocol";

/** How far a match was seen: the last change, and the step that was decided then. */
export type Progress = { readonly seq: number; readonly step: number };

/** An entry of the log: the events of one change, how many steps were missed, or that some are left out. */
export type LogEntry =
  | { readonly seq: number; readonly events: readonly Json[] }
  | { readonly seq: number; readonly missed: number }
  | { readonly seq: number; readonly isShortened: true };

type Missed = Pick<Extract<ServerMessage, { type: "joined" }>, "seq" | "missed" | "isShortened">;

/** Max entries kept: older ones are dropped. */
const MAX_ENTRIES = 200;

export const withEntry = (log: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] =>
  [...log, entry].slice(-MAX_ENTRIES);

/** The events of the last entry. */
export function lastEvents(log: readonly LogEntry[]): readonly Json[] {
  const last = log.at(-1);
  return last !== undefined && "events" in last ? last.events : [];
}

/** The log after a reconnection: how many steps were played meanwhile, and their visible events. */
export function withMissed(
  log: readonly LogEntry[],
  seen: Progress | null,
  now: Progress,
  missedNow: readonly LogEntry[],
): readonly LogEntry[] {
  // The first step begins a match, and nobody plays it.
  const missed = seen === null ? 0 : now.step - Math.max(1, seen.step);
  const away: readonly LogEntry[] = missed > 0 ? [{ seq: now.seq, missed }] : [];
  const isKnown = ({ seq }: LogEntry) => seen !== null && seq <= seen.seq;
  const inOrder = [...missedNow.filter(isKnown), ...away, ...missedNow.filter((entry) => !isKnown(entry))];
  return inOrder.reduce(withEntry, log);
}

/** The missed events as entries; where the server leaves out the beginning, the first entry says so. */
export function missedEntries({ seq, missed, isShortened }: Missed): readonly LogEntry[] {
  return isShortened ? [{ seq: missed[0]?.seq ?? seq, isShortened }, ...missed] : missed;
}
