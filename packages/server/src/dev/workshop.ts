import { basename, relative, resolve } from "node:path";
import type { DevNews, DevPlace, DevTrace, DevTrouble } from "@umpire/protocol";
import type { Parts, Source, Trouble } from "../bundles/build.ts";
import { type BuiltBundle, buildBundle, openModuleFolder } from "../bundles/bundle.ts";
import { placeInPage, tryOut } from "../bundles/trial/try-out.ts";
import { watchFiles } from "../bundles/watching.ts";

/** A shorter wait than for a server of matches: what is half written compiles again a moment later. */
const SETTLED = 30;

/** Bundles that pages may still ask for; older ones are forgotten. */
const MOST_KEPT = 20;

/** The file of a game as it is at the moment, built anew whenever it is saved. */
export type Workshop = {
  /** What was built last, and what is wrong with it or with what was saved since. */
  readonly news: () => readonly DevNews[];
  readonly subscribe: (tell: (news: DevNews) => void) => () => void;
  readonly find: (hash: string) => Promise<{ readonly parts: Parts } | null>;
  /** Where in the author's files an error was thrown; null where that cannot be told. */
  readonly placeOf: (trace: DevTrace) => DevPlace | null;
  readonly close: () => Promise<void>;
};

/** A file as its author calls it. */
const nameOf = (file: string): string => relative(process.cwd(), resolve(file)) || basename(file);

const named = ({ file, line, problem }: Trouble): DevTrouble => ({ file: nameOf(file), line, problem });

/** What is watched: the files that are named, wherever they are, and those that they were made of. */
const watchedWith = ({ file, board }: Source, files: readonly string[]): readonly string[] => [
  ...new Set([file, ...(board === null ? [] : [board]), ...files]),
];

/** Builds a file, and again whenever it is saved. No code of it runs in this process. */
export async function openWorkshop(source: Source): Promise<Workshop> {
  const folder = openModuleFolder();
  const listeners = new Set<(news: DevNews) => void>();
  const kept = new Map<string, BuiltBundle>();
  const latest = new Map<DevNews["is"], DevNews>();
  const tell = (news: DevNews) => {
    // What is built has mended what was not.
    if (news.is === "built") latest.clear();
    latest.set(news.is, news);
    for (const listener of listeners) listener(news);
  };
  const keep = (built: BuiltBundle) => {
    kept.delete(built.hash);
    kept.set(built.hash, built);
    for (const [oldest] of kept) if (kept.size > MOST_KEPT) kept.delete(oldest);
  };
  const tryBuilt = async ({ hash, module, files }: BuiltBundle) => {
    const trouble = await tryOut({ hash, module, file: resolve(source.file), files });
    const last = latest.get("built");
    if (last?.is === "built" && last.bundle === hash)
      tell({ is: "tried", bundle: hash, trouble: trouble && named(trouble) });
  };
  let files: readonly string[] = [];
  let trying: Promise<void> = Promise.resolve();
  const read = async (savedAt: number | null) => {
    const since = performance.now();
    const built = await buildBundle(folder, source);
    if (!built.ok) {
      // All that were known, and the one to mend.
      files = watchedWith(source, [built.trouble.file, ...files]);
      tell({ is: "trouble", trouble: named(built.trouble), savedAt });
      return files;
    }
    files = watchedWith(source, built.built.files);
    keep(built.built);
    tell({ is: "built", bundle: built.built.hash, savedAt, took: performance.now() - since });
    trying = Promise.all([trying, tryBuilt(built.built)]).then(() => undefined);
    return files;
  };
  const watching = watchFiles(await read(null), read, SETTLED);
  return {
    news: () => [...latest.values()],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find: async (hash) => kept.get(hash) ?? null,
    placeOf: ({ bundle, stack }) => {
      const built = kept.get(bundle);
      const place = built === undefined ? null : placeInPage(built, stack);
      return place && { file: nameOf(place.file), line: place.line };
    },
    close: async () => {
      watching.close();
      listeners.clear();
      // What is tried out still needs its file.
      await trying;
      folder.remove();
    },
  };
}
