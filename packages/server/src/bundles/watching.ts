import { type FSWatcher, watch } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Adoption } from "./adoption.ts";
import type { Source } from "./build.ts";
import type { Served } from "./bundles.ts";

/** Time without another change after which files are read again, in milliseconds: editors write in several steps. */
const SETTLED = 100;

export type Watching = { readonly close: () => void };

/**
 * Calls whenever one of these files is saved, with the time of that; it gives the files to watch from then on. One call
 * at a time.
 */
export function watchFiles(
  made: readonly string[],
  read: (savedAt: number) => Promise<readonly string[]>,
  settled = SETTLED,
): Watching {
  let files = new Set(made.map((file) => resolve(file)));
  let watchers: readonly FSWatcher[] = [];
  let timer: NodeJS.Timeout | null = null;
  let savedAt: number | null = null;
  let reading: Promise<void> = Promise.resolve();
  const readNow = async (at: number) => {
    files = new Set((await read(at)).map((file) => resolve(file)));
    look();
  };
  const wait = () => {
    savedAt ??= Date.now();
    const at = savedAt;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      savedAt = null;
      reading = reading.then(() => readNow(at));
    }, settled);
  };
  // Folders, not files: many editors replace a file by another one of its name.
  const look = () => {
    for (const each of watchers) each.close();
    const folders = new Set([...files].map((file) => dirname(file)));
    watchers = [...folders].map((folder) =>
      watch(folder, (_, name) => {
        if (name !== null && files.has(resolve(folder, name))) wait();
      }),
    );
  };
  look();
  return {
    close: () => {
      if (timer !== null) clearTimeout(timer);
      for (const each of watchers) each.close();
    },
  };
}

/** Reads a source again whenever one of the files that it was made of is saved, and tells what came of it. */
export const watchSource = (
  { adopt }: Pick<Served, "adopt">,
  source: Source,
  made: readonly string[],
  tell: (adoption: Adoption) => void,
): Watching =>
  watchFiles(made, async () => {
    const { adoption, files } = await adopt(source);
    tell(adoption);
    return files;
  });
