import type { Game } from "@umpire/kernel";
import type { Board } from "../board/board.ts";
import { plainBoard } from "../board/plain.tsx";

/** A game, what it is shown on, and what it is shown on where that fails. */
export type Played = { readonly game: Game; readonly Board: Board; readonly Plain: Board };

/** One game a file: a page loads the one that is played. */
const games: { readonly [game: string]: () => Promise<{ readonly game: Game }> } = {
  rps: () => import("./games/rps.ts"),
  tactics: () => import("./games/tactics.ts"),
  shapeships: () => import("./games/shapeships.ts"),
  ti4: () => import("./games/ti4.ts"),
};

const boards: { readonly [game: string]: () => Promise<Board> } = {
  tactics: () => import("../board/tactics/board.tsx").then(({ TacticsBoard }) => TacticsBoard),
  shapeships: () => import("../board/shapeships/board.tsx").then(({ ShapeshipsBoard }) => ShapeshipsBoard),
};

const has = (table: object, id: string): boolean => Object.hasOwn(table, id);

/** The newest edition of a game; null where this page has no such game. */
export async function gameOf(id: string): Promise<Game | null> {
  const found = has(games, id) ? await games[id]?.() : undefined;
  return found?.game ?? null;
}

async function load(id: string, edition: number): Promise<Played | null> {
  const [game, board] = await Promise.all([gameOf(id), has(boards, id) ? boards[id]?.() : undefined]);
  if (game === null || game.edition !== edition) return null;
  const Plain = plainBoard(game);
  return { game, Plain, Board: board ?? Plain };
}

const loaded = new Map<string, Promise<Played | null>>();

/** A game of this edition with its board; null where this page has none such. The same promise every time. */
export function played(id: string, edition: number): Promise<Played | null> {
  const key = `${id} ${edition}`;
  const promise = loaded.get(key) ?? load(id, edition);
  loaded.set(key, promise);
  return promise;
}
