import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { NOTE_BYTES, noteInto } from "./doing.ts";

/** What the watching thread is told. */
export type Watched = {
  readonly beats: Int32Array<SharedArrayBuffer>;
  readonly notes: Uint8Array<SharedArrayBuffer>;
  /** Max processor time of the watched thread between two beats, in milliseconds. */
  readonly limit: number;
  /** The file descriptor that a report is written to, as a line of JSON. */
  readonly report: number;
};

/** How often this thread shows that it runs its event loop, in milliseconds. */
const BEAT = 100;

/**
 * Watches this thread from another one. Where a call does not return within the limit, that is reported with what was
 * noted last, and the process is killed: nothing else ends an endless loop. The supervisor starts it again, and
 * everything acknowledged is on the disk.
 */
export function openWatchdog(limit: number, report: number): { readonly close: () => void } {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const notes = new Uint8Array(new SharedArrayBuffer(NOTE_BYTES));
  noteInto(notes);
  const timer = setInterval(() => Atomics.add(beats, 0, 1), BEAT).unref();
  const file = new URL(`./thread${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { workerData: { beats, notes, limit, report } satisfies Watched });
  worker.unref();
  return {
    close: () => {
      noteInto(null);
      clearInterval(timer);
      worker.terminate();
    },
  };
}
