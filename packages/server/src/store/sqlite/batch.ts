import type { Database } from "better-sqlite3";
import type { StoreError } from "../error.ts";
import { type Args, isWrite, type OperationName, type Operations, perform, type Results } from "../operations.ts";
import { explained } from "./error.ts";

export type Request = { readonly id: number; readonly name: OperationName; readonly args: Args[OperationName] };
export type Reply =
  | { readonly id: number; readonly ok: true; readonly value: Results[OperationName] }
  | { readonly id: number; readonly ok: false; readonly error: Pick<StoreError, "code" | "message" | "damage"> };

export function failed(id: number, error: unknown): Reply {
  const { code, message, damage } = explained(error);
  return { id, ok: false, error: { code, message, damage } };
}

/**
 * Performs a batch of operations in their order, and replies when all of it is on the disk: one commit, and one wait for
 * the disk. An operation that fails is rolled back alone; if the commit fails, every operation fails, and no reader sees
 * what was not stored.
 */
export function batches(db: Database, deeds: Operations): (requests: readonly Request[]) => readonly Reply[] {
  const done = ({ id, name, args }: Request): Reply => ({ id, ok: true, value: perform(deeds, name, args) });
  // Within another transaction this one is a savepoint.
  const undoable = db.transaction(done);
  const attempt = (request: Request): Reply => {
    try {
      return isWrite(request.name) ? undoable(request) : done(request);
    } catch (error) {
      // A full disk rolls the whole transaction back, with what was done before.
      if (isWrite(request.name) && !db.inTransaction) throw error;
      return failed(request.id, error);
    }
  };
  const carefully = db.transaction((requests: readonly Request[]) => requests.map(attempt));
  // First without savepoints: they cost a fifth of the work, and hardly ever is there anything to roll back.
  let isDone = false;
  const swiftly = db.transaction((requests: readonly Request[]) => {
    const replies = requests.map(done);
    isDone = true;
    return replies;
  });
  return (requests) => {
    if (!requests.some(({ name }) => isWrite(name))) return requests.map(attempt);
    isDone = false;
    try {
      return swiftly.immediate(requests);
    } catch (error) {
      // The commit itself: whether a disk would keep it the second time is not to be tried with what people wait for.
      if (isDone) return requests.map(({ id }) => failed(id, error));
    }
    try {
      return carefully.immediate(requests);
    } catch (error) {
      return requests.map(({ id }) => failed(id, error));
    }
  };
}
