import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { umpire } from "umpire/umpire-fixture";
import { afterAll, describe, expect, test } from "vitest";
import { shapeships } from "../../game.ts";
import { awkward } from "../duels.fixture.ts";

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
    expect(stdout).toMatch(/^A match of shapeships\. Rules: standard\. Seed: demo4\.\nYou play North\.\n/);
    expect(stdout).toContain("  Flare: 1 amber\n      2 damage\n");
    expect(stdout).toContain("North draws 2 Prism, 1 Mote.");
    expect(stdout).toContain("The declarations are opened. North: Flare, Halo.");
    expect(stdout).toMatch(/The match is over \(.*\)\. (Won by (North|South)|Nobody wins)\.\n$/);
    for (const line of stdout.split("\n")) expect(line.length, line).toBeLessThanOrEqual(100);
  });

  test("[P15] in Russian, every sentence of it", async () => {
    const { stdout } = await play(
      ["-l", "ru"],
      "корона",
      "корабли вспышка",
      "2 призмы, пылинку",
      "помощь",
      "вспышка, гало",
    );
    expect(stdout).toContain("Ваша сторона: Север.");
    expect(stdout).toContain("  Вспышка (flare): янтарь 1\n");
    expect(stdout).toContain("Север чертит: Призма × 2, Пылинка × 1.");
    expect(stdout).toMatch(/Побеждает (Север|Юг)|Победителя нет/);
    const known = /^(shapeships|standard|demo\d|ships|offer|help|pass|flare|JSON|[NSx]\d*)$/;
    const foreign = (stdout.match(/[A-Za-z]\w*/g) ?? []).filter((word) => !known.test(word));
    expect(foreign).toEqual([]);
  });

  test("[P15] what the rules refuse comes with their reason, and nothing is lost", async () => {
    const { stdout } = await play([], "lattice", "9 strut", "mote", "keystone", "fly", "back", "2 strut", "quit");
    expect(stdout).toMatch(/The order costs \d+ lines; there are 9\. Nothing was drawn\.\nNorth \(you\), drawing\./);
    expect(stdout).toContain("Mote belongs to Corona.");
    expect(stdout).toContain("Keystone needs another Gusset.");
    expect(stdout).toContain('"fly" is not understood, and nothing was done.');
    expect(stdout).toContain("North has no decision to take back.");
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
    expect(stdout).toContain("The keyboard goes to South; the others look away. Press Enter. \n");
    expect(stdout).toContain("(North may still type back here, before Enter, and decide anew.)\n");
    expect(stdout).toContain("North draws 1 Strut.");
    expect(stdout).not.toContain("Completed: Caliper");
    // North can do nothing in the declaration and is not asked; South's order is open at once.
    expect(stdout).toMatch(
      /South \(you\), declaration\..*\n.*\n> \n— Turn 1 · Battle Phase · declaration, response —\n/,
    );
    expect(stdout).toContain("North: pass. South: Flare.\n(North had nothing to use.)\n");
    // What one has ordered is nowhere before both have.
    const secret = stdout.slice(stdout.indexOf("North has decided."), stdout.indexOf("North plays Lattice"));
    expect(secret).toMatch(/North +not chosen yet/);
    expect(stdout).toMatch(/North resigns\.\nThe match is over \(a resignation\)\. Won by South\.\n$/);
  });

  test("[P15] two people: an offer of a draw waits for the other at the keyboard", async () => {
    const { stdout } = await play(
      ["-p", "you,you"],
      ...["", "lattice", "", "corona"],
      ...["", "draw", "offer", "2 strut", "", "offer"],
    );
    expect(stdout).toContain("To offer a draw, type `offer`.\n");
    expect(stdout).toContain(
      "North offers a draw: after Enter, `offer` accepts it and ends the match; with an order it goes on.\n" +
        "(North may still type back here, before Enter, and decide anew.)\nThe keyboard goes to South;",
    );
    expect(stdout).toMatch(
      /\nNorth offers a draw: `offer` accepts it .*\nSouth \(you\), drawing\.(.|\n)*A draw is agreed\.\n.*Nobody wins\.\n$/,
    );
  });

  test("[P15] two people: who has decided already is asked at once, and an order plays on", async () => {
    const begun = ["", "решетка", "", "корона", "", "2 распорки", "", "ничья"];
    const agreed = await play(["-p", "you,you", "-l", "ru"], ...begun, "ничья");
    expect(agreed.stdout).toMatch(
      /Юг предлагает ничью\.\nСевер: `ничья` примет ничью и закончит партию, Enter — играть дальше\. > \nСогласована ничья\.\n/,
    );
    const refused = await play(["-p", "you,you", "-l", "ru"], ...begun, "", "пылинка", "выход");
    expect(refused.stdout).toContain("Юг чертит: Пылинка × 1.");
  });

  test("[P15] two people: what is typed before Enter is answered, and back decides anew", async () => {
    const { stdout } = await play(
      ["-p", "you,you"],
      ...["help", "", "lattice", "", "corona", "", "strut"],
      ...["resign", "mote", "undo", "", "2 strut", "", "prism", "quit"],
    );
    expect(stdout).toContain("Press Enter first: orders and commands come after it. Here there is only `quit`.\n");
    expect(
      stdout.replaceAll(/\s+/g, " ").match(/Here there is only `back`, to decide anew, and `quit`\./g),
    ).toHaveLength(2);
    expect(stdout).toContain("North draws 2 Strut.");
    const russian = await play(["-p", "you,you", "-l", "ru"], "помощь", "", "решетка", "распорка", "выход");
    expect(russian.stdout).toContain("Здесь есть только `выход`.\n");
    expect(russian.stdout.replaceAll(/\s+/g, " ")).toContain("только `назад`, чтобы решить заново, и `выход`.");
  });

  test("[P15] a bot plays on whatever it is offered", async () => {
    const { stdout } = await play([], "lattice", "offer", "exit");
    expect(stdout).toMatch(/North offers a draw\.\nThe bot plays on\.\nNorth \(you\), drawing\./);
    expect(stdout).toMatch(/The match is left unfinished\.\n$/);
  });

  test("[P15] ships that are called like commands are drawn in quotation marks", async () => {
    const own = file("awkward.json", awkward);
    const { stdout } = await play(["-r", own], '"exit"', 'a, 1 pass, "quit", "draw"', "quit");
    expect(stdout).toMatch(/\n +1\) {2}nothing .*\n +2\) {2}"a" /);
    expect(stdout).toMatch(/\n +\d+\) {2}"quit" +2 lines/);
    expect(stdout).toMatch(/North draws 1 a, 1 pass, 1 quit, 1 (draw|both knocked out alike)\./);
    expect(stdout).toMatch(/The match is left unfinished\.\n$/);
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
    expect(await umpire(["ships", "strut", "foo"])).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/Strut: (.|\n)*There is no "foo" here\./),
    });
  });
});
