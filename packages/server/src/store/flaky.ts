import { StoreError } from "./error.ts";
import { type Contents, emptyContents, memoryOperations } from "./memory.ts";
import { type Args, isWrite, type OperationName, perform, storeOf } from "./operations.ts";
import { ALL } from "./pages.ts";
import type { Append, Appended, Store } from "./store.ts";

type Faults = {
  /** Number of next appends that fail and are not stored. */
  readonly rejects: number;
  /** Number of next appends that fail although they are stored. */
  readonly lost: number;
  /** Number of next appends that end in a conflict, as with another writer. */
  readonly conflicts: number;
  /** Milliseconds until a write is on the disk; null until `sync` is called. */
  readonly delay: number | null;
};

export type Flaky = Store & {
  set(faults: Partial<Faults>): void;
  /** Puts everything so far on the disk, and resolves who waits for it. */
  sync(): void;
  /**
   * Crashes at once, and returns what is on the disk, to open another store with. Writes under way are lost, except the
   * first `reached`, which were on the disk before anybody was told.
   */
  crash(reached?: number): Contents;
};

type Write = { readonly name: OperationName; readonly args: Args[OperationName] };
type Waiting = { readonly settle: () => void; readonly fail: (error: StoreError) => void };

/** What is on the disk after these writes. */
function replayed(contents: Contents, writes: readonly Write[]): Contents {
  const disk = structuredClone(contents);
  const deeds = memoryOperations(disk);
  for (const { name, args } of writes) perform(deeds, name, args);
  return disk;
}

/** A simulated disk: its journal, and the writes that wait for a sync. */
function openDisk(contents: Contents) {
  const journal: Write[] = [];
  let synced = 0;
  let waiting: readonly Waiting[] = [];
  const settle = (how: (each: Waiting) => void) => {
    const told = waiting;
    waiting = [];
    told.forEach(how);
  };
  return {
    write: (write: Write) => void journal.push(write),
    sync: () => {
      synced = journal.length;
      settle((each) => each.settle());
    },
    fail: (error: StoreError) => settle((each) => each.fail(error)),
    isBehind: () => synced < journal.length,
    caughtUp: () =>
      new Promise<void>((resolve, reject) => {
        waiting = [...waiting, { settle: resolve, fail: reject }];
      }),
    left: (reached: number) => replayed(contents, journal.slice(0, synced + reached)),
  };
}

/** A store for tests: nothing is on its disk before a sync, and no write resolves before that. */
export function openFlaky(contents: Contents = emptyContents()): Flaky {
  const disk = openDisk(contents);
  const live = memoryOperations(structuredClone(contents));
  let faults: Faults = { rejects: 0, lost: 0, conflicts: 0, delay: 0 };
  let gone: StoreError | null = null;
  const sync = () => {
    if (gone === null) disk.sync();
  };
  const store = storeOf(
    async (name, ...args) => {
      if (gone !== null) throw gone;
      const value = perform(live, name, args);
      if (isWrite(name)) disk.write({ name, args });
      if (!disk.isBehind()) return value;
      if (faults.delay !== null) setTimeout(sync, faults.delay);
      await disk.caughtUp();
      return value;
    },
    async () => {
      sync();
      gone ??= new StoreError("closed", "the store is closed");
    },
  );
  const strikes = (kind: "rejects" | "lost" | "conflicts"): boolean => {
    const isDue = faults[kind] > 0;
    if (isDue) faults = { ...faults, [kind]: faults[kind] - 1 };
    return isDue;
  };
  return {
    ...store,
    append: (append) => faulty(append, store, strikes),
    set: (changed) => {
      faults = { ...faults, ...changed };
    },
    sync,
    crash: (reached = 0) => {
      gone = new StoreError("failed", "the store has crashed");
      disk.fail(gone);
      return disk.left(reached);
    },
  };
}

async function faulty(
  append: Append,
  store: Store,
  strikes: (kind: "rejects" | "lost" | "conflicts") => boolean,
): Promise<Appended> {
  if (strikes("rejects")) throw new StoreError("failed", "not kept, on purpose");
  if (strikes("conflicts")) {
    const seq = (await store.read(append.match, 0, ALL)).length;
    return { ok: false, why: "conflict", seq };
  }
  const isLost = strikes("lost");
  const appended = await store.append(append);
  if (isLost) throw new StoreError("failed", "kept, but nobody hears of it, on purpose");
  return appended;
}
