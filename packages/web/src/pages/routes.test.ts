import { expect, test } from "vitest";
import { routeOf } from "./routes.ts";

test("every page has its path, and any other path is none", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/planner")).toEqual({ page: "planner" });
  expect(routeOf("/rules/skirmish")).toEqual({ page: "rules", book: "skirmish" });
  expect(routeOf("/match/8Epy-FlCSz_GQ-cW")).toEqual({ page: "match", match: "8Epy-FlCSz_GQ-cW" });
  expect(routeOf("/replay/8Epy-FlCSz_GQ-cW")).toEqual({ page: "replay", match: "8Epy-FlCSz_GQ-cW" });
  expect(routeOf("/replay")).toEqual({ page: "replay", match: null });
  for (const path of [
    "/match",
    "/match/a/b",
    "/match/a b",
    "/rules",
    "/rules/chess",
    "/rules/toString",
    "/Planner",
    "/planner/x",
  ]) {
    expect(routeOf(path)).toEqual({ page: "not-found" });
  }
});
