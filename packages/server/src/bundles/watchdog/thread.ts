import { readFileSync, writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { readNote } from "./doing.ts";
import type { Watched } from "./watchdog.ts";

const { beats, notes, limit, report }: Watched = workerData;

/** How often it is looked whether the other thread still runs its event loop, in milliseconds. */
const LOOK_EVERY = 250;
/** Linux counts the time of a thread in hundredths of a second. */
const TICK = 10;

/** Processor time of the process's main thread, in milliseconds; where the system does not tell, the time on the wall. */
function busyTime(): number {
  try {
    const [, rest = ""] = readFileSync(`/proc/self/task/${process.pid}/stat`, "utf8").split(") ");
    const fields = rest.split(" ");
    // Fields 14 and 15 of proc_pid_stat(5); the first two are before the bracket.
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return performance.now();
  }
}

function end(): void {
  // A copy: texts are not read from shared memory.
  writeSync(report, `${JSON.stringify({ stuck: readNote(Uint8Array.from(notes)) })}\n`);
  process.kill(process.pid, "SIGKILL");
}

let [last, since] = [Atomics.load(beats, 0), busyTime()];
setInterval(() => {
  const [count, busy] = [Atomics.load(beats, 0), busyTime()];
  if (count !== last) [last, since] = [count, busy];
  // By its own time, not by the clock: on a busy machine a thread may wait long for its turn.
  else if (busy - since >= limit) end();
}, LOOK_EVERY);
