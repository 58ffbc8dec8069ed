import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { LEARN } from "../ti4/planner.fixture.ts";
import { umpire } from "../umpire.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, value: unknown) => {
  writeFileSync(join(folder, name), typeof value === "string" ? value : JSON.stringify(value));
  return join(folder, name);
};

const position = {
  map: { string: LEARN },
  ...{ active: "18", tokens: ["18"], ships: [{ id: "s", unit: "carrier", at: "HOME25" }] },
};
const ti4 = (...args: readonly string[]) => umpire(["ti4", ...args]);

describe("umpire ti4 reach", () => {
  test("[P23] everything from options", async () => {
    const { code, stdout } = await ti4("reach", "--map", LEARN, "--active", "18", "--ship", "2x cruiser@home25");
    expect(code).toBe(0);
    expect(stdout).toContain("cruiser1, cruiser2 (Cruiser I, HOME25) reach 18.");
    expect(stdout).toContain("[18]");
    expect(stdout).toContain("A asteroid field   G gravity rift   N nebula   S supernova");
  });

  test("a file, with more typed; no ship that reaches is an answer too", async () => {
    const path = file("position.json", position);
    const alone = await ti4("reach", path, "-l", "ru");
    expect(alone).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("s (Carrier I, HOME25) не доходит до 18."),
    });
    const driven = await ti4("reach", path, "--effect", "gravity-drive:s", "--ship", "cruiser@40", "--json");
    expect(JSON.parse(driven.stdout)).toMatchObject({
      ...{ ok: true, rules: "official" },
      ships: [
        { id: "s", reachable: true, options: [{ rolls: 1 }] },
        { id: "cruiser1", reachable: true },
      ],
      fleet: { ships: ["s", "cruiser1"], rolling: ["s"], allArrive: 0.7 },
    });
  });

  test("rules by name and by switches; the rules of the file hold where none are typed", async () => {
    const sealed = { ...position, active: "79", ships: [{ id: "s", move: 2, at: "HOME22" }], rules: "requirements" };
    const path = file("sealed.json", { ...sealed, effects: ["antimass-deflectors"] });
    const reaches = async (...args: readonly string[]) =>
      JSON.parse((await ti4("reach", path, "--json", ...args)).stdout).ships[0].reachable;
    expect(await reaches()).toBe(false);
    expect(await reaches("--rules", "official")).toBe(true);
    expect(await reaches("--rules", '{"asteroidSealed":true}')).toBe(false);
  });

  test.each([
    [["--map", "77"], "Which system is active?"],
    [["--active", "18"], "There is no map."],
    [["--map", "77", "--active", "18"], "There is no ship."],
    [["--map", "77", "--active", "18", "--ship", "cruiser"], '"cruiser" is no ship.'],
    [["--map", "77", "--active", "18", "--ship", "tug@77"], "There is no unit tug."],
    [["--map", "77", "--active", "19", "--ship", "cruiser@77"], "There is no system 19 on this map."],
    [["--map", "77", "--active", "18", "--ship", "cruiser@77", "-e", "warp"], "There is no effect warp."],
    [["--map", "77", "--active", "18", "--ship", "cruiser@77", "-r", "mine"], 'There are no rules "mine".'],
    [["--map", "77", "--active", "18", "--ship", "cruiser@77", "-r", '{"a":1}'], "--rules/a"],
    [["--map", "no/such.json", "--active", "18", "--ship", "cruiser@77"], "no/such.json cannot be read"],
    [["--map", "999", "--active", "18", "--ship", "cruiser@77"], "There is no tile 999."],
    [["no-such.json"], "no-such.json cannot be read"],
    [["--language", "la"], "Allowed choices are en, ru"],
  ])("%j cannot be asked", async (args, message) => {
    expect(await ti4("reach", ...args)).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(message),
    });
  });

  test("what is wrong in a file is told with its place", async () => {
    const path = file("odd.json", { ...position, ships: [{ id: "s", at: 7 }] });
    expect((await ti4("reach", path)).stderr).toContain("odd.json#/ships/0/at");
    expect((await ti4("reach", file("broken.json", "{"))).code).toBe(2);
    expect((await ti4("reach", file("list.json", "[]"))).stderr).toContain("list.json#");
    const json = await ti4("reach", path, "--active", "nowhere", "--json");
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, refusal: { message: expect.any(String) } });
  });

  test("help has examples", async () => {
    const { code, stdout } = await ti4("reach", "--help");
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining("umpire ti4 reach --map") });
  });
});

