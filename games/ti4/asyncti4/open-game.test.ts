import { readFileSync } from "node:fs";
import { type Json, type JsonObject, readJson } from "@umpire/kernel";
import { expect, test } from "vitest";
import { findSystem } from "../galaxy/galaxy.ts";
import { openText } from "../planner/open-text.ts";
import { toBoard } from "../planner/plan.ts";
import { MOST_BYTES } from "./document.ts";
import { gameNamed } from "./fetch-game.ts";
import { openGame } from "./open-game.ts";
import { describeRemark } from "./words.ts";

const text = readFileSync(new URL("./samples/synthetic.json", import.meta.url), "utf8");
const read = readJson(text);
const sample = (read.ok ? read.value : {}) as JsonObject;

/** What comes of the sample with other fields. */
function opened(change: { readonly [field: string]: Json }) {
  const game = openGame({ ...sample, ...change });
  if (!game.ok) throw new Error(game.refusal.code);
  return game.value;
}
const codes = (change: { readonly [field: string]: Json }) => opened(change).remarks.map(({ code }) => code);
const usual = codes({});

const space = (entities: Json): JsonObject => ({
  ...(sample["tileUnitData"] as JsonObject),
  "103": { space: { sol: entities }, planets: {}, ccs: [] },
});

test("[TI204] what is cut off, too large or no game is said so", () => {
  expect(openText(text.slice(0, 9000))).toMatchObject({ refusal: { code: "async-cut" } });
  expect(openText(`{${" ".repeat(MOST_BYTES)}}`)).toMatchObject({ refusal: { code: "async-too-large" } });
  expect(openGame({ playerData: [], tilePositions: [] })).toMatchObject({
    refusal: { code: "async-incomplete", field: "tileUnitData" },
  });
  expect(openGame({ playerData: null, tilePositions: [], tileUnitData: {} })).toMatchObject({
    refusal: { code: "async-incomplete", field: "playerData" },
  });
});

test("[TI205] another version and another mode are told, and the rest is read", () => {
  expect(codes({ versionSchema: 8 })).toEqual(["schema-version", ...usual]);
  expect(codes({ versionSchema: null })).toEqual(["schema-version", ...usual]);
  expect(codes({ isTwilightsFallMode: true })).toEqual(["twilights-fall", ...usual]);
  expect(opened({ versionSchema: 8 }).plan).toEqual(opened({}).plan);
});

test("[TI205] a homebrew tile is an empty system, with the planets that the game tells of", () => {
  const tiles = (sample["tilePositions"] as readonly string[]).map((each) => (each === "101:26" ? "101:d17" : each));
  const { plan, remarks } = opened({ tilePositions: tiles });
  expect(remarks).toContainEqual({ code: "unknown-tile", position: "101", tile: "d17" });
  const out = toBoard(plan);
  const system = out.ok ? findSystem(out.value.galaxy, "HOME1") : undefined;
  expect(system?.planets.map(({ name }) => name)).toEqual(["Lodor"]);
  expect(plan.ground["HOME1"]?.["Lodor"]?.units).toEqual({ infantry: 2, pds: 1 });
});

test("[TI205] homebrew units, tokens and borders are told, and left out", () => {
  const stack = { entityType: "unit", count: 2, sustained: null, unitStates: [2, 0, 0, 0] };
  const units = space([
    { ...stack, entityId: "monument" },
    { ...stack, entityId: "dd" },
    { entityId: "rabbit", entityType: "token", count: 1 },
  ]);
  const { plan, remarks } = opened({ tileUnitData: units });
  expect(remarks).toContainEqual({ code: "unknown-unit", position: "103", unit: "monument", count: 2 });
  expect(remarks).toContainEqual({ code: "unknown-token", position: "103", token: "rabbit" });
  expect(plan.space["39"]).toEqual({ 0: { units: { destroyer: 2 }, damaged: {} } });
  const borders = [{ tile: "104", direction: 2, type: "minefield" }];
  expect(opened({ borderAnomalies: borders }).remarks).toContainEqual({
    ...{ code: "unknown-border", position: "104", type: "minefield" },
  });
});

