import { isReserved } from "@umpire/kernel";
import { whole, z } from "@umpire/toolkit/schema";
import { json, matchId, token, version } from "./fields.ts";
import { bundleHash } from "./manifest.ts";
import { clockControl } from "./messages.ts";

/** What a server sends, as schemas: types, the description of the interface and the tests of the examples use them. */
const seat = whole(0, 15);
const seats = z.readonly(z.array(seat));
const seq = z.int().check(z.minimum(1));
const status = z.enum(["open", "running", "over"]);
const players = z.readonly(z.array(z.nullable(z.readonly(z.strictObject({ name: z.string(), bot: z.boolean() })))));

/** A clock as it stood at `at`: what each seat has left, and whose runs. */
const clockView = z.readonly(
  z.strictObject({ control: clockControl, left: z.readonly(z.array(z.number())), running: seats, at: z.number() }),
);

/** What seats propose to each other, and what can be taken back. */
const proposals = z.readonly(
  z.strictObject({
    /** Who may undo the last decision at once, and who may ask the others for it because they have acted since. */
    mayUndo: seats,
    mayAsk: seats,
    /** Who asks for the last decision back, and who has accepted so far. */
    takeback: z.nullable(z.readonly(z.strictObject({ by: seat, accepted: seats }))),
    /** Whose proposals were declined: they may propose it again after the next decision. */
    declined: z.readonly(z.strictObject({ draw: seats, takeback: seats })),
  }),
);

/** Everything that one viewer may know of a match on a server. */
export const matchView = z.readonly(
  z.strictObject({
    match: matchId,
    game: z.string(),
    edition: z.int(),
    /** The code that it is played by, of a game that pages load from the server. */
    bundle: z.optional(bundleHash),
    rules: json,
    options: json,
    status,
    isPublic: z.boolean(),
    /** By seat; null where nobody sits yet. In a rematch those for whom the seats are kept are named before they come. */
    players,
    /** The hash of the server's secret; the secret itself when the match is over. */
    commitment: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    secret: z.nullable(z.string()),
    /** The number of the step that is decided now. */
    step: z.int().check(z.minimum(0)),
    /** The kernel's observation; null until every seat is taken. */
    sight: json,
    clock: clockView,
    /** Who wants another match, and the match it led to. */
    rematch: z.readonly(z.strictObject({ by: seats, match: z.nullable(matchId) })),
    /** What seats propose to each other; absent where there is nothing of it. */
    proposals: z.optional(proposals),
  }),
);
/** A match as one viewer may know it: its table, its players, its clocks. */
export type MatchView = z.infer<typeof matchView>;

/** A line of chat: of a player, or with a seat that is null of somebody who watches. */
const chatLine = z.readonly(z.strictObject({ seq, name: z.string(), seat: z.nullable(seat), text: z.string() }));
/** A line of chat: who said it, from which seat, and what. */
export type ChatLine = z.infer<typeof chatLine>;

/** A refusal as it is sent: its code, what is in the way, and a sentence in the language that was asked for. */
export const sentRefusal = z.readonly(z.catchall(z.object({ code: z.string(), message: z.string() }), json));
/** A refusal as it is sent: the code, the rule, a sentence, and what is in the way. */
export type SentRefusal = z.infer<typeof sentRefusal>;

/** No key that every object inherits, so that no difference can set one. */
const keyOfView = z.string().check(z.refine((key) => !isReserved(key), "a key that is not allowed"));
const path = z.readonly(z.array(z.union([keyOfView, z.int().check(z.minimum(0))])));
const change = z.union([z.readonly(z.tuple([path, json])), z.readonly(z.tuple([path]))]);

const awaySeat = z.readonly(
  z.strictObject({
    seat,
    for: z.number().check(z.minimum(0)),
    /** In how many milliseconds the others may claim the match; null where it does not wait for this seat, or has a clock. */
    claimIn: z.nullable(z.number().check(z.minimum(0))),
  }),
);

/** What a server sends on a socket. */
export const serverMessage = z.discriminatedUnion("type", [
  z.readonly(
    z.strictObject({
      type: z.literal("joined"),
      seq,
      seat: z.nullable(seat),
      view: matchView,
      chat: z.readonly(z.array(chatLine)),
      here: seats,
      /** The events since the client's last known `seq`; empty where it has not asked. */
      missed: z.readonly(z.array(z.readonly(z.strictObject({ seq, events: z.readonly(z.array(json)) })))),
      /** `missed` begins later than the client asked for: the rest would be too long. */
      isShortened: z.optional(z.literal(true)),
      /** The version that the server speaks; for clients that have said theirs. */
      version: z.optional(version),
    }),
  ),
  z.readonly(z.strictObject({ type: z.literal("ack"), key: z.string(), seq })),
  z.readonly(z.strictObject({ type: z.literal("refused"), key: z.nullable(z.string()), refusal: sentRefusal })),
  z.readonly(
    z.strictObject({
      type: z.literal("update"),
      seq,
      events: z.readonly(z.array(json)),
      /** The events were left out: they would be too long. */
      isShortened: z.optional(z.literal(true)),
      changes: z.readonly(z.array(change)),
    }),
  ),
  z.readonly(z.strictObject({ type: z.literal("chat"), line: chatLine })),
  z.readonly(z.strictObject({ type: z.literal("here"), seats })),
  /** Whose players are not connected while the match runs, when that changes: `for` how long, in milliseconds. */
  z.readonly(z.strictObject({ type: z.literal("away"), seats: z.readonly(z.array(awaySeat)) })),
  z.readonly(z.strictObject({ type: z.literal("pong") })),
]);
/** A message that a server sends. */
export type ServerMessage = z.infer<typeof serverMessage>;

/** What requests are answered with. */
export const refusedAnswer = z.strictObject({ refusal: sentRefusal });
/** The schema of the answer to a match that was made. */
export const createdAnswer = z.strictObject({ match: matchId, view: matchView });
/** The schema of a match as a spectator sees it. */
export const lookAnswer = z.strictObject({ seq, view: matchView });
/** The schema of the answer to a request for a seat: the seat and its token. */
export const seatAnswer = z.strictObject({ seat, token });
/** The seat that somebody had. */
export const leftAnswer = z.strictObject({ seat });
/** The schema of the list of games. */
export const gamesAnswer = z.strictObject({
  games: z.array(
    z.strictObject({
      id: z.string(),
      editions: z.array(z.int()),
      presets: z.array(z.string()),
      /** The number of seats with default options. */
      seats: z.int(),
      bots: z.array(z.string()),
      /** Options for each number of players, where there is a choice. */
      tables: z.optional(z.array(z.strictObject({ seats: z.int(), options: json }))),
    }),
  ),
});
/** The list of games that a server offers. */
export type GamesAnswer = z.infer<typeof gamesAnswer>;
/** The schema of a page of the list of matches. */
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
      over: z.nullable(z.strictObject({ winners: z.array(seat), reason: z.string() })),
    }),
  ),
  /** What `before` has to be for those that follow; null where none do. */
  next: z.nullable(z.string()),
});
/** A page of the list of matches. */
export type ListAnswer = z.infer<typeof listAnswer>;
