import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { umpire } from "umpire/umpire-fixture";
import { afterAll, describe, expect, test } from "vitest";
import { LEARN } from "../planner/planner.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, value: unknown) => {
  writeFileSync(join(folder, name), JSON.stringify(value));
  return join(folder, name);
};
const ti4 = (...args: readonly string[]) => umpire(["ti4", ...args]);
const flat = (text: string) => text.replace(/\s+/g, " ");
/** The same question at the referee's door. */
const referee = async (ask: string, fields: object) => {
  const { stdout } = await umpire(["referee"], `${JSON.stringify({ game: "ti4", ask, ...fields })}\n`);
  const { id: _, ...answer } = JSON.parse(stdout);
  return answer;
};

describe("umpire ti4 odds", () => {
  test("[P23] two fleets, in words and as the referee answers", async () => {
    const fleets = ["3 cruiser2 + 4 fighter", "vs", "2 dreadnought (1 damaged) + 1 pds"];
    const { code, stdout } = await ti4("odds", ...fleets, "--in", "nebula");
    expect(code).toBe(0);
    expect(flat(stdout)).toContain("3 Cruiser II + 4 Fighter I against 2 Dreadnought I (1 damaged) + 1 PDS I. Space");
    expect(flat(stdout)).toContain("the defender's combat rolls +1: nebula (LRR 59.3)");
    const json = JSON.parse((await ti4("odds", ...fleets, "--in", "Nebula", "--json")).stdout);
    expect(json).toEqual(
      await referee("odds", {
        ...{ place: "space", anomalies: ["nebula"], attacker: { units: { cruiser2: 3, fighter: 4 } } },
        defender: { units: { dreadnought: 2, pds: 1 }, damaged: { dreadnought: 1 } },
      }),
    );
  });

  test("every option is asked as the referee is", async () => {
    const options = [
      ...["--place", "space", "--attacker", "morale-boost:2", "--attacker", "direct hit", "--defender", "fragile"],
      ...["--casualties", "best", "--defender-casualties", "cruiser, fighter", "--late", "--defender-late"],
      ...["--rounds", "4", "--retreat", "attacker:3", "--rules", "requirements", "--in", "nebula,asteroid field"],
    ];
    const json = JSON.parse(
      (await ti4("odds", "2 warsun + fighter", "3 cruiser + 2 fighter", ...options, "--json")).stdout,
    );
    expect(json).toEqual(
      await referee("odds", {
        ...{ place: "space", anomalies: ["nebula", "asteroid-field"], rules: "requirements", rounds: 4 },
        retreat: { side: "attacker", after: 3 },
        attacker: {
          ...{ units: { warsun: 2, fighter: 1 }, effects: { "morale-boost": 2, "direct-hit": 1 } },
          ...{ casualties: "best", sustain: "late" },
        },
        defender: {
          ...{ units: { cruiser: 3, fighter: 2 }, effects: { fragile: 1 } },
          ...{ casualties: ["cruiser", "fighter"], sustain: "late" },
        },
      }),
    );
  });

  test("in Russian, and no colours in a pipe", async () => {
    const { code, stdout } = await ti4("odds", "cruiser", "против", "fighter", "-l", "ru", "--casualties", "best");
    expect(code).toBe(0);
    expect(flat(stdout)).toContain("1 × крейсер I против 1 × истребитель I. Космический бой. Правила: official.");
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  test.each([
    [["cruiser"], "Give two fleets"],
    [["cruiser", "vs", "crusier"], "There is no unit crusier. Near it: cruiser."],
    [["cruiser", "vs", "0 fighter"], '"0 fighter" is no part of a fleet.'],
    [["101 fighter", "cruiser"], "at most 100 of a kind"],
    [["cruiser (damaged)", "cruiser"], "only what sustains is damaged"],
    [["cruiser", "cruiser", "--in", "fog"], 'There is no anomaly "fog". There are: asteroid-field, nebula'],
    [["cruiser", "cruiser", "--attacker", "warp"], "There is no effect warp. There are: antimass-deflectors"],
    [["cruiser", "cruiser", "--defender", "bunker:x"], "how many of such cards"],
    [["cruiser", "cruiser", "--casualties", "crusier"], "There is no unit crusier. Near it: cruiser."],
    [["cruiser", "cruiser", "--rounds", "0"], "--rounds 0: a battle stops after 1 to 100 rounds."],
    [["cruiser", "cruiser", "--retreat", "me:1"], "as in attacker:2"],
    [["cruiser", "cruiser", "--rules", "mine"], 'There are no rules "mine".'],
    [["cruiser", "cruiser", "--place", "sea"], "Allowed choices are space, ground"],
    [[], "missing required argument"],
  ])("%j cannot be asked", async (args, message) => {
    expect(await ti4("odds", ...args)).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(message),
    });
  });

  test("a refusal for a program", async () => {
    const { code, stdout } = await ti4("odds", "cruiser", "--json", "-l", "ru");
    expect({ code, ...JSON.parse(stdout) }).toMatchObject({
      ...{ code: 2, ok: false, refusal: { code: "two-fleets", message: expect.stringContaining("Задайте два флота") } },
    });
  });

  test("help has examples that can be asked", async () => {
    const { code, stdout } = await ti4("odds", "--help");
    expect(code).toBe(0);
    const examples = [...stdout.matchAll(/^ {2}umpire ti4 (odds .*)/gm)].map(([, line = ""]) =>
      [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ""),
    );
    expect(examples.length).toBeGreaterThan(2);
    for (const args of examples) expect(await ti4(...args)).toMatchObject({ code: 0, stderr: "" });
  });
});

