import { rps } from "@umpire/rps/game";
import { tactics } from "@umpire/tactics/game";
import { describe, expect, test } from "vitest";
import { en } from "../words/en.ts";
import { ru } from "../words/ru.ts";
import { actionDescriber, describeEvent, describeRefusal, describeResult, eventDescriber } from "./describe.ts";

const names = ["Ann", "Bob"];

describe("events", () => {
  test("of the kernel name people", () => {
    expect(describeEvent(en, "en", rps, names, { type: "match:resigned", seat: 1 })).toBe("Bob resigns.");
    expect(describeEvent(ru, "ru", rps, names, { type: "match:out-of-time", seats: [0, 1] })).toBe(
      "Время вышло: Ann, Bob.",
    );
  });

  test("of a game are in its own words", () => {
    const shown = { type: "shown", round: 1, hands: ["rock", "scissors"], winner: 0 };
    expect(describeEvent(en, "en", rps, names, shown)).toContain("rock against scissors");
    expect(describeEvent(ru, "ru", rps, names, shown)).toContain("камень против ножниц");
  });
});

describe("events together", () => {
  const context = {
    language: "en",
    names,
    seat: 0,
    rules: {},
    view: {},
    next: { awaiting: [0], step: "show" },
  } as const;
  const shown = { type: "shown", round: 1, hands: ["rock", "scissors"], winner: 0 };
  const resigned = { type: "match:resigned", seat: 1 };

  test("a board tells those of the game, and names tell those of the match", () => {
    const describeAll = eventDescriber(
      en,
      { game: rps, describeEvents: () => (events) => events.map(() => "told there") },
      context,
    );
    expect(describeAll([shown, resigned])).toEqual(["Bob resigns.", "told there"]);
  });

  test("without a board's description, or with one that fails, the game's own words do", () => {
    const fails = () => {
      throw new TypeError("no such view");
    };
    for (const describeEvents of [null, fails, () => fails])
      expect(eventDescriber(en, { game: rps, describeEvents }, context)([shown, resigned])).toEqual([
        describeEvent(en, "en", rps, names, shown),
        "Bob resigns.",
      ]);
  });
});

test("a decision is called as the board calls it; else by its word, else as its data reads", () => {
  const context = {
    language: "en",
    names,
    seat: 0,
    rules: {},
    view: {},
    next: { awaiting: [0], step: "show" },
  } as const;
  const fails = () => {
    throw new TypeError("no such action");
  };
  expect(actionDescriber({ game: rps, describeAction: () => () => "a stone" }, context)("rock")).toBe("a stone");
  for (const describeAction of [null, fails, () => fails]) {
    expect(actionDescriber({ game: rps, describeAction }, context)("rock")).toBe("rock");
    expect(actionDescriber({ game: rps, describeAction }, { ...context, language: "ru" })("rock")).toBe("камень");
    expect(actionDescriber({ game: rps, describeAction }, context)({ type: "pass" })).toBe("pass");
  }
});

test("the end is told from where one sits", () => {
  const over = { winners: [0], reason: "score" };
  expect(describeResult(en, "en", rps, names, over, 0)).toBe("You have won: by score.");
  expect(describeResult(en, "en", rps, names, over, 1)).toBe("Ann has won: by score.");
  expect(describeResult(en, "en", rps, names, { winners: [], reason: "draw-agreed" }, 1)).toBe(
    "A draw: a draw agreed.",
  );
});

test("a refusal is said in the language that is spoken now, whoever refused", () => {
  expect(describeRefusal("ru", tactics, { code: "table-full", message: "Every seat is taken." })).toBe(
    "Все места заняты.",
  );
  expect(describeRefusal("en", tactics, { code: "unit-dead", unit: "P1-1" })).toBe("P1-1 has fallen.");
  expect(describeRefusal("en", null, { code: "away" })).toContain("cannot be reached");
  expect(describeRefusal("en", null, { code: "something-new", message: "As the server says." })).toBe(
    "As the server says.",
  );
});
