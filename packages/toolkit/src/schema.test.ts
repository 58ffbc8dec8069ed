import { expect, test, vi } from "vitest";
import { en, ru } from "zod/locales";
import { list, listOrEmpty, text, whole, z } from "./schema.ts";

const schema = z.strictObject({ count: whole(1, 3), name: text(2), marks: listOrEmpty(z.boolean(), 1) });
const messages = (input: unknown) => schema.safeParse(input).error?.issues.map(({ message }) => message);

// In a process of its own: whoever makes a schema of zod itself gives zod/mini English words, too.
test("[M16] a problem is told in English, as zod itself tells it", () => {
  expect(messages(7)).toEqual(["Invalid input: expected object, received number"]);
  expect(messages({ count: 0, name: "abc", marks: [true, false], more: 1 })).toEqual([
    "Too small: expected number to be >=1",
    "Too big: expected string to have <=2 characters",
    "Too big: expected array to have <=1 items",
    'Unrecognized key: "more"',
  ]);
});

test("[M16] a language that was chosen before stays", async () => {
  z.config(ru());
  vi.resetModules();
  await import("./schema.ts");
  expect(messages(7)).toEqual(["Неверный ввод: ожидалось object, получено число"]);
  z.config(en());
});

test("[M17] bounds are included, and a list may be left out where it is said so", () => {
  expect(schema.parse({ count: 3, name: "ab" })).toEqual({ count: 3, name: "ab", marks: [] });
  const fits = (input: unknown) => list(whole(-1, 1), 2).safeParse(input).success;
  expect([[-1, 1], [0], []].map(fits)).toEqual([true, true, true]);
  expect([[-2], [2], [0.5], ["1"], [0, 0, 0], undefined].map(fits)).toEqual([false, false, false, false, false, false]);
});
