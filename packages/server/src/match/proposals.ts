import type { Match, Seat } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import type { Move } from "./moves.ts";

/** A seat's proposal that another one has declined, and the length of the log at that time. */
export type Declined = { readonly what: "draw"; readonly seat: Seat; readonly log: number };

const none: readonly Declined[] = [];

/** What stays declined after an entry: until a decision more is in the log, also where one was taken back meanwhile. */
export function declinedAfter(
  declined: readonly Declined[],
  before: Match | null,
  entry: Move | null,
  after: Match,
): readonly Declined[] {
  const fresh = entry?.type === "decline-draw" ? (before?.offers ?? []) : [];
  if (declined.length + fresh.length === 0) return none;
  const log = after.log.length;
  const standing = declined.filter((each) => each.log >= log);
  return [...standing, ...fresh.map((seat) => ({ what: "draw", seat, log }) as const)];
}

/** Whether a seat may not propose this again before the next decision. */
export const isDeclined = (declined: readonly Declined[], what: Declined["what"], seat: Seat): boolean =>
  declined.some((each) => each.what === what && each.seat === seat);

/** A view with what everybody may know of proposals; the same where there are none. */
export function withProposals(view: MatchView, { declined }: { readonly declined: readonly Declined[] }): MatchView {
  if (declined.length === 0) return view;
  return { ...view, proposals: { declined: { draw: declined.map(({ seat }) => seat) } } };
}
