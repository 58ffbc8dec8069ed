import type { Game } from "@umpire/kernel";
import { type Kit, type Kits, kitsOf, type Product } from "@umpire/kit";
import type { Manifest, ServedGame } from "@umpire/protocol";
import type { Source, Trouble } from "./build.ts";
import { type Bundle, bundleFile, openModuleFolder } from "./bundle.ts";

/** The code of games that come from files. */
export type Bundles = {
  /** What a new match of a game is played by; null for a game of the product's own. */
  readonly current: (game: string) => Bundle | null;
  /** A bundle that a match is pinned to; null where it is not known here. */
  readonly find: (hash: string) => Promise<Bundle | null>;
  /** The same, of those that are in memory. */
  readonly known: (hash: string) => Bundle | null;
  /** What pages are told of the games. */
  readonly manifest: () => Manifest;
  readonly close: () => void;
};

/** The games of a server, those of files among them. */
export type Served = { readonly games: Kits; readonly bundles: Bundles; readonly troubles: readonly Trouble[] };

/** What is asked for: ids of the product's games, and files. */
export type Wanted = { readonly names: readonly string[]; readonly sources: readonly Source[] };

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

/** Loads the files that are asked for. What is wrong with one does not keep the others away. */
export async function openBundles({ games }: Product, { names, sources }: Wanted): Promise<Served> {
  const folder = openModuleFolder();
  const own: Kit[] = names.flatMap((name) => games.kits.filter(({ game }) => game.id === name));
  const byGame = new Map<string, Bundle>();
  const byHash = new Map<string, Bundle>();
  const troubles: Trouble[] = [];
  for (const source of sources) {
    const read = await bundleFile(folder, source);
    const isTaken = read.ok && (names.includes(read.bundle.kit.game.id) || byGame.has(read.bundle.kit.game.id));
    if (!read.ok) troubles.push(read.trouble);
    else if (isTaken)
      troubles.push({ file: source.file, line: null, problem: `another game has the id "${read.bundle.kit.game.id}"` });
    else {
      byGame.set(read.bundle.kit.game.id, read.bundle);
      byHash.set(read.bundle.hash, read.bundle);
    }
  }
  const known = (hash: string) => byHash.get(hash) ?? null;
  const bundles: Bundles = {
    current: (game) => byGame.get(game) ?? null,
    known,
    find: async (hash) => known(hash),
    manifest: () => ({ own: names, served: [...byGame.values()].map(describe) }),
    close: folder.remove,
  };
  return { games: kitsOf([...[...byGame.values()].map(({ kit }) => kit), ...own]), bundles, troubles };
}

type Named = { readonly game: string; readonly edition: number; readonly bundle?: string | undefined };

/** All games that a server knows. */
export type GameLibrary = { readonly games: Kits; readonly bundles?: Bundles };

/** The kit of a match that is in memory, so that its bundle is, too; null where there is none. */
export function knownKit({ games, bundles }: GameLibrary, { game, edition, bundle }: Named): Kit | null {
  if (bundle !== undefined) return bundles?.known(bundle)?.kit ?? null;
  const found = games.findKit(game, edition);
  return found.ok ? found.value : null;
}
