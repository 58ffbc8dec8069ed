import { expect, test } from "vitest";
import { readMap } from "../../galaxy/read-map.ts";
import { type Plan, toBoard } from "../../planner/plan.ts";
import { forceAt, tileMapOf, withAddition, withMap, withMore, withToken } from "../plan/edit.ts";
import { firstPlan } from "../plan/first.ts";
import {
  applyTool,
  dropTile,
  emptyTokens,
  formatMap,
  moveTile,
  putAt,
  removeTile,
  swapped,
  tallyOf,
  tokensOf,
  turnedMap,
  turnedToken,
  turnMap,
  turnTile,
  withoutBeside,
  withoutFleets,
} from "./map-edit.ts";
import { publishedMaps } from "./maps.ts";

const stringOf = (plan: Plan) => tileMapOf(plan).string;
const on = (string: string): Plan => withMap({ ...firstPlan, space: {}, ground: {} }, { string });
const inSpace = (system: string) => ({ system, planet: null });

test("every published map is spelt as it was read, and turned six times is itself", () => {
  for (const map of publishedMaps) {
    const tokens = tokensOf(map);
    expect(formatMap(tokens)).toBe(map.string);
    let turning = tokens;
    for (let times = 0; times < 6; times += 1) turning = turnedMap(turning, 1);
    expect(turning.slice(0, tokens.length)).toEqual(tokens);
    expect(turnedMap(turnedMap(tokens, 2), -2).slice(0, tokens.length)).toEqual(tokens);
  }
});

test("a turned map joins the same systems, hyperlanes and all", () => {
  for (const map of publishedMaps.filter(({ id }) => id !== "overlay-4p")) {
    const [before, after] = [map.string, formatMap(turnedMap(tokensOf(map), 1))].map((string) => readMap(string));
    if (before === undefined || after === undefined || !before.ok || !after.ok) throw new Error("unreadable");
    const pairs = (galaxy: typeof before.value) =>
      galaxy.links
        .filter(({ a, b }) => !`${a}${b}`.includes("HOME"))
        .map(({ a, b, kind }) => `${a} ${b} ${kind}`)
        .sort();
    expect(pairs(after.value)).toEqual(pairs(before.value));
  }
});

test("the centre is named where it is not Mecatol Rex, or would be taken for another tile", () => {
  expect(formatMap(["18", "41"])).toBe("41");
  expect(formatMap(["-1", "41"])).toBe("{-1} 41");
  expect(formatMap(["18", "112", "41"])).toBe("{18} 112 41");
  expect(tokensOf({ string: "{18} 112 41" })).toEqual(["18", "112", "41"]);
  expect(tokensOf({ string: "41", centre: "112" })).toEqual(["112", "41"]);
  expect(stringOf(dropTile(on("41 42"), 0, "65"))).toBe("{65} 41 42");
});

test("tiles are put, moved and removed; the gap is a hole", () => {
  expect(putAt(["18"], 3, "41")).toEqual(["18", "-1", "-1", "41"]);
  expect(swapped(["18", "41"], 1, 3)).toEqual(["18", "-1", "-1", "41"]);
  expect(stringOf(removeTile(on("41 42"), 1))).toBe("-1 42");
  expect(stringOf(moveTile(on("41 42"), 1, 2))).toBe("42 41");
  expect(formatMap(emptyTokens(1))).toBe("-1 -1 -1 -1 -1 -1");
  expect(tallyOf(tokensOf(publishedMaps[0]))).toEqual({ systems: 31, hyperlanes: 6, anomalies: 5 });
});

test("hyperlanes turn, and nothing else does", () => {
  expect(turnedToken("83A5", 1)).toBe("83A0");
  expect(turnedToken("83A0", -1)).toBe("83A5");
  expect(turnedToken("41", 1)).toBe("41");
  expect(stringOf(turnTile(on("41 83A2"), 2))).toBe("41 83A3");
});

