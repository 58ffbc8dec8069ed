import { expect, test } from "vitest";
import { strategyOf } from "./strategy.ts";

const origin = "https://umpire.example";
const files = new Set(["/", "/icon.svg", "/assets/index-abc.js"]);
const strategy = (path: string, mode: RequestMode = "cors", method = "GET") =>
  strategyOf({ method, mode, url: new URL(path, origin).href }, origin, files);

test("pages come from the network first, files of any version from where they are kept", () => {
  for (const path of ["/", "/planner?map=18", "/rules/go", "/match/abc", "/nowhere", "/apiary"])
    expect(strategy(path, "navigate")).toBe("page");
  for (const path of ["/icon.svg", "/assets/index-abc.js", "/assets/index-older.js"])
    expect(strategy(path)).toBe("file");
});

test.each(["/api/games", "/api/play", "/api", "/health", "/metrics", "/peer", "/picture/match/abc.png"])(
  "%s is never kept, nor is a page shown in its place",
  (path) => {
    expect(strategy(path)).toBe("network");
    expect(strategy(path, "navigate")).toBe("network");
  },
);

test("what is sent, or is somebody else's, is left alone", () => {
  expect(strategy("/assets/index-abc.js", "cors", "POST")).toBe("network");
  expect(strategy("https://other.example/assets/index-abc.js")).toBe("network");
  expect(strategy("/service-worker.js")).toBe("network");
});
