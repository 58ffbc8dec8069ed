import { StoreError } from "../../src/store/error.ts";
import { chanceOf, oneIn } from "../world/chance.ts";
import type { Process } from "../world/events.ts";
import { DATABASE, type Place } from "../world/network.ts";
import type { Universe } from "../world/universe.ts";
import type { Database } from "./database.ts";

/** Timeout of an answer, in milliseconds, as in `src/store/postgres/database.ts`. */
const ANSWER_MS = 12_000;

/** Who asks: a process on a machine. */
export type Asker = { readonly process: Process; readonly place: Place };

export type Reply<T> = { readonly value: T } | { readonly error: StoreError };

/** What a statement comes to: an error of the store is an answer, any other is ours. */
export function attempt<T>(work: () => T): Reply<T> {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof StoreError) return { error };
    throw error;
  }
}

export type Exchange = <T>(work: () => T, isCommit?: boolean) => Promise<T>;

/** Settles a promise with the first reply that comes. */
function once<T>(resolve: (value: T) => void, reject: (error: StoreError) => void): (reply: Reply<T>) => void {
  let isSettled = false;
  return (reply) => {
    if (isSettled) return;
    isSettled = true;
    if ("value" in reply) resolve(reply.value);
    else reject(reply.error);
  };
}

/**
 * One statement: there, committed, and back. After too long a wait the caller gets an error; it may still be carried out
 * all the same, even later. What was under way when the database fell over is not kept.
 */
export function exchangeOf(universe: Universe, database: Database, { process, place }: Asker): Exchange {
  const { events, network, seed } = universe;
  const rng = chanceOf(seed, `statements of ${process.name}`);
  const carryOut = <T>(work: () => T, isCommit: boolean, answer: (reply: Reply<T>) => void) => {
    const away = () => answer({ error: new StoreError("away", "the database does not answer") });
    if (database.isAway) return away();
    const { life } = database;
    events.after(isCommit ? 1 + rng.int(database.commit) : 0, () =>
      database.life === life ? answer(attempt(work)) : away(),
    );
  };
  return (work, isCommit = false) =>
    new Promise((resolve, reject) => {
      const settle = once(resolve, reject);
      events.after(ANSWER_MS, () => settle({ error: new StoreError("slow", "no answer: timeout") }), process);
      const there = network.stream(place, DATABASE);
      // A statement that waits behind a cut for longer is lost with its connection, or was on its way.
      const isLate = there >= ANSWER_MS;
      if (isLate && oneIn(rng, 2)) return;
      events.after(isLate ? there + rng.int(6000) : there, () =>
        carryOut(work, isCommit, (reply) => {
          const back = network.stream(DATABASE, place);
          if (back < ANSWER_MS) events.after(back, () => settle(reply), process);
        }),
      );
    });
}
