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

describe("open sockets", () => {
  const limits = { ...defaultLimits, sockets: 3, socketsPerAddress: 2 };

  test("limits the sockets of one address, and of all", () => {
    const counts = newSocketCounts();
    const isIn = (address: string) => admit(counts, address, limits, 0) !== null;
    expect(["a", "a", "a", "b", "c"].map(isIn)).toEqual([true, true, false, true, false]);
    release(counts, "a");
    expect(["c", "a"].map(isIn)).toEqual([true, false]);
    expect([...counts.byAddress].map(([address, { count }]) => [address, count])).toEqual([
      ["a", 1],
      ["b", 1],
      ["c", 1],
    ]);
    expect(counts.inside).toBe(3);
  });

  test("forgets an address that nobody is in from", () => {
    const counts = newSocketCounts();
    admit(counts, "a", limits, 0);
    release(counts, "a");
    expect(counts).toEqual({ inside: 0, byAddress: new Map() });
  });
});
