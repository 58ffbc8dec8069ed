/** What needs no schema: a client that checks nothing by schemas loads none. */

/** Max bytes of a message; longer ones are refused unread. */
export const MOST_BYTES = 65_536;
/** The most characters of a line of chat. */
export const MOST_CHAT = 500;

/** Why a server closes a socket. */
export const closing = {
  "bad-message": 4000,
  "not-joined": 4001,
  "wrong-token": 4003,
  "unknown-match": 4004,
  "too-fast": 4008,
  "too-slow": 4010,
  "too-many": 4013,
  silent: 4014,
  "too-large": 1009,
  failed: 1011,
  "going-away": 1012,
} as const;
/** The name of a reason why a server closes a socket. */
export type Closing = keyof typeof closing;

/** The version of the protocol. It rises when one end must know that the other has changed. */
export const VERSION = 1;
/** The oldest version of the other end that is still understood. */
export const OLDEST_VERSION = 1;

/** Why the other end is too old; null where it is not. A message without a version is of version 1. */
export function tooOld(
  said: number | undefined,
  oldest = OLDEST_VERSION,
): { readonly version: number; readonly oldest: number } | null {
  const version = said ?? 1;
  return version < oldest ? { version, oldest } : null;
}

/** The name of the element in a page's head that has the manifest. */
export const MANIFEST = "umpire-games";

/** Where the files of a bundle are; its module is `game.js`. */
export const bundlePath = (hash: string, file = "game.js"): string => `/games/${hash}/${file}`;
