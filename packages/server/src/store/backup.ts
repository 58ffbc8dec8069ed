import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { countMatches, isUpToDate, makeSingle, openAnyToRead, openDatabase } from "./sqlite/database.ts";
import { databaseIn, takeFolder } from "./sqlite/folder.ts";

/** Called with the work done, and the whole. */
export type Progress = (done: number, of: number) => void;

/** Database pages copied at a time. */
const PAGES = 1000;

/**
 * Copies a database as of one instant, also while a server writes. An existing file is overwritten, a folder that is
 * missing is made, for its owner alone.
 */
async function copyDatabase(from: string, to: string, tell: Progress): Promise<void> {
  const db = openAnyToRead(from);
  try {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
    rmSync(to, { force: true });
    writeFileSync(to, "", { mode: 0o600, flag: "wx" });
    // An open read transaction pins the copy to this instant: else it would restart with every write of the server.
    db.exec("BEGIN");
    db.prepare("SELECT count(*) FROM sqlite_schema").get();
    const progress = ({ totalPages, remainingPages }: { totalPages: number; remainingPages: number }) => {
      tell(totalPages - remainingPages, totalPages);
      return PAGES;
    };
    await db.backup(to, { progress });
  } finally {
    db.close();
  }
}

/** Whether a copy is intact. */
type Check = (file: string) => Promise<boolean>;

const remove = (file: string) => {
  for (const beside of ["", "-wal", "-shm"]) rmSync(`${file}${beside}`, { force: true });
};

/** Runs a task with a copy, and removes what the task has not moved away. */
async function useCopy<T>(from: string, copy: string, tell: Progress, task: () => Promise<T>): Promise<T> {
  try {
    await copyDatabase(from, copy, tell);
    makeSingle(copy);
    return await task();
  } finally {
    remove(copy);
  }
}

/** Migrates a copy. */
function update(file: string): void {
  openDatabase(file).close();
  makeSingle(file);
}

/** Checks a store of an older version on a migrated copy. */
async function checkAsIs(file: string, check: Check): Promise<boolean> {
  const trial = `${file}.trial`;
  return useCopy(
    file,
    trial,
    () => undefined,
    async () => {
      update(trial);
      return check(trial);
    },
  );
}

/** Copies a server's store, also while it runs. False, and no file, where the copy is not intact. */
export async function backUp(from: string, to: string, check: Check, tell: Progress): Promise<boolean> {
  const part = `${to}.part`;
  return useCopy(from, part, tell, async () => {
    const isRight = isUpToDate(part) ? await check(part) : await checkAsIs(part, check);
    if (isRight) renameSync(part, to);
    return isRight;
  });
}

/** Whether a file holds matches, or is something else. */
function isTaken(file: string): boolean {
  try {
    return countMatches(file) > 0;
  } catch {
    return existsSync(file) && statSync(file).size > 0;
  }
}

type Restoring = {
  readonly folder: string;
  readonly isForced: boolean;
  readonly check: Check;
  readonly tell: Progress;
};

/** Puts a copy into a folder that no server uses, once it is found intact. */
export async function restore(from: string, restoring: Restoring): Promise<"done" | "taken" | "damaged"> {
  const { folder, isForced, check, tell } = restoring;
  const letGo = takeFolder(folder);
  try {
    const to = databaseIn(folder);
    if (!isForced && isTaken(to)) return "taken";
    const part = `${to}.part`;
    return await useCopy(from, part, tell, async () => {
      update(part);
      if (!(await check(part))) return "damaged";
      // The former database's write-ahead log would be taken for this one's.
      remove(to);
      renameSync(part, to);
      return "done";
    });
  } finally {
    letGo();
  }
}
