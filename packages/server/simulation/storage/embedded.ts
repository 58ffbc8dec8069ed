import { StoreError } from "../../src/store/error.ts";
import { memoryOperations } from "../../src/store/memory.ts";
import { isWrite, type Operations, perform, type Results } from "../../src/store/operations.ts";
import type { Store } from "../../src/store/store.ts";
import { chanceOf } from "../world/chance.ts";
import type { Process } from "../world/events.ts";
import { pause, type Universe } from "../world/universe.ts";
import { type Asked, closing, openBatches } from "./batches.ts";
import { confirm, type Disk, rollBack, type Write } from "./disk.ts";
import { attempt, type Reply } from "./exchange.ts";
import { describe } from "./session.ts";

/** The program on the disk: what it reads and writes, and what it has written in the transaction that is open. */
function openProgram(disk: Disk) {
  let contents = disk.live;
  let operations: Operations = memoryOperations(contents);
  const done = ({ name, args }: Asked): Reply<unknown> => {
    if (disk.live !== contents) {
      contents = disk.live;
      operations = memoryOperations(contents);
    }
    if (disk.isFull && isWrite(name)) return { error: new StoreError("full", "no room left on the disk") };
    return attempt(() => perform(operations, name, args));
  };
  return (asked: Asked, writes: Write[]): Reply<unknown> => {
    const before = disk.live.outages.length;
    const reply = done(asked);
    const outage = disk.live.outages[before] ?? null;
    if (isWrite(asked.name) && "value" in reply) writes.push({ name: asked.name, args: asked.args, outage });
    return reply;
  };
}

/**
 * The store of a server that is alone: what `src/store/sqlite/` does with a thread, with the same promises. What has
 * gathered is one transaction and one sync, and callers are answered after that.
 */
export async function openEmbedded(universe: Universe, disk: Disk, process: Process): Promise<Store> {
  const { events, seed } = universe;
  const rng = chanceOf(seed, `disk of ${process.name}`);
  const program = openProgram(disk);
  const synced = () => new Promise<void>((resolve) => void events.after(1 + rng.int(disk.sync), resolve, process));
  const isOthers = () => disk.writer !== null && disk.writer !== process && !disk.writer.isDown;
  const transact = async (batch: readonly Asked[]): Promise<readonly Reply<unknown>[]> => {
    while (isOthers()) await pause(universe, 1, process);
    const writes: Write[] = [];
    const replies = batch.map((asked) => program(asked, writes));
    if (writes.length === 0) return replies;
    disk.writer = process;
    const done = await commit(batch, writes, replies);
    disk.writer = null;
    return done;
  };
  const commit = async (
    batch: readonly Asked[],
    writes: Write[],
    replies: readonly Reply<unknown>[],
  ): Promise<readonly Reply<unknown>[]> => {
    disk.written.push(writes);
    await synced();
    if (disk.isBroken) {
      // The commit has failed: nobody sees anything of it.
      rollBack(disk);
      return batch.map(() => ({ error: new StoreError("failed", "the disk does not sync") }));
    }
    confirm(disk);
    for (const [index, asked] of batch.entries())
      describe(universe, process.name, asked, replies[index] ?? { value: null });
    return replies;
  };
  const ask = openBatches(universe, process, transact);
  return closing(
    universe,
    process,
    (name, args) => ask(name, args) as Promise<Results[typeof name]>,
    () => undefined,
  );
}
