import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shapeships } from "@umpire/games";
import { afterAll, describe, expect, test } from "vitest";
import { umpire } from "../umpire.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};

const [pack] = Object.values(shapeships.presets);
const [first, ...others] = pack?.ships ?? [];
const typed = (...lines: string[]) => `${lines.join("\n")}\n`;
const play = (args: readonly string[], ...lines: string[]) =>
  umpire(["play", "shapeships", "--seed", "demo4", ...args], typed(...lines));

describe("umpire play shapeships", () => {
  test("[P15] a duel in words: factions, ships, battle orders, and the reference on the way", async () => {
    const { code, stdout, stderr } = await play([], "corona", "ships flare", "2 prisms, mote", "flare, halo");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^A match of shapeships\. Rules: standard\. Seed: demo4\.\nYou sit at seat 0 \(North\)\.\n/);
    expect(stdout).toContain("  Flare: 1 amber\n      2 damage\n");
    expect(stdout).toContain("North draws 2 Prism, 1 Mote.");
    expect(stdout).toContain("The declarations are opened. North: Flare, Halo.");
    expect(stdout).toMatch(/The match is over \(.*\)\. (Won by seat \d \((North|South)\)|Nobody wins)\.\n$/);
    for (const line of stdout.split("\n")) expect(line.length, line).toBeLessThanOrEqual(100);
  });

  test("[P15] in Russian, every sentence of it", async () => {
    const { stdout } = await play(
      ["-l", "ru"],
      "корона",
      "корабли вспышка",
      "2 призмы, пылинку",
      "help",
      "вспышка, гало",
    );
    expect(stdout).toContain("Вы на месте 0 (Север).");
    expect(stdout).toContain("  Вспышка (flare): 1 янтарной\n");
    expect(stdout).toContain("Север чертит: Призма × 2, Пылинка × 1.");
    expect(stdout).toMatch(/Победило место \d \((Север|Юг)\)|Победителя нет/);
    const known = /^(shapeships|standard|demo\d|ships|undo|back|resign|draw|help|quit|flare|id|JSON|[NSx]\d*)$/;
    const foreign = (stdout.match(/[A-Za-z]\w*/g) ?? []).filter((word) => !known.test(word));
    expect(foreign).toEqual([]);
  });

  test("[P15] what the rules refuse comes with their reason, and nothing is lost", async () => {
    const { stdout } = await play([], "lattice", "9 strut", "mote", "keystone", "fly", "back", "2 strut", "quit");
    expect(stdout).toMatch(/The order costs \d+ lines; there are 9\. Nothing was drawn\.\nNorth \(you\), drawing\./);
    expect(stdout).toContain("Mote belongs to Corona.");
    expect(stdout).toContain("Keystone needs another Gusset.");
    expect(stdout).toContain('"fly" is not understood, and nothing was done.');
    expect(stdout).toContain("Seat 0 has no decision to take back.");
    expect(stdout).toContain("North draws 2 Strut. Completed: Strut N1, Strut N2.");
  });

  test("[P15] numbers of the list, JSON, Enter for the table, and help", async () => {
    const json = '{"basics":[{"ship":"strut","count":1}]}';
    const { stdout } = await play([], "help", "1", "", json, "2, 2", "quit");
    expect(stdout).toContain("In the drawing, name the ships you want");
    expect(stdout.match(/Turn 1 · Build Phase · drawing · /g)).toHaveLength(2);
    expect(stdout).toContain("North draws 1 Strut.");
    expect(stdout).toContain("North draws 2 Strut.");
  });

  test("[P15] two people at one keyboard: orders are secret, and taken back before the keyboard changes hands", async () => {
    const { stdout } = await play(
      ["-p", "you,you"],
      ...["", "lattice", "", "corona"],
      ...["", "caliper", "back", "", "strut", "", "prism"],
      ...["flare", "", "resign"],
    );
    expect(stdout).toContain("The keyboard goes to seat 1 (South); the others look away. Press Enter.\n");
    expect(stdout).toContain("(Seat 0 (North) may still type back and decide anew.)\n");
    expect(stdout).toContain("North draws 1 Strut.");
    expect(stdout).not.toContain("Completed: Caliper");
    // North can do nothing in the declaration and is not asked; South's order is open at once.
    expect(stdout).toMatch(
      /South \(you\), declaration\..*\n.*\n> \n— Turn 1 · Battle Phase · declaration, response —\n/,
    );
    expect(stdout).toContain("North: pass. South: Flare.\n(North had nothing to use.)\n");
    // What one has ordered is nowhere before both have.
    const secret = stdout.slice(stdout.indexOf("Seat 0 (North) has decided."), stdout.indexOf("North plays Lattice"));
    expect(secret).toMatch(/North +not chosen yet/);
    expect(stdout).toMatch(/Seat 0 resigns\.\nThe match is over \(a resignation\)\. Won by seat 1 \(South\)\.\n$/);
  });

  test("[P15] an interrupt while the keyboard changes hands leaves the match", async () => {
    const { stdout } = await play(["-p", "you,you"], "quit");
    expect(stdout).toMatch(/The match is left unfinished\.\n$/);
  });

  test("[P15] against the greedy bot, and a whole duel of bots without lessons", async () => {
    expect((await play(["-p", "you,greedy"], "lattice")).stdout).toContain("The match is over");
    const { code, stdout } = await play(["-p", "random,random"]);
    expect(code).toBe(0);
    expect(stdout).not.toMatch(/How to read this|sensible/);
  });
});

