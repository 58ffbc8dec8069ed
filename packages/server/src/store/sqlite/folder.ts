import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Store } from "../store.ts";
import { lockFolder, makeFile } from "./lock.ts";
import { openSqlite } from "./sqlite.ts";

/** The database file of a folder. */
export const databaseIn = (folder: string): string => join(folder, "umpire.sqlite");

/** One folder at a time: with `recursive`, Node.js 20 would loop for ever below /proc and its like. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  // The store holds the secrets of running matches.
  mkdirSync(folder, { mode: 0o700 });
}

/** Creates a folder if needed, and locks it. The function returned unlocks it. */
export function takeFolder(folder: string): () => void {
  makeFolder(resolve(folder));
  accessSync(folder, constants.W_OK | constants.X_OK);
  return lockFolder(folder);
}

/** Stores matches in a folder, locked against other servers. */
export async function openFolder(folder: string): Promise<Store> {
  const letGo = takeFolder(folder);
  try {
    const file = databaseIn(folder);
    // SQLite would make it readable for everybody; its other files get the permissions of this one.
    makeFile(file);
    const store = await openSqlite(file);
    return { ...store, close: () => store.close().finally(letGo) };
  } catch (error) {
    letGo();
    throw error;
  }
}
