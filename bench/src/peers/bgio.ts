import { createRequire } from "node:module";

// By require, because the package has directories where an ES module import wants files.
type Internal = typeof import("boardgame.io/internal", { with: { "resolution-mode": "require" }});
type Core = typeof import("boardgame.io/core", { with: { "resolution-mode": "require" }});

const load = createRequire(import.meta.url);

export const { CreateGameReducer, InitializeGame, ProcessGameConfig }: Internal = load("boardgame.io/internal");
export const { ActivePlayers, INVALID_MOVE }: Core = load("boardgame.io/core");

export type { Game, State } from "boardgame.io";

type Ai = typeof import("boardgame.io/ai", { with: { "resolution-mode": "require" }});
export const { MCTSBot }: Ai = load("boardgame.io/ai");