test("[TI205] names that every object inherits, null and nonsense are no mistakes", () => {
  const nonsense = {
    playerData: [null, 3, { faction: "constructor" }, { faction: "sol", color: "toString", techs: ["valueOf"] }],
  };
  const game = opened({ ...nonsense, tilePositions: ["000:18", "constructor:toString", "999999:18", "101:83z400"] });
  expect(game.plan.players.map(({ faction }) => faction)).toEqual(["sol"]);
  expect(openGame({ ...sample, playerData: [{ faction: "" }] })).toMatchObject({ refusal: { field: "playerData" } });
  expect(opened({ lawsInPlay: null, borderAnomalies: null, gameState: null }).plan.plan.active).toBe(null);
  expect(opened({ lawsInPlay: ["travel_ban"] }).plan.players[0]?.effects).toContain("enforced-travel-ban");
});

test("[TI205] a unit without a card counts as the plain one", () => {
  const players = (sample["playerData"] as readonly JsonObject[]).map((player) => ({ ...player, unitsOwned: [] }));
  const { plan, remarks } = opened({ playerData: players });
  expect(plan.space["68"]?.["0"]?.units).toMatchObject({ carrier: 1, dreadnought: 1, fighter: 4 });
  expect(remarks).toContainEqual({ code: "guessed-card", faction: "sol", unit: "carrier" });
});

test("[TI206] who is at the move is the mover, and commanders, alliances and pools are as they stand", () => {
  const { plan, remarks } = opened({});
  expect(plan.plan).toMatchObject({ mover: 0, active: "68" });
  expect(plan.players.map(({ fleetPool }) => fleetPool)).toEqual([4, 3, 3, 4, 3]);
  expect(plan.players[0]?.holdings?.leaders).toEqual({ solagent: "ready", solcommander: "ready", solhero: "locked" });
  expect(plan.players[0]?.effects).not.toContain("gravity-drive");
  expect(plan.players[0]?.effects).toEqual(expect.arrayContaining(["claire-gibson", "conventions-of-war"]));
  expect(plan.players[2]?.effects).toContain("magen-defense-grid");
  // The law has its elected player; an agent is used only if somebody says so.
  expect(plan.players.map(({ effects }) => effects.includes("prophecy-of-ixth"))).toEqual([
    ...[false, true, false, false, false],
  ]);
  expect(remarks).toContainEqual({ code: "by-choice", faction: "sol", what: ["evelyn-delouis"] });
  expect(opened({ lawsInPlay: ["regulations"] }).plan.players[3]?.fleetPool).toBe(4);
});

test("[TI207] a void tether cuts the edge for all but whoever put it there", () => {
  const out = toBoard(opened({}).plan);
  const links = out.ok ? out.value.galaxy.links.filter(({ only }) => only !== undefined) : [];
  expect(links).toEqual([{ ...{ kind: "edge", only: null }, a: expect.any(String), b: expect.any(String) }]);
});

test("[TI208] a game is named by its id and by its addresses", () => {
  expect(gameNamed("pbd15036")).toBe("pbd15036");
  expect(gameNamed(" https://asyncti4.com/game/pbd15036?x=1 ")).toBe("pbd15036");
  expect(gameNamed("bot.asyncti4.com/api/public/game/pbd1/web-data")).toBe("pbd1");
  for (const other of ["planner", "1.ab.cd", "game.json", "https://asyncti4.com.evil.example/game/pbd1", "__proto__"])
    expect(gameNamed(other), other).toBe(null);
});

test("every remark has a sentence in both languages", () => {
  const all = [
    ...opened({ versionSchema: 6, isTwilightsFallMode: true }).remarks,
    ...opened({ borderAnomalies: [{ tile: "104", direction: 9, type: "void_tether" }] }).remarks,
  ];
  for (const remark of all)
    for (const language of ["en", "ru"] as const)
      expect(describeRemark(language, remark)).not.toMatch(/undefined|\[object/);
});
