import { expect, test, vi } from "vitest";
import { loadShown, showing, wordsByLanguage } from "./by-language.ts";

test("a language is loaded when it is asked for, and once", async () => {
  const [en, ru] = [vi.fn(async () => "hello"), vi.fn(async () => "привет")];
  const { load } = wordsByLanguage({ en, ru });
  expect(await Promise.all([load("ru"), load("ru")])).toEqual(["привет", "привет"]);
  expect(load("ru")).toBe(load("ru"));
  expect(ru).toHaveBeenCalledOnce();
  expect(en).not.toHaveBeenCalled();
});

test("what could not be loaded is tried again when it is asked for again", async () => {
  const en = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("hello");
  const { load } = wordsByLanguage({ en, ru: en });
  await expect(load("en")).rejects.toThrow("offline");
  expect(await load("en")).toBe("hello");
});

test("what a page shows is loaded in another language before it changes, and no longer when it is gone", async () => {
  const { load } = wordsByLanguage({ en: async () => "hello", ru: async () => "привет" });
  const rulebook = vi.fn(async () => "text");
  const gone = showing(rulebook);
  await load("en");
  expect(await loadShown("ru")).toEqual(expect.arrayContaining(["привет", "text"]));
  expect(rulebook).toHaveBeenCalledWith("ru");
  gone();
  expect(await loadShown("en")).not.toContain("text");
});

test("what comes to a page while another language is loaded is loaded in that one too", async () => {
  const later = vi.fn(async () => "later");
  const gone = [
    showing(async () => {
      gone.push(showing(later));
      return "first";
    }),
  ];
  expect(await loadShown("ru")).toEqual(expect.arrayContaining(["first", "later"]));
  expect(later).toHaveBeenCalledWith("ru");
  for (const each of gone) each();
});
