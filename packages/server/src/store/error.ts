export type StoreTrouble =
  /** The file is something else, or another program's database. */
  | "not-a-database"
  /** A newer Umpire has written it. */
  | "newer"
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
  /** What is kept cannot be read as it was written; nothing may be written. */
  | "damaged"
  | "read-only";

export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: StoreTrouble;

  constructor(code: StoreTrouble, message: string) {
    super(message);
    this.code = code;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
