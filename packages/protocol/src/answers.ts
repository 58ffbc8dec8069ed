import { isReserved } from "@umpire/kernel";
import { z } from "zod";
import { json, matchId, token } from "./fields.ts";
import { clockControl } from "./messages.ts";

/** What a server sends, as schemas: types, the description of the interface and the tests of the examples use them. */
const seat = z.int().min(0).max(15);
const seats = z.array(seat).readonly();
const seq = z.int().min(1);
const status = z.enum(["open", "running", "over"]);
const players = z.array(z.strictObject({ name: z.string(), bot: z.boolean() }).readonly().nullable()).readonly();

/** A clock as it stood at `at`: what each seat has left, and whose runs. */
const clockView = z
  .strictObject({ control: clockControl, left: z.array(z.number()).readonly(), running: seats, at: z.number() })
  .readonly();

/** What seats propose to each other, and what can be taken back. */
const proposals = z
  .strictObject({
    /** Who may undo the last decision at once, and who may ask the others for it because they have acted since. */
    mayUndo: seats,
    mayAsk: seats,
    /** Who asks for the last decision back, and who has accepted so far. */
    takeback: z.strictObject({ by: seat, accepted: seats }).readonly().nullable(),
    /** Whose proposals were declined: they may propose it again after the next decision. */
    declined: z.strictObject({ draw: seats, takeback: seats }).readonly(),
  })
  .readonly();

/** Everything that one viewer may know of a match on a server. */
export const matchView = z
  .strictObject({
    match: matchId,
    game: z.string(),
    edition: z.int(),
    rules: json,
    options: json,
    status,
    isPublic: z.boolean(),
    /** By seat; null where nobody sits yet. In a rematch those for whom the seats are kept are named before they come. */
    players,
    /** The hash of the server's secret; the secret itself when the match is over. */
    commitment: z.string().regex(/^[0-9a-f]{64}$/),
    secret: z.string().nullable(),
    /** The number of the step that is decided now. */
    step: z.int().min(0),
    /** The kernel's observation; null until every seat is taken. */
    sight: json,
    clock: clockView,
    /** Who wants another match, and the match it led to. */
    rematch: z.strictObject({ by: seats, match: matchId.nullable() }).readonly(),
    /** What seats propose to each other; absent where there is nothing of it. */
    proposals: proposals.optional(),
  })
  .readonly();
export type MatchView = z.infer<typeof matchView>;

/** A line of chat: of a player, or with a seat that is null of somebody who watches. */
const chatLine = z.strictObject({ seq, name: z.string(), seat: seat.nullable(), text: z.string() }).readonly();
export type ChatLine = z.infer<typeof chatLine>;

/** A refusal as it is sent: its code, what is in the way, and a sentence in the language that was asked for. */
export const sentRefusal = z.object({ code: z.string(), message: z.string() }).catchall(json).readonly();
export type SentRefusal = z.infer<typeof sentRefusal>;

/** No key that every object inherits, so that no difference can set one. */
const keyOfView = z.string().refine((key) => !isReserved(key), "a key that is not allowed");
const path = z.array(z.union([keyOfView, z.int().min(0)])).readonly();
const change = z.union([z.tuple([path, json]).readonly(), z.tuple([path]).readonly()]);

const awaySeat = z
  .strictObject({
    seat,
    for: z.number().min(0),
    /** In how many milliseconds the others may claim the match; null where it does not wait for this seat, or has a clock. */
    claimIn: z.number().min(0).nullable(),
  })
  .readonly();

/** What a server sends on a socket. */
export const serverMessage = z.discriminatedUnion("type", [
  z
    .strictObject({
      type: z.literal("joined"),
      seq,
      seat: seat.nullable(),
      view: matchView,
      chat: z.array(chatLine).readonly(),
      here: seats,
      /** The events since the client's last known `seq`; empty where it has not asked. */
      missed: z.array(z.strictObject({ seq, events: z.array(json).readonly() }).readonly()).readonly(),
      /** `missed` begins later than the client asked for: the rest would be too long. */
      isShortened: z.literal(true).optional(),
    })
    .readonly(),
  z.strictObject({ type: z.literal("ack"), key: z.string(), seq }).readonly(),
  z.strictObject({ type: z.literal("refused"), key: z.string().nullable(), refusal: sentRefusal }).readonly(),
  z
    .strictObject({
      type: z.literal("update"),
      seq,
      events: z.array(json).readonly(),
      changes: z.array(change).readonly(),
    })
    .readonly(),
  z.strictObject({ type: z.literal("chat"), line: chatLine }).readonly(),
  z.strictObject({ type: z.literal("here"), seats }).readonly(),
  /** Whose players are not connected while the match runs, when that changes: `for` how long, in milliseconds. */
  z.strictObject({ type: z.literal("away"), seats: z.array(awaySeat).readonly() }).readonly(),
  z.strictObject({ type: z.literal("pong") }).readonly(),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/** What requests are answered with. */
export const refusedAnswer = z.strictObject({ refusal: sentRefusal });
export const createdAnswer = z.strictObject({ match: matchId, view: matchView });
export const lookAnswer = z.strictObject({ seq, view: matchView });
export const seatAnswer = z.strictObject({ seat, token });
/** The seat that somebody had. */
export const leftAnswer = z.strictObject({ seat });
export const gamesAnswer = z.strictObject({
  games: z.array(
    z.strictObject({
      id: z.string(),
      editions: z.array(z.int()),
      presets: z.array(z.string()),
      /** The number of seats with default options. */
      seats: z.int(),
      bots: z.array(z.string()),
    }),
  ),
});
export type GamesAnswer = z.infer<typeof gamesAnswer>;
export const listAnswer = z.strictObject({
  matches: z.array(
    z.strictObject({
      match: matchId,
      game: z.string(),
      status,
      at: z.int(),
      players,
      clock: clockControl,
      /** How it ended, if it has. */
      over: z.strictObject({ winners: z.array(seat), reason: z.string() }).nullable(),
    }),
  ),
  /** What `before` has to be for those that follow; null where none do. */
  next: z.string().nullable(),
});
export type ListAnswer = z.infer<typeof listAnswer>;
