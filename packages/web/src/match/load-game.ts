import type { Game, Json } from "@umpire/kernel";
import type {
  ActionDescriber,
  AnyShow,
  Board,
  EventsDescriber,
  GameUi,
  LogTurns,
  SiteEdition,
  SiteGame,
  StandingOf,
} from "@umpire/ui";
import { plainBoard } from "../board/plain.tsx";
import { loadOnce } from "../load-once.ts";
import type { ServedKit } from "../served/bundle.ts";
import { gameIn, type Site } from "../site.ts";

/** A game, what it is shown on, and what it is shown on where that fails. Without a teller or a caller its own words do. */
export type LoadedGame = {
  readonly game: Game;
  readonly Board: Board;
  readonly Plain: Board;
  readonly standing: StandingOf | null;
  readonly describeEvents: EventsDescriber | null;
  readonly describeAction: ActionDescriber | null;
  readonly turns: LogTurns | null;
};

type Games = Pick<Site, "games">;

const editionOf = (game: SiteGame | undefined, edition: number): SiteEdition | undefined =>
  game?.editions.find((each) => each.edition === edition);

/**
 * The game of this edition, or its newest where this page has no such edition, for a match with these options; nothing
 * where it has no such game.
 */
export async function loadNearestEdition(
  site: Games,
  id: string,
  edition: number,
  options?: Json,
): Promise<Game | null> {
  const game = gameIn(site, id);
  const found = editionOf(game, edition) ?? game?.editions[0];
  return found === undefined ? null : found.load(options);
}

/** A board that draws what a game shows. */
const drawn = async (game: Game, show: AnyShow): Promise<Partial<GameUi>> =>
  (await import("@umpire/ui/show")).uiOf(game, show);

/** The game's own board, or one that draws what it shows; null where it has neither. */
async function loadUi({ board }: SiteGame, { load, show }: SiteEdition): Promise<Partial<GameUi> | null> {
  if (board !== undefined) return (await board()).ui;
  if (show === undefined) return null;
  const [game, shown] = await Promise.all([load(), show()]);
  return drawn(game, shown);
}

async function loadEdition(site: SiteGame, edition: SiteEdition, options: Json | undefined): Promise<LoadedGame> {
  const [game, ui] = await Promise.all([edition.load(options), loadUi(site, edition)]);
  return withUi(game, ui);
}

function withUi(game: Game, ui: Partial<GameUi> | null): LoadedGame {
  const Plain = plainBoard(game);
  const { Board = Plain, standing = null, describeEvents = null, describeAction = null, turns = null } = ui ?? {};
  return { game, Plain, Board, standing, describeEvents, describeAction, turns };
}

/** The same for a game that comes from the server. */
async function loadServedUi({ kit, board }: ServedKit): Promise<Partial<GameUi> | null> {
  if (board !== null) {
    (await import("../served/page-modules.ts")).offerModules();
    const module = await board();
    return module.ui ?? module;
  }
  return kit.show === undefined ? null : drawn(kit.game, kit.show);
}

async function loadServed(bundle: string): Promise<LoadedGame> {
  const { loadBundle } = await import("../served/bundle.ts");
  const served = await loadBundle(bundle);
  return withUi(served.kit.game, await loadServedUi(served));
}

const served = new Map<string, Promise<LoadedGame>>();

function loadServedOnce(bundle: string): Promise<LoadedGame> {
  const promise = served.get(bundle) ?? loadServed(bundle);
  served.set(bundle, promise);
  promise.catch(() => served.delete(bundle));
  return promise;
}

const nothing = Promise.resolve(null);
/** By the text of the options, for which a game may load more. */
const loaded = new WeakMap<SiteEdition, Map<string, Promise<LoadedGame>>>();

/**
 * A game of this edition, or of this bundle, with its board and what a match with these options needs; null where this
 * page has none such. The same promise every time.
 */
export function loadGame(
  site: Games,
  id: string,
  edition: number,
  bundle?: string,
  options?: Json,
): Promise<LoadedGame | null> {
  if (bundle !== undefined) return loadServedOnce(bundle);
  const game = gameIn(site, id);
  const found = editionOf(game, edition);
  if (game === undefined || found === undefined) return nothing;
  const known = loaded.get(found) ?? new Map<string, Promise<LoadedGame>>();
  loaded.set(found, known);
  const key = JSON.stringify(options) ?? "";
  const promise = known.get(key) ?? loadEdition(game, found, options);
  known.set(key, promise);
  return promise;
}

/** What a game's board needs for who sits at the table; null where that is nothing more. */
export function loadForPlayers(site: Games, id: string): Promise<unknown> | null {
  const load = gameIn(site, id)?.forPlayers;
  return load === undefined ? null : loadOnce(load);
}
