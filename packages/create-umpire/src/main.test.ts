import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { kitFrom } from "@umpire/kit";
import { lawsOf } from "@umpire/laws";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { main } from "./main.ts";

/** In the repository, so that a game finds its packages; where nothing else looks. */
const reports = fileURLToPath(new URL("../../../reports", import.meta.url));
let folder: string;
let said: readonly string[] = [];
beforeAll(() => {
  mkdirSync(reports, { recursive: true });
  folder = mkdtempSync(join(reports, "created-"));
  for (const way of ["log", "error"] as const)
    vi.spyOn(console, way).mockImplementation((text: string) => {
      said = [...said, text];
    });
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** The exit code, and what was said. */
function run(...args: readonly string[]) {
  said = [];
  return { code: main(args, folder), text: said.join("\n") };
}

test.each([
  "__proto__",
  "constructor",
  "a b",
  "Upper",
  "",
  "../up",
  "a/b",
  "9lives",
  "-x",
  "a--b",
  "umpire",
  "x".repeat(41),
])("%j is no name, and makes nothing", (name) => {
  const before = readdirSync(folder);
  const { code, text } = run(name);
  expect(code).toBe(1);
  expect(text).toMatch(/^✖ .+\. Type: npm create umpire my-game$/);
  expect(readdirSync(folder)).toEqual(before);
});

test("it takes one name", () => {
  expect(run().code).toBe(1);
  expect(run("one", "two").code).toBe(1);
});

test("a folder with something in it is left alone, as is a file; an empty one is filled", () => {
  mkdirSync(join(folder, "full"));
  writeFileSync(join(folder, "full", "mine.txt"), "mine");
  writeFileSync(join(folder, "file"), "mine");
  for (const name of ["full", "file"])
    expect(run(name)).toMatchObject({ code: 1, text: expect.stringMatching(/already/) });
  expect(readdirSync(join(folder, "full"))).toEqual(["mine.txt"]);
  mkdirSync(join(folder, "empty"));
  expect(run("empty").code).toBe(0);
});

test("everything in the folder has the name that was given", () => {
  expect(run("four-corners")).toMatchObject({
    code: 0,
    text: expect.stringMatching(/cd four-corners\n {2}npm install\n {2}npm start/),
  });
  const made = join(folder, "four-corners");
  const files = readdirSync(made, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  expect(files.map(({ name }) => name).sort()).toEqual(
    [
      ".dockerignore",
      ".gitignore",
      "Dockerfile",
      "README.md",
      "game.test.ts",
      "game.ts",
      "package.json",
      "test.yml",
      "tsconfig.json",
    ].sort(),
  );
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"));
  expect(texts.filter((text) => text.includes("my-game"))).toEqual([]);
  expect(JSON.parse(readFileSync(join(made, "package.json"), "utf8"))).toMatchObject({ name: "four-corners" });
});

test("it asks for the release that it comes with", () => {
  run("pinned");
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, "pinned", "package.json"), "utf8"));
  const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => /umpire/.test(name));
  expect(new Set(ours.map(([, wanted]) => wanted))).toEqual(new Set([version]));
});

test("the game is a kit, and obeys the laws", async () => {
  run("lawful");
  const read = kitFrom(await import(join(folder, "lawful", "game.ts")));
  if (!read.ok) throw new Error(read.problem);
  expect(read.kit).toMatchObject({ game: { id: "lawful" }, title: { en: "Four Corners" } });
  for (const law of lawsOf(read.kit.game, { runs: 10 })) law.holds();
});
