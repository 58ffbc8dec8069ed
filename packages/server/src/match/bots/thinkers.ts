import { availableParallelism } from "node:os";
import { MessageChannel, type MessagePort } from "node:worker_threads";
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

/**
 * The same for a worker, with the module of the games, the file of solved positions, the module of a bot from a file, and
 * a port on which it says that all of these are loaded.
 */
export type WorkerQuestion = Question & {
  readonly module: string;
  readonly tables: string | null;
  readonly fileBot?: string;
  readonly loaded?: MessagePort;
};

/** Bots in worker threads; null where one takes too long or fails. */
export type Thinkers = {
  /** `party` takes turns with others: an address, or a match where none is known. */
  readonly think: (question: Question, party: string) => Promise<Json | null>;
  readonly close: () => Promise<void>;
};

/** Max time for a thread to load the games, in milliseconds: on a busy machine that takes longer than a thought. */
const LOADING = 30_000;

/** A thought is given up after its budget, which begins when its thread has loaded what it needs. */
function limitOf(budget: number): {
  readonly loaded: MessagePort;
  readonly signal: AbortSignal;
  readonly end: () => void;
} {
  const stop = new AbortController();
  const { port1, port2 } = new MessageChannel();
  const stopIn = (time: number) => setTimeout(() => stop.abort(), time).unref();
  let timer = stopIn(LOADING);
  port1.once("message", () => {
    clearTimeout(timer);
    timer = stopIn(budget);
  });
  port1.unref();
  const end = () => {
    clearTimeout(timer);
    port1.close();
  };
  return { loaded: port2, signal: stop.signal, end };
}

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
  // A bot waits here for a thread, which costs nothing of its time budget.
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
        const { loaded, signal, end } = limitOf(budget);
        try {
          return await pool.run({ ...asked, loaded }, { signal, transferList: [loaded] });
        } catch (error) {
          const misplay = signal.aborted
            ? ({ is: "endless", seconds: budget / 1000 } as const)
            : ({ is: "throws", error } as const);
          if (!isClosed) own?.onMisplay(misplay);
          return null;
        } finally {
          end();
        }
      }),
    close: () => {
      // Who is still thinking then has done nothing wrong.
      isClosed = true;
      return pool.destroy();
    },
  };
}
