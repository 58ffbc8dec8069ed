import type { Game } from "@umpire/kernel";
import type { Store } from "../store/store.ts";
import type { Source, Trouble } from "./build.ts";
import { type Bundle, bundleFile, type ModuleFolder } from "./bundle.ts";
import { type Difference, differenceOf, runningUnder } from "./difference.ts";
import { lineOf, type Tried } from "./trial/try-out.ts";

export type BundleStore = Pick<Store, "keepBundle" | "bundle" | "bundles" | "unfinished" | "read">;

/** What became of a file that was read, for the first time or again. */
export type Adoption =
  | { readonly is: "trouble"; readonly trouble: Trouble }
  /** New matches are played by it; `running` matches go on under it, `earlier` ones under another edition. */
  | { readonly is: "taken"; readonly bundle: Bundle; readonly running: number; readonly earlier: number }
  | { readonly is: "unchanged"; readonly bundle: Bundle }
  /** Its rules are not those of this edition: new matches go on with the code that was kept. */
  | { readonly is: "refused"; readonly bundle: Bundle; readonly kept: Bundle; readonly difference: Difference };

/** What files are adopted into. */
type Shelf = {
  readonly folder: ModuleFolder;
  /** Ids that games of files may not have. */
  readonly names: readonly string[];
  readonly store: BundleStore;
  /** By the id of a game: what its new matches are played by. */
  readonly current: Map<string, Bundle>;
  /** By the name of a file: the id of its game. */
  readonly files: Map<string, string>;
  readonly find: (hash: string) => Promise<Bundle | null>;
  /** Says what is wrong with a module before it is loaded here. */
  readonly trial: Trial;
};

export type Trial = (tried: Tried) => Promise<Trouble | null>;

/** Reads a file: from now on new matches are played by it, unless it is not what its edition was. */
export async function adopt(
  shelf: Shelf,
  source: Source,
): Promise<{ readonly adoption: Adoption; readonly files: readonly string[] }> {
  const read = await bundleFile(shelf.folder, source, shelf.trial);
  const { files } = read;
  if (!read.ok) return { adoption: { is: "trouble", trouble: read.trouble }, files };
  const { id } = read.bundle.kit.game;
  const isTaken = shelf.names.includes(id) || (shelf.current.has(id) && shelf.files.get(source.file) !== id);
  if (!isTaken) return { adoption: await judge(shelf, source, read.bundle), files };
  const problem = `another game has the id "${id}"`;
  const trouble = { file: source.file, line: lineOf(source.file, "id"), problem };
  return { adoption: { is: "trouble", trouble }, files };
}

async function judge(shelf: Shelf, source: Source, bundle: Bundle): Promise<Adoption> {
  const { store, current } = shelf;
  const { game } = bundle.kit;
  const before = current.get(game.id);
  if (before?.hash === bundle.hash) return { is: "unchanged", bundle };
  const kept = await keptFor(shelf, game);
  const difference = kept === null || kept.hash === bundle.hash ? null : await differenceOf(store, kept, bundle);
  if (kept !== null && difference !== null) {
    takeUp(shelf, source, kept);
    return { is: "refused", bundle, kept, difference };
  }
  takeUp(shelf, source, bundle);
  const running = (await runningUnder(store, game)).length;
  const isRaised = before !== undefined && before.kit.game.edition !== game.edition;
  const earlier = isRaised ? (await runningUnder(store, before.kit.game)).length : 0;
  return { is: "taken", bundle, running, earlier };
}

/** The code that matches of this edition were begun with last. */
async function keptFor({ store, find }: Shelf, { id, edition }: Game): Promise<Bundle | null> {
  const same = (await store.bundles()).filter((each) => each.game === id && each.edition === edition);
  const last = same.at(-1);
  return last === undefined ? null : find(last.hash);
}

function takeUp({ current, files }: Shelf, { file }: Source, bundle: Bundle): void {
  const { id } = bundle.kit.game;
  const before = files.get(file) ?? id;
  if (before !== id) current.delete(before);
  current.set(id, bundle);
  files.set(file, id);
}
