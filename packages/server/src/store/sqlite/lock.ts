import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { type default as Database, SqliteError } from "better-sqlite3";
import { StoreError } from "../error.ts";
import { LastingDatabase } from "./lasting.ts";

/** The process that holds a folder, and its machine. */
export type Holder = { readonly pid: number; readonly host: string };

/** Another process holds the folder. */
export class FolderInUse extends StoreError {
  /** Null where it has not written its id yet. */
  readonly holder: Holder | null;
  constructor(folder: string, holder: Holder | null) {
    super("in-use", `${folder} is in use by ${holder === null ? "another process" : `process ${holder.pid}`}`);
    this.holder = holder;
  }
}

const holderFile = (folder: string): string => join(folder, "umpire.pid");

function holderIn(folder: string): Holder | null {
  try {
    const [pid = "", host = ""] = readFileSync(holderFile(folder), "utf8").trim().split(" ");
    return { pid: Number(pid), host };
  } catch {
    return null;
  }
}

/** Creates a file that only its owner may read. */
export function makeFile(file: string): void {
  if (!existsSync(file)) writeFileSync(file, "", { mode: 0o600, flag: "a" });
}

/** Holds a transaction open on a lock file: the system ends it with the process, however that ends. */
function hold(file: string): Database.Database | null {
  makeFile(file);
  const db = new LastingDatabase(file, { timeout: 0 });
  try {
    db.exec("BEGIN IMMEDIATE");
    return db;
  } catch (error) {
    db.close();
    if (error instanceof SqliteError && error.code.startsWith("SQLITE_BUSY")) return null;
    throw error;
  }
}

/** Locks a folder until the function returned is called, or the process ends. */
export function lockFolder(folder: string): () => void {
  const held = hold(join(folder, "umpire.lock"));
  if (held === null) throw new FolderInUse(folder, holderIn(folder));
  writeFileSync(holderFile(folder), `${process.pid} ${hostname()}\n`, { mode: 0o600 });
  return () => {
    if (!held.open) return;
    rmSync(holderFile(folder), { force: true });
    held.close();
  };
}
