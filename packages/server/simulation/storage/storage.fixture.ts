import type { Harm } from "../../src/store/conformance/damage.ts";
import type { NewStore } from "../../src/store/conformance/tools.ts";
import { memoryHarms } from "../../src/store/memory.fixture.ts";
import { type Contents, newRow } from "../../src/store/memory.ts";
import { type Args, type OperationName, type Results, storeOf } from "../../src/store/operations.ts";
import type { Shared, Store } from "../../src/store/store.ts";
import { newProcess, type Process } from "../world/events.ts";
import { newUniverse, pause, type Universe } from "../world/universe.ts";
import { type Database, newDatabase } from "./database.ts";
import { type Disk, newDisk } from "./disk.ts";
import { openEmbedded } from "./embedded.ts";
import { sessionsOn } from "./session.ts";

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Simulated time passes while somebody waits for something, and stands still between. */
type Await = <T>(task: () => Promise<T>) => Promise<T>;

/** How much of it passes at a time, in milliseconds. */
const STEP = 20;

function awaiting({ events }: Universe): Await {
  let [waiting, isPassing] = [0, false];
  const passTime = async (): Promise<void> => {
    if (isPassing) return;
    isPassing = true;
    for (; waiting > 0; await settle()) await events.runUntil(events.now() + STEP);
    isPassing = false;
  };
  return async (task) => {
    waiting += 1;
    try {
      const done = task();
      passTime();
      return await done;
    } finally {
      waiting -= 1;
    }
  };
}

/** A store in simulated time, for those who live in real time. */
function awaited(store: Store, wait: Await): Store {
  const { shared } = store;
  const ask = <N extends OperationName>(name: N, args: Args[N]): Promise<Results[N]> =>
    (store[name] as (...args: Args[N]) => Promise<Results[N]>)(...args);
  const outside = storeOf(
    (name, ...args) => wait(() => ask(name, args)),
    () => wait(() => store.close()),
  );
  return shared === undefined ? outside : { ...outside, shared: awaitedShared(shared, wait) };
}

const awaitedShared = (shared: Shared, wait: Await): Shared => ({
  ...shared,
  now: () => wait(() => shared.now()),
  secret: () => wait(() => shared.secret()),
  lease: (...args) => wait(() => shared.lease(...args)),
  ownerOf: (...args) => wait(() => shared.ownerOf(...args)),
  take: (...args) => wait(() => shared.take(...args)),
  orphans: (...args) => wait(() => shared.orphans(...args)),
  heads: (...args) => wait(() => shared.heads(...args)),
  nodes: () => wait(() => shared.nodes()),
});

/** Somewhere that simulated servers keep their matches, and how they get at it. */
export type Simulated<Where> = {
  readonly universe: Universe;
  readonly where: Where;
  readonly open: () => Promise<Store>;
  readonly pass: (ms: number) => Promise<void>;
};

function simulated<Where>(
  seed: number,
  newWhere: (universe: Universe) => Where,
  connect: (universe: Universe, where: Where) => (process: Process) => Promise<Store>,
): Simulated<Where> {
  const universe = newUniverse(seed, settle);
  const where = newWhere(universe);
  const opening = connect(universe, where);
  const wait = awaiting(universe);
  let opened = 0;
  return {
    universe,
    where,
    pass: (ms) => wait(() => pause(universe, ms)),
    open: () => {
      opened += 1;
      const process = newProcess(`node1.${opened}`);
      return wait(async () => awaited(await opening(process), wait));
    },
  };
}

export const newSimulatedDisk = (seed = 1): Simulated<Disk> =>
  simulated(seed, newDisk, (universe, disk) => (process) => openEmbedded(universe, disk, process));

export const newSimulatedDatabase = (seed = 1): Simulated<Database> =>
  simulated(
    seed,
    ({ events }) => newDatabase(() => Math.floor(events.now())),
    (universe, database) => {
      const session = sessionsOn(universe, database);
      return (process) => session({ process, place: "node1" });
    },
  );

/** A place of the conformance suite, and what happens to it before each opening while nobody has it open. */
export const placeOf =
  <Where>(make: () => Simulated<Where>, before: (where: Where) => void): NewStore =>
  () => {
    const { open, where } = make();
    const users = new Set<Store>();
    return async () => {
      if (users.size === 0) before(where);
      const store = await open();
      users.add(store);
      const close = async () => {
        await store.close();
        users.delete(store);
      };
      return { ...store, close };
    };
  };

/** Damages what is kept. */
export async function harmContents(contents: Contents, harm: Harm): Promise<void> {
  const rowOf = (match: string) => contents.matches.get(match) ?? newRow();
  memoryHarms[harm](rowOf("a"), rowOf("b"));
}
