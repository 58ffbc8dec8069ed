import { describe, expect, test } from "vitest";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** Every sentence that needs nothing to be said, by its place. */
function sentences(words: object, path = ""): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, value]): readonly (readonly [string, string])[] => {
    if (typeof value === "string") return [[`${path}/${key}`, value]];
    return typeof value === "object" && value !== null ? sentences(value, `${path}/${key}`) : [];
  });
}

describe("the words of the table", () => {
  test("Russian ones have no Latin letter, English ones no Cyrillic", () => {
    for (const [path, said] of sentences(ru)) expect(said, path).toMatch(/^[^a-z]+$/i);
    for (const [path, said] of sentences(en)) expect(said, path).toMatch(/^[^а-яё]+$/i);
  });

  test("each step of a turn has a heading of its own, and its cards a name", () => {
    for (const { title, hand } of [en.compose, ru.compose])
      for (const words of [title, hand]) expect(new Set(Object.values(words)).size).toBe(4);
  });

  test("so many ships of a kind are spelt right", () => {
    expect(["Strut", "Winch", "Lens"].map((name) => en.ships(2, name))).toEqual(["2 Struts", "2 Winches", "2 Lenses"]);
    expect([en.ships(1, "Strut"), ru.ships(3, "Распорка")]).toEqual(["Strut", "Распорка × 3"]);
  });
});
