import { readFileSync } from "node:fs";
import { spiralHex, spiralIndex } from "@umpire/toolkit";
import { describe, expect, test } from "vitest";
import { units } from "../units/units.ts";
import { en } from "../words/rules/en.ts";
import { ru } from "../words/rules/ru.ts";
import { anomalyTypesOf, refuseByAnomaly } from "./anomalies.ts";
import { describeAnomalies } from "./describe.ts";
import { adjacencyOf, findSystem, type Galaxy, linksOf, withAddition, withoutSource } from "./galaxy.ts";
import { readMapString, rotateLanes, rotateMap, writeMapString } from "./map-string.ts";
import { readMap } from "./read-map.ts";
import { presets } from "./rules.ts";
import { findTile, tiles } from "./tiles.ts";

function galaxy(map: unknown): Galaxy {
  const read = readMap(map);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}
function system(from: Galaxy, id: string) {
  const found = findSystem(from, id);
  if (found === undefined) throw new Error(`no system ${id}`);
  return found;
}
const tile = (id: string) => system(galaxy({ string: id }), id);
const code = (map: unknown) => {
  const read = readMap(map);
  return read.ok ? null : read.refusal;
};
const adjacent = (from: Galaxy, id: string) => adjacencyOf(from).get(id);
const learnToPlay =
  "77 40 41 85A0 39 65 67 60 70 66 74 88A0 75 87A0 68 72 73 69 0 62 76 0 79 71 0 80 83A0 86A0 84A0 63 0 64 78 0 61 59";

