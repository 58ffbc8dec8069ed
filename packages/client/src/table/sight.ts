import type { Game, KernelRefusal, MatchEvent, Next, Observation, RefusalOf, Seat, Shape } from "@umpire/kernel";
import type { ChatLine, Language, MatchView, ProtocolRefusals } from "@umpire/protocol";
import type { ServerRefusal } from "../api.ts";
import { type Connection, isDeciding } from "../connection/connection.ts";
import { observationOf, type Turn, turnOf } from "../connection/snapshot.ts";
import { type ClientRefusals, withMessage } from "../words/words.ts";

/** A refusal of the game, the kernel or the server, or that nobody answered. */
export type TableRefusal<G extends Shape> = (
  | RefusalOf<G["refusal"]>
  | KernelRefusal
  | RefusalOf<ProtocolRefusals>
  | RefusalOf<ClientRefusals>
) & { readonly message: string };

/** Connecting; waiting for players, being played, over; trying to connect again; or refused, and why is in `refusal`. */
export type TableStatus = "connecting" | "open" | "running" | "over" | "reconnecting" | "refused";

/** All that one viewer sees of a match. It never changes: another sight takes its place. */
export type Sight<G extends Shape = Shape> = {
  readonly status: TableStatus;
  /** Whose sight it is; null for somebody who watches. */
  readonly seat: Seat | null;
  /** What the game shows to this seat; null until every seat is taken. */
  readonly view: G["view"] | null;
  readonly next: Next | null;
  readonly turn: Turn;
  /** What this seat may decide now: listed when it is first read, for in some games that is a long list. */
  readonly legal: readonly G["action"][];
  /** The seats whose sealed decisions are in, and this seat's own decision while it is sealed. */
  readonly decided: readonly Seat[];
  readonly own: G["action"] | null;
  /** What this seat heard with the last step. */
  readonly events: readonly MatchEvent<G>[];
  /** By seat; null where nobody sits yet. */
  readonly players: MatchView["players"];
  /** Why the last command was refused, until the next one; or why there is no table. */
  readonly refusal: TableRefusal<G> | null;
  readonly chat: readonly ChatLine[];
  /** Everything else that the umpire shows: rules, options, clock, proposals, rematch. */
  readonly match: MatchView | null;
};

function statusOf({ status, snapshot }: Connection): TableStatus {
  if (status.is === "ended") return "refused";
  if (snapshot === null) return "connecting";
  return status.is === "joined" ? snapshot.view.status : "reconnecting";
}

/** Rules of another edition would show and allow something else. */
const isOther = ({ id, edition }: Game, match: MatchView): boolean => match.game !== id || match.edition !== edition;

/** As the rules list it; nothing where this seat has nothing to decide, or its decision is on its way. */
function legalIn(game: Game, connection: Connection, observation: Observation | null): readonly never[] {
  const { snapshot } = connection;
  if (snapshot === null || observation === null || snapshot.seat === null) return [];
  if (turnOf(snapshot) !== "yours" || isDeciding(connection)) return [];
  return [...game.legal(observation.view, snapshot.seat, snapshot.view.rules as never)] as never[];
}

/** What a connection shows of a match of this game. */
export function sightOf<G extends Shape>(game: Game<G>, connection: Connection, language?: Language): Sight<G> {
  const { snapshot } = connection;
  if (snapshot !== null && isOther(game as Game, snapshot.view)) {
    const { game: id, edition } = snapshot.view;
    return nothing({ code: "other-game", game: id, edition }, language);
  }
  const observation = snapshot === null ? null : observationOf(snapshot.view);
  let listed: readonly G["action"][] | null = null;
  return {
    status: statusOf(connection),
    seat: snapshot?.seat ?? null,
    view: observation?.view ?? null,
    next: observation?.next ?? null,
    turn: snapshot === null ? "open" : turnOf(snapshot),
    get legal() {
      listed ??= legalIn(game as Game, connection, observation);
      return listed;
    },
    decided: observation?.decided ?? [],
    own: observation?.own ?? null,
    events: (snapshot?.events ?? []) as unknown as readonly MatchEvent<G>[],
    players: snapshot?.view.players ?? [],
    refusal: connection.refusal && refusalOf(connection.refusal, language),
    chat: snapshot?.chat ?? [],
    match: snapshot?.view ?? null,
  };
}

export const refusalOf = <G extends Shape>(refusal: ServerRefusal, language?: Language): TableRefusal<G> =>
  withMessage(refusal, language) as unknown as TableRefusal<G>;

/** What is seen of a table that cannot be opened. */
const nothing = <G extends Shape>(refusal: ServerRefusal, language?: Language): Sight<G> => ({
  ...{ status: "refused", seat: null, view: null, next: null, turn: "open", legal: [], decided: [], own: null },
  ...{ events: [], players: [], refusal: refusalOf(refusal, language), chat: [], match: null },
});
