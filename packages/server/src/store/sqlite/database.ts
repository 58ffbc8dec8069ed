import { type default as Database, SqliteError } from "better-sqlite3";
import { StoreError } from "../error.ts";
import { explained } from "./error.ts";
import { LastingDatabase } from "./lasting.ts";
import { migrations, takeSteps } from "./migrations.ts";

/** Time that a write waits for another process's lock, in milliseconds. */
const BUSY_MS = 10_000;
/** "Umpi": the application id of our files. */
const APPLICATION = 0x556d7069;

type Stamp = { readonly application: unknown; readonly version: number; readonly tables: number };

/** In one transaction: another process may be creating the tables at the same time. */
function stampOf(db: Database.Database): Stamp {
  const look = db.transaction(() => ({
    application: db.pragma("application_id", { simple: true }),
    version: Number(db.pragma("user_version", { simple: true })),
    tables: Number(db.prepare("SELECT count(*) FROM sqlite_schema").pluck().get()),
  }));
  return look();
}

function assertOurs(file: string, { application, version, tables }: Stamp): void {
  const isNew = version === 0 && tables === 0 && application === 0;
  if (!isNew && application !== APPLICATION)
    throw new StoreError("not-a-database", `${file} is a database of another program`);
  if (version > migrations.length)
    throw new StoreError(
      "newer",
      `${file} was written by a newer Umpire: its version is ${version}, this one knows ${migrations.length}`,
    );
}

function migrate(file: string, db: Database.Database): void {
  const upgrade = db.transaction(() => {
    const stamp = stampOf(db);
    assertOurs(file, stamp);
    takeSteps(db, stamp.version);
    db.pragma(`application_id = ${APPLICATION}`);
    db.pragma(`user_version = ${migrations.length}`);
  });
  // Another process may have been first: the version is read under the lock.
  upgrade.immediate();
}

/** Opens an existing file of any version for reading. */
export function openAnyToRead(file: string): Database.Database {
  return opened(file, { readonly: true, fileMustExist: true }, (db) => assertOurs(file, stampOf(db)));
}

export function isUpToDate(file: string): boolean {
  const db = openAnyToRead(file);
  const { version } = stampOf(db);
  db.close();
  return version === migrations.length;
}

/** Opens an up-to-date file for reading. */
export function openToRead(file: string): Database.Database {
  if (!isUpToDate(file)) throw new StoreError("older", `${file} was written by an older Umpire`);
  return openAnyToRead(file);
}

/** Moves the write-ahead log into the file, so that nothing is left beside it. */
export function makeSingle(file: string): void {
  opened(file, { fileMustExist: true }, (db) => db.pragma("journal_mode = DELETE")).close();
}

/** The number of matches in a file of any version. */
export function countMatches(file: string): number {
  const db = openAnyToRead(file);
  try {
    return Number(db.prepare("SELECT count(*) FROM matches").pluck().get());
  } finally {
    db.close();
  }
}

function setUp(file: string, db: Database.Database): void {
  assertOurs(file, stampOf(db));
  if (db.pragma("journal_mode = WAL", { simple: true }) !== "wal")
    throw new StoreError("cannot-open", `${file} cannot be written ahead: a commit would not be safe on the disk`);
  db.pragma("synchronous = FULL");
  // For macOS, where a plain fsync may leave everything in the disk's own cache.
  db.pragma("fullfsync = ON");
  db.pragma("foreign_keys = ON");
  db.pragma("trusted_schema = OFF");
  db.pragma("temp_store = MEMORY");
  if (stampOf(db).version !== migrations.length) migrate(file, db);
}

/** Why a file cannot be opened. */
export function explainedOpening(file: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (error instanceof SqliteError && error.code === "SQLITE_NOTADB")
    return new StoreError("not-a-database", `${file} is not a database`);
  const { code, message } = explained(error, "cannot-open");
  return new StoreError(code, `${file} cannot be opened: ${message}`);
}

export const openDatabase = (file: string): Database.Database => opened(file, {}, (db) => setUp(file, db));

function opened(file: string, options: Database.Options, look: (db: Database.Database) => void): Database.Database {
  let db: Database.Database | null = null;
  try {
    db = new LastingDatabase(file, { timeout: BUSY_MS, ...options });
    look(db);
    return db;
  } catch (error) {
    db?.close();
    throw explainedOpening(file, error);
  }
}
