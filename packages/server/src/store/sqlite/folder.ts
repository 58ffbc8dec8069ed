import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Store } from "../store.ts";
import { lockFolder, makeFile } from "./lock.ts";
import { openSqlite } from "./sqlite.ts";

/** Where the matches of a folder are. */
export const databaseIn = (folder: string): string => join(folder, "umpire.sqlite");

/** Step by step: below /proc and its like Node.js 20 would try for ever to make all of a path at once. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  // What is kept holds the secrets of matches that are not over.
  mkdirSync(folder, { mode: 0o700 });
}

/** Makes a folder ours alone; one that is not there is made. What it gives back lets go of it. */
export function takeFolder(folder: string): () => void {
  makeFolder(resolve(folder));
  accessSync(folder, constants.W_OK | constants.X_OK);
  return lockFolder(folder);
}

/** Keeps matches in a folder, which no other server has meanwhile. */
export async function openFolder(folder: string): Promise<Store> {
  const letGo = takeFolder(folder);
  try {
    const file = databaseIn(folder);
    // SQLite would make it for everybody to read; what it makes beside it has the permissions of this one.
    makeFile(file);
    const store = await openSqlite(file);
    return { ...store, close: () => store.close().finally(letGo) };
  } catch (error) {
    letGo();
    throw error;
  }
}
