import type { Job, Score } from "@umpire/bots";
import type { Json, JsonObject, Refusal } from "@umpire/kernel";
import { Tinypool } from "tinypool";
import { product } from "../io.ts";
import { endless, LONGEST } from "../own-bots/in-thread.ts";
import { BadBotError } from "../own-bots/trouble.ts";
import type { Played } from "./job-worker.ts";
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
  /** One number each: odd while a bot of a file thinks. */
  readonly notes: { readonly [player in "a" | "b"]: Int32Array<SharedArrayBuffer> };
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

const newNote = () => new Int32Array(new SharedArrayBuffer(4));

/** What is played, unless a bot of a file thinks about one decision for too long: then that, and nobody waits for it. */
function unlessEndless({ job, notes }: Task, playing: Promise<Played>): Promise<Played> {
  const seen = { a: 0, b: 0 };
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<Played>((resolve) => {
    timer = setInterval(() => {
      for (const player of ["a", "b"] as const) {
        const [note = 0] = notes[player];
        if (note % 2 === 1 && note === seen[player]) resolve({ refusal: endless(job[player]) });
        seen[player] = note;
      }
    }, LONGEST);
  });
  return Promise.race([playing, stuck]).finally(() => clearInterval(timer));
}

/** Plays the desk's jobs, `workers` at a time, until there are no more or somebody stops it. */
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
      const notes = { a: newNote(), b: newNote() };
      const task: Task = { module: product().module, source, rules, options, opening, job, notes };
      const played: Played = await unlessEndless(task, pool.run(task, { signal }));
      if ("refusal" in played) throw new BadBotError(played.refusal);
      await desk.keep(job, played.score);
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