describe("umpire ti4 diff", () => {
  test("[P23] which ships, and because of which switch", async () => {
    const path = file("diff.json", {
      ...{ ...position, active: "79", ships: [{ id: "s", move: 2, at: "HOME22" }], effects: ["antimass-deflectors"] },
    });
    const { code, stdout } = await ti4("diff", path);
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining("because of asteroidSealed:") });
    const json = JSON.parse((await ti4("diff", path, "--json")).stdout);
    expect(json).toMatchObject({ ok: true, ships: [{ id: "s", differs: true, switches: ["asteroidSealed"] }] });
    const other = await ti4("diff", path, "--rules", '{"riftBonusOnce":true}');
    expect(other.stdout).toContain("official and custom give every ship the same.");
  });
});

describe("umpire ti4 threats", () => {
  const sides = [{ player: "p1", ships: [{ id: "c", unit: "cruiser", at: "HOME25" }] }];

  test("[P23] all systems, and one", async () => {
    const path = file("sides.json", { map: { string: LEARN }, sides });
    expect((await ti4("threats", path)).stdout).toMatch(/ 18 {2}p1 {2}c 70%\n/);
    const one = await ti4("threats", path, "--system", "18", "-l", "ru");
    expect(one).toMatchObject({ code: 0, stdout: expect.stringContaining("c (Cruiser I, HOME25)") });
    const json = JSON.parse((await ti4("threats", path, "--system", "18", "--json")).stdout);
    expect(json.systems).toEqual({ "18": [expect.objectContaining({ player: "p1", ship: "c", rolls: 1 })] });
    expect((await ti4("threats", path, "--system", "nowhere")).code).toBe(2);
  });

  test("what is no position of threats", async () => {
    expect(await ti4("threats", file("reach.json", position))).toMatchObject({
      ...{ code: 2, stderr: expect.stringContaining("reach.json#/") },
    });
    const stray = file("stray.json", { map: { string: "77" }, sides });
    expect((await ti4("threats", stray)).stderr).toContain("There is no system HOME25 on this map.");
  });
});

describe("umpire ti4 map", () => {
  test("a string, a file with a string, a file with a map, a position", async () => {
    const outputs = await Promise.all([
      ti4("map", LEARN),
      ti4("map", file("map.txt", `${LEARN}\n`)),
      ti4("map", file("map.json", position.map)),
      ti4("map", file("with-map.json", position)),
    ]);
    expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
    expect(outputs[0]).toMatchObject({ code: 0, stdout: expect.stringContaining("31 systems, 77 adjacent pairs.") });
  });

  test("a centre of one's own, in braces or by its option", async () => {
    const [braced, option] = await Promise.all([ti4("map", "{68} 77"), ti4("map", "77", "--centre", "68")]);
    expect(braced).toEqual(option);
    const systems = file("systems.json", { systems: [{ id: "A" }] });
    expect((await ti4("map", systems, "--centre", "68")).code).toBe(2);
    expect(JSON.parse((await ti4("map", systems, "--json")).stdout)).toMatchObject({
      ok: true,
      systems: [{ id: "A" }],
    });
  });

  test("what is no map is answered: no; a file that cannot be read is not", async () => {
    expect(await ti4("map", "66 91a60")).toMatchObject({ code: 1, stderr: '"91a60" is no tile of a map string.\n' });
    expect((await ti4("map", "absent.json")).code).toBe(2);
    expect((await ti4("map", file("torn.json", "{"))).code).toBe(2);
  });
});
