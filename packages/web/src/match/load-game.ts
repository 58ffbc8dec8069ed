import type { Game } from "@umpire/kernel";
import type { Board, Caller, SiteGame, Teller } from "@umpire/ui";
import { plainBoard } from "../board/plain.tsx";
import { gameIn, type Site } from "../site.ts";

/** A game, what it is shown on, and what it is shown on where that fails. Without a teller or a caller its own words do. */
export type Played = {
  readonly game: Game;
  readonly Board: Board;
  readonly Plain: Board;
  readonly tell: Teller | null;
  readonly call: Caller | null;
};

type Games = Pick<Site, "games">;
type Edition = SiteGame["editions"][number];

const editionOf = (game: SiteGame | undefined, edition: number): Edition | undefined =>
  game?.editions.find((each) => each.edition === edition);

/** The game of this edition, or its newest where this page has no such edition; nothing where it has no such game. */
export async function gameNear(site: Games, id: string, edition: number): Promise<Game | null> {
  const game = gameIn(site, id);
  const found = editionOf(game, edition) ?? game?.editions[0];
  return found === undefined ? null : found.load();
}

async function load({ board }: SiteGame, edition: Edition): Promise<Played> {
  const [game, brought] = await Promise.all([edition.load(), board?.()]);
  const Plain = plainBoard(game);
  const { Board = Plain, tell = null, call = null } = brought?.ui ?? {};
  return { game, Plain, Board, tell, call };
}

const nothing = Promise.resolve(null);
const loaded = new WeakMap<Edition, Promise<Played>>();

/** A game of this edition with its board; null where this page has none such. The same promise every time. */
export function played(site: Games, id: string, edition: number): Promise<Played | null> {
  const game = gameIn(site, id);
  const found = editionOf(game, edition);
  if (game === undefined || found === undefined) return nothing;
  const promise = loaded.get(found) ?? load(game, found);
  loaded.set(found, promise);
  return promise;
}
