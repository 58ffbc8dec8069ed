import type { SiteBook, SiteGame, SitePage } from "@umpire/ui";
import { expect, test } from "vitest";
import { routeOf } from "./routes.ts";

const both = (text: string) => ({ en: text, ru: text });
const book: SiteBook = { id: "go", title: both("Go"), about: both(""), text: { en: () => Promise.reject() } };
const own: SitePage = {
  path: "/planner",
  title: both("Planner"),
  about: both(""),
  Page: () => null,
  shown: { name: both("Planner"), card: { open: both(""), facts: { en: [], ru: [] }, Picture: () => null } },
};
const game: SiteGame = { id: "go", title: both("Go"), editions: [], lesson: () => Promise.reject() };
const plain: SiteGame = { id: "nim", title: both("Nim"), editions: [] };
const places = { games: [game, plain], rulebooks: [book], pages: [own] };
const route = (path: string) => routeOf(places, path);

test("every page has its path, and any other path is none", () => {
  expect(route("/")).toEqual({ page: "home" });
  expect(route("/rules")).toEqual({ page: "learn" });
  expect(route("/planner")).toEqual({ page: "own", own });
  expect(route("/rules/go")).toEqual({ page: "rules", book });
  expect(route("/learn/go")).toEqual({ page: "lesson", game });
  expect(route("/match/8Epy-FlCSz_GQ-cW")).toEqual({ page: "match", match: "8Epy-FlCSz_GQ-cW" });
  expect(route("/replay/8Epy-FlCSz_GQ-cW")).toEqual({ page: "replay", match: "8Epy-FlCSz_GQ-cW" });
  expect(route("/replay")).toEqual({ page: "replay", match: null });
  expect(route("/docs")).toEqual({ page: "docs", path: "/docs" });
  expect(route("/docs/api/kernel")).toEqual({ page: "docs", path: "/docs/api/kernel" });
  for (const path of [
    "/match",
    "/match/a/b",
    "/match/a b",
    "/rules/chess",
    "/learn/nim",
    "/learn/__proto__",
    "/rules/toString",
    "/Planner",
    "/planner/x",
  ]) {
    expect(route(path)).toEqual({ page: "not-found" });
  }
});
