import { MOST_BYTES } from "../constants.ts";
import type { ProtocolRefusals, ProtocolWords } from "./words.ts";

const damages: { readonly [what in ProtocolRefusals["damaged"]["what"]]: (seq: number) => string } = {
  gap: (seq) => `entry ${seq} is missing`,
  changed: (seq) => `entry ${seq} is not what was written`,
  "missing end": (seq) => `its end is missing, from entry ${seq} on`,
  unreadable: (seq) => `it cannot be read from entry ${seq} on`,
};

export const en: ProtocolWords = {
  refusal: {
    "bad-message": ({ path, problem }) => `${path ? `The field ${path}` : "This message"} does not fit: ${problem}.`,
    "already-joined": () => "This socket has joined a match already; open another one for another match.",
    "old-client": ({ version, oldest }) =>
      `This page or program speaks version ${version} of the protocol, and this server needs ${oldest} or newer. Load the page again; a program needs a newer @umpire/client.`,
    "wrong-token": () => "This token is for no seat of this match.",
    "unknown-match": () => "There is no such match here.",
    "does-not-return": ({ match }) =>
      `Match ${match} is set aside: twice its rules did not come to an end, and stopped the server.`,
    "unknown-bundle": ({ game, edition, bundle }) =>
      `The code that this match was begun with is not here: ${game}, edition ${edition}, ${bundle.slice(0, 8)}.`,
    "does-not-replay": ({ match, game, edition, seq, step, problem }) =>
      `Match ${match} does not replay any more: at step ${step} (entry ${seq}) the rules refuse what they once allowed (${problem}). The rules of ${game} have changed, and their edition is still ${edition}. It is kept as it was: start the server with the rules of that edition, and give the changed ones a new edition.`,
    damaged: ({ match, seq, what }) =>
      `Match ${match} is damaged where it is kept: ${damages[what](seq)}. It is set aside, and the others go on. A backup may have it whole; the command "umpire check-store" says what else is damaged.`,
    "spectators-watch": () => "Whoever has no seat watches, and nothing else.",
    "stale-step": ({ step }) => `This was decided for another step; the match is at step ${step} now.`,
    "not-begun": () => "The match has not begun: seats are still free.",
    "not-over": () => "The match is not over yet.",
    "draw-declined": () => "The draw was declined. You can offer it again after the next decision.",
    "takeback-asked": ({ seat }) => `Seat ${seat} asks for its decision back already.`,
    "takeback-declined": () => "The others declined. You can ask again after the next decision.",
    "takeback-needless": () => "Nobody has acted since: undo it.",
    "no-takeback-asked": () => "Nobody asks you for a decision back.",
    "clock-decides": () => "This match has a clock: it decides when somebody is away.",
    "nobody-away": () => "Nobody whom the match waits for is away.",
    "not-away-yet": ({ seconds }) => `You can claim the match in ${seconds} s, if nobody comes back.`,
    "rematch-asked": () => "You want another match already; the others have yet to agree.",
    "rematch-there": () => "The other match is there already.",
    "wrong-seats": ({ seats }) => `This table has ${seats} seats, so as many must be named.`,
    "unknown-bot": ({ bot, known }) => `There is no bot "${bot}". There are: ${known.join(", ")}.`,
    "nobody-plays": () => "At least one seat must be open: bots alone do not play here.",
    "table-full": () => "Every seat is taken.",
    "no-such-seat": ({ seat, seats }) => `There is no seat ${seat}: they are 0 to ${seats - 1}.`,
    "seat-taken": ({ seat }) => `Seat ${seat} is taken.`,
    "already-begun": () => "The match has begun: resign instead.",
    "others-sit": () => "Somebody else sits at the table: leave instead.",
    cancelled: () => "The match was cancelled before it began.",
    "too-many-links": ({ limit }) => `This seat has ${limit} links, and can have no more.`,
    "presets-only": ({ presets }) => `Here a match has the rules of a preset: ${presets.join(", ")}.`,
    "chat-full": ({ limit }) => `You have said ${limit} lines in this match, and can say no more.`,
    "spectator-chat-full": ({ limit }) =>
      `Those who watch have said ${limit} lines in this match, and can say no more.`,
    "players-talk-apart": () => "Players do not talk with those who watch.",
    "match-full": ({ limit }) =>
      `This match has grown to ${limit} bytes, and takes nothing more but a resignation. Begin another one.`,
    conflict: () => "Somebody else was faster several times in a row. Please try again.",
    "not-signed-in": () => "Sign in first.",
    "wrong-origin": () => "A page from another address may not play here.",
    "bad-cursor": () => "This is no place in the list; begin it anew.",
    "not-json": () => "Send the body as JSON, with the content type application/json.",
    "not-found": () => "There is nothing at this address.",
    "too-fast": () => "Too many at once. Please wait a little.",
    "too-large": () => `That is too large: at most ${MOST_BYTES} bytes.`,
    failed: () => "Something went wrong on the server; what was acknowledged is kept.",
  },
  closing: {
    "bad-message": "Too many messages could not be read.",
    "not-joined": "The first message must be: join.",
    "wrong-token": "The token is for no seat of this match.",
    "unknown-match": "There is no such match here.",
    "too-fast": "Too many messages came at once.",
    "too-large": "A message was too large.",
    "too-slow": "Too much was waiting to be read.",
    "too-many": "Too many connections are open.",
    silent: "Nothing was heard for too long.",
    failed: "Something went wrong on the server; what was acknowledged is kept.",
    "going-away": "The server is being restarted; please connect again.",
  },
};
