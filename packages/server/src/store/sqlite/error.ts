import { SqliteError } from "better-sqlite3";
import { messageOrNameOf, StoreError, type StoreErrorCode } from "../error.ts";

/** Our error code by SQLite's. */
const troubles: readonly (readonly [RegExp, StoreErrorCode])[] = [
  [/^SQLITE_FULL/, "full"],
  [/^SQLITE_(CORRUPT|NOTADB)/, "damaged"],
  [/^SQLITE_READONLY/, "read-only"],
  [/^SQLITE_BUSY/, "slow"],
];

/** An error with our code; `usual` where SQLite's code says nothing more. */
export function explained(error: unknown, usual: StoreErrorCode = "failed"): StoreError {
  if (error instanceof StoreError) return error;
  const code = error instanceof SqliteError ? error.code : "";
  const found = troubles.find(([pattern]) => pattern.test(code));
  return new StoreError(found?.[1] ?? usual, messageOrNameOf(error));
}
