import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { umpire, umpireProcess } from "umpire/umpire-fixture";
import { afterAll, describe, expect, inject, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "umpire-bots-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "package.json"), '{"type":"module"}');

const example = (name: string) => fileURLToPath(new URL(`../../../../examples/${name}.ts`, import.meta.url));
const game = example("four-in-a-row");

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return `./${name}`;
};
const choosing = (body: string) => `export const strategy = {\n  choose() {\n    ${body}\n  },\n};\n`;

const play = (bot: string) => umpireProcess(["play", game, "-p", `${bot},random`, "-s", "seed"], "", folder);
const arena = (bots: string, ...more: readonly string[]) =>
  umpireProcess(["arena", game, "--bots", bots, "--games", "4", "--workers", "1", ...more], "", folder);

describe("a bot in a file", () => {
  test("[P31] plays at a table and in the arena, where the example beats random", async () => {
    const bot = example("four-in-a-row-bot");
    const played = await play(bot);
    expect(played).toMatchObject({ code: 0, stderr: "" });
    expect(played.stdout).toMatch(/The match is over/);
    const { code, stdout } = await umpireProcess(
      ["arena", game, "--bots", `${bot},random`, "--games", "40", "--workers", "1", "--json"],
      "",
      folder,
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ games: 40 });
    expect(JSON.parse(stdout).low).toBeGreaterThan(0.6);
  });

  test("[P31] leaves a decision open by choosing nothing: then the greedy bot decides", async () => {
    const { code, stdout } = await play(file("open.ts", choosing("return undefined;")));
    expect(code).toBe(0);
    expect(stdout).toMatch(/The match is over/);
  });

  test.each([
    ["broken.ts", "const a = 1;\nexport const strategy = { choose( };\n", /broken\.ts, line 2, cannot be loaded: \S/],
    ["none.ts", "export const a = 1;\n", /none\.ts is none: export an object with a method choose/],
    ["throwing.ts", choosing('throw new Error("lost");'), /throwing\.ts, line 3, failed: lost\./],
    ["cheating.ts", choosing("return 9;"), /cheating\.ts, line 2, chose what the rules do not allow: 9 \(/],
    ["odd.ts", choosing("return 1n as never;"), /odd\.ts, line \d, (failed|chose)/],
  ])("[P31] %s is a sentence with its file and line, at a table and in the arena", async (name, text, sentence) => {
    const bot = file(name, text);
    // What is wrong is found alike in both; only what throws is tried in both by `npm test`.
    const isMet = name === "throwing.ts" || inject("isLong");
    for (const { code, stderr } of [await play(bot), ...(isMet ? [await arena(`random,${bot}`)] : [])]) {
      expect(code).toBeGreaterThan(0);
      expect(stderr).toMatch(sentence);
      expect(stderr).not.toMatch(/\n {4}at /);
    }
  });

  test("[P31] one that does not exist is refused before anything is played", async () => {
    expect(await play("./nowhere.ts")).toMatchObject({ code: 2, stdout: "" });
    expect((await arena("random,./nowhere.ts", "--json")).stdout).toContain('"code":"bad-bot"');
  });

  test("[P31] one that never decides is given up, at a table and in the arena", async () => {
    // It waits for ever, where a loop without an end would keep both processors busy until it is given up.
    const bot = file("endless.ts", choosing("return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);"));
    for (const { code, stderr } of await Promise.all([play(bot), arena(`random,${bot}`)])) {
      expect(code).toBeGreaterThan(0);
      expect(stderr).toMatch(/endless\.ts, line 2, has not decided within 10 seconds\./);
    }
  });

  test("[P31] other code in the file makes another arena", async () => {
    const bot = file("changing.ts", choosing("return undefined;"));
    const kept = ["--out", join(folder, "kept.jsonl")];
    expect((await arena(`random,${bot}`, ...kept)).code).toBe(0);
    expect((await arena(`random,${bot}`, ...kept)).code).toBe(0);
    file("changing.ts", choosing("return void 0;"));
    expect((await arena(`random,${bot}`, ...kept)).stderr).toMatch(/another arena/);
  });
});

describe("the balance of a game in a file", () => {
  test("[P32] wins by seat, endings, lengths and actions, the same each time, at a table of three", async () => {
    const args = ["balance", game, "--bots", "random,greedy", "--games", "20", "--json"];
    const [first, again] = [await umpireProcess(args, "", folder), await umpireProcess(args, "", folder)];
    expect(first).toMatchObject({ code: 0, stderr: "" });
    expect(again.stdout).toBe(first.stdout);
    const [random] = JSON.parse(first.stdout).columns;
    expect(random).toMatchObject({ bot: "random", games: 20, different: 20, seats: [{ of: 20 }, { of: 20 }] });
    expect(random.seats[0].share + random.seats[1].share + random.drawn.share).toBeCloseTo(1, 9);
    expect(random.reasons).toContainEqual(expect.objectContaining({ reason: "four" }));
    expect(random.actions).toHaveLength(7);
    const dice = await umpireProcess(
      ["balance", "liars-dice", "--bots", "random", "--games", "6", "--options", '{"seats":3}'],
      "",
      folder,
    );
    expect(dice.stdout).toMatch(/seat 2 wins/);
    expect((await umpire(["balance", game, "--bots", "nobody"])).stderr).toMatch(/no bot "nobody"/);
  });

  test("[P32] a page and packs are for games with a study of their own: it says so, plays nothing, writes nothing", async () => {
    const page = join(folder, "page.html");
    const asked = ["balance", game, "--bots", "random", "--games", "2", "--out", page, "--force", "--pack", "own.json"];
    const { code, stdout, stderr } = await umpire(asked);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("takes no --pack, --out, --force: only shapeships and tactics have packs and a page");
    expect(stderr).toContain("--json > report.json");
    expect(existsSync(page)).toBe(false);
    const alone = await umpire(["balance", "kalah", "--force", "--json", "-l", "ru"]);
    expect(JSON.parse(alone.stdout)).toMatchObject({ ok: false, refusal: { code: "no-study", options: ["--force"] } });
  });
});
