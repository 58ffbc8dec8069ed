import type { Job, Score } from "@umpire/bots";
import type { Json, JsonObject, Refusal } from "@umpire/kernel";
import { Tinypool } from "tinypool";
import { product } from "../io.ts";
import type { Arena } from "./plan.ts";

/** What a worker needs for a job. */
export type Task = {
  /** The module that exports the games. */
  readonly module: string;
  readonly source: string;
  readonly rules: JsonObject;
  readonly options: Json;
  readonly opening: number;
  readonly job: Job;
};

/** Where jobs come from and scores go to. */
export type Desk = {
  /** The next job, as soon as there is one; null when all are done. */
  readonly take: (signal: AbortSignal) => Promise<Job | null>;
  /** Keeps what a job came to. A second time it changes nothing. */
  readonly keep: (job: Job, score: Score) => Promise<void>;
  /** Games played so far, here or elsewhere. */
  readonly played: () => number;
  /** What every job came to so far, by its number. */
  readonly scores: () => Promise<ReadonlyMap<number, Score>>;
  /** Ends it; what was taken and not kept may be taken by others. */
  readonly close: () => Promise<void>;
};

/** The desk cannot be worked at any more, and why: a full disk, a database that is gone. */
export class DeskTrouble extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const worker = new URL(import.meta.url.endsWith(".ts") ? "./job-worker.ts" : "./job-worker.js", import.meta.url);

/** Plays whatever the desk has, so many jobs at a time, until it has no more or somebody stops it. */
export async function playOut(
  { source, rules, options, opening }: Arena,
  desk: Desk,
  workers: number,
  stop: AbortController,
  progress: () => void,
): Promise<void> {
  const { signal } = stop;
  const pool = new Tinypool({ filename: worker.href, minThreads: workers, maxThreads: workers });
  const lane = async (): Promise<void> => {
    for (let job = await desk.take(signal); job !== null && !signal.aborted; job = await desk.take(signal)) {
      await desk.keep(
        job,
        await pool.run({ module: product().module, source, rules, options, opening, job } satisfies Task, { signal }),
      );
      progress();
    }
  };
  const lanes = Array.from({ length: workers }, lane).map((each) =>
    each.catch((error: unknown) => {
      // What one of them cannot do, the others need not try; what came of stopping is no error.
      if (signal.aborted) return;
      stop.abort();
      throw error;
    }),
  );
  const ended = await Promise.allSettled(lanes);
  await pool.destroy();
  const failed = ended.find((each) => each.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}
