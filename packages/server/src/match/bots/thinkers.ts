import { availableParallelism } from "node:os";
import type { Json, JsonObject, Seat } from "@umpire/kernel";
import { Tinypool } from "tinypool";
import { fairQueue } from "./fair-queue.ts";

/** What a bot is asked: the view of its seat, and nothing else. */
type Question = {
  readonly bot: string;
  readonly game: string;
  readonly edition: number;
  /** The module of the match's bundle; null where it is played by a game of the product's own. */
  readonly bundle: string | null;
  readonly rules: JsonObject;
  readonly view: Json;
  readonly seat: Seat;
  readonly seed: number;
};

/** The same for a worker, with the module of the games and the file of solved positions. */
export type WorkerQuestion = Question & { readonly module: string; readonly tables: string | null };

/** Bots in worker threads; null where one takes too long or fails. */
export type Thinkers = {
  /** `party` takes turns with others: an address, or a match where none is known. */
  readonly think: (question: Question, party: string) => Promise<Json | null>;
  readonly close: () => Promise<void>;
};

export function openThinkers(module: string, budget: number, tables: string | null = null): Thinkers {
  const threads = Math.max(1, availableParallelism() - 1);
  // The time budget begins when a thread is free, not while the bot waits for one.
  const queue = fairQueue(threads);
  const pool = new Tinypool({
    filename: new URL(import.meta.url.endsWith(".ts") ? "./worker.ts" : "./worker.js", import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  });
  return {
    think: (question, party) =>
      queue.run(party, async () => {
        try {
          return await pool.run({ ...question, module, tables } satisfies WorkerQuestion, {
            signal: AbortSignal.timeout(budget),
          });
        } catch {
          return null;
        }
      }),
    close: () => pool.destroy(),
  };
}