describe("rules from a file", () => {
  test("[P15] a designer's pack, whole or in part, is named by its path", async () => {
    const whole = file("whole.json", { ...pack, health: 30 });
    const part = file("part.json", '\ufeff{"health": 31}');
    expect((await play(["-r", whole], "1", "quit")).stdout).toMatch(/Rules: .*whole\.json\. (.|\n)*30 of 76/);
    expect((await play(["-r", part], "1", "quit")).stdout).toMatch(/Rules: .*part\.json\. (.|\n)*31 of 76/);
    expect((await play(["-r", '{"health":32}'], "quit")).stdout).toMatch(/^A match of shapeships\. Rules: custom\. /);
    const wins = file("wins.json", { wins: 1 });
    const rps = await umpire(["play", "rps", "--rules", wins, "-p", "random,random"]);
    expect(rps.stdout).toMatch(/Rules: .*wins\.json\. /);
  });

  test.each([
    ["a field that does not fit", { ...pack, ships: [{ ...first, cost: 0 }, ...others] }, "pack.json#/ships/0/cost: "],
    ["an unknown field", { speed: 1 }, "pack.json#/speed: "],
    ["a broken constraint", { stages: [] }, "(at "],
    ["no JSON", "{ nope", "pack.json cannot be read: "],
    ["no object", "[]", "pack.json#: "],
    ["a key that nothing may have", '{"__proto__":{}}', "pack.json#/__proto__"],
  ])("[P17] %s is wrong usage: exit code 2, with file and field", async (_name, content, help) => {
    const { code, stderr, stdout } = await play(["--rules", file("pack.json", content)]);
    expect(stderr).toContain(help);
    expect(stderr).toContain("pack.json");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });

  test("[P17] a file that is not there, a folder, and the same in Russian", async () => {
    expect(await play(["--rules", "nowhere.json"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("nowhere.json"),
    });
    expect(await play(["--rules", folder])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("it is a folder"),
    });
    const { stderr } = await play(["-l", "ru", "--rules", file("pack.json", { health: 0 })]);
    expect(stderr).toMatch(/^Таких правил у игры нет: .*pack\.json#\/health: Слишком маленькое значение/);
  });
});

describe("umpire ships", () => {
  test("prints the reference of the default pack, or of a file, in both languages", async () => {
    const { code, stdout } = await umpire(["ships"]);
    expect(code).toBe(0);
    expect(stdout).toContain("\nLattice\n  Strut: Basic, 3 lines, at most 4\n      every turn: 2 damage\n");
    expect((await umpire(["ships", "strut", "flare", "-l", "ru"])).stdout).toMatch(
      /^ {2}Распорка .*\n.*\n {2}Вспышка /,
    );
    const own = file("own.json", { ...pack, ships: [{ ...first, cost: 9 }, ...others] });
    expect((await umpire(["ships", "strut", "--rules", own])).stdout).toContain("Strut: Basic, 9 lines");
    expect(await umpire(["ships", "--rules", "nowhere.json"])).toMatchObject({ code: 2, stdout: "" });
  });
});
