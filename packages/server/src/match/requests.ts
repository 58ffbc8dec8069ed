import {
  canonical,
  err,
  expandRules,
  type Game,
  hashText,
  type Json,
  ok,
  type Registry,
  type Result,
  type Seat,
  start,
} from "@umpire/kernel";
import { botNames } from "@umpire/kit";
import type { ClientMessage, CreateMatch, JoinMatch } from "@umpire/protocol";
import type { Created, Reserved, RoomEntry } from "./entries.ts";
import { isOver, type Room, seatOf } from "./room.ts";

/** What somebody at the table asks for. */
export type Wish = Exclude<ClientMessage, { type: "join" | "ping" }>;
type Made = Result<readonly RoomEntry[]>;

const isPreset = ({ presets }: Game, rules: Json): boolean =>
  Object.values(presets).some((preset) => canonical(preset) === canonical(rules));

/** A match as it was asked for, with an id and a secret from a safe generator. */
export function create(
  games: Registry,
  request: CreateMatch,
  match: string,
  secret: string,
  packs = true,
): Result<Created> {
  const game = games.find(request.game);
  if (!game.ok) return game;
  const rules = expandRules(game.value, request.rules);
  if (!rules.ok) return rules;
  if (!packs && !isPreset(game.value, rules.value))
    return err({ code: "presets-only", presets: Object.keys(game.value.presets) });
  const options = game.value.parse.options(request.options ?? {});
  if (!options.ok) return options;
  const count = game.value.seats(options.value);
  const wanted = request.seats ?? Array.from({ length: count }, () => "open" as const);
  if (wanted.length !== count) return err({ code: "wrong-seats", seats: count });
  const seats = wanted.map((seat) => (seat === "open" ? null : seat.bot));
  const unknown = seats.find((bot) => bot !== null && !botNames.some((name) => name === bot));
  if (unknown !== undefined) return err({ code: "unknown-bot", bot: unknown, known: botNames });
  if (!seats.includes(null)) return err({ code: "nobody-plays" });
  // A table that the game cannot set up is refused here, not when the last player sits down.
  const begun = start(game.value, secret, options.value, rules.value);
  if (!begun.ok) return begun;
  return ok({
    ...{ type: "created", match, secret, game: request.game, edition: game.value.edition },
    ...{ rules: rules.value as Json, options: options.value as Json },
    ...{ clock: request.clock, isPublic: request.isPublic, seats },
  });
}

/** Takes a seat: the one that is kept for this token, that was asked for, or the first that is free. */
export function join(room: Room, { name, seat: wanted, seed }: JoinMatch, token: string): Made {
  const { players } = room;
  const own = seatOf(room, token);
  if (own !== null && players[own]?.seed === null)
    return ok([{ type: "seated", seat: own, name, token: hashText(token), seed }]);
  const seat = own ?? wanted ?? players.indexOf(null);
  if (seat < 0) return err({ code: "table-full" });
  if (seat >= players.length) return err({ code: "no-such-seat", seat, seats: players.length });
  if (players[seat] !== null) return err({ code: "seat-taken", seat });
  return ok([{ type: "seated", seat, name, token: hashText(token), seed }]);
}

/** Max tokens of a seat, one for each device. */
const MOST_TOKENS = 20;

/** Another token for a seat. */
export function link({ players }: Room, seat: Seat, token: string): Made {
  if ((players[seat]?.tokens.length ?? 0) >= MOST_TOKENS) return err({ code: "too-many-links", limit: MOST_TOKENS });
  return ok([{ type: "linked", seat, token: hashText(token) }]);
}

/** Takes a seat away from every token but this one. */
export const revoke = (seat: Seat, token: string): Made => ok([{ type: "revoked", seat, token: hashText(token) }]);

/** Lines that a seat may say in one match. */
export const MOST_SAID = 500;

/** The entries that a wish of a seat asks for, or why it is refused here already; a move is judged where it is folded. */
export function wish(room: Room, seat: Seat, wanted: Wish): Made {
  switch (wanted.type) {
    case "chat":
      if ((room.said[seat] ?? 0) >= MOST_SAID) return err({ code: "chat-full", limit: MOST_SAID });
      return ok([{ type: "chat", seat, name: room.players[seat]?.name ?? "", text: wanted.text }]);
    case "rematch":
      return rematch(room, seat);
    case "decide": {
      const step = room.match?.step ?? 0;
      // A decision for another step was made before the player saw how things stand now.
      if (wanted.step !== step) return err({ code: "stale-step", step });
      return ok([{ type: "decide", seat, action: wanted.action }]);
    }
    default:
      return ok([{ type: wanted.type, seat }]);
  }
}

function rematch(room: Room, seat: Seat): Made {
  if (!isOver(room)) return err({ code: "not-over" });
  if (room.rematch.match !== null) return err({ code: "rematch-there", match: room.rematch.match });
  return room.rematch.by.includes(seat) ? err({ code: "rematch-asked" }) : ok([{ type: "rematch", seat }]);
}

/** Whether everybody who is no bot wants another match. */
export const isRematch = ({ players, rematch: { by, match } }: Room): boolean =>
  by.length > 0 && match === null && players.every((player, seat) => player?.bot != null || by.includes(seat));

/** For whom the seats of a rematch are kept: where people alone play, everybody moves on by one. */
export function reservedIn({ players }: Room): readonly (Reserved | null)[] {
  const moves = players.some((player) => player?.bot != null) ? 0 : 1;
  return players.map((_, seat) => {
    const before = players[(seat - moves + players.length) % players.length] ?? null;
    return before === null || before.bot !== null ? null : { name: before.name, tokens: before.tokens };
  });
}
