/** A match in the page itself, for pages that show it without `table` or `useMatch`. */
export { type KeptMatch, readKept, refold } from "./local/kept.ts";
export { type LocalMatch, openLocalMatch, resumeLocalMatch } from "./local/open.ts";
export type { BotQuestion, LocalOptions, MatchKeep, Think } from "./local/options.ts";
export { type LocalRoom, viewOf } from "./local/room.ts";
export type { Umpire } from "./local/umpire.ts";
