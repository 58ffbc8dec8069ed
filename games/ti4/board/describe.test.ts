import { expect, test } from "vitest";
import { cellsOf } from "./cells.ts";
import { describeCell } from "./describe.ts";
import { FIVE, galaxyFrom } from "./galaxy.fixture.ts";
import type { Language } from "./types.ts";

const galaxy = galaxyFrom({
  string: FIVE,
  extra: ["51"],
  additions: [{ system: "77", anomaly: "gravity-rift", source: "tear" }],
});
const cells = cellsOf(galaxy, { string: FIVE }, { withEmpty: true, isWide: false });
const names = {
  unitName: (unit: string) => unit,
  wormholeName: (letter: string) => letter,
  anomalyName: (type: string) => type.replace("-", " "),
};
const nothing = {
  stacks: [],
  tokens: [],
  players: ["Blue", "Red"],
  isActive: false,
  isBarred: false,
  shade: null,
  owned: new Map(),
};
const said = (key: string, situation: Partial<Parameters<typeof describeCell>[1]> = {}, language: Language = "en") => {
  const cell = cells.find((each) => each.key === key);
  if (cell === undefined) throw new Error(`there is no ${key}`);
  return describeCell(cell, { ...nothing, ...situation }, { language, names });
};

test("a system is told with what its tile shows", () => {
  expect(said("system 41")).toBe("System 41, gravity rift, no planets");
  expect(said("system 77")).toBe("System 77, gravity rift (added: tear), no planets");
  expect(said("system 66")).toBe("System 66, Hope's End: resources 3, influence 0, hazardous, legendary");
  expect(said("system 51")).toBe("System 51, beside the map, wormhole delta, Creuss: resources 4, influence 2");
  expect(said("system HOME19")).toBe("Empty home HOME19");
  expect(said("hex 4")).toBe("Hyperlane 85A0");
  expect(said("hex 37")).toBe("Empty spot 37");
});

test("units, tokens and marks follow", () => {
  const stacks = [
    { player: 1, where: "space", units: [{ unit: "carrier", count: 2, damaged: 0 }] },
    { player: 0, where: "Hope's End", units: [{ unit: "mech", count: 1, damaged: 1 }] },
    { player: 0, where: "space", units: [] },
  ];
  const shade = { level: 2, label: "3 fleets" } as const;
  const text = said("system 66", { stacks, tokens: [7], isActive: true, isBarred: true, shade });
  expect(text.split("; ").slice(1)).toEqual([
    "Red: 2 × carrier",
    "Blue on Hope's End: 1 × mech, damaged: 1",
    "command token of Player 8",
    "active system",
    "in the way",
    "threat: 3 fleets",
  ]);
});

test("in Russian as well", () => {
  expect(said("system 41", {}, "ru")).toBe("Система 41, gravity rift, нет планет");
});
