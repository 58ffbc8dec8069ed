import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { writeTable } from "@umpire/tactics/bot/solve/file";
import { solveTables, type Tables, unsolvedTables } from "@umpire/tactics/bot/solve/tables";
import { umpire } from "umpire/umpire-fixture";
import { describe, expect, test } from "vitest";

const packTable = (tables: Tables) => gzipSync(writeTable(tables), { level: 6 });

const folder = mkdtempSync(join(tmpdir(), "umpire-thinking-"));
const at = (name: string) => join(folder, name);

/** A table as it is after so many steps of the work. */
function partly(steps: number) {
  const tables = unsolvedTables();
  const work = solveTables(tables);
  for (let step = 0; step < steps; step += 1) work.next();
  return tables;
}

async function recorded(game: string, ...more: readonly string[]): Promise<string> {
  const file = at(`${game}-${more.length}.record`);
  const args = ["play", game, "--players", "greedy,random", "--seed", "s", "--record", file, ...more];
  expect((await umpire(args)).code).toBe(0);
  return file;
}

describe("umpire bots", () => {
  test("lists the bots, in English and in Russian", async () => {
    const { stdout } = await umpire(["bots"]);
    expect(stdout).toMatch(/master\s+Master\s+looks as far ahead/);
    expect(stdout).toContain("graded in tactics and shapeships");
    expect((await umpire(["bots", "-l", "ru"])).stdout).toMatch(/master\s+Мастер/);
    const lines = (await umpire(["bots", "--json"])).stdout.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).bot)).toContain("club");
  });

  test("an unknown bot or level is refused with those that there are", async () => {
    const { code, stderr } = await umpire(["play", "tactics", "--players", "you,wizard"]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/random, greedy, search, beginner, casual, club, expert, master/);
  });
});

describe("umpire solve", () => {
  test("writes over nothing unless told", async () => {
    writeFileSync(at("mine"), "mine");
    const { code, stderr } = await umpire(["solve", "tactics", "--to", at("mine")]);
    expect(code).toBe(2);
    expect(stderr).toContain("--force");
    expect(readFileSync(at("mine"), "utf8")).toBe("mine");
  });

  test("does not go on from a part that is damaged, and leaves it alone", async () => {
    const packed = packTable(partly(2));
    writeFileSync(at("cut.part"), packed.subarray(0, packed.length / 2));
    const { code, stderr } = await umpire(["solve", "tactics", "--to", at("cut")]);
    expect(code).toBe(2);
    expect(stderr).toContain("it is cut short");
    expect(existsSync(at("cut"))).toBe(false);
    expect(readFileSync(at("cut.part"))).toHaveLength(Math.floor(packed.length / 2));
  });

  test("another game cannot be solved", async () => {
    expect((await umpire(["solve", "rps"])).code).toBe(2);
  });
});

describe("umpire analyse", () => {
  test("says what each decision was worth and what would have been better, and sums it up", async () => {
    const file = await recorded("tactics", "--rules", "duel");
    const { code, stdout } = await umpire(["analyse", file]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/seat 1: .* \(\d+ % to win\)/);
    expect(stdout).toMatch(/better by \d+ %: /);
    expect(stdout).toMatch(/seat 0: \d+ decisions judged/);
    expect((await umpire(["analyse", file, "-l", "ru"])).stdout).toMatch(/место 0: оценено решений: \d+/);
  });

  test("of one seat alone, as JSON", async () => {
    const file = await recorded("rps");
    const { stdout } = await umpire(["analyse", file, "--seat", "1", "--json"]);
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).toMatchObject({ seat: 1, made: expect.any(String), choices: { length: 3 } });
  });

  test("a table that is not finished, or none at all, is refused before anything is judged", async () => {
    const file = await recorded("rps", "--rules", "standard");
    writeFileSync(at("part.table"), packTable(partly(2)));
    const unfinished = await umpire(["analyse", file, "--tables", at("part.table")]);
    expect(unfinished).toMatchObject({ code: 2, stdout: "" });
    expect(unfinished.stderr).toContain("it is not finished");
    writeFileSync(at("noise.table"), "noise");
    expect((await umpire(["analyse", file, "--tables", at("noise.table")])).stderr).toContain("no solved positions");
    expect((await umpire(["play", "tactics", "--tables", at("nowhere")])).code).toBe(2);
  });
});