describe("what is an anomaly", () => {
  test("[TI1][AC11][AC12][AC101][AC102] a rift", () => {
    expect(anomalyTypesOf(tile("41"))).toEqual(["gravity-rift"]);
    expect(describeAnomalies(tile("41"), presets.official, en)).toMatchObject({
      isAnomaly: true,
      types: ["gravity-rift"],
    });
  });

  test("[TI2][TI3][CD16][NA0][LR91] a red back is no sign", () => {
    for (const id of ["39", "40", "46", "47", "48", "49", "50", "77", "78"]) {
      expect(findTile(id)?.back).toBe("red");
      expect(anomalyTypesOf(tile(id))).toEqual([]);
    }
    expect(["56", "81", "92"].map((id) => [findTile(id)?.back, anomalyTypesOf(tile(id)).length])).toEqual([
      ["green", 1],
      ["green", 1],
      ["green", 1],
    ]);
  });

  test("[TI4][TI5][AC14][LR92] planets and wormholes are kept", () => {
    expect(tile("56")).toMatchObject({ anomalies: [{ type: "nebula" }], planets: [{ resources: 3, influence: 4 }] });
    expect(tile("79")).toMatchObject({ anomalies: [{ type: "asteroid-field" }], wormholes: [{ letter: "alpha" }] });
  });

  test("[TI6][AC13][LR95] two types at once", () => {
    expect(anomalyTypesOf(tile("117"))).toEqual(["asteroid-field", "gravity-rift"]);
  });

  test("[TI7][AC71][AC72][AC74][NA41e][LR9][LR94] an ability adds one, everything else stays, and takes it away again", () => {
    const base = galaxy({ string: "26" });
    const torn = withAddition(base, { system: "26", anomaly: "gravity-rift", source: "dimensional-tear", owner: "p1" });
    expect(anomalyTypesOf(system(torn, "26"))).toEqual(["gravity-rift"]);
    expect(system(torn, "26")).toMatchObject({
      planets: system(base, "26").planets,
      wormholes: system(base, "26").wormholes,
    });
    expect(withoutSource(torn, "26", "dimensional-tear")).toEqual(base);
  });

  test("[TI8][CD11] taking one source away leaves the others", () => {
    const torn = withAddition(galaxy({ string: "67" }), {
      system: "67",
      anomaly: "gravity-rift",
      source: "dimensional-tear",
    });
    expect(anomalyTypesOf(system(withoutSource(torn, "67", "dimensional-tear"), "67"))).toEqual(["gravity-rift"]);
  });

  test("[TI9][AC73] the same three times is one, unless they stack", () => {
    const three = [1, 2, 3].reduce(
      (map, at) => withAddition(map, { system: "46", anomaly: "nebula", source: `${at}` }),
      galaxy({ string: "46" }),
    );
    const bonus = (rules: typeof presets.official) =>
      describeAnomalies(system(three, "46"), rules, en).effects.find(({ effect }) => effect === "defending-ships-bonus")
        ?.amount;
    expect(bonus(presets.official)).toBe(1);
    expect(bonus({ ...presets.official, anomalyStacking: "multiset" })).toBe(3);
  });

  test("[TI10] four types on one system", () => {
    const all = galaxy({
      systems: [{ id: "X", anomalies: ["gravity-rift", "supernova", "nebula", "asteroid-field"] }],
    });
    expect(anomalyTypesOf(system(all, "X"))).toEqual(["asteroid-field", "nebula", "supernova", "gravity-rift"]);
  });

  test("[TI11] taking away what is not there changes nothing", () => {
    const base = galaxy({ string: "46" });
    expect(withoutSource(base, "46", "tear")).toEqual(base);
  });

  test.each(["", " ", "black-hole"])("[TI12] %j is no anomaly", (anomaly) => {
    expect(code({ systems: [{ id: "A", anomalies: [anomaly] }] })).toMatchObject({ code: "unknown-anomaly", anomaly });
    expect(code({ string: "41", additions: [{ system: "41", anomaly, source: "x" }] })).toMatchObject({
      code: "unknown-anomaly",
    });
  });

  test("[TI13] the list of types is one's own", () => {
    const rift = tile("41");
    const types = [...anomalyTypesOf(rift)];
    types.pop();
    expect(anomalyTypesOf(rift)).toEqual(["gravity-rift"]);
  });

  test("[TI14][AC103] what a nebula does, and what a plain system does not", () => {
    const { effects } = describeAnomalies(tile("42"), presets.official, en);
    expect(effects.map(({ effect, rule }) => [effect, rule])).toEqual([
      ["only-as-active", "LRR 59.1"],
      ["no-moving-through", "LRR 59.1a"],
      ["move-value-1", "LRR 59.2"],
      ["defending-ships-bonus", "LRR 59.3"],
    ]);
    expect(describeAnomalies(tile("46"), presets.official, en).effects).toEqual([]);
  });

  test("[AC103][AC44][AC63][AC64] under the requirements: the hard cap, every ship's die, and what destroys cites what says so", () => {
    const literal = (id: string) =>
      describeAnomalies(tile(id), presets.requirements, en).effects.map(({ effect, rule }) => [effect, rule]);
    expect(literal("42")).toEqual([
      ["only-as-active", "LRR 59.1"],
      ["no-moving-through", "LRR 59.1a"],
      ["move-value-1", "LRR 59.2"],
      ["move-value-capped", "000 AC 4.4"],
      ["no-effect-opens", "000 AC 4.1"],
      ["defending-ships-bonus", "LRR 59.3"],
      ["defending-ground-bonus", "000 AC 5.3"],
    ]);
    expect(literal("41")).toEqual([
      ["exit-bonus", "LRR 41.1"],
      ["exit-die-destroys", "000 AC 6.4"],
      ["every-ship-rolls", "000 AC 6.3"],
    ]);
    expect(describeAnomalies(tile("41"), presets.official, en).effects).toMatchObject([
      { effect: "exit-bonus" },
      { effect: "exit-die-removes", amount: 3, rule: "LRR 41.2" },
    ]);
  });

  test("[AC103][CD9] where a rift gives its +1 once a movement, that is what is said", () => {
    const [bonus] = describeAnomalies(tile("41"), { ...presets.official, riftBonusOnce: true }, en).effects;
    expect(bonus?.effect).toBe("exit-bonus-once");
  });

  test("[AC104] every effect of every anomaly has its words", () => {
    const all = { ...presets.requirements, nebulaAllRolls: true };
    for (const rules of [presets.official, all, { ...all, riftBonusOnce: true }])
      for (const { effect } of ["41", "42", "43", "44"].flatMap((id) => describeAnomalies(tile(id), rules, en).effects))
        expect([effect, Object.hasOwn(en.effect, effect), Object.hasOwn(ru.effect, effect)]).toEqual([
          effect,
          true,
          true,
        ]);
  });

  test("[TI15][AC104] said in words, English and Russian", () => {
    const said = (words: typeof en) =>
      ["41", "42", "43", "44"].map((id) => describeAnomalies(tile(id), presets.official, words).text);
    expect(said(en).join()).toMatch(/gravity rift.*nebula.*supernova.*asteroid field/s);
    expect(said(ru).join()).toMatch(/гравитационный колодец.*туманность.*сверхновая.*астероидное поле/s);
    expect(describeAnomalies(tile("46"), presets.official, ru).text).toBe("46 — не аномалия.");
  });

  test("[TI22][TI30][AC24][AC34][NA0][CD4][CD17] anomalies bind movement alone, unless they are sealed", () => {
    for (const response of ["activate", "place", "space-cannon"] as const) {
      for (const id of ["41", "42", "43", "44", "115"])
        expect(refuseByAnomaly(response, tile(id), presets.official)).toBeNull();
    }
    expect(refuseByAnomaly("place", tile("43"), presets.requirements)).toMatchObject({
      code: "sealed",
      anomaly: "supernova",
    });
    expect(refuseByAnomaly("place", tile("115"), presets.requirements)).toMatchObject({
      code: "sealed",
      anomaly: "asteroid-field",
    });
    expect(refuseByAnomaly("activate", tile("43"), presets.requirements)).toBeNull();
  });
});

