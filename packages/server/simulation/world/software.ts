import { type Game, ok, type Result } from "@umpire/kernel";
import type { Kit, Kits } from "@umpire/kit";
import type { Bundle } from "../../src/bundles/bundle.ts";
import type { Bundles } from "../../src/bundles/bundles.ts";
import type { Store } from "../../src/store/store.ts";

type Pinned = { readonly game: string; readonly edition: number; readonly bundle?: string | undefined };

/** What servers run: the games, and the code of one that comes from a file. */
export type Software = {
  readonly games: Kits;
  readonly bundlesOn: (store: Store) => Bundles;
  /** The game that a match is pinned to. */
  readonly gameOf: (pinned: Pinned) => Result<Game>;
};

/** The game that is served from a file in simulations with an upgrade. */
const SERVED = "rps";

/** A version of a game: another edition, whose views say so. */
function versionOf(kit: Kit, edition: number): Bundle {
  const { game } = kit;
  const view: Game["view"] = (state, viewer, rules) => ({ ...(game.view(state, viewer, rules) as object), edition });
  const hash = String(edition).repeat(64);
  const code = `edition ${edition}`;
  const parts = { code } as unknown as Bundle["parts"];
  return { hash, text: code, parts, module: "", kit: { ...kit, game: { ...game, edition, view } as Game } };
}

/** `version` says which edition a server that starts now has, from 0 on; null where none is served from a file. */
export function softwareOf(games: Kits, version: () => number | null): Software {
  const found = games.findKit(SERVED);
  const versions = found.ok ? [versionOf(found.value, 1), versionOf(found.value, 2)] : [];
  const byText = (text: string | null) => versions.find((each) => each.text === text) ?? null;
  const byHash = (hash: string) => versions.find((each) => each.hash === hash) ?? null;
  return {
    games,
    gameOf: ({ game, edition, bundle }) => {
      const pinned = bundle === undefined ? null : byHash(bundle);
      return pinned === null ? games.find(game, edition) : ok(pinned.kit.game);
    },
    bundlesOn: (store) => {
      const own = versions[version() ?? versions.length] ?? null;
      const loaded = new Map<string, Bundle>(own === null ? [] : [[own.hash, own]]);
      return {
        current: (game) => (game === SERVED ? own : null),
        known: (hash) => loaded.get(hash) ?? null,
        find: async (hash) => {
          const bundle = loaded.get(hash) ?? byText(await store.bundle(hash));
          if (bundle !== null) loaded.set(hash, bundle);
          return bundle;
        },
        keep: ({ hash, text, kit: { game } }, at) =>
          store.keepBundle({ hash, game: game.id, edition: game.edition, at, text }),
        manifest: () => ({ own: [], served: [] }),
        close: () => undefined,
      };
    },
  };
}
