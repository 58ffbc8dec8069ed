import type { Json, Observation, Seat } from "@umpire/kernel";
import { type Change, type ChatLine, type MatchView, type ServerMessage, withChanges } from "@umpire/protocol";

/** Since when a seat has no connection, and when the others may claim the match, by the clock of this browser. */
export type AwaySeat = { readonly seat: Seat; readonly since: number; readonly claimAt: number | null };

/** What the server has told this viewer, up to its last message. */
export type Snapshot = {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly view: MatchView;
  readonly chat: readonly ChatLine[];
  /** The seats whose players are connected. */
  readonly present: readonly Seat[];
  /** Who is away from a match that runs. */
  readonly away: readonly AwaySeat[];
  /** The visible events of the last step. */
  readonly events: readonly Json[];
  /** By how much the server's clock is ahead of this one, in milliseconds. */
  readonly clockOffset: number;
};

type Joined = Extract<ServerMessage, { type: "joined" }>;
type Update = Extract<ServerMessage, { type: "update" }>;

export const awayAt = ({ seats }: Extract<ServerMessage, { type: "away" }>, now: number): readonly AwaySeat[] =>
  seats.map(({ seat, for: ms, claimIn }) => ({
    seat,
    since: now - ms,
    claimAt: claimIn === null ? null : now + claimIn,
  }));

/** What was known before joining, and still holds where no step was played since. */
export type Carried = Pick<Snapshot, "events" | "clockOffset">;

export const snapshotOnJoin = ({ seq, seat, view, chat, here }: Joined, before: Carried): Snapshot => ({
  seq,
  seat,
  view,
  chat,
  present: here,
  // Told right after joining, where anybody is.
  away: [],
  ...before,
});

export function snapshotOnUpdate(snapshot: Snapshot, { seq, events, changes }: Update, now: number): Snapshot {
  const view = withChanges(snapshot.view as unknown as Json, changes as readonly Change[]) as unknown as MatchView;
  const isStep = view.step !== snapshot.view.step;
  return {
    ...snapshot,
    seq,
    view,
    events: isStep || events.length > 0 ? events : snapshot.events,
    // A change of the clock has just happened: nothing says better what the server's time is.
    clockOffset: view.clock.at > snapshot.view.clock.at ? view.clock.at - now : snapshot.clockOffset,
  };
}

/** The kernel's observation in what the server shows; null until everybody sits. */
export const observationOf = ({ sight }: Pick<MatchView, "sight">): Observation | null =>
  sight as unknown as Observation | null;

/** Whose move it is, as this viewer sees it. */
export type Turn = "open" | "over" | "watching" | "yours" | "decided" | "theirs";

/** What play waits for, from one seat's place. */
export function turnOf({ view, seat }: Pick<Snapshot, "view" | "seat">): Turn {
  const observation = observationOf(view);
  if (observation === null) return "open";
  if ("over" in observation.next) return "over";
  if (seat === null) return "watching";
  if (!("awaiting" in observation.next && observation.next.awaiting.includes(seat))) return "theirs";
  return observation.decided.includes(seat) ? "decided" : "yours";
}

/** The seats that have yet to decide. */
export const pendingSeats = (observation: Observation): readonly Seat[] =>
  "awaiting" in observation.next ? observation.next.awaiting.filter((seat) => !observation.decided.includes(seat)) : [];

/** What a seat has left at a time of this browser, in milliseconds. */
export function timeLeft(
  { view: { clock }, clockOffset }: Pick<Snapshot, "view" | "clockOffset">,
  seat: Seat,
  now: number,
): number {
  const spent = clock.running.includes(seat) ? Math.max(0, now + clockOffset - clock.at) : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - spent);
}
