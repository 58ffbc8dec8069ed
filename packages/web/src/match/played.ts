import type { Game } from "@umpire/kernel";
import type { Board, Caller, GameUi, Teller } from "@umpire/ui";
import { plainBoard } from "../board/plain.tsx";

/** A game, what it is shown on, and what it is shown on where that fails. Without a teller or a caller its own words do. */
export type Played = {
  readonly game: Game;
  readonly Board: Board;
  readonly Plain: Board;
  readonly tell: Teller | null;
  readonly call: Caller | null;
};

/** One game a file: a page loads the one that is played. */
const games: { readonly [game: string]: () => Promise<{ readonly game: Game }> } = {
  rps: () => import("./games/rps.ts"),
  tactics: () => import("./games/tactics.ts"),
  shapeships: () => import("./games/shapeships.ts"),
  ti4: () => import("./games/ti4.ts"),
};

/** Earlier editions, for matches and records that began under them. */
const earlier: { readonly [gameAndEdition: string]: () => Promise<{ readonly game: Game }> } = {
  "ti4 1": () => import("./games/ti4-1.ts"),
};

const boards: { readonly [game: string]: () => Promise<{ readonly ui: GameUi }> } = {
  tactics: () => import("@umpire/tactics/board"),
  shapeships: () => import("@umpire/shapeships/board"),
};

const has = (table: object, id: string): boolean => Object.hasOwn(table, id);

/** The game of this edition, or its newest where this page has no such edition; nothing where it has no such game. */
export async function gameNear(id: string, edition: number): Promise<Game | null> {
  const key = `${id} ${edition}`;
  const load = has(earlier, key) ? earlier[key] : has(games, id) ? games[id] : undefined;
  const found = await load?.();
  return found?.game ?? null;
}

async function load(id: string, edition: number): Promise<Played | null> {
  const [game, brought] = await Promise.all([gameNear(id, edition), has(boards, id) ? boards[id]?.() : undefined]);
  if (game?.edition !== edition) return null;
  const Plain = plainBoard(game);
  const { Board = Plain, tell = null, call = null } = brought?.ui ?? {};
  return { game, Plain, Board, tell, call };
}

const loaded = new Map<string, Promise<Played | null>>();

/** A game of this edition with its board; null where this page has none such. The same promise every time. */
export function played(id: string, edition: number): Promise<Played | null> {
  const key = `${id} ${edition}`;
  const promise = loaded.get(key) ?? load(id, edition);
  loaded.set(key, promise);
  return promise;
}
