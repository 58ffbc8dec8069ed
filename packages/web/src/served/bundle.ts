import type { Game } from "@umpire/kernel";
import { type Kit, kitFrom } from "@umpire/kit";
import { bundlePath } from "@umpire/protocol";
import type { GameUi } from "@umpire/ui";

/** A board of a game's own, as its module exports it: as `ui`, or its parts by their names. */
type BoardModule = Partial<GameUi> & { readonly ui?: Partial<GameUi> };

/** What a bundle holds: the game's kit, and a board of its own, if it has one. */
export type ServedKit = { readonly kit: Kit; readonly board: (() => Promise<BoardModule>) | null };

/** Its schemas would try whether they may compile code of their own, and our policy would report every try as a breach. */
const withoutEval = () => Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const kits = new Map<string, Promise<ServedKit>>();
const hashes = new WeakMap<Game, string>();

async function importBundle(hash: string): Promise<ServedKit> {
  withoutEval();
  const module: object = await import(/* @vite-ignore */ bundlePath(hash));
  const read = kitFrom(module);
  if (!read.ok) throw new Error(read.problem);
  hashes.set(read.kit.game, hash);
  return { kit: read.kit, board: "board" in module ? (module.board as () => Promise<BoardModule>) : null };
}

/** What a bundle on the server holds; loaded once. */
export function loadBundle(hash: string): Promise<ServedKit> {
  const kit = kits.get(hash) ?? importBundle(hash);
  kits.set(hash, kit);
  // A server that was away for a moment is asked again.
  kit.catch(() => kits.delete(hash));
  return kit;
}

/** The bundle that a game was loaded from; undefined for a game of the site's own. */
export const bundleOf = (game: Game): string | undefined => hashes.get(game);
