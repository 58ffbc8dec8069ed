import type { Json, Next } from "@umpire/kernel";
import type { MatchView, ServerMessage } from "@umpire/protocol";

type Joined = Extract<ServerMessage, { type: "joined" }>;

/** The sight of a table at which these seats are awaited. */
export const sight = (awaiting: readonly number[], more: { readonly [key: string]: Json } = {}): Json => ({
  ...{ view: {}, next: { awaiting, step: "show" }, decided: [], own: null, offers: [], resigned: [] },
  ...more,
});

export const overSight = (over: Extract<Next, { over: unknown }>["over"]): Json => sight([], { next: { over } });

/** A match as a server shows it: running, at step 1, both seats awaited. */
export const view = (more: Partial<MatchView> = {}): MatchView => ({
  ...{ match: "8Epy-FlCSz_GQ-cW", game: "rps", edition: 1, rules: {}, options: {}, status: "running", isPublic: false },
  players: [
    { name: "Ann", bot: false },
    { name: "Bob", bot: false },
  ],
  ...{ commitment: "0".repeat(64), secret: null, step: 1, sight: sight([0, 1]) },
  clock: { control: { kind: "none" }, left: [0, 0], running: [], at: 0 },
  rematch: { by: [], match: null },
  ...more,
});

export const joined = (more: Partial<Joined> = {}): Joined => ({
  ...{ type: "joined", seq: 3, seat: 0, view: view(), chat: [], here: [0, 1], missed: [] },
  ...more,
});
