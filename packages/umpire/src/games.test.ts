import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { games } from "./index.ts";
import { classics, names } from "./names.ts";

describe.each(games.editions.map((game) => [game.id, game.edition, game] as const))(
  "%s, edition %i",
  (_id, _edition, game) => {
    test("speaks English and Russian, with the same codes", () => {
      const codes = (language: string) => {
        const words = game.words?.[language];
        return { refusal: Object.keys(words?.refusal ?? {}).sort(), event: Object.keys(words?.event ?? {}).sort() };
      };
      expect(Object.keys(game.words ?? {})).toEqual(["en", "ru"]);
      expect(codes("ru")).toEqual(codes("en"));
      expect(codes("en").event).not.toEqual([]);
    });

    test("its presets are rules, and its default options are options", () => {
      for (const rules of Object.values(game.presets))
        expect(game.parse.rules(rules)).toEqual({ ok: true, value: rules });
      expect(game.parse.options({}).ok).toBe(true);
    });
  },
);

test("a game's id is the name of its package, or of its one file, which is where it is looked for", () => {
  expect(games.games.map(({ id }) => id)).toEqual([...names, ...classics]);
});

test("whoever installs umpire gets its games", () => {
  const { dependencies } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining([...names, "classics"].map((name) => `@umpire/${name}`)),
  );
});

test("no two games share id and edition", () => {
  const names = games.editions.map(({ id, edition }) => `${id} ${edition}`);
  expect(new Set(names).size).toBe(names.length);
});
