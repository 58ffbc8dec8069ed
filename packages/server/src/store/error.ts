import { Fault } from "../fault.ts";

export type StoreErrorCode =
  /** The file is something else, or another program's database. */
  | "not-a-database"
  /** A newer Umpire has written it. */
  | "newer"
  /** An older Umpire has written it, and nobody has brought it up to date. */
  | "older"
  /** It would have to be brought up to date, and servers of an older Umpire are at work on it. */
  | "in-use"
  | "cannot-open"
  | "closed"
  /** A text or number that would not come back as it was. */
  | "unkeepable"
  /** It may have been kept nonetheless, as after all the next ones: only asking for its key tells. */
  | "failed"
  /** The database does not answer; does not answer in time; has no room left. */
  | "away"
  | "slow"
  | "full"
  /** What is kept is not what was written: its bytes have changed, or some are gone. */
  | "damaged"
  /** It can be read and not written. */
  | "read-only";

/** Where what is kept of a match is not what was written: from which entry on, and in which way. */
export type Damage = {
  readonly match: string;
  readonly seq: number;
  readonly what: "gap" | "changed" | "missing end" | "unreadable";
};

export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: StoreErrorCode;
  /** Where one match is damaged, and not the whole database. */
  readonly damage: Damage | null;

  constructor(code: StoreErrorCode, message: string, damage: Damage | null = null) {
    super(message);
    this.code = code;
    this.damage = damage;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An error of the operating system, as Node.js tells it. */
const isOfSystem = (error: Error): boolean =>
  "errno" in error && typeof error.errno === "number" && "syscall" in error && typeof error.syscall === "string";

/** SQLite names tables and columns, never what is in them. */
const isOfSqlite = (error: Error): boolean => error.name === "SqliteError";

/**
 * What an error says where its words cannot be somebody's text; null for any other. `JSON.parse` quotes what it was
 * given, a schema what does not fit it, and a rulebook may name what is sealed.
 */
export function plainMessageOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isPlain = error instanceof StoreError || error instanceof Fault || isOfSystem(error) || isOfSqlite(error);
  return isPlain ? error.message : null;
}

/** The same, or what kind of error it is. */
export const messageOrNameOf = (error: unknown): string =>
  plainMessageOf(error) ?? (error instanceof Error ? error.name : typeof error);
