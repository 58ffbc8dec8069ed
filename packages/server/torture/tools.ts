import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Json, Result, Rng } from "@umpire/kernel";

export { sleep };

export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.value;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

export function oneOf<T>(rng: Rng, items: readonly T[]): T {
  const item = items[rng.int(items.length)];
  if (item === undefined) throw new RangeError("there is nothing to choose from");
  return item;
}

/** True once in `count` times. */
export const oneIn = (rng: Rng, count: number): boolean => rng.int(count) === 0;

/** A promise with a timeout, which says what did not come: a server that hangs must not hang the trial. */
export async function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: nothing after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a task for all items, `lanes` at a time. */
export async function runInLanes<T>(
  lanes: number,
  items: readonly T[],
  task: (item: T) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (const item of left) await task(item);
  };
  await Promise.all(range(lanes).map(lane));
}

/** Runs a task with a temporary folder. */
export async function withFolder<T>(task: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-torture-"));
  try {
    return await task(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A random text, unique in practice. */
export const newMarker = (rng: Rng): string =>
  range(3)
    .map(() => rng.int(2 ** 32).toString(36))
    .join("-");

export const asJson = (value: unknown): Json => value as Json;
