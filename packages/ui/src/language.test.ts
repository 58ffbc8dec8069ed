import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

test.each([
  ["ru", "ru"],
  ["ru-RU", "ru"],
  ["RU", "ru"],
  ["en-GB", "en"],
  ["de", "en"],
  ["", "en"],
])("a browser that speaks %j gets %s", (browser, language) => {
  expect(languageOf(browser)).toBe(language);
});
