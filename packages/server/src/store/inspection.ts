import { existsSync, statSync } from "node:fs";
import { messageOf, StoreError } from "./error.ts";
import { explained, poolOf } from "./postgres/database.ts";
import { postgresReaders } from "./postgres/readers.ts";
import { openToRead } from "./sqlite/database.ts";
import { explained as explainedSqlite } from "./sqlite/error.ts";
import { databaseIn } from "./sqlite/folder.ts";
import { bundleReaders, entryReader } from "./sqlite/tables.ts";
import type { KeptBundle, Store } from "./store.ts";

/** Read-only access to a store, also beside a running server. */
export type Inspection = Pick<Store, "read" | "bundle" | "bundles" | "close"> & {
  /** The number of matches. */
  count(): Promise<number>;
  /** The names of matches after one, sorted: at most `limit`. */
  names(after: string, limit: number): Promise<readonly string[]>;
  /** The problems that the database itself reports, in its own words. */
  troubles(): Promise<readonly string[]>;
};

/** Whether a place is the address of a PostgreSQL database, and no folder. */
export const isDatabaseAddress = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** The database of a folder, or the file itself. */
export function fileAt(place: string): string {
  const file = existsSync(place) && statSync(place).isDirectory() ? databaseIn(place) : place;
  if (!existsSync(file)) throw new StoreError("cannot-open", `there is no file ${file}`);
  return file;
}

const COUNT = "SELECT count(*) AS count FROM matches";

/** Opens the file of a folder, or a copy of it. */
function inspectFile(file: string): Inspection {
  const db = openToRead(file);
  const read = entryReader(db);
  const { bundle, bundles } = bundleReaders(db);
  const count = db.prepare<[], number>(COUNT).pluck();
  const names = db.prepare<[string, number], string>("SELECT name FROM matches WHERE name > ? ORDER BY name LIMIT ?");
  const told = async <T>(task: () => T): Promise<T> => {
    try {
      return task();
    } catch (error) {
      throw explainedSqlite(error);
    }
  };
  return {
    read: (match, after, limit) => told(() => read(match, after, limit)),
    bundle: (hash) => told(() => bundle(hash)),
    bundles: () => told(() => bundles()),
    count: () => told(() => count.get() ?? 0),
    names: (after, limit) => told(() => names.pluck().all(after, limit)),
    troubles: async () => troublesIn(db),
    close: async () => void db.close(),
  };
}

/** Checks every page and every index. */
function troublesIn(db: ReturnType<typeof openToRead>): readonly string[] {
  try {
    const found = db.prepare<[], string>("PRAGMA integrity_check").pluck().all();
    return found.filter((line) => line !== "ok");
  } catch (error) {
    return [messageOf(error)];
  }
}

async function inspectPostgres(url: string): Promise<Inspection> {
  const pool = poolOf(url, 1);
  const readers = postgresReaders(pool);
  const asked = async (text: string, values: readonly unknown[] = []) =>
    (await pool.query(text, [...values]).catch((error: unknown) => Promise.reject(explained(error)))).rows;
  const inspection: Inspection = {
    read: async (match, after, limit) =>
      (await readers("read", [match, after, limit])) as Awaited<ReturnType<Store["read"]>>,
    bundle: async (hash) => (await readers("bundle", [hash])) as string | null,
    bundles: async () => (await readers("bundles", [])) as readonly KeptBundle[],
    count: async () => (await asked(COUNT))[0]?.count ?? 0,
    names: async (after, limit) =>
      (await asked("SELECT name FROM matches WHERE name > $1 ORDER BY name LIMIT $2", [after, limit])).map(
        ({ name }) => name,
      ),
    troubles: async () => [],
    close: () => pool.end(),
  };
  return inspection;
}

/** Opens a folder, a copied file, or a PostgreSQL database for reading. */
export const inspect = async (place: string): Promise<Inspection> =>
  isDatabaseAddress(place) ? inspectPostgres(place) : inspectFile(fileAt(place));
