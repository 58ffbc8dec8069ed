import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashText } from "@umpire/kernel";
import { games } from "umpire";
import { umpire, umpireProcess } from "umpire/umpire-fixture";
import { afterAll, describe, expect, test } from "vitest";
import { duel } from "./duel.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** The record of a match that has just begun. */
const RECORD = `umpire record 1
game "rps"
edition 1
rules {"rounds":30,"wins":3}
options {}
seed "demo"
0 start #8d94b9d624940cf913ee1cc84ee25d08f9040dd28fc5e2436c3ff7ed507ef3da
end 0
`;

/** The record of a whole match between bots. */
async function aRecord(): Promise<string> {
  const path = join(folder, "match.txt");
  await umpire(["play", "rps", "--players", "random,random", "--seed", "demo", "--record", path]);
  return readFileSync(path, "utf8");
}

describe("umpire play", () => {
  test("[P15] a person against the random bot, by number, name and JSON", async () => {
    const { code, stdout } = await umpire(
      ["play", "rps", "--seed", "demo", "--rules", '{"wins":2}'],
      '1\npaper\n"rock"\n',
    );
    expect(code).toBe(0);
    expect(stdout).toContain('A match of rps. Rules: {"rounds":30,"wins":2}. Seed: demo.');
    expect(stdout).toMatch(/Round 1: rock against .*Round 2: paper against .*Round 3: rock against /s);
    expect(stdout).toMatch(/The match is over \(by score\)\. Won by seat [01]\.\n$/);
  });

  test("[P15] the same seed and decisions give the same match", async () => {
    const [one, two] = await Promise.all([1, 2].map(() => umpire(["play", "rps", "--seed", "x"], "1\n2\n3\n")));
    expect(one).toEqual(two);
  });

  test("[P15] what is not understood or refused is explained, and the question comes again", async () => {
    const { code, stdout } = await umpire(["play", "rps"], 'help\nfly\n"fly"\nundo\ndraw\nresign\n');
    expect(code).toBe(0);
    expect(stdout).toContain("Type the number of an action");
    expect(stdout).toContain('"fly" is neither a number');
    expect(stdout).toMatch(/This does not fit: .*"rock"/);
    expect(stdout).toContain("Seat 0 has no decision to take back.");
    expect(stdout).toMatch(/Seat 0 offers a draw\.\nThe bot plays on\./);
    expect(stdout).toMatch(/Seat 0 resigns\.\nThe match is over \(a resignation\)\. Won by seat 1\.\n$/);
  });

  test("[P15] a skirmish: the board, what each action would do, an undo, the greedy bot", async () => {
    const { code, stdout } = await umpire(["play", "tactics", "--seed", "a", "-p", "you,greedy"], "2\nundo\n2\n");
    expect(code).toBe(0);
    expect(stdout).toContain("  2  stun   haste  rage   root   poison");
    expect(stdout).toContain("  u2_p1  hp 8  attack 3  move 1  range 2");
    expect(stdout).toContain("  2) u1_p1 moves from (1,0) to (1,1).\n");
    expect(stdout).toContain("Seat 0 undoes its last decision.");
    expect(stdout).toMatch(/hits u\d_p\d for \d; \d+ hp left\./);
    expect(stdout).toMatch(/The match is over \(.*\)\./);
  });

  test("[P15] quitting leaves the match where it is, record included", async () => {
    const record = join(folder, "quit.txt");
    const { code, stdout } = await umpire(["play", "rps", "--record", record], "1\nquit\n");
    expect(code).toBe(0);
    expect(stdout).toMatch(/The match is left unfinished\.\nThe record is in .*npx umpire verify .*quit\.txt\n$/);
    expect((await umpire(["verify", record])).stdout).toContain("1 entry, under way,");
  });

  test("[P15] a number is the number in the list, even where actions are numbers", async () => {
    const path = file(
      "numbers.mjs",
      duel
        .replaceAll(/\{ at: (\d) \}/g, "$1")
        .replaceAll(/chosen\((\d)\)\.at/g, "chosen($1)")
        .replace("[1, 2], sample", "[2, 4], sample"),
    );
    expect((await umpire(["play", path, "--record", join(folder, "n.txt")], "2\n")).stdout).toContain("  2) 4\n");
    expect(readFileSync(join(folder, "n.txt"), "utf8")).toContain("1 decide [[0,4],");
    // Beyond the list a number is nothing; an action that is a number is said to be one.
    const record = join(folder, "m.txt");
    const { stdout } = await umpire(["play", path, "--record", record], "4\n12345\n=2\n");
    expect(stdout).toContain("A number of this list, or:");
    expect(stdout).toContain("The list has no 4: it goes from 1 to 2.");
    expect(stdout).toContain("The list has no 12345:");
    expect(readFileSync(record, "utf8")).toContain("1 decide [[0,2],");
  });

  test("[P15] a mistake of the game's own is told with its place, and what was played is kept", async () => {
    const path = file(
      "faulty.mjs",
      duel.replace(
        "resolve: (state, chosen) => (",
        "resolve: () => { throw new Error('no powder'); }, old: (state, chosen) => (",
      ),
    );
    const { code, stderr } = await umpire(["play", path, "--record", join(folder, "f.txt")], "1\n");
    expect(code).toBe(1);
    expect(stderr).toMatch(/The umpire failed here, and nothing was changed: no powder\.\n.*\n.*faulty\.mjs:/);
    expect(readFileSync(join(folder, "f.txt"), "utf8")).toContain("end 0");
  });

  test("[P15] at the end of input the random bot plays on", async () => {
    const { code, stdout } = await umpire(["play", "rps"], "");
    expect(code).toBe(0);
    expect(stdout).toContain("Nobody is at the keyboard for seat 0: the random bot plays on.");
    expect(stdout).toMatch(/The match is over/);
  });

  test("[P15] two people at one keyboard: each is asked alone, and may agree on a draw", async () => {
    const { stdout } = await umpire(["play", "rps", "--players", "you,you"], "\n1\n\n3\n\ndraw\n\n2\n\ndraw\n");
    expect(stdout).toMatch(/seat 0; the others look away.*Seat 0 has decided.*seat 1; the others look away/s);
    expect(stdout).toContain("Round 1: rock against scissors. Seat 0 scores.");
    expect(stdout).not.toContain("The bot plays on.");
    expect(stdout).toMatch(/A draw is agreed\.\nThe match is over \(a draw agreed\)\. Nobody wins\./);
  });

  test("[P15] an offer lapses with the next entry, so that who does not decide before it is asked at once", async () => {
    const { stdout } = await umpire(["play", "tactics", "--players", "you,you"], "draw\n\ndraw\n1\ndraw\ndraw\n");
    expect(stdout).toContain("Seat 1: `draw` accepts the draw and ends the match, Enter plays on. > ");
    expect(stdout).toContain("Seat 0 offers a draw already.");
    expect(stdout).toMatch(/Seat 0 offers a draw\.\nSeat 1: .*\nA draw is agreed\.\n/);
  });

  test("[P15] in Russian", async () => {
    const { stdout } = await umpire(["play", "rps", "--language", "ru", "--rules", "single"], "1\nБумага\n3\n");
    expect(stdout).toMatch(/^Партия rps\. Правила:/);
    expect(stdout).toMatch(/Раунд 1\. Счёт 0 : 0, игра до 1\./);
    expect(stdout).toMatch(/Место 0, покажите руку:\n {2}1\) камень/);
    expect(stdout).toMatch(/Партия окончена \(по счёту\)/);
  });

  test("[P15] a game of one's own, from its file", async () => {
    const path = file("duel.mjs", duel);
    const { code, stdout } = await umpire(["play", path], "1\n");
    expect(code).toBe(0);
    expect(stdout).toMatch(/shots: –\nSeat 0, shoot:\n {2}1\) at 1\n/);
    expect(stdout).toContain("shot: at 1");
  });

  test("[P15] the rulebook of the example as TypeScript", async () => {
    const { code, stdout } = await umpireProcess(["play", "games/rps/rules/game.ts"], "1\n");
    expect(code).toBe(0);
    expect(stdout).toContain("shown: round 1");
  });

  test("[P16] a record of one's own game is read with its file", async () => {
    const path = file("duel.mjs", duel);
    const record = join(folder, "duel.txt");
    await umpire(["play", path, "--record", record], "1\n");
    expect((await umpire(["verify", record])).stderr).toContain('There is no game "duel"');
    expect((await umpire(["verify", record, "--game", path])).stdout).toContain("Good: duel, edition 1, 1 entry");
    expect((await umpire(["replay", record, "-g", path])).stdout).toContain("Won by seat 0");
    const asked = await umpire(["referee", "-g", path], '{"ask":"start","game":"duel","seed":"s"}');
    expect(JSON.parse(asked.stdout)).toMatchObject({ ok: true, rules: "standard" });
    expect(await umpire(["verify", record, "--game", "nowhere.js"])).toMatchObject({ code: 2 });
  });

  test.each([
    [["play", "chess"], "There is no game"],
    [["play", "./nowhere.js"], "it does not exist"],
    [["play", file("empty.mjs", "export const x = { id: 1 };")], "exports no game: no object with a resolve"],
    [["play", file("two.mjs", "export const a = { resolve: 1 }, b = { resolve: 2 };")], "it exports several"],
    [
      ["play", file("half.mjs", "export const a = { id: 'a', resolve() {} };")],
      "the game lacks edition, maxDecisions, presets, parse, seats",
    ],
    [["play", file("broken.mjs", "export const = 1;")], "There is no game in"],
    [["play", "rps", "--rules", "hard"], "the presets are: standard, single"],
    [["play", "rps", "--rules", "{"], "The field --rules does not fit"],
    [["play", "rps", "--options", "[]"], "does not fit"],
    [["play", "rps", "--options", "{"], "The field --options does not fit"],
    [["play", "rps", "--rules", '{"wins":0}'], "--rules/wins"],
    [["play", "rps", "--record", join(folder, "no/such/folder")], "The field --record does not fit"],
    [["play", "rps", "--players", "you"], "2 names with commas"],
    [["play", "rps", "--players", "you,deep-blue"], "each one of: you, random"],
    [["play", "rps", "--language", "de"], "Allowed choices are en, ru"],
    [["play"], "missing required argument"],
    [["play", "rps", "--fly"], "unknown option"],
    [["dance"], "unknown command"],
    [["laws", "rps", "--runs", "0"], "a number from 1"],
    [["laws", "chess"], "There is no game"],
    [["verify", "nowhere.txt"], "cannot be read"],
    [["verify", folder], "cannot be read"],
    [["replay", "x", "--viewer", "me"], "the number of a seat"],
    [["replay", file("seen.txt", RECORD), "--viewer", "9"], "The field --viewer does not fit: no such seat."],
  ])("[P17] %j is wrong usage: exit code 2, and a line that helps", async (args, help) => {
    const { code, stderr } = await umpire(args);
    expect(stderr).toContain(help);
    expect(code).toBe(2);
  });
});

