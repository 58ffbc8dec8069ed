import { expect, test, vi } from "vitest";
import { wordsByLanguage } from "./by-language.ts";

test("a language is loaded when it is asked for, and once", async () => {
  const [en, ru] = [vi.fn(async () => "hello"), vi.fn(async () => "привет")];
  const { load } = wordsByLanguage({ en, ru });
  expect(await Promise.all([load("ru"), load("ru")])).toEqual(["привет", "привет"]);
  expect(load("ru")).toBe(load("ru"));
  expect(ru).toHaveBeenCalledOnce();
  expect(en).not.toHaveBeenCalled();
});

test("what could not be loaded is tried again when it is asked for again", async () => {
  const en = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce("hello");
  const { load } = wordsByLanguage({ en, ru: en });
  await expect(load("en")).rejects.toThrow("offline");
  expect(await load("en")).toBe("hello");
});
