import { rps } from "@umpire/rps/game";
import { tactics } from "@umpire/tactics/game";
import { describe, expect, test } from "vitest";
import { callerOf, sayEvent, sayerOf, sayOver, sayRefusal, sayTime } from "./describe.ts";

const names = ["Ann", "Bob"];

describe("events", () => {
  test("of the kernel name people", () => {
    expect(sayEvent("en", rps, names, { type: "match:resigned", seat: 1 })).toBe("Bob resigns.");
    expect(sayEvent("ru", rps, names, { type: "match:out-of-time", seats: [0, 1] })).toBe("Время вышло: Ann, Bob.");
  });

  test("of a game are in its own words", () => {
    const shown = { type: "shown", round: 1, hands: ["rock", "scissors"], winner: 0 };
    expect(sayEvent("en", rps, names, shown)).toContain("rock against scissors");
    expect(sayEvent("ru", rps, names, shown)).toContain("камень против ножниц");
  });
});

describe("events together", () => {
  const telling = {
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
    const say = sayerOf({ game: rps, tell: () => (events) => events.map(() => "told there") }, telling);
    expect(say([shown, resigned])).toEqual(["Bob resigns.", "told there"]);
  });

  test("without a teller, or with one that fails, the game's own words do", () => {
    const fails = () => {
      throw new TypeError("no such view");
    };
    for (const tell of [null, fails, () => fails])
      expect(sayerOf({ game: rps, tell }, telling)([shown, resigned])).toEqual([
        sayEvent("en", rps, names, shown),
        "Bob resigns.",
      ]);
  });
});

test("a decision is called as the board calls it; else by its word, else to the letter", () => {
  const telling = {
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
  expect(callerOf({ game: rps, call: () => () => "a stone" }, telling)("rock")).toBe("a stone");
  for (const call of [null, fails, () => fails]) {
    expect(callerOf({ game: rps, call }, telling)("rock")).toBe("rock");
    expect(callerOf({ game: rps, call }, { ...telling, language: "ru" })("rock")).toBe("камень");
    expect(callerOf({ game: rps, call }, telling)({ type: "pass" })).toBe('{"type":"pass"}');
  }
});

test("the end is told from where one sits", () => {
  const over = { winners: [0], reason: "score" };
  expect(sayOver("en", rps, names, over, 0)).toBe("You have won: by score.");
  expect(sayOver("en", rps, names, over, 1)).toBe("Ann has won: by score.");
  expect(sayOver("en", rps, names, { winners: [], reason: "draw-agreed" }, 1)).toBe("A draw: a draw agreed.");
});

test("a refusal is said in the language that is spoken now, whoever refused", () => {
  expect(sayRefusal("ru", tactics, { code: "table-full", message: "Every seat is taken." })).toBe("Все места заняты.");
  expect(sayRefusal("en", tactics, { code: "unit-dead", unit: "P1-1" })).toBe("P1-1 has fallen.");
  expect(sayRefusal("en", null, { code: "away" })).toContain("cannot be reached");
  expect(sayRefusal("en", null, { code: "something-new", message: "As the server says." })).toBe("As the server says.");
});

test.each([
  [0, "0:00.0"],
  [940, "0:01.0"],
  [9_940, "0:10"],
  [61_000, "1:01"],
  [600_000, "10:00"],
  [3_600_000, "1:00:00"],
  [86_400_000, "24:00:00"],
])("%i ms are shown as %s", (ms, text) => {
  expect(sayTime(ms)).toBe(text);
});
