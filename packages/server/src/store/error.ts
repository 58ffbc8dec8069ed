import { Fault } from "../fault.ts";

export type StoreErrorCode =
  /** The file is something else, or another program's database. */
  | "not-a-database"
  /** A newer Umpire has written it. */
  | "newer"
  /** An older Umpire has written it, and it is not migrated. */
  | "older"
  /** It would have to be migrated, and servers of an older Umpire use it. */
  | "in-use"
  | "cannot-open"
  | "closed"
  /** A text or number that the database would not return unchanged. */
  | "unkeepable"
  /** After this and all following codes the append may be stored nonetheless: only its key tells. */
  | "failed"
  /** The database does not answer; does not answer in time; has no room left. */
  | "away"
  | "slow"
  | "full"
  /** The stored bytes are not what was written. */
  | "damaged"
  /** It can be read and not written. */
  | "read-only";

/** The first damaged entry of a match, and how it is damaged. */
export type Damage = {
  readonly match: string;
  readonly seq: number;
  readonly what: "gap" | "changed" | "missing end" | "unreadable";
};

/** Something that a store cannot do, by its code. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: StoreErrorCode;
  /** Set where one match is damaged, and not the whole database. */
  readonly damage: Damage | null;

  constructor(code: StoreErrorCode, message: string, damage: Damage | null = null) {
    super(message);
    this.code = code;
    this.damage = damage;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An error of the operating system. */
const isOfSystem = (error: Error): boolean =>
  "errno" in error && typeof error.errno === "number" && "syscall" in error && typeof error.syscall === "string";

/** SQLite's messages name tables and columns, never their contents. */
const isOfSqlite = (error: Error): boolean => error.name === "SqliteError";

/**
 * The message of an error that cannot contain a user's text; null for any other. `JSON.parse` and schemas quote their
 * input, and a rulebook may name what is sealed.
 */
export function plainMessageOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isPlain = error instanceof StoreError || error instanceof Fault || isOfSystem(error) || isOfSqlite(error);
  return isPlain ? error.message : null;
}

/** The same, or the error's name. */
export const messageOrNameOf = (error: unknown): string =>
  plainMessageOf(error) ?? (error instanceof Error ? error.name : typeof error);
