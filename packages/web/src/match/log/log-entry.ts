import type { Json } from "@umpire/kernel";
import type { ServerMessage } from "@umpire/protocol";

/** How far a match was seen: the last change, and the step that was decided then. */
export type Seen = { readonly seq: number; readonly step: number };

/** A line of the log: what was heard with one change, how many steps went by unheard, or that earlier lines are left out. */
export type Told =
  | { readonly seq: number; readonly events: readonly Json[] }
  | { readonly seq: number; readonly missed: number }
  | { readonly seq: number; readonly isShortened: true };

type Missed = Pick<Extract<ServerMessage, { type: "joined" }>, "seq" | "missed" | "isShortened">;

/** So many lines are kept at hand. */
const MOST_TOLD = 200;

export const withTold = (told: readonly Told[], line: Told): readonly Told[] => [...told, line].slice(-MOST_TOLD);

/** What was heard last. */
export function lastHeard(told: readonly Told[]): readonly Json[] {
  const last = told.at(-1);
  return last !== undefined && "events" in last ? last.events : [];
}

/** The log after coming back: where steps were played meanwhile it says how many, and what was to be heard. */
export function caughtUp(told: readonly Told[], seen: Seen | null, now: Seen, lines: readonly Told[]): readonly Told[] {
  // The first step begins a match, and nobody plays it.
  const missed = seen === null ? 0 : now.step - Math.max(1, seen.step);
  const away: readonly Told[] = missed > 0 ? [{ seq: now.seq, missed }] : [];
  const isKnown = ({ seq }: Told) => seen !== null && seq <= seen.seq;
  const inOrder = [...lines.filter(isKnown), ...away, ...lines.filter((line) => !isKnown(line))];
  return inOrder.reduce(withTold, told);
}

/** What was missed as lines of the log: where the server leaves out the beginning, the first one says so. */
export function linesOf({ seq, missed, isShortened }: Missed): readonly Told[] {
  return isShortened ? [{ seq: missed[0]?.seq ?? seq, isShortened }, ...missed] : missed;
}
