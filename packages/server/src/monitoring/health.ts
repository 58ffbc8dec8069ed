import { StoreError } from "../store/error.ts";
import type { Store } from "../store/store.ts";
import type { Ailment } from "../words/words.ts";
import { every, type World } from "../world.ts";

/** Interval of the heartbeats, in milliseconds. */
const BEAT = 2000;
/** Max time of a heartbeat before the store counts as slow, in milliseconds. */
const SLOW = 1000;
/** Time for which a failed append counts against the store, in milliseconds. */
const REMEMBERED = 10_000;

const ailments: ReadonlySet<string> = new Set(["away", "slow", "full", "damaged", "read-only", "newer"]);

/** The ailment that /health reports for an error. */
function ailmentOf(error: unknown): Ailment {
  const code = error instanceof StoreError ? error.code : "failed";
  return ailments.has(code) ? (code as Ailment) : "failed";
}

/** A bad request, or one damaged match, says nothing about the store. */
const isAskers = (error: unknown): boolean =>
  error instanceof StoreError && (error.code === "unkeepable" || error.code === "closed" || error.damage !== null);

/** Sends heartbeats to the store, and remembers whether the last one worked. */
async function startBeating(world: World, now: () => number, interval: number) {
  const { store, ticks } = world;
  let ailment: Ailment | null = null;
  let begun: number | null = null;
  const beat = async (): Promise<void> => {
    if (begun !== null) return;
    begun = ticks();
    const found = await store.beat(now()).then(() => null, ailmentOf);
    ailment = found ?? (ticks() - begun > SLOW ? "slow" : null);
    begun = null;
  };
  await store.beat(now());
  const stop = every(world, interval, beat);
  return {
    ailment: (): Ailment | null => (begun !== null && ticks() - begun > SLOW ? "slow" : ailment),
    stop,
  };
}

/** Watches the writes of a store: a heartbeat changes one row, and may succeed where the disk is full for a match. */
function watched({ store, ticks }: World) {
  let last: { readonly ailment: Ailment; readonly at: number } | null = null;
  const noted = <T>(writing: Promise<T>): Promise<T> =>
    writing.catch((error: unknown) => {
      if (!isAskers(error)) last = { ailment: ailmentOf(error), at: ticks() };
      throw error;
    });
  return {
    store: {
      ...store,
      append: (append) => noted(store.append(append)),
      claim: (match) => noted(store.claim(match)),
    } satisfies Store,
    ailment: (): Ailment | null => (last !== null && ticks() - last.at < REMEMBERED ? last.ailment : null),
  };
}

/** How a server is. */
export type Health = {
  /** The store, whose writes count from now on. */
  readonly store: Store;
  /** Why nobody should be sent here; null where all is well. */
  readonly ailment: () => Ailment | null;
  /** From now on it says that the server is about to end. */
  readonly close: () => void;
  readonly stop: () => void;
};

export async function openHealth(world: World, now: () => number, interval = BEAT): Promise<Health> {
  const beating = await startBeating(world, now, interval);
  const writing = watched(world);
  let isClosing = false;
  return {
    store: writing.store,
    ailment: () => (isClosing ? "closing" : (beating.ailment() ?? writing.ailment())),
    close: () => {
      isClosing = true;
    },
    stop: beating.stop,
  };
}
