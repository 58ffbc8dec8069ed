import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), "utf8");

test("the game that the README shows is the game that is played", () => {
  const shown = /<!-- file: rps\.ts -->\n```ts\n([\s\S]*?)```/.exec(read("README.md"))?.[1];
  expect(shown).toBe(read("games/rps/rules/game.ts"));
});

test("the README's first screen has the two commands before anything else is asked", () => {
  const screen = read("README.md").split("\n").slice(0, 40).join("\n");
  expect(screen).toMatch(/npm start.*\n.*npm test/);
  expect(screen).toContain("export const rps = defineGame(");
});
