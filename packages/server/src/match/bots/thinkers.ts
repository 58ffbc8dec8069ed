import { availableParallelism } from "node:os";
import type { Json, JsonObject, Seat } from "@umpire/kernel";
import { Tinypool } from "tinypool";
import { fairQueue } from "./fair-queue.ts";
import { type FileBot, findFileBot } from "./file-bots.ts";

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

/** The same for a worker, with the module of the games, the file of solved positions, and the module of a bot from a file. */
export type WorkerQuestion = Question & {
  readonly module: string;
  readonly tables: string | null;
  readonly fileBot?: string;
};

/** Bots in worker threads; null where one takes too long or fails. */
export type Thinkers = {
  /** `party` takes turns with others: an address, or a match where none is known. */
  readonly think: (question: Question, party: string) => Promise<Json | null>;
  readonly close: () => Promise<void>;
};

/** The code of the threads. */
export const workerFile: string = new URL(
  import.meta.url.endsWith(".ts") ? "./worker.ts" : "./worker.js",
  import.meta.url,
).href;

export function openThinkers(
  module: string,
  budget: number,
  tables: string | null = null,
  fileBots: readonly FileBot[] = [],
): Thinkers {
  const threads = Math.max(1, availableParallelism() - 1);
  // The time budget begins when a thread is free, not while the bot waits for one.
  const queue = fairQueue(threads);
  let isClosed = false;
  const pool = new Tinypool({
    filename: workerFile,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  });
  return {
    think: (question, party) =>
      queue.run(party, async () => {
        const own = findFileBot(fileBots, question.game, question.bot);
        const asked: WorkerQuestion = { ...question, module, tables, ...(own && { fileBot: own.module }) };
        const signal = AbortSignal.timeout(budget);
        try {
          return await pool.run(asked, { signal });
        } catch (error) {
          const misplay = signal.aborted
            ? ({ is: "endless", seconds: budget / 1000 } as const)
            : ({ is: "throws", error } as const);
          if (!isClosed) own?.onMisplay(misplay);
          return null;
        }
      }),
    close: () => {
      // Who is still thinking then has done nothing wrong.
      isClosed = true;
      return pool.destroy();
    },
  };
}
