import { simulatedGames } from "@umpire/server/simulation";
import { expect, test } from "vitest";
import { games as all } from "../../src/index.ts";
import { formatAddress, readAddress, readSeed } from "./address.ts";
import { games } from "./games.ts";
import { placeOf } from "./geometry.ts";
import { actsOn } from "./selection.ts";
import { readLine } from "./trace-line.ts";

test.each([...new Set(simulatedGames)])("people in the lab play %s as it is elsewhere", (game) => {
  expect(games.find(game)).toEqual(all.find(game));
});

test("an address says which history it is, and what is none of ours is left out", () => {
  const shown = { seed: 12, byHand: [{ type: "kill", at: 5000, ms: 1000, place: "node2" } as const] };
  expect(formatAddress(shown)).toBe("/lab?seed=12&hand=kill.5000.1000.node2");
  expect(readAddress("?seed=12&hand=kill.5000.1000.node2")).toEqual(shown);
  expect(readAddress("?seed=12&hand=kill.x")).toEqual({ seed: 12, byHand: [] });
  expect(readAddress("?seed=__proto__")).toEqual(readAddress(""));
  expect(["0", "999999999"].map(readSeed)).toEqual([0, 999_999_999]);
  for (const text of ["", "-1", "1.5", "1e3", "1000000000", "seven"]) expect(readSeed(text)).toBeNull();
});

const layout = { servers: ["node1", "node2"], people: ["table1.seat1", "table1.seat2"] };
const flight = { id: 1, who: null, way: 0.5, isLost: false };

test("a message is drawn between where it comes from and where it goes", () => {
  const asked = { ...flight, from: "people", to: "node2", who: "table1.seat1" };
  expect(placeOf(layout, { ...asked, way: 0 })).toEqual({ band: "above", x: 25, y: 0 });
  expect(placeOf(layout, asked)).toEqual({ band: "above", x: 50, y: 50 });
  expect(placeOf(layout, { ...asked, way: 1 })).toEqual({ band: "above", x: 75, y: 100 });
  expect(placeOf(layout, { ...asked, from: "node2", to: "people", way: 0 })).toEqual({ band: "above", x: 75, y: 100 });
  const stored = { ...flight, from: "node1", to: "database", way: 1 };
  expect(placeOf(layout, stored)).toEqual({ band: "below", x: 50, y: 100 });
  expect(placeOf(layout, { ...flight, from: "database", to: "node1", way: 1 })).toEqual({ band: "below", x: 25, y: 0 });
  expect(placeOf(layout, { ...flight, from: "node2", to: "node1", way: 1 })).toEqual({ band: "below", x: 25, y: 0 });
  expect(placeOf(layout, { ...flight, from: "node1", to: "node2" }).x).toBe(50);
});

test("what can be done is what there is: a disk may lie and lose its power, a database answers nobody", () => {
  const words = (kind: "disk" | "database", selected: Parameters<typeof actsOn>[1]) => {
    const store = { kind, skew: 0, troubles: [], unsynced: null };
    return actsOn({ store }, selected, 4000).map(({ word }) => word);
  };
  const server = { kind: "server", place: "node1" } as const;
  expect(words("database", server)).toEqual(["kill", "stop", "pause", "ahead", "behind"]);
  expect(words("disk", server)).toContain("power");
  expect(words("disk", { kind: "store" })).toEqual(["full", "sluggish", "lie", "broken-sync"]);
  expect(words("database", { kind: "store" })).toContain("away");
  expect(words("database", { kind: "line", one: "node1", other: "people" })).toEqual(["cut"]);
});

test("a line of the trace says when, who and what", () => {
  expect(readLine('  12.345 # kill {"ms":1}')).toEqual({
    time: "12.345",
    who: "#",
    what: 'kill {"ms":1}',
    kind: "fault",
  });
  expect(readLine("   0.000 node1.1 starts").kind).toBe("server");
  expect(readLine("   0.001 table1.seat1 hangs up").kind).toBe("person");
  expect(readLine("   1.000 store node1.1 appends").kind).toBe("kept");
  expect(readLine("   1.000 ! it does\nnot hold")).toMatchObject({ what: "it does\nnot hold", kind: "trouble" });
});
