import { list, text, whole, z } from "@umpire/toolkit/schema";
import { MOST_CHAT } from "./constants.ts";
import { json, key, matchId, token, version } from "./fields.ts";
import { languages } from "./words/languages.ts";

const chatText = z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_CHAT));

/** A name that people see: no control characters, no line breaks. */
export const playerName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, "no control characters"));

/** What a player asks for without saying more. */
const plainCommands = [
  "take-back",
  "undo",
  "ask-takeback",
  "accept-takeback",
  "decline-takeback",
  "resign",
  "offer-draw",
  "accept-draw",
  "decline-draw",
  "claim-win",
  "rematch",
] as const;

/** What a client sends on its socket: first `join`, then what it likes. */
export const clientMessage = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("join"),
    match: matchId,
    token: z.optional(token),
    /** The last `seq` that it knows, 0 for none: events since then are sent along. */
    since: z.optional(z.int().check(z.minimum(0))),
    /** Of the sentences in refusals. */
    language: z.optional(z.enum(languages)),
    /** The version of the protocol that it speaks; without it, the first. */
    version: z.optional(version),
  }),
  /** `step` is the step that the player saw: a decision for another one is refused. */
  z.strictObject({ type: z.literal("decide"), key, step: z.int().check(z.minimum(0)), action: json }),
  ...plainCommands.map((type) => z.strictObject({ type: z.literal(type), key })),
  z.strictObject({ type: z.literal("chat"), key, text: chatText }),
  /** What somebody without a seat says to the others who watch. */
  z.strictObject({ type: z.literal("spectator-chat"), key, name: playerName, text: chatText }),
  z.strictObject({ type: z.literal("ping") }),
]);
/** A message that a client sends. */
export type ClientMessage = z.infer<typeof clientMessage>;
/** What somebody at a seat sends once it has joined: each under a key, so that a repetition takes effect once. */
export type PlayerCommand = Exclude<ClientMessage, { type: "join" | "ping" | "spectator-chat" }>;

/** No clock; `move`: time for each decision, after which the rules decide for the seat; `game`: time for the match. */
export const clockControl = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("none") }),
  z.strictObject({
    kind: z.literal("move"),
    ms: whole(1000, 14 * 86_400_000),
  }),
  z.strictObject({
    kind: z.literal("game"),
    ms: whole(1000, 86_400_000),
    increment: z._default(whole(0, 3_600_000), 0),
  }),
]);
/** The time that players have: how much at first, and how much for each decision. */
export type ClockControl = z.infer<typeof clockControl>;

/** The schema of what a match is made with. */
export const createMatch = z.strictObject({
  game: text(40),
  /** A preset by its name, or switches. */
  rules: z.optional(json),
  options: z.optional(json),
  clock: z._default(clockControl, { kind: "none" }),
  isPublic: z._default(z.boolean(), false),
  /** Who sits where: a bot by its name, or `open` for a person who joins. Without it every seat is open. */
  seats: z.optional(list(z.union([z.literal("open"), z.strictObject({ bot: text(40) })]), 16)),
});
/** What a match is made with. */
export type CreateMatch = z.infer<typeof createMatch>;

/** The schema of what somebody joins a match with. */
export const joinMatch = z.strictObject({
  name: playerName,
  /** Otherwise the first that is free. */
  seat: z.optional(whole(0, 15)),
  /** Chance that this player contributes; made after the server's hash was published. */
  seed: z.string().check(z.regex(/^[0-9a-f]{16,64}$/)),
  /**
   * The token that will act for the seat, from a safe generator; else the server makes one. Sent again, it is the same
   * seat. In a rematch: a token of the match before, for whose seat another one is kept.
   */
  token: z.optional(token),
});
/** What somebody joins a match with. */
export type JoinMatch = z.infer<typeof joinMatch>;

/** The schema of a link that takes a seat to another device. */
export const seatLink = z.strictObject({ token });
/** To another seat, before the match begins. */
export const seatMove = z.strictObject({ token, seat: whole(0, 15) });

/** The schema of what one asks the list of matches for. */
export const listMatches = z.strictObject({
  status: z._default(z.enum(["open", "running", "over"]), "open"),
  game: z.optional(text(40)),
  before: z.optional(text(80)),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
});
