import { err, type Match, type Moved, ok, type Result, rewind, type Seat, undo } from "@umpire/kernel";
import { fixedAfter, type MatchView, type Undoing, undoingOf } from "@umpire/protocol";
import type { Move } from "./moves.ts";
import type { Room } from "./room.ts";

/** What seats propose to each other, and what was decided about it. */
export type Proposals = {
  /** A seat asks for its last decision back; these others have accepted. */
  readonly takeback: { readonly by: Seat; readonly accepted: readonly Seat[] } | null;
  readonly declined: readonly Declined[];
  /** The number of entries of the log that can never be taken back. */
  readonly fixed: number;
};

/** A seat's proposal that another one has declined, and the length of the log at that time. */
type Declined = { readonly what: "draw" | "takeback"; readonly seat: Seat; readonly log: number };

export const noProposals: Proposals = { takeback: null, declined: [], fixed: 0 };

/** Whether a seat may not propose this again before the next decision. */
export const isDeclined = ({ declined }: Proposals, what: Declined["what"], seat: Seat): boolean =>
  declined.some((each) => each.what === what && each.seat === seat);

/** Asks for a takeback. Where all others are bots nobody is left to be asked, and it is done. */
export function askTakeback(room: Room, match: Match, seat: Seat): Result<Moved> {
  const { game, proposals } = room;
  if (proposals.takeback !== null) return err({ code: "takeback-asked", seat: proposals.takeback.by });
  if (undo(game, match, seat).ok) return err({ code: "takeback-needless" });
  const done = rewind(game, match, seat);
  return !done.ok || peopleBeside(room, match, seat).length === 0 ? done : ok({ match, events: [] });
}

/** Accepts a takeback; the last one to do so makes it happen. */
export function acceptTakeback(room: Room, match: Match, seat: Seat): Result<Moved> {
  const asked = askedOf(room, match, seat);
  if (!asked.ok) return asked;
  const { by, accepted } = asked.value;
  const isLast = peopleBeside(room, match, by).every((other) => other === seat || accepted.includes(other));
  return isLast ? rewind(room.game, match, by) : ok({ match, events: [] });
}

export function declineTakeback(room: Room, match: Match, seat: Seat): Result<Moved> {
  const asked = askedOf(room, match, seat);
  return asked.ok ? ok({ match, events: [] }) : asked;
}

/** The takeback that a seat has yet to answer. */
function askedOf(room: Room, match: Match, seat: Seat): Result<NonNullable<Proposals["takeback"]>> {
  const { takeback } = room.proposals;
  const isAsked = takeback !== null && peopleBeside(room, match, takeback.by).includes(seat);
  return isAsked && !takeback.accepted.includes(seat) ? ok(takeback) : err({ code: "no-takeback-asked" });
}

/** The people whom a seat plays with: bots agree to everything, and who has left is not asked. */
const peopleBeside = ({ players }: Room, { resigned }: Match, seat: Seat): readonly Seat[] =>
  players.flatMap((player, other) =>
    player?.bot === null && other !== seat && !resigned.includes(other) ? [other] : [],
  );

/** The proposals after a move that led to this match. */
export function proposalsAfter({ game, match: before, proposals }: Room, move: Move | null, match: Match): Proposals {
  const takeback = takebackAfter(proposals, move, before?.log === match.log);
  const declined = declinedAfter(proposals, before, move, match.log.length);
  const fixed = fixedAfter(game, proposals.fixed, before, match);
  const isSame = takeback === proposals.takeback && declined === proposals.declined && fixed === proposals.fixed;
  return isSame ? proposals : { takeback, declined, fixed };
}

/** It lapses with the next entry of the log, as an offer of a draw does. */
function takebackAfter({ takeback }: Proposals, move: Move | null, isSameLog: boolean): Proposals["takeback"] {
  if (!isSameLog || move?.type === "decline-takeback") return null;
  if (move?.type === "ask-takeback") return { by: move.seat, accepted: [] };
  if (move?.type !== "accept-takeback" || takeback === null) return takeback;
  return { by: takeback.by, accepted: [...takeback.accepted, move.seat].sort((a, b) => a - b) };
}

/** A proposal stays declined until the log is longer than it was, also where a decision is taken back meanwhile. */
function declinedAfter(
  { declined, takeback }: Proposals,
  before: Match | null,
  move: Move | null,
  log: number,
): readonly Declined[] {
  const standing = declined.every((each) => each.log >= log) ? declined : declined.filter((each) => each.log >= log);
  if (move?.type === "decline-draw")
    return [...standing, ...(before?.offers ?? []).map((seat) => ({ what: "draw", seat, log }) as const)];
  if (move?.type !== "decline-takeback" || takeback === null) return standing;
  return [...standing, { what: "takeback", seat: takeback.by, log }];
}

/** The people who may undo their last decision, and those who may ask the others for it. */
function undoing({ players, proposals: { fixed, takeback } }: Room, match: Match): Undoing {
  const people = players.flatMap((player, seat) => (player?.bot === null ? [seat] : []));
  const { mayUndo, mayAsk } = undoingOf(match, fixed, people);
  return { mayUndo, mayAsk: takeback === null ? mayAsk : [] };
}

/** A view with what everybody may know of proposals; the same where there are none. */
export function withProposals(view: MatchView, room: Room): MatchView {
  const { match, proposals } = room;
  const { takeback, declined } = proposals;
  if (match === null || view.status !== "running") return view;
  const { mayUndo, mayAsk } = undoing(room, match);
  if (takeback === null && declined.length + mayUndo.length + mayAsk.length === 0) return view;
  const declinedOf = (what: Declined["what"]) => declined.flatMap((each) => (each.what === what ? [each.seat] : []));
  const asked = mayAsk.filter((seat) => !isDeclined(proposals, "takeback", seat));
  return {
    ...view,
    proposals: {
      ...{ mayUndo, mayAsk: asked, takeback },
      declined: { draw: declinedOf("draw"), takeback: declinedOf("takeback") },
    },
  };
}
