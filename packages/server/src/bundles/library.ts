import type { Kit, Kits } from "@umpire/kit";
import type { Bundles } from "./bundles.ts";

type Named = { readonly game: string; readonly edition: number; readonly bundle?: string | undefined };

/** All games that a server knows. */
export type GameLibrary = { readonly games: Kits; readonly bundles?: Bundles };

/** The kit of a match that is in memory, so that its bundle is, too; null where there is none. */
export function knownKit({ games, bundles }: GameLibrary, { game, edition, bundle }: Named): Kit | null {
  if (bundle !== undefined) return bundles?.known(bundle)?.kit ?? null;
  const found = games.findKit(game, edition);
  return found.ok ? found.value : null;
}