describe("umpire verify and replay", () => {
  test("[P16] a good record", async () => {
    const record = await aRecord();
    const verified = await umpire(["verify", "-"], record);
    expect(verified).toMatchObject({ code: 0, stderr: "" });
    expect(verified.stdout).toMatch(/^Good: rps, edition 1, \d+ entries, over, last hash [0-9a-f]{64}\.\n$/);
    const shown = await umpire(["replay", "-"], record);
    expect(shown.stdout).toMatch(
      /^1 Round 1: .*\n2 Round 2: (.|\n)*The match is over \(by score\)\. Won by seat [01]\.\n$/,
    );
    expect((await umpire(["verify", "-"], record.replaceAll("\n", "\r\n"))).code).toBe(0);
    const viewed = await umpire(["replay", "-", "--viewer", "1", "-l", "ru"], record);
    expect(viewed.stdout).toMatch(/^1 Раунд 1: (.|\n)*Победило место [01]\.\n$/);
  });

  test("[P16] the secret that was promised, and another", async () => {
    const record = await aRecord();
    const [, seed = ""] = /^seed "([^"]*)"$/m.exec(record) ?? [];
    const commitment = hashText(seed.split(".")[0] ?? "");
    expect(await umpire(["verify", "-", "--commitment", commitment], record)).toMatchObject({ code: 0 });
    const other = await umpire(["verify", "-", "--commitment", hashText("another")], record);
    expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining("The dice are others") });
  });

  test("[P16] a match under way", async () => {
    const start = JSON.parse((await umpire(["referee"], '{"ask":"start","game":"rps","seed":"s"}')).stdout);
    const answer = await umpire(["referee"], JSON.stringify({ ask: "record", match: start.match }));
    expect((await umpire(["replay", "-"], JSON.parse(answer.stdout).record)).stdout).toBe(
      "The match is under way after 0 entries.\n",
    );
  });

  test("[P16] a tampered record: at which step it breaks", async () => {
    const otherHand = (_all: string, before: string, hand: string) => before + (hand === "rock" ? "paper" : "rock");
    const tampered = (await aRecord()).replace(/(2 decide \[\[0,")(\w+)/, otherHand);
    const { code, stderr } = await umpire(["verify", file("tampered.txt", tampered)]);
    expect(code).toBe(1);
    expect(stderr).toBe("The record was altered: its hash breaks at step 2 (line 9).\n");
  });

  test.each([
    ["nothing", "", "Line 1"],
    ["another file", "hello\n", "Line 1"],
    ["bytes", "\ufffd\n", "Line 1"],
  ])("[P16] %s is no record", async (_name, text, message) => {
    const { code, stderr } = await umpire(["replay", "-"], text);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
  });

  test("[P17] a program reads JSON", async () => {
    const record = await aRecord();
    const verified = JSON.parse((await umpire(["verify", "-", "--json"], record)).stdout);
    expect(verified).toMatchObject({ ok: true, game: "rps", edition: 1, hash: expect.stringMatching(/^\w{64}$/) });
    const steps = (await umpire(["replay", "-", "--json"], record)).stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(steps).toHaveLength(verified.entries + 1);
    expect(steps[1]).toMatchObject({ step: 1, entry: { type: "decide" }, events: [{ type: "shown" }] });
    const cut = await umpire(["verify", "-", "--json"], record.slice(0, 300));
    expect(cut.code).toBe(1);
    expect(JSON.parse(cut.stdout)).toMatchObject({
      ok: false,
      refusal: { code: "bad-record", message: expect.any(String) },
    });
    const listed = (await umpire(["games", "--json"])).stdout.trim().split("\n");
    expect(listed.map((line) => JSON.parse(line).id)).toEqual(games.games.map(({ id }) => id));
  });

  test("[P17] it says its version", async () => {
    const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
    expect(await umpire(["--version"])).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
  });

  test("[P17] everything has help, and a person gets text", async () => {
    for (const command of [[], ["games"], ["play"], ["ships"], ["laws"], ["replay"], ["verify"], ["referee"]]) {
      const { code, stdout } = await umpire([...command, "--help"]);
      expect(code).toBe(0);
      expect(stdout).toMatch(/^Usage: umpire/);
    }
    const listed = (await umpire(["games"])).stdout.trimEnd().split("\n");
    expect(listed).toHaveLength(games.games.length);
    expect(listed).toContain("rps, edition 1. Presets: standard, single.");
    expect(listed).toContain("tactics, edition 1. Presets: skirmish, v1, duel.");
    expect(listed).toContain("shapeships, edition 1. Presets: standard, tuned.");
    expect(listed).toContain("ti4, edition 2. Presets: official, requirements.");
    expect((await umpire([])).code).toBe(2);
  });
});
