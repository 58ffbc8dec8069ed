import type { SiteBook, SiteGame, SitePage } from "@umpire/ui";
import { expect, test } from "vitest";
import { describedPages } from "./described.ts";
import { routeOf } from "./routes.ts";

const both = (text: string) => ({ en: text, ru: `${text} по-русски` });
const book: SiteBook = { id: "go", title: both("Go"), about: both("Stones."), text: { en: () => Promise.reject() } };
const own: SitePage = {
  path: "/planner",
  title: both("A planner"),
  about: both("What if?"),
  Page: () => null,
  shown: { name: both("Planner"), card: { open: both(""), facts: { en: [], ru: [] }, Picture: () => null } },
};
const game: SiteGame = { id: "go", title: both("Go"), editions: [], lesson: () => Promise.reject() };
const plain: SiteGame = { id: "nim", title: both("Nim"), editions: [] };
const places = { games: [game, plain], rulebooks: [book], pages: [own] };

test("every page but those of a match says what it is about, in both languages", () => {
  const described = describedPages(places);
  expect(described.map(({ path }) => path)).toEqual(["/", "/replay", "/rules", "/planner", "/rules/go", "/learn/go"]);
  expect(described.map(({ path }) => routeOf(places, path).page)).toEqual([
    "home",
    "replay",
    "learn",
    "own",
    "rules",
    "lesson",
  ]);
  expect(described[3]).toEqual({
    path: "/planner",
    title: { en: "A planner · Umpire", ru: "A planner по-русски · Umpire" },
    heading: both("A planner"),
    text: both("What if?"),
  });
  expect(described[4]?.title.ru).toBe("Правила: Go по-русски · Umpire");
});
