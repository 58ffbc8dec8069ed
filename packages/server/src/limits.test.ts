import { describe, expect, test } from "vitest";
import { admit, defaultLimits, fullBucket, newSocketCounts, release, takeTokens } from "./limits.ts";

describe("a bucket", () => {
  const limits = { ...defaultLimits, burst: 3, rate: 2 };

  test("holds a burst, and fills at its rate", () => {
    const bucket = fullBucket(limits, 1000);
    expect([1000, 1000, 1000, 1000, 1499, 1500, 1500].map((at) => takeTokens(bucket, at, limits))).toEqual([
      ...[true, true, true, false, false, true, false],
    ]);
  });

  test("holds no more than a burst, however long nobody takes", () => {
    const bucket = { tokens: 0, at: 0 };
    expect(Array.from({ length: 4 }, () => takeTokens(bucket, 1e9, limits))).toEqual([true, true, true, false]);
  });
});

describe("a door", () => {
  const limits = { ...defaultLimits, sockets: 3, socketsPerAddress: 2 };

  test("lets so many in from one address, and so many in all", () => {
    const door = newSocketCounts();
    const isIn = (address: string) => admit(door, address, limits, 0) !== null;
    expect(["a", "a", "a", "b", "c"].map(isIn)).toEqual([true, true, false, true, false]);
    release(door, "a");
    expect(["c", "a"].map(isIn)).toEqual([true, false]);
    expect([...door.byAddress].map(([address, { count }]) => [address, count])).toEqual([
      ["a", 1],
      ["b", 1],
      ["c", 1],
    ]);
    expect(door.inside).toBe(3);
  });

  test("forgets an address that nobody is in from", () => {
    const door = newSocketCounts();
    admit(door, "a", limits, 0);
    release(door, "a");
    expect(door).toEqual({ inside: 0, byAddress: new Map() });
  });
});
