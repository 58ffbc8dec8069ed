import type { Json, Observation, Seat } from "@umpire/kernel";
import { type Change, type ChatLine, type MatchView, type ServerMessage, withChanges } from "@umpire/protocol";

/** A decision of this seat: what it saw before, and what it decided; null where another page decided for it. */
export type Deed = { readonly view: MatchView; readonly action: Json };

/** What the server has told this viewer, up to its last message. */
export type Table = {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly view: MatchView;
  readonly chat: readonly ChatLine[];
  /** The seats whose players look on. */
  readonly here: readonly Seat[];
  /** What was heard with the last step. */
  readonly events: readonly Json[];
  /** The decisions of this seat that came last, one after the other: they may be taken back one by one. */
  readonly undoable: readonly Deed[];
  /** By how much the server's clock is ahead of this one, in milliseconds. */
  readonly ahead: number;
};

type Joined = Extract<ServerMessage, { type: "joined" }>;
type Update = Extract<ServerMessage, { type: "update" }>;

/** What was known before joining, and still holds where no step was played since. */
export type Before = Pick<Table, "events" | "undoable" | "ahead">;

export const seatedBy = ({ seq, seat, view, chat, here }: Joined, before: Before): Table => ({
  ...{ seq, seat, view, chat, here },
  ...before,
});

/** The table after news from the server; `sent` is what this page decided at this step, or null. */
export function updatedBy(table: Table, { seq, events, changes }: Update, at: number, sent: Json = null): Table {
  const view = withChanges(table.view as unknown as Json, changes as readonly Change[]) as unknown as MatchView;
  const isStep = view.step !== table.view.step;
  return {
    ...{ ...table, seq, view },
    events: isStep || events.length > 0 ? events : table.events,
    undoable: undoableAfter(table, view, sent),
    // A change of the clock has just happened: nothing says better what the server's time is.
    ahead: view.clock.at > table.view.clock.at ? view.clock.at - at : table.ahead,
  };
}

function undoableAfter({ view: before, seat, undoable }: Table, after: MatchView, action: Json): readonly Deed[] {
  if (after.step === before.step) return undoable;
  if (after.step < before.step) return undoable.slice(0, -1);
  const sight = sightOf(before);
  const [first, ...others] = sight !== null && "awaiting" in sight.next ? sight.next.awaiting : [];
  return seat !== null && first === seat && others.length === 0 ? [...undoable, { view: before, action }] : [];
}

/** The kernel's sight in what the server shows; null until everybody sits. */
export const sightOf = ({ sight }: Pick<MatchView, "sight">): Observation | null =>
  sight as unknown as Observation | null;

/** Whose move it is, as this viewer sees it. */
export type Turn = "open" | "over" | "watching" | "yours" | "decided" | "theirs";

export function turnOf({ view, seat }: Pick<Table, "view" | "seat">): Turn {
  const sight = sightOf(view);
  if (sight === null) return "open";
  if ("over" in sight.next) return "over";
  if (seat === null) return "watching";
  if (!("awaiting" in sight.next && sight.next.awaiting.includes(seat))) return "theirs";
  return sight.decided.includes(seat) ? "decided" : "yours";
}

/** Those who owe a decision. */
export const owingIn = (sight: Observation): readonly Seat[] =>
  "awaiting" in sight.next ? sight.next.awaiting.filter((seat) => !sight.decided.includes(seat)) : [];

/** What a seat has left at a time of this browser, in milliseconds. */
export function leftAt({ view: { clock }, ahead }: Pick<Table, "view" | "ahead">, seat: Seat, now: number): number {
  const spent = clock.running.includes(seat) ? Math.max(0, now + ahead - clock.at) : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - spent);
}
