import { type FSWatcher, watch } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Adoption } from "./adoption.ts";
import type { Source } from "./build.ts";
import type { Served } from "./bundles.ts";

/** Time without another change after which files are read again, in milliseconds: editors write in several steps. */
const SETTLED = 100;

export type Watching = { readonly close: () => void };

/** Reads a source again whenever one of the files that it was made of is saved, and tells what came of it. */
export function watchSource(
  { adopt }: Pick<Served, "adopt">,
  source: Source,
  made: readonly string[],
  tell: (adoption: Adoption) => void,
): Watching {
  let files = new Set(made.map((file) => resolve(file)));
  let watchers: readonly FSWatcher[] = [];
  let timer: NodeJS.Timeout | null = null;
  let reading: Promise<void> = Promise.resolve();
  const read = async () => {
    const { adoption, files: now } = await adopt(source);
    files = new Set(now.map((file) => resolve(file)));
    look();
    tell(adoption);
  };
  // Folders, not files: many editors replace a file by another one of its name.
  const look = () => {
    for (const each of watchers) each.close();
    const folders = new Set([...files].map((file) => dirname(file)));
    watchers = [...folders].map((folder) =>
      watch(folder, (_, name) => {
        if (name === null || !files.has(resolve(folder, name))) return;
        if (timer !== null) clearTimeout(timer);
        timer = setTimeout(() => {
          reading = reading.then(read);
        }, SETTLED);
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
