import type { Choice } from "@umpire/toolkit";
import { describe, expect, test } from "vitest";
import { lightsOf, nothingSelected, press } from "./selection.ts";

const choice = (name: string, at: readonly string[], from: string | null = null): Choice => ({
  action: name,
  name,
  at,
  from,
});
const drop = choice("drop", ["3", "4"]);
const move = choice("move", ["5"], "1");
const leap = choice("leap", ["6"], "1");
const promote = choice("promote", ["5"], "2");
const under = choice("under", ["5"], "2");
const all = [drop, move, leap, promote, under];

describe("a press", () => {
  test("on any place of an action decides it", () => {
    expect(press(all, nothingSelected, "4")).toEqual({ decided: drop });
  });

  test("where a move begins waits for where it ends", () => {
    const begun = press(all, nothingSelected, "1");
    expect(begun).toEqual({ selection: { from: "1", several: [] } });
    expect(press(all, { from: "1", several: [] }, "6")).toEqual({ decided: leap });
    expect(press(all, nothingSelected, "6")).toEqual({ selection: nothingSelected });
  });

  test("on another beginning begins there; on the same one, or elsewhere, takes it back", () => {
    expect(press(all, { from: "1", several: [] }, "2")).toEqual({ selection: { from: "2", several: [] } });
    expect(press(all, { from: "1", several: [] }, "1")).toEqual({ selection: nothingSelected });
    expect(press(all, { from: "1", several: [] }, "9")).toEqual({ selection: nothingSelected });
  });

  test("where several actions end asks which", () => {
    expect(press(all, { from: "2", several: [] }, "5")).toEqual({
      selection: { from: "2", several: [promote, under] },
    });
  });
});

describe("lights", () => {
  test("show where a press leads on; an action with several places is drawn at its first", () => {
    expect([...lightsOf(all, nothingSelected)].sort()).toEqual([
      ["1", "from"],
      ["2", "from"],
      ["3", "to"],
      ["4", "also"],
    ]);
  });

  test("show where a move that has begun may end", () => {
    expect([...lightsOf(all, { from: "1", several: [] })].sort()).toEqual([
      ["1", "chosen"],
      ["5", "to"],
      ["6", "to"],
    ]);
  });
});
