import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { bundleFile, openModuleFolder } from "../bundle.ts";
import { pile, written } from "../pile.fixture.ts";
import { notJson } from "./not-json.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-trial-"));
const modules = openModuleFolder();
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  modules.remove();
});

/** What is wrong with the pile, changed so; null where nothing is. */
async function troubleWith(from: string, to: string) {
  const file = written(folder, "pile.ts", pile().replace(from, to));
  const read = await bundleFile(modules, { file, board: null });
  return read.ok ? null : [read.trouble.line, read.trouble.problem];
}

describe("before a module is loaded, a match is played with it in a process of its own", () => {
  test("nothing is wrong with a game that plays", async () => {
    expect(await troubleWith("", "")).toBeNull();
  });

  test.each([
    [
      "throws at import",
      "export const game",
      'if (1) throw new Error("not today");\nexport const game',
      5,
      "not today",
    ],
    ["throws in a step", "left - chosen", "left.x.y - chosen", 11, "Cannot read properties"],
    ["tells what is not JSON", "turn: turn + 1 }", "turn: turn + 1, at: new Date(0) }", 11, "/state/at is a Date"],
    ["ends the process", "export const game", "process.exit(3);\nexport const game", null, "ends the process"],
    ["lacks a method", "defineGame({", "((all) => ({ ...all, parse: {} }))({", 5, "the game lacks maxDecisions"],
  ])(
    "one that %s is told with its line",
    async (_what, from, to, line, problem) => {
      expect(await troubleWith(from, to)).toEqual([line, expect.stringContaining(problem)]);
    },
    30_000,
  );

  test("one that loops for ever in legal is told with the line of the loop", async () => {
    const found = await troubleWith(
      "legal: ({ left }) =>",
      "legal: ({ left }) => { while (left > 0) {} return [] },\n  least: ({ left }) =>",
    );
    expect(found).toEqual([10, "it does not come to an end"]);
  }, 60_000);
});

test.each([
  [{ a: [1, "x", null, { b: true }] }, null],
  [{ a: [1, undefined] }, "/a/1 is undefined"],
  [Number.NaN, "/ is NaN"],
  [{ a: { b: 1n } }, "/a/b is a bigint"],
  [new Map(), "/ is a Map"],
  [{ __proto__: null, constructor: () => 1 }, "/constructor is a function"],
])("%s: %s", (value, problem) => {
  expect(notJson(value)).toBe(problem);
});