describe("activating", () => {
  test("[TI26] an asteroid field that holds ships with Chaos Mapping is not activated by others; other systems are", () => {
    expect(refuseByAnomaly("activate", tile("44"), presets.official, ["44"])).toMatchObject({
      code: "chaos-mapping",
      system: "44",
    });
    expect(refuseByAnomaly("activate", tile("44"), presets.official, [])).toBeNull();
    expect(refuseByAnomaly("activate", tile("42"), presets.official, ["42"])).toBeNull();
    expect(refuseByAnomaly("space-cannon", tile("44"), presets.official, ["44"])).toBeNull();
  });
});

describe("map strings", () => {
  test("[TI85] lanes turn with their tile", () => {
    const lanes = findTile("83A")?.lanes ?? [];
    expect(lanes).toEqual([["ne", "sw"]]);
    expect(rotateLanes(lanes, 1)).toEqual([["se", "nw"]]);
    expect(rotateLanes(lanes, 6)).toEqual(lanes);
  });

  test("[TI86][TI87] the lanes of Learn to Play join what they should; a hyperlane is no system", () => {
    const map = galaxy({ string: learnToPlay });
    expect(adjacent(map, "39")).toEqual(["18", "41", "65", "68", "72", "75", "79"]);
    expect(adjacent(map, "41")).toEqual(["18", "39", "40", "66", "74", "75"]);
    expect(linksOf(map).filter(({ kind }) => kind === "hyperlane").length).toBeGreaterThan(0);
    expect(map.systems.some(({ id }) => id.startsWith("83"))).toBe(false);
    expect(code({ string: "18", extra: ["83A"] })).toMatchObject({ code: "not-a-system" });
  });

  test("[TI118] nothing, home slots, holes, braces, commas", () => {
    const ids = (map: unknown) => galaxy(map).systems.map(({ id }) => id);
    expect(ids({ string: "" })).toEqual(["18"]);
    expect(ids({ string: "7 0 -1" })).toEqual(["18", "7", "HOME2"]);
    expect(ids({ string: "{4}   ,7   18,   23" })).toEqual(["4", "7", "18", "23"]);
    expect(ids({ string: "{-1} 7" })).toEqual(["7"]);
    expect(ids({ string: "05" })).toEqual(["18", "5"]);
  });

  test("[TI119] sides in any case; what is no tile is named", () => {
    expect(galaxy({ string: "7 83b2" })).toEqual(galaxy({ string: "7 83B2" }));
    expect(galaxy({ string: "{83b2} 7" }).systems).toHaveLength(1);
    expect(code({ string: "1A7" })).toMatchObject({ code: "bad-rotation", token: "1A7" });
    expect(code({ string: "1C" })).toMatchObject({ code: "bad-map-token", token: "1C" });
    expect(code({ string: "<x>" })).toMatchObject({ code: "bad-map-token", token: "<x>" });
    expect(code({ string: "91a60" })).toMatchObject({ code: "bad-map-token", token: "91a60" });
    expect(code({ string: "500" })).toMatchObject({ code: "unknown-tile", token: "500" });
    expect(code({ string: "83A6" })).toMatchObject({ code: "bad-rotation", token: "83A6" });
    expect(code({ string: "-2" })).toMatchObject({ code: "unknown-tile" });
  });

  test("[TI119] spellings of other programs: turns after a hyphen or in degrees, a list with its centre", () => {
    expect(galaxy({ string: "7 83A-2 84b:120" })).toEqual(galaxy({ string: "7 83A2 84B2" }));
    expect(galaxy({ string: "65,83A-2,84A-1,0,41,42,43" })).toEqual(galaxy({ string: "{65} 83A2 84A1 0 41 42 43" }));
    expect(galaxy({ string: "25 66 {112}" })).toEqual(galaxy({ string: "{112} 25 66" }));
    expect(code({ string: "7 83A-9" })).toMatchObject({ code: "bad-rotation", token: "83A-9" });
    expect(code({ string: "{18} 41 {42}" })).toMatchObject({ code: "bad-map-token", token: "{42}" });
  });

  test("[TI120] index to hex and back", () => {
    for (let index = 0; index <= 60; index += 1) expect(spiralIndex(spiralHex(index))).toBe(index);
    expect(spiralHex(37)).toEqual({ q: 0, r: -4 });
  });

  test("[TI121] a map turned round: tiles move, lanes turn, six sixths are none", () => {
    const turned = (string: string, sixths: number) => {
      const placed = readMapString(string, "18");
      if (!placed.ok) throw new Error(placed.refusal.code);
      return writeMapString(rotateMap(placed.value, sixths));
    };
    expect(turned("1 2 3 4 5 6", 3)).toBe("{18} 4 5 6 1 2 3");
    expect(turned("83A0 2 3 4 5 6", 3)).toBe("{18} 4 5 6 83A3 2 3");
    expect(turned(learnToPlay, 6)).toBe(turned(learnToPlay, 0));
    const half = adjacencyOf(galaxy({ string: turned(learnToPlay, 3) }));
    expect(half.get("39")).toEqual(adjacent(galaxy({ string: learnToPlay }), "39"));
  });

  test("[TI123] the published maps: counts and neighbours", () => {
    const file = new URL("../../../conformance/cases/ti4-maps.jsonl", import.meta.url);
    const cases = readFileSync(file, "utf8").trim().split("\n");
    expect(cases).toHaveLength(3);
    for (const line of cases) {
      const { request, expect: expected } = JSON.parse(line);
      const map = galaxy(request.map);
      expect(map.systems).toHaveLength(expected.systems);
      expect(Object.fromEntries(adjacencyOf(map))).toMatchObject(expected.adjacency);
    }
  });

  test("[TI83] the nexus has gamma alone until it is turned", () => {
    const map = (side: string) =>
      galaxy({ string: "26", extra: [side], additions: [{ system: "18", wormhole: "gamma", source: "token" }] });
    expect(adjacent(map("82a"), "82a")).toEqual(["18"]);
    expect(adjacent(map("82b"), "82b")).toEqual(["18", "26"]);
  });

  test("[TI122] the same string around either Mecatol Rex", () => {
    const around = (centre: string) =>
      JSON.stringify([...adjacencyOf(galaxy({ string: learnToPlay, centre }))].sort()).replaceAll(`"${centre}"`, '"M"');
    const sorted = (centre: string) => [...around(centre)].sort().join("");
    expect(sorted("112")).toBe(sorted("18"));
  });

  test("a tile that comes again gets a name of its own and a warning", () => {
    const map = galaxy({ string: "41 41" });
    expect(map.systems.map(({ id }) => id)).toEqual(["18", "41", "41#2"]);
    expect(map.warnings).toEqual([{ code: "duplicate-tile", tile: "41", system: "41#2" }]);
  });

  test("tiles beside the board have no neighbours by place; the row of fractures has its own", () => {
    const map = galaxy({ string: "26 51 905B0 906B0", extra: ["82b"] });
    expect(adjacent(map, "51")).toEqual([]);
    expect(adjacent(map, "82b")).toEqual(["26"]);
    expect(adjacent(map, "fracture1")).toEqual(["fracture2"]);
  });

  test("custom maps: what does not fit is named", () => {
    expect(code({ systems: [{ id: "A" }, { id: "A" }] })).toEqual({ code: "duplicate-system", system: "A" });
    expect(code({ systems: [{ id: "A" }], links: [["A", "B"]] })).toEqual({ code: "unknown-system", system: "B" });
    expect(code({ systems: [{ id: "A" }], additions: [{ system: "B", anomaly: "nebula", source: "x" }] })).toEqual({
      code: "unknown-system",
      system: "B",
    });
    expect(code({ string: 7 })).toMatchObject({ code: "bad-request" });
  });
});

describe("the tables", () => {
  test("all tiles and units are there, each once", () => {
    expect([tiles.length, new Set(tiles.map(({ id }) => id)).size]).toEqual([153, 153]);
    expect([units.length, new Set(units.map(({ id }) => id)).size]).toEqual([119, 119]);
    expect(
      tiles.flatMap(({ planets }) => planets).every(({ resources, influence }) => resources >= 0 && influence >= 0),
    ).toBe(true);
    expect(units.find(({ id }) => id === "carrier2")).toMatchObject({
      move: 2,
      capacity: 6,
      combat: { value: 9, dice: 1 },
      kind: "ship",
    });
    expect(units.find(({ id }) => id === "pds2")?.cannon).toEqual({ value: 5, dice: 1, range: 1 });
  });
});
