import { setTimeout as pause } from "node:timers/promises";

/** Matches, actions of each match, and the rate of all actions together. */
export type Pace = { readonly matches: number; readonly length: number; readonly perSecond: number };

/**
 * Begins this many tasks a second, whether the earlier ones have ended or not, and gives back what they came to. Each is
 * told when it was due: when the pace-maker woke up for it.
 */
export async function paced<T>(
  count: number,
  perSecond: number,
  task: (index: number, due: number) => Promise<T>,
): Promise<readonly T[]> {
  const tasks: Promise<T>[] = [];
  const start = performance.now();
  while (tasks.length < count) {
    const now = performance.now();
    const due = Math.min(count, ((now - start) * perSecond) / 1000);
    while (tasks.length < due) tasks.push(task(tasks.length, now));
    await pause(1);
  }
  return Promise.all(tasks);
}

/** Lines in which a task waits for the one before it. */
export function inLines<T>(count: number): (line: number, task: () => Promise<T>) => Promise<T> {
  const last: (Promise<T> | undefined)[] = Array.from({ length: count });
  return (line, task) => {
    const before = last[line];
    const done = before === undefined ? task() : before.then(task);
    last[line] = done;
    return done;
  };
}

/** The value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
