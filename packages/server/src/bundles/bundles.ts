import type { Game } from "@umpire/kernel";
import { type Kit, type Kits, kitsOf, type Product } from "@umpire/kit";
import type { Manifest, ServedGame } from "@umpire/protocol";
import type { Store } from "../store/store.ts";
import { type Adoption, adopt, type BundleStore, type Trial } from "./adoption.ts";
import type { Source } from "./build.ts";
import { type Bundle, bundleOf, type ModuleFolder, openModuleFolder } from "./bundle.ts";
import { tryOut } from "./trial/try-out.ts";

/** The code of games that come from files, and of all matches that were begun with such code. */
export type Bundles = {
  /** What a new match of a game is played by; null for a game of the product's own. */
  readonly current: (game: string) => Bundle | null;
  /** A bundle that a match is pinned to, from memory or from the store; null where there is none. */
  readonly find: (hash: string) => Promise<Bundle | null>;
  /** The same, of those that are in memory. */
  readonly known: (hash: string) => Bundle | null;
  /** Keeps a bundle for as long as there are matches: before the first one that is begun with it. */
  readonly keep: (bundle: Bundle, at: number) => Promise<void>;
  /** What pages are told of the games. */
  readonly manifest: () => Manifest;
  readonly close: () => void;
};

/** The games of a server, those of files among them. */
export type Served = {
  /** As they are at the moment: a file that is read again may change them. */
  readonly games: Kits;
  readonly bundles: Bundles;
  /** Reads a file, and gives the files that it was made of. */
  readonly adopt: (source: Source) => Promise<{ readonly adoption: Adoption; readonly files: readonly string[] }>;
};

const seatsOf = (game: Game, options: unknown): readonly number[] => {
  const read = game.parse.options(options);
  return read.ok ? [game.seats(read.value)] : [];
};

function describe({ hash, kit: { game, title } }: Bundle): ServedGame {
  const counts = [{}, ...(game.tables ?? [])].flatMap((options) => seatsOf(game, options));
  return {
    id: game.id,
    edition: game.edition,
    title: title ?? { en: game.id, ru: game.id },
    seats: [Math.min(...counts), Math.max(...counts)],
    presets: Object.keys(game.presets),
    bundle: hash,
  };
}

/** Bundles of a store that are loaded when they are asked for. */
export function bundlesIn(store: Pick<Store, "bundle">, folder: ModuleFolder) {
  const byHash = new Map<string, Bundle>();
  const remember = (bundle: Bundle) => void byHash.set(bundle.hash, bundle);
  const known = (hash: string) => byHash.get(hash) ?? null;
  const find = async (hash: string): Promise<Bundle | null> => {
    const text = byHash.has(hash) ? null : await store.bundle(hash);
    const loaded = text === null ? null : await bundleOf(folder, hash, text);
    if (loaded !== null) remember(loaded);
    return known(hash);
  };
  return { remember, known, find };
}

/** The same kits under one name, though there may be others tomorrow. */
const liveKits = (present: () => Kits): Kits => ({
  get games() {
    return present().games;
  },
  get editions() {
    return present().editions;
  },
  get kits() {
    return present().kits;
  },
  find: (id, edition) => present().find(id, edition),
  findKit: (id, edition) => present().findKit(id, edition),
  kitOf: (game) => present().kitOf(game),
  readTables: (packed, unpack) => present().readTables(packed, unpack),
});

/** The games with these ids, and those of files that are adopted. */
export function openBundles(
  { games }: Product,
  names: readonly string[],
  store: BundleStore,
  trial: Trial = tryOut,
): Served {
  const folder = openModuleFolder();
  const own: readonly Kit[] = names.flatMap((name) => games.kits.filter(({ game }) => game.id === name));
  const current = new Map<string, Bundle>();
  const { remember, known, find } = bundlesIn(store, folder);
  const kept = new Set<string>();
  let kits = kitsOf(own);
  // What matches are played by already needs no trial.
  const tryNew: Trial = async (tried) => ((await store.bundle(tried.hash)) === null ? trial(tried) : null);
  const shelf = { folder, names, store, current, files: new Map<string, string>(), find, trial: tryNew };
  return {
    games: liveKits(() => kits),
    bundles: {
      current: (game) => current.get(game) ?? null,
      known,
      find,
      keep: async ({ hash, text, kit: { game } }, at) => {
        if (kept.has(hash)) return;
        await store.keepBundle({ hash, game: game.id, edition: game.edition, at, text });
        kept.add(hash);
      },
      manifest: () => ({ own: names, served: [...current.values()].map(describe) }),
      close: folder.remove,
    },
    adopt: async (source) => {
      const adopted = await adopt(shelf, source);
      for (const bundle of current.values()) remember(bundle);
      kits = kitsOf([...[...current.values()].map(({ kit }) => kit), ...own]);
      return adopted;
    },
  };
}
