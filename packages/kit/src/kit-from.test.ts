import type { Game } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { kitFrom } from "./kit-from.ts";

const nothing = () => null;
const methods = ["seats", "setup", "next", "view", "isVisible", "check", "legal", "sample", "determinize"];
const game = {
  ...Object.fromEntries([...methods, "defaultAction", "resolve"].map((name) => [name, nothing])),
  ...{ id: "two-piles", edition: 1, maxDecisions: 9, presets: {}, parse: {} },
} as unknown as Game;
const problemOf = (exports: object) => {
  const read = kitFrom(exports);
  return read.ok ? null : read.problem;
};

describe("a module that exports a game is a kit", () => {
  test("its game is called `game`, or is the only one", () => {
    expect(kitFrom({ game })).toMatchObject({ ok: true, kit: { game } });
    expect(kitFrom({ piles: game, other: 3 })).toMatchObject({ ok: true, kit: { game } });
    expect(kitFrom({ game, earlier: { ...game, edition: 0 } })).toMatchObject({ ok: true, kit: { game } });
  });

  test("what else it has by a kit's names comes along, and nothing else", () => {
    const evaluate = () => 0;
    const title = { en: "Two piles", ru: "Две кучи" };
    expect(kitFrom({ game, evaluate, title, constructor: 1, helper: 2 })).toEqual({
      ok: true,
      kit: { game, evaluate, title },
    });
  });

  test("without a title it is called by its id", () => {
    expect(kitFrom({ game })).toMatchObject({ kit: { title: { en: "Two piles", ru: "Two piles" } } });
  });

  test("words beside the game are its words, unless it has its own", () => {
    const words = { en: { refusal: {}, event: {} } };
    expect(kitFrom({ game, words })).toMatchObject({ kit: { game: { words } } });
    const own = { ...game, words: { ru: { refusal: {}, event: {} } } };
    expect(kitFrom({ game: own, words })).toMatchObject({ kit: { game: own } });
  });

  test("what is no kit is told why", () => {
    expect(problemOf({ helper: 1 })).toBe("it exports no game: no object with a resolve");
    expect(problemOf({ one: game, two: { ...game } })).toBe("it exports several; export one");
    expect(problemOf({ game: { ...game, legal: undefined, id: undefined } })).toBe("the game lacks id, legal");
  });
});
