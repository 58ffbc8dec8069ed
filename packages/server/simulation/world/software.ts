import type { Game, Result } from "@umpire/kernel";
import type { Kits } from "@umpire/kit";
import type { Created } from "../../src/match/entries.ts";
import type { Software } from "./server.ts";

/** What servers run: the games, and later the code of those that come from files. */
export function softwareOf(games: Kits): Software & { readonly gameOf: (created: Created) => Result<Game> } {
  return {
    games,
    bundlesOn: () => ({
      current: () => null,
      find: async () => null,
      known: () => null,
      keep: async () => undefined,
      manifest: () => ({ own: [], served: [] }),
      close: () => undefined,
    }),
    gameOf: ({ game, edition }) => games.find(game, edition),
  };
}