test("what stands in a home goes with it, and so does a token, an effect and an addition", () => {
  let plan = withMore(on("0 41 42"), inSpace("HOME1"), 0, "cruiser", 2);
  plan = withMore(plan, { system: "HOME1", planet: "HOME1" }, 0, "infantry", 3);
  plan = withToken(plan, 1, "HOME1", true);
  plan = withAddition(plan, { system: "HOME1", anomaly: "nebula", source: "added" });
  plan = { ...plan, plan: { ...plan.plan, active: "HOME1" } };
  plan = { ...plan, players: plan.players.map((one) => ({ ...one, effects: ["gravity-drive:HOME1/cruiser/1"] })) };
  const moved = moveTile(plan, 1, 4);
  expect(stringOf(moved)).toBe("-1 41 42 0");
  expect(forceAt(moved, inSpace("HOME4"), 0).units).toEqual({ cruiser: 2 });
  expect(forceAt(moved, { system: "HOME4", planet: "HOME4" }, 0).units).toEqual({ infantry: 3 });
  expect(moved.players[1]?.tokens).toEqual(["HOME4"]);
  expect(moved.players[0]?.effects).toEqual(["gravity-drive:HOME4/cruiser/1"]);
  expect(moved.plan.active).toBe("HOME4");
  expect(tileMapOf(moved).additions?.[0]?.system).toBe("HOME4");
  expect(toBoard(moved)).toMatchObject({ ok: true, value: { strays: [] } });
});

test("two homes change places with everything in them", () => {
  let plan = withMore(on("0 0"), inSpace("HOME1"), 0, "cruiser", 1);
  plan = withMore(plan, inSpace("HOME2"), 1, "carrier", 1);
  const moved = moveTile(plan, 1, 2);
  expect(forceAt(moved, inSpace("HOME2"), 0).units).toEqual({ cruiser: 1 });
  expect(forceAt(moved, inSpace("HOME1"), 1).units).toEqual({ carrier: 1 });
});

test("what stood on a tile that is gone is a stray, and an addition to it goes", () => {
  let plan = withMore(on("41 42"), inSpace("41"), 0, "cruiser", 1);
  plan = withAddition(plan, { system: "41", wormhole: "alpha", source: "added" });
  const gone = dropTile(plan, 1, "65");
  expect(tileMapOf(gone)).toEqual({ string: "65 42" });
  expect(toBoard(gone)).toMatchObject({ ok: true, value: { strays: [{ system: "41", planet: null, owner: 0 }] } });
});

test("ships of a tile that is there twice stay with theirs", () => {
  const plan = withMore(on("42 41"), inSpace("41"), 0, "cruiser", 1);
  const twice = dropTile(plan, 1, "41");
  expect(forceAt(twice, inSpace("41#2"), 0).units).toEqual({ cruiser: 1 });
});

test("a tile that lies beside the board comes beside it, once", () => {
  const beside = dropTile(dropTile(on("41"), 1, "82b"), 2, "82b");
  expect(tileMapOf(beside)).toEqual({ string: "41", extra: ["82b"] });
  expect(tileMapOf(withoutBeside(beside, "82b"))).toEqual({ string: "41" });
});

test("a turned map takes along what stands in its homes", () => {
  const plan = withMore(on("0 41"), inSpace("HOME1"), 0, "cruiser", 1);
  const turned = turnMap(plan, 1);
  expect(stringOf(turned)).toBe("-1 0 41");
  expect(forceAt(turned, inSpace("HOME2"), 0).units).toEqual({ cruiser: 1 });
});

test("a tool does what it is for, and undoes it the second time", () => {
  const spot = { system: "41", index: 1, seat: 0 };
  const nebula = { kind: "anomaly", anomaly: "nebula" } as const;
  const once = applyTool(on("41"), nebula, spot);
  expect(tileMapOf(once).additions).toEqual([{ system: "41", anomaly: "nebula", source: "added" }]);
  expect(tileMapOf(applyTool(once, nebula, spot)).additions).toEqual([]);
  const marked = applyTool(once, { kind: "token" }, spot);
  expect(marked.players[0]?.tokens).toEqual(["41"]);
  expect(applyTool(marked, { kind: "token" }, spot).players[0]?.tokens).toEqual([]);
  expect(stringOf(applyTool(once, { kind: "tile", token: "65" }, { ...spot, index: 2 }))).toBe("41 65");
  expect(applyTool(once, nebula, { ...spot, system: null })).toBe(once);
});

test("without fleets there is neither a unit nor a command token", () => {
  const bare = withoutFleets(withToken(firstPlan, 0, "18", true));
  expect([bare.space, bare.ground, bare.players[0]?.tokens]).toEqual([{}, {}, []]);
});
