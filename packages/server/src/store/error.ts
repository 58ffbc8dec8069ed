export type StoreTrouble =
  /** The file is something else, or another program's database. */
  | "not-a-database"
  /** A newer Umpire has written it. */
  | "newer"
  | "cannot-open"
  | "closed"
  /** A text or number that would not come back as it was. */
  | "unkeepable"
  /** It may have been kept nonetheless: only asking for its key tells. */
  | "failed";

export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: StoreTrouble;

  constructor(code: StoreTrouble, message: string) {
    super(message);
    this.code = code;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
