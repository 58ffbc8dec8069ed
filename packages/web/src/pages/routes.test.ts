import { expect, test } from "vitest";
import { routeOf } from "./routes.ts";

test("every page has its path, and any other path is none", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/planner")).toEqual({ page: "planner" });
  expect(routeOf("/rules/skirmish")).toEqual({ page: "rules", book: "skirmish" });
  for (const path of ["/rules", "/rules/chess", "/rules/toString", "/Planner", "/planner/x"]) {
    expect(routeOf(path)).toEqual({ page: "not-found" });
  }
});
