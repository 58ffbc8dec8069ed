import { expect, test } from "vitest";
import { oneOf, withoutAsked } from "./choice.ts";

test("of what a link or the storage says only known values count", () => {
  expect(oneOf(["en", "ru"], "ru")).toBe("ru");
  expect(oneOf(["en", "ru"], "de")).toBeNull();
  expect(oneOf(["en", "ru"], null)).toBeNull();
});

test("the address loses what it asked for and keeps everything else", () => {
  const address = "http://localhost/planner?lang=ru&map=18+40&theme=dark#here";
  expect(withoutAsked(address, ["lang", "theme"])).toBe("http://localhost/planner?map=18+40#here");
});

test("an address that asks for nothing stays letter by letter", () => {
  const address = "http://localhost/planner?map=18%2040&x";
  expect(withoutAsked(address, ["lang", "theme"])).toBe(address);
});
