import { describe, expect, test } from "vitest";
import { enter, fullBucket, leave, newDoor, taken, usualLimits } from "./limits.ts";

describe("a bucket", () => {
  const limits = { ...usualLimits, burst: 3, rate: 2 };

  test("holds a burst, and fills at its rate", () => {
    let bucket = fullBucket(limits, 1000);
    for (const tokens of [2, 1, 0]) {
      const after = taken(bucket, 1000, limits);
      expect(after).toEqual({ tokens, at: 1000 });
      bucket = after ?? bucket;
    }
    expect(taken(bucket, 1499, limits)).toBeNull();
    expect(taken(bucket, 1500, limits)).toEqual({ tokens: 0, at: 1500 });
  });

  test("holds no more than a burst, however long nobody takes", () => {
    expect(taken({ tokens: 0, at: 0 }, 1e9, limits)).toEqual({ tokens: 2, at: 1e9 });
  });
});

describe("a door", () => {
  const limits = { ...usualLimits, sockets: 3, socketsPerAddress: 2 };

  test("lets so many in from one address, and so many in all", () => {
    const door = newDoor();
    expect(["a", "a", "a", "b", "c"].map((address) => enter(door, address, limits))).toEqual([
      ...[true, true, false, true, false],
    ]);
    leave(door, "a");
    expect(["c", "a"].map((address) => enter(door, address, limits))).toEqual([true, false]);
    expect(door).toEqual({ inside: 3, byAddress: new Map(Object.entries({ a: 1, b: 1, c: 1 })) });
  });

  test("forgets an address that nobody is in from", () => {
    const door = newDoor();
    enter(door, "a", limits);
    leave(door, "a");
    expect(door).toEqual({ inside: 0, byAddress: new Map() });
  });
});
