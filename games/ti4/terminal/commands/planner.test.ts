import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { umpire } from "umpire/umpire-fixture";
import { afterAll, describe, expect, test } from "vitest";
import { LEARN } from "../planner/planner.fixture.ts";

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
    expect(stdout).toContain("cruiser#1, cruiser#2 (Cruiser I, HOME25) reach 18.");
    expect(stdout).toContain("[18]");
    expect(stdout).toContain("A asteroid field   G gravity rift   N nebula   S supernova");
  });

  test("a file, with more typed; where no ship reaches the answer is no", async () => {
    const path = file("position.json", position);
    const alone = await ti4("reach", path, "-l", "ru");
    expect(alone).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("s (авианосец I, HOME25) не доходит до 18."),
    });
    const none = await ti4("reach", path, "--json");
    expect({ code: none.code, ...JSON.parse(none.stdout) }).toMatchObject({ code: 1, fleet: { allArrive: null } });
    expect((await ti4("reach", path, "--ship", "cruiser@18")).code).toBe(0);
    const driven = await ti4("reach", path, "--effect", "gravity-drive:s", "--ship", "cruiser@40", "--json");
    expect(JSON.parse(driven.stdout)).toMatchObject({
      ...{ ok: true, rules: "official" },
      ships: [
        { id: "s", reachable: true, options: [{ rolls: 1 }] },
        { id: "cruiser#1", reachable: true },
      ],
      fleet: { ships: ["s", "cruiser#1"], rolling: ["s"], allArrive: 0.7 },
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
    [["--map", "77", "--active", "18", "--ship", "qqqq@77"], "All there are: umpire ti4 units."],
    [["--map", "77", "--active", "18", "--ship", "cruizer@77"], "Near it: cruiser, cruiser2."],
    [["--map", "77", "--active", "18", "--ship", "move=99999@77"], "a move value is at most 100."],
    [["--map", "77", "--active", "18", "--ship", "1000000x cruiser@77"], "at most 200 ships."],
    [["-"], "Standard input is empty."],
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

  test("names as people write them: units, effects, and systems by their planets", async () => {
    const said = await ti4(
      ...[
        "reach",
        "--map",
        LEARN,
        "--active",
        "Mecatol Rex",
        "--ship",
        "War Sun@Cormund",
        "--ship",
        "Carrier I@home25",
      ],
      ...["--tokens", "Mecatol Rex, 66", "--effect", "Gravity-Drive:CARRIER1"],
    );
    expect(said).toMatchObject({ code: 0, stdout: expect.stringContaining("warsun#1 (War Sun, 67) reaches 18.") });
    expect(said.stdout).toContain("carrier#1 (Carrier I, HOME25) reaches 18.");
  });

  test("what a file says never commands the terminal", async () => {
    const ship = { id: "s\u001b[2J\u009b", unit: "carrier", at: "HOME25" };
    const { stdout } = await ti4("reach", file("bell.json", { ...position, ships: [ship] }));
    expect(stdout).toContain("s\ufffd[2J\ufffd (Carrier I, HOME25)");
    const strange = await ti4("reach", file("strange.json", { ...position, active: "\u001b[2J" }));
    expect(strange.stderr).toContain("There is no system \ufffd[2J");
    const broken = await ti4("reach", file("escape.json", '{"map": \u001b[2J}'));
    expect(`${stdout}${strange.stderr}${broken.stderr}`).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  test("an empty file is called empty", async () => {
    expect((await ti4("reach", file("empty.json", " \n"))).stderr).toMatch(/empty\.json is empty\.\n$/);
    expect((await ti4("map", file("empty.txt", ""), "-l", "ru")).stderr).toMatch(/empty\.txt пуст\.\n$/);
  });

  test("help has examples, and a position that can be asked", async () => {
    const { code, stdout } = await ti4("reach", "--help");
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining("umpire ti4 reach --map") });
    const [, example = ""] = /A position file:\n([\s\S]*\n {2}\})\n/.exec(stdout) ?? [];
    const answer = await umpire(["ti4", "reach", "-"], example);
    expect(answer).toMatchObject({ code: 0, stdout: expect.stringContaining("first (Carrier I, 77) reaches 18.") });
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
    expect(one).toMatchObject({ code: 0, stdout: expect.stringContaining("c (крейсер I, HOME25)") });
    const json = JSON.parse((await ti4("threats", path, "--system", "18", "--json")).stdout);
    expect(json.systems).toEqual({ "18": [expect.objectContaining({ player: "p1", ship: "c", rolls: 1 })] });
    expect((await ti4("threats", path, "--system", "nowhere")).code).toBe(2);
  });

  test("where one fleet can go, from options", async () => {
    const fleet = ["threats", "--map", LEARN, "--ship", "cruiser@HOME25", "--tokens", "66"];
    const all = await ti4(...fleet, "--others", "75", "-l", "ru");
    expect(all).toMatchObject({ code: 0, stdout: expect.stringMatching(/ 18 {2}cruiser#1 70\u00a0%\n/) });
    const one = await ti4(...fleet, "--system", "mecatol rex");
    expect(one.stdout).toContain("\n  cruiser#1 (Cruiser I, HOME25)  HOME25 → 74 → 41 → 18  1 die");
    const json = JSON.parse((await ti4(...fleet, "--json", "--effect", "crucible")).stdout);
    expect(json.systems).toMatchObject({ "18": [{ player: "you", ship: "cruiser#1", survival: 1 }], "66": [] });
    expect((await ti4("threats")).stderr).toContain("There is no map.");
    expect((await ti4("threats", "--map", "77")).stderr).toContain("There is no ship.");
    expect(await ti4("threats", file("both.json", {}), "--ship", "cruiser@77")).toMatchObject({
      ...{ code: 2, stderr: "Give a position file, or the fleet with --map and --ship; not both.\n" },
    });
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

  test("standard input, and a string that begins with a place without a tile", async () => {
    const given = await Promise.all([
      umpire(["ti4", "map", "-"], "-1 19 20\n"),
      ti4("map", "-1 19 20"),
      ti4("map", "--", "-1 19 20"),
    ]);
    expect(new Set(given.map(({ stdout }) => stdout)).size).toBe(1);
    expect(given[0]).toMatchObject({ code: 0, stdout: expect.stringContaining("3 systems, 3 adjacent pairs.") });
    expect((await umpire(["ti4", "map", "-"], "")).stderr).toBe("Standard input is empty.\n");
    expect(await ti4("map", "--jsno")).toMatchObject({ code: 2, stderr: expect.stringContaining("no such option") });
    expect((await ti4("map", "-1 19", "--jsno")).code).toBe(2);
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

describe("umpire ti4 units and effects", () => {
  test("[P23] what --ship and --effect take", async () => {
    const [units, effects] = await Promise.all([ti4("units"), ti4("effects", "-l", "ru")]);
    expect(units).toMatchObject({ code: 0, stdout: expect.stringContaining("  warsun ") });
    expect(effects).toMatchObject({ code: 0, stdout: expect.stringContaining("Полный ход: движение +1") });
    const json = await Promise.all([ti4("units", "--json"), ti4("effects", "--json")]);
    const [listed, done] = json.map(({ stdout }) => JSON.parse(stdout));
    expect(listed.units).toContainEqual(expect.objectContaining({ id: "carrier", move: 1, capacity: 4 }));
    expect(done.effects).toContainEqual({ id: "flank-speed", move: 1, rule: "Flank Speed", meaning: "move +1" });
    expect(done.combatEffects).toContainEqual(
      expect.objectContaining({ id: "morale-boost", counted: true, meaning: expect.any(String) }),
    );
  });
});
