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

  test("each step of a turn has a heading of its own", () => {
    for (const { title } of [en.compose, ru.compose]) expect(new Set(Object.values(title)).size).toBe(4);
  });

  test("the guide names the panel that it sends people to", () => {
    for (const { coach, queue, log } of [en, ru]) {
      expect(coach.response).toContain(queue.title);
      expect(coach.settlement).toContain(log.settlement);
    }
  });
});
