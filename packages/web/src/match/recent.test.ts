import { expect, test } from "vitest";
import { keptInBrowser } from "../storage.fixture.ts";
import { addRecent, recentMatches, removeRecent } from "./recent.ts";

const kept = keptInBrowser();

test("the match that one sat down in last comes first, and each once", () => {
  for (const match of ["a", "b", "a"]) addRecent(match);
  expect(recentMatches()).toEqual(["a", "b"]);
});

test("only the latest twelve are remembered", () => {
  for (let number = 0; number < 20; number += 1) addRecent(`match ${number}`);
  expect(recentMatches()).toHaveLength(12);
  expect(recentMatches()[0]).toBe("match 19");
});

test("what is over is forgotten", () => {
  for (const match of ["a", "b"]) addRecent(match);
  removeRecent("b");
  expect(recentMatches()).toEqual(["a"]);
});

test.each(["no JSON", "{}", "[1, null, {}]", '"text"'])("%s in the storage is as good as nothing", (text) => {
  kept.set("match.recent", text);
  expect(recentMatches()).toEqual([]);
});
