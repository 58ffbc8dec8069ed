import { availableParallelism } from "node:os";
import type { Json, JsonObject, Seat } from "@umpire/kernel";
import { Tinypool } from "tinypool";
import { fairQueue } from "./fair-queue.ts";

/** What a bot is asked: everything its seat sees, and nothing else. */
type Question = {
  readonly bot: string;
  readonly game: string;
  readonly edition: number;
  readonly rules: JsonObject;
  readonly view: Json;
  readonly seat: Seat;
  readonly seed: number;
};

/** The same for a worker, with the module that exports the games and the file of what was solved before. */
export type WorkerQuestion = Question & { readonly module: string; readonly tables: string | null };

/** Bots that think beside the server; null where one takes too long or fails. */
export type Thinkers = {
  /** For the party that waits for it: an address, or a match where none is known. */
  readonly think: (question: Question, party: string) => Promise<Json | null>;
  readonly close: () => Promise<void>;
};

export function openThinkers(module: string, budget: number, tables: string | null = null): Thinkers {
  const threads = Math.max(1, availableParallelism() - 1);
  // Who waits for a thread is not thinking yet: the time begins when the bot does.
  const queue = fairQueue(threads);
  const pool = new Tinypool({
    filename: new URL(import.meta.url.endsWith(".ts") ? "./worker.ts" : "./worker.js", import.meta.url).href,
    ...{ minThreads: 0, maxThreads: threads, idleTimeout: 60_000 },
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
