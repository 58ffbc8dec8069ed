import type { SiteBook } from "@umpire/ui";
import { expect, test } from "vitest";
import { rulebook } from "./rulebooks.ts";

const both = { en: "Go", ru: "Го" };
const page = (title: string) => ({ title, contents: [], html: "" });
const bookOf = (more: Partial<SiteBook["text"]>): SiteBook => ({
  id: "go",
  title: both,
  about: both,
  text: { en: async () => page("Go"), ...more },
});

test("a rulebook is read in one's language, or in English where nobody has translated it", async () => {
  const translated = bookOf({ ru: async () => page("Го") });
  expect(await rulebook(translated, "ru")).toMatchObject({ language: "ru", title: "Го" });
  expect(await rulebook(translated, "en")).toMatchObject({ language: "en", title: "Go" });
  expect(await rulebook(bookOf({}), "ru")).toMatchObject({ language: "en", title: "Go" });
});

test("it is loaded once", () => {
  const book = bookOf({});
  expect(rulebook(book, "en")).toBe(rulebook(book, "ru"));
});