const map = {
  systems: [{ id: "A" }, { id: "R", anomalies: ["gravity-rift"] }, { id: "T", anomalies: ["nebula"] }, { id: "Z" }],
  links: [
    ["A", "R"],
    ["R", "T"],
    ["Z", "A"],
  ],
};
const position = {
  ...{ map, active: "T" },
  ships: [
    { id: "c", unit: "carrier", at: "A" },
    { id: "d", unit: "dreadnought", at: "R" },
    { id: "e", unit: "cruiser", at: "R" },
  ],
  moves: [
    { ship: "c", path: ["A", "R", "T"], cargo: [{ unit: "fighter", count: 2, from: "A" }] },
    { ship: "d", path: ["R", "T"] },
  ],
  defender: { units: { cruiser: 2 } },
  attacker: { damaged: { dreadnought: 1 }, effects: { "morale-boost": 1 } },
};

describe("umpire ti4 arrive", () => {
  const typed = ["arrive", "--map", LEARN, "--active", "18", "--ship", "2x cruiser@HOME25", "--against", "destroyer"];

  test("[P23] everything from options", async () => {
    const { code, stdout } = await ti4(...typed);
    expect(code).toBe(0);
    expect(flat(stdout)).toContain("cruiser#1, cruiser#2 (Cruiser I, HOME25) move. HOME25 → 74 → 41 → 18 1 die");
    expect(flat(stdout)).toMatch(/the gravity rift 41 costs [\d.]+ points/);
    const json = JSON.parse((await ti4(...typed, "--ship", "carrier@HOME25", "--json")).stdout);
    expect(json).toMatchObject({
      ...{ ok: true, rules: "official", arrival: [{ probability: 0.49 }, {}, {}], price: [{ system: "41" }] },
      moves: [{ ship: "cruiser#1", path: ["HOME25", "74", "41", "18"] }, { ship: "cruiser#2" }],
      stays: [{ ship: "carrier#1", refusal: { code: "too-far", message: expect.any(String) } }],
    });
  });

  test("a file with moves is answered as the referee answers it; its other ships stay", async () => {
    const path = file("arrive.json", position);
    const { moves, stays, ...json } = JSON.parse((await ti4("arrive", path, "--json")).stdout);
    expect(json).toEqual(await referee("arrive", { ...position, place: "space" }));
    expect({ moves, stays }).toEqual({ moves: position.moves, stays: [{ ship: "e" }] });
    expect((await ti4("arrive", path)).stdout).toContain("e (Cruiser I, R) stays: the position does not move it.");
  });

  test("what is typed is added to the file, or holds instead", async () => {
    const path = file("more.json", position);
    const more = [
      ...["--path", "E: r t", "--cargo", "c: 3 fighter", "--ship", "destroyer@R", "--ship", "fighter@T"],
      ...["--against", "dreadnought + pds", "--attacker", "direct-hit", "--defender", "fragile", "--rounds", "2"],
    ];
    const { moves, stays, ...json } = JSON.parse((await ti4("arrive", path, ...more, "--json")).stdout);
    const straight = { path: ["R", "T"], cargo: [] };
    expect({ moves, stays }).toEqual({
      moves: [
        { ship: "c", path: ["A", "R", "T"], cargo: [{ unit: "fighter", count: 3, from: "A" }] },
        position.moves[1],
        { ship: "e", ...straight },
        { ship: "destroyer#1", ...straight },
      ],
      stays: [],
    });
    const ships = [
      ...position.ships,
      { id: "destroyer#1", unit: "destroyer", at: "R" },
      { id: "fighter#1", unit: "fighter", at: "T" },
    ];
    expect(json).toEqual(
      await referee("arrive", {
        ...{ ...position, place: "space", ships, moves, rounds: 2 },
        attacker: { ...position.attacker, effects: { "morale-boost": 1, "direct-hit": 1 } },
        defender: { units: { dreadnought: 1, pds: 1 }, effects: { fragile: 1 } },
      }),
    );
  });

  test("where no ship comes the answer is no", async () => {
    const stuck = ["arrive", file("stuck.json", { ...position, moves: [] })];
    expect(await ti4(...stuck)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("No ship moves to T, and none is there: there is no battle."),
    });
    const far = await ti4(
      "arrive",
      "--map",
      JSON.stringify(map),
      "-a",
      "T",
      "-s",
      "carrier@Z",
      "--against",
      "pds",
      "--json",
    );
    expect({ exit: far.code, ...JSON.parse(far.stdout) }).toMatchObject({
      ...{ exit: 1, ok: false, refusal: { code: "none-arrives", stays: [{ ship: "carrier#1" }] } },
    });
  });

  test.each([
    [typed.slice(0, -2), "Whom does it meet?"],
    [[...typed.slice(0, -1), "boat"], "There is no unit boat."],
    [[...typed, "--path", "cruiser#1: HOME25 18"], "cruiser#1: No step leads there: 18 is not adjacent."],
    [[...typed, "--path", "cruiser#1"], "is no path of a ship"],
    [[...typed, "--path", "cruiser9: 41 18"], "There is no ship cruiser9"],
    [[...typed, "--cargo", "cruiser#1: 2 fighter"], "cruiser#1: The cargo takes 2 capacity; the ship has 0."],
    [[...typed, "--cargo", "cruiser#1: 2"], "is no cargo of a ship"],
    [[...typed, "--ship", "carrier@18", "--cargo", "carrier#1: fighter"], "carrier#1 is in 18 already"],
    [[...typed, "--ship", "move=2@40"], "say which unit it is"],
    [[...typed, "--attacker", "warp"], "There is no effect warp."],
    [[...typed, "--rounds", "x"], "--rounds x"],
    [[...typed, "--active", "nowhere"], "There is no system nowhere"],
  ])("%j cannot be asked", async (args, message) => {
    expect(await ti4(...args)).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(message) });
  });

  test.each<[string, object, string]>([
    ["moves.json", { moves: 7 }, "moves.json#/moves"],
    ["move.json", { moves: ["c"] }, "move.json#/moves/0"],
    ["defender.json", { defender: 7 }, "defender.json#/defender"],
    ["attacker.json", { attacker: { effects: 7 } }, "attacker.json#/attacker/effects"],
    ["unit.json", { defender: { units: { crusier: 1 } } }, "Near it: cruiser."],
    ["field.json", { colour: "red" }, "field.json#"],
  ])("%s: what is wrong in a file is told with its place", async (name, fields, message) => {
    expect(await ti4("arrive", file(name, { ...position, ...fields }))).toMatchObject({
      ...{ code: 2, stderr: expect.stringContaining(message) },
    });
  });
});
