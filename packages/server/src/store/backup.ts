import { existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { countMatches, isUpToDate, makeSingle, openAnyToRead, openDatabase } from "./sqlite/database.ts";
import { databaseIn, takeFolder } from "./sqlite/folder.ts";

/** How far some work has come. */
export type Progress = (done: number, of: number) => void;

/** Pages of the database that are copied at a time. */
const PAGES = 1000;

/** Copies a database as it is at one instant, whoever writes meanwhile. A file that is there is written over. */
async function copyDatabase(from: string, to: string, tell: Progress): Promise<void> {
  const db = openAnyToRead(from);
  try {
    rmSync(to, { force: true });
    writeFileSync(to, "", { mode: 0o600, flag: "wx" });
    // Held open, it keeps the copy at its first instant: else it would begin anew with every write of the server.
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

/** Whether a copy is what it should be. */
type Check = (file: string) => Promise<boolean>;

const remove = (file: string) => {
  for (const beside of ["", "-wal", "-shm"]) rmSync(`${file}${beside}`, { force: true });
};

/** Has something done with a copy, and leaves nothing of it that was not moved. */
async function useCopy<T>(from: string, copy: string, tell: Progress, task: () => Promise<T>): Promise<T> {
  try {
    await copyDatabase(from, copy, tell);
    makeSingle(copy);
    return await task();
  } finally {
    remove(copy);
  }
}

/** Brings a copy up to date. */
function update(file: string): void {
  openDatabase(file).close();
  makeSingle(file);
}

/** A store of an older version is checked as it will be once it is up to date. */
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

/** Makes a copy of what a server keeps, also while it runs. Whether it is right: only then it is there. */
export async function backUp(from: string, to: string, check: Check, tell: Progress): Promise<boolean> {
  const part = `${to}.part`;
  return useCopy(from, part, tell, async () => {
    const isRight = isUpToDate(part) ? await check(part) : await checkAsIs(part, check);
    if (isRight) renameSync(part, to);
    return isRight;
  });
}

/** Whether matches are kept in a file, or something else is there. */
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

/** Puts a copy into a folder that no server has, once it is found to be right. */
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
      // What the former database had not yet put into its file would be taken for this one's.
      remove(to);
      renameSync(part, to);
      return "done";
    });
  } finally {
    letGo();
  }
}
