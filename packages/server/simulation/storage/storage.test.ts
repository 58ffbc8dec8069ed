import { fastDice } from "@umpire/bots";
import { describe, expect, inject, test } from "vitest";
import { storeConformance } from "../../src/store/conformance/conformance.ts";
import type { Harm } from "../../src/store/conformance/damage.ts";
import { sharing } from "../../src/store/conformance/sharing.ts";
import { textsOf, to } from "../../src/store/conformance/tools.ts";
import type { Store } from "../../src/store/store.ts";
import { type Disk, losePower, settle } from "./disk.ts";
import { harmContents, newSimulatedDatabase, newSimulatedDisk, placeOf, type Simulated } from "./storage.fixture.ts";

const lists = inject("isLong") ? 15 : 3;
const rng = fastDice(26);

const harmed =
  <Where>(make: () => Simulated<Where>, contentsOf: (where: Where) => Parameters<typeof harmContents>[0]) =>
  () => {
    const { open, where } = make();
    return { open, harm: (harm: Harm) => harmContents(contentsOf(where), harm) };
  };
const onDisk = (name: string, before: (disk: Disk) => void) =>
  storeConformance(
    `the embedded model ${name}`,
    placeOf(newSimulatedDisk, before),
    harmed(newSimulatedDisk, ({ live }) => live),
    lists,
  );

// An honest disk keeps what it has confirmed, whatever happens to its machine.
onDisk("whose machine loses its power before each opening", (disk) => losePower(disk, rng));
onDisk("whose server is killed, on a disk that is slow and lies", (disk) => {
  Object.assign(disk, { isLying: true, sync: 40 });
  settle(disk);
});

storeConformance(
  "the model of PostgreSQL that falls over before each opening",
  placeOf(newSimulatedDatabase, (database) => {
    database.life += 1;
  }),
  harmed(newSimulatedDatabase, ({ contents }) => contents),
  lists,
);

describe("the model of PostgreSQL, shared", () => {
  /** Of the place that the current test has made. */
  let pass: (ms: number) => Promise<void> = async () => undefined;
  sharing(
    () => {
      const database = newSimulatedDatabase();
      pass = database.pass;
      return database.open;
    },
    (ms) => pass(ms),
  );
});

const appended = (store: Store, expected: number) =>
  store.append(to("a", { expected, entries: [`entry ${expected + 1}`] }));

describe("a simulated disk", () => {
  test("that does not sync keeps nothing of the transaction, and nobody sees it", async () => {
    const { open, where } = newSimulatedDisk();
    const store = await open();
    await appended(store, 0);
    where.isBroken = true;
    await expect(appended(store, 1)).rejects.toMatchObject({ code: "failed" });
    expect(await textsOf(store, "a")).toEqual(["entry 1"]);
    where.isBroken = false;
    expect(await appended(store, 1)).toEqual({ ok: true, seq: 2 });
  });

  test("that is full takes nothing, and is read", async () => {
    const { open, where } = newSimulatedDisk();
    const store = await open();
    await appended(store, 0);
    where.isFull = true;
    await expect(appended(store, 1)).rejects.toMatchObject({ code: "full" });
    expect(await textsOf(store, "a")).toEqual(["entry 1"]);
  });

  test("that lies has less after a loss of power than it said, and never a part of a transaction", async () => {
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 40; round += 1) {
      const { open, where } = newSimulatedDisk();
      const store = await open();
      await appended(store, 0);
      where.isLying = true;
      for (const expected of [1, 4]) await store.append(to("a", { expected, entries: ["x", "y", "z"] }));
      await store.close();
      losePower(where, rng);
      const { length } = await textsOf(await open(), "a");
      expect([1, 4, 7]).toContain(length);
      expect(where.hasLost).toBe(length < 7);
      least = Math.min(least, length);
    }
    expect(least).toBe(1);
  });

  test("loses with the power what was not confirmed yet, or keeps it", async () => {
    const left = new Set<number>();
    for (let round = 0; round < 40; round += 1) {
      const { open, where, universe } = newSimulatedDisk();
      const store = await open();
      await appended(store, 0);
      where.written.push([{ name: "append", args: [to("a", { expected: 1 })], outage: null }]);
      losePower(where, rng);
      expect(universe.trouble).toBeNull();
      left.add((await textsOf(await open(), "a")).length);
    }
    expect([...left].sort()).toEqual([1, 2]);
  });
});

describe("the model of PostgreSQL", () => {
  test("that falls over keeps nothing of what was under way, and says so", async () => {
    const { open, where } = newSimulatedDatabase();
    const store = await open();
    await appended(store, 0);
    where.commit = 2000;
    const underWay = appended(store, 1).catch(({ code }) => code);
    await store.read("a", 0, 9);
    where.life += 1;
    expect(await underWay).toBe("away");
    expect(await textsOf(store, "a")).toEqual(["entry 1"]);
  });

  test("that is cut off does not answer in time, and may have done what was asked all the same", async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { open, universe, pass } = newSimulatedDatabase(round);
      const store = await open();
      universe.network.cut("node1", "database", universe.events.now() + 14_000);
      const told = await appended(store, 0).then(
        () => "kept",
        ({ code }) => code,
      );
      expect(told).toBe("slow");
      await pass(10_000);
      outcomes.add((await textsOf(store, "a")).join());
    }
    expect([...outcomes].sort()).toEqual(["", "entry 1"]);
  });
});
