import { describe, expect, test } from "vitest";
import { readMap } from "../galaxy/read-map.ts";
import { presets } from "../galaxy/rules.ts";
import { threats } from "./threats.ts";

const map = readMap({
  systems: [{ id: "A" }, { id: "R", anomalies: ["gravity-rift"] }, { id: "B" }, { id: "C" }],
  links: [
    ["A", "R"],
    ["R", "B"],
    ["B", "C"],
  ],
});
if (!map.ok) throw new Error(map.refusal.code);

describe("threats", () => {
  const side = (
    player: string,
    ships: readonly { id: string; at: string; move: number }[],
    tokens: readonly string[] = [],
  ) => ({
    player,
    ships,
    tokens,
    effects: [],
  });

  test("who can bring what where, and how likely it arrives", () => {
    const found = threats(map.value, presets.official, [
      side("p1", [{ id: "a", at: "A", move: 1 }]),
      side("p2", [{ id: "c", at: "C", move: 2 }]),
    ]);
    expect([...found.keys()]).toEqual(["A", "B", "C", "R"]);
    expect(found.get("B")).toEqual([
      { player: "p1", ship: "a", path: ["A", "R", "B"], rolls: 1, survival: 0.7 },
      { player: "p2", ship: "c", path: ["C", "B"], rolls: 0, survival: 1 },
    ]);
    expect(found.get("A")).toEqual([{ player: "p2", ship: "c", path: ["C", "B", "R", "A"], rolls: 1, survival: 0.7 }]);
  });

  test("a token holds ships, and keeps its system from being activated again", () => {
    const found = threats(map.value, presets.official, [side("p1", [{ id: "a", at: "A", move: 2 }], ["B"])]);
    expect(found.get("B")).toEqual([]);
    expect(found.get("R")).toHaveLength(1);
    const held = threats(map.value, presets.official, [side("p1", [{ id: "a", at: "A", move: 2 }], ["A"])]);
    expect(held.get("R")).toEqual([]);
  });
});
