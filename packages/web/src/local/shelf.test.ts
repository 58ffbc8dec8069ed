import { expect, test, vi } from "vitest";
import { keptInBrowser } from "../storage.fixture.ts";
import { isLocalMatch, keepFor, keyOf, newLocalMatch } from "./shelf.ts";

const kept = keptInBrowser();
test("a match is found under its id, which no server gives", () => {
  const match = newLocalMatch();
  expect(isLocalMatch(match)).toBe(true);
  expect(isLocalMatch("8Epy-FlCSz_GQ-cW")).toBe(false);
  keepFor(match).store("text");
  expect(keepFor(match).load()).toBe("text");
  expect(keepFor(newLocalMatch()).load()).toBeNull();
});

test("the latest eight are kept, however often each is stored", () => {
  const matches = Array.from({ length: 10 }, newLocalMatch);
  for (const match of matches) for (const text of ["one", "two"]) keepFor(match).store(text);
  expect(matches.map((match) => kept.has(keyOf(match)))).toEqual([false, false, ...Array(8).fill(true)]);
  expect(keepFor(matches[0] ?? "").load()).toBeNull();
});

test("a browser that keeps nothing has it as long as the page is there", () => {
  const refuse = () => {
    throw new Error("refused");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const match = newLocalMatch();
  keepFor(match).store("text");
  expect(keepFor(match).load()).toBe("text");
});
