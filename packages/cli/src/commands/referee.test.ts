import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { umpire, umpireProcess } from "umpire/umpire-fixture";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "umpire-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A module with a game of one's own, of this name. */
function ownGame(id: string): string {
  const path = join(folder, `${id}.js`);
  const text = `const accept = (value) => ({ ok: true, value });
export const game = {
  id: "${id}", edition: 1, maxDecisions: 1, presets: { standard: {} },
  parse: { options: accept, rules: accept, action: accept, state: accept },
  seats: () => 1,
  setup: () => accept({ state: { done: false }, events: [] }),
  next: ({ done }) => done ? { over: { winners: [0], reason: "done" } } : { awaiting: [0], step: "go" },
  view: (state) => state, isVisible: () => true, check: () => null,
  legal: () => ["go"], sample: () => "go", determinize: (view) => view, defaultAction: () => "go",
  resolve: () => ({ state: { done: true }, events: [] }),
};`;
  writeFileSync(path, text);
  return path;
}

describe("umpire referee", () => {
  test("[P1] one answer a line, in order, to the end of input", async () => {
    const lines = ['{"id":1,"ask":"games"}', "", "nonsense", '{"id":2,"ask":"games"}\r', '{"id":3,"ask":"games"}'];
    const { code, stdout, stderr } = await umpire(["referee"], lines.join("\n"));
    const answers = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
      [1, true],
      [null, false],
      [null, false],
      [2, true],
      [3, true],
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  test("[P1] a line of 10 MB is refused, and the next one answered", async () => {
    const { stdout } = await umpireProcess(
      ["referee"],
      `{"seed":"${"x".repeat(10_000_000)}"}\n{"id":"after","ask":"games"}\n`,
    );
    const answers = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      { ok: false, refusal: { code: "too-large" } },
      { id: "after", ok: true },
    ]);
  });

  test("[P1] it keeps nothing between lines", async () => {
    const request = '{"ask":"start","game":"rps","seed":"s"}\n';
    const { stdout } = await umpire(["referee"], request + request);
    const [one, two] = stdout.split("\n");
    expect(one).toBe(two);
  });

  test("[P16] it knows the game of every --game, and refuses one that would hide another", async () => {
    const [a, b] = [ownGame("apple"), ownGame("pear")];
    const requests = ["apple", "pear", "rps"].map((game) => `{"ask":"start","game":"${game}","seed":"s"}\n`);
    const { stdout } = await umpire(["referee", "--game", a, "--game", b], requests.join(""));
    const answers = stdout.trimEnd().split("\n");
    expect(answers.map((line) => JSON.parse(line).ok)).toEqual([true, true, true]);
    const twice = await umpire(["referee", "--game", a, "--game", a]);
    expect(twice).toMatchObject({ code: 2, stderr: expect.stringContaining("apple, edition 1, is given twice") });
  });
});
