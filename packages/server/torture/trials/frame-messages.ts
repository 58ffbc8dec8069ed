import type { Json, JsonObject, Rng } from "@umpire/kernel";
import { oneIn, oneOf, range } from "../tools.ts";

/** The match, token, step and actions that a message is made for. */
export type MessageContext = {
  readonly match: string;
  readonly token: string;
  readonly step: number;
  readonly actions: readonly Json[];
  readonly key: string;
};

const hex = (rng: Rng, length: number, letters: string): string =>
  range(length)
    .map(() => letters[rng.int(letters.length)])
    .join("");

const guess = (rng: Rng): string => hex(rng, 43, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");

/** A token with one wrong character. */
const nearly = (rng: Rng, token: string): string => {
  const at = rng.int(token.length);
  return token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
};

/** A well-formed message. */
export function validMessage(rng: Rng, aim: MessageContext): JsonObject {
  const { match, token, key, step } = aim;
  const plain = [
    ...["take-back", "undo", "ask-takeback", "accept-takeback", "decline-takeback"],
    ...["offer-draw", "accept-draw", "decline-draw", "claim-win", "rematch"],
  ] as const;
  const all: readonly (() => JsonObject)[] = [
    () => ({ type: "decide", key, step: oneIn(rng, 4) ? step + 1 : step, action: oneOf(rng, aim.actions) }),
    () => ({ type: "decide", key, step, action: oneOf(rng, aim.actions) }),
    () => ({ type: "chat", key, text: `frame ${key}` }),
    () => ({ type: "spectator-chat", key, name: "guest", text: `frame ${key}` }),
    () => ({ type: oneIn(rng, 40) ? "resign" : oneOf(rng, plain), key }),
    () => ({ type: "join", match, token: oneOf(rng, [token, guess(rng), nearly(rng, token)]) }),
    () => ({ type: "ping" }),
  ];
  return oneOf(rng, all)();
}

const odd: readonly Json[] = [
  ...[null, true, false, 0, -1, 0.5, 2 ** 53, -(2 ** 53), 1e308, "", " ", "rock", [], {}, [[]], { type: "join" }],
  ...["\u0000", "\ud800", "\udfff\ud800", "\u202e", "\ufeff", "a".repeat(65), "\u{1f3b2}".repeat(300)],
  ...["__proto__", "constructor", "../../../etc/passwd", "%s%n", "' OR 1=1 --", "NaN", "1e999"],
];
const oddKeys = ["__proto__", "constructor", "toString", "", "type", "key", "seq", "a".repeat(300)];

function withOddField(rng: Rng, message: JsonObject): JsonObject {
  const keys = Object.keys(message);
  return { ...message, [oneOf(rng, keys)]: oneOf(rng, odd) };
}

function withoutField(rng: Rng, message: JsonObject): JsonObject {
  const gone = oneOf(rng, Object.keys(message));
  return Object.fromEntries(Object.entries(message).filter(([key]) => key !== gone));
}

/** Nested arrays: mostly near the allowed depth, now and then as deep as fits. */
function nested(rng: Rng): string {
  const depth = 1 + rng.int(oneIn(rng, 10) ? 30_000 : 130);
  return "[".repeat(depth) + "]".repeat(depth);
}

/** JSON texts that JSON.stringify never writes. */
const oddSpellings = ["1e999", "-0", "0e0", "00", "1E400", "-1e-999", "123456789012345678901234567890", "NaN", "'a'"];

function spelt(rng: Rng, message: JsonObject): string {
  const text = JSON.stringify({ ...message, [oneOf(rng, Object.keys(message))]: "@here@" });
  const instead = oneIn(rng, 2) ? oneOf(rng, oddSpellings) : nested(rng);
  return text.replace('"@here@"', instead);
}

function cut(rng: Rng, text: string): string {
  const at = rng.int(text.length);
  const junk = oneOf(rng, ["", "", "{", "}", '"', "\\", ",", ":", "\u0000", "\\ud800", "\n", "/**/"]);
  return oneIn(rng, 2) ? text.slice(0, at) + junk : text.slice(0, at) + junk + text.slice(at + rng.int(3));
}

const oddTexts = [
  "",
  " ",
  "null",
  "true",
  "1",
  '"join"',
  "[]",
  "{}",
  "\ufeff{}",
  "{",
  '{"type":',
  "\u0000",
  "undefined",
];

const twice = (message: JsonObject): string => {
  const text = JSON.stringify(message);
  return `${text.slice(0, -1)},${text.slice(1)}`;
};

/** A message as malformed text; now and then well-formed. */
export function malformedText(rng: Rng, message: JsonObject): string {
  const ways: readonly (() => string)[] = [
    () => JSON.stringify(message),
    () => JSON.stringify(withOddField(rng, message)),
    () => JSON.stringify(withOddField(rng, withOddField(rng, message))),
    () => JSON.stringify(withoutField(rng, message)),
    () => JSON.stringify({ ...message, [oneOf(rng, oddKeys)]: oneOf(rng, odd) }),
    () => spelt(rng, message),
    () => cut(rng, JSON.stringify(message)),
    () => twice(message),
    () => oneOf(rng, oddTexts),
    () => nested(rng),
    () => JSON.stringify({ ...message, text: "a".repeat(oneOf(rng, [500, 501, 60_000, 66_000])) }),
  ];
  return oneOf(rng, ways)();
}
