import { ring } from "@umpire/toolkit";
import { describe, expect, test } from "vitest";
import { drawTiles, laneRows } from "./hexmap.ts";

const named = (radius: number) =>
  ring(radius).map((hex, at) => ({ hex, rows: ["", `${radius}.${at}`, ""] as [string, string, string] }));
const widest = (text: string) => Math.max(...text.split("\n").map((line) => line.length));

describe("hexes as text", () => {
  test("neighbours share their edges; what is too long is cut", () => {
    const drawn = drawTiles([
      { hex: { q: 0, r: 0 }, rows: ["G", "[41]", "▲2 *a"] },
      { hex: { q: 1, r: 0 }, rows: ["", "a-very-long-name", "x"] },
    ]);
    expect(`\n${drawn}\n`).toBe(String.raw`
  _________
 /    G    \
/    [41]   \_________
\   ▲2 *a   /         \
 \_________/a-very-lon…\
           \     x     /
            \_________/
`);
  });

  test("the ring around a hole leaves it blank inside, and north is above", () => {
    const lines = drawTiles(named(1)).split("\n");
    expect(lines.slice(5, 8)).toEqual([
      String.raw`\           /         \           /`,
      String.raw` \_________/           \_________/`,
      String.raw` /         \           /         \ `.trimEnd(),
    ]);
    expect(lines[2]).toContain("1.0");
    expect(lines.at(-3)).toContain("1.3");
    expect(lines.findIndex((line) => line.includes("1.5"))).toBe(lines.findIndex((line) => line.includes("1.1")));
  });

  test("three rings take 79 columns and 29 lines, four 101", () => {
    const rings = (most: number) => Array.from({ length: most + 1 }, (_, at) => named(at)).flat();
    const three = drawTiles(rings(3));
    expect([widest(three), three.split("\n").length]).toEqual([79, 29]);
    expect(widest(drawTiles(rings(4)))).toBe(101);
    expect(three).not.toMatch(/[ \t]$/m);
  });

  test("paint colours what is written, and no edge", () => {
    const drawn = drawTiles([{ hex: { q: 0, r: 0 }, rows: ["", "7", ""], paint: (text) => `<${text}>` }]);
    expect(drawn).toContain("/     <7>     \\");
  });

  test("a hyperlane has a wave at each side that a lane leaves by", () => {
    expect(laneRows("83A", new Set(["ne", "sw"]))).toEqual(["        ~", "83A", "~          "]);
    expect(laneRows("x", new Set(["n", "ne", "se", "s", "sw", "nw"]))).toEqual(["~   ~   ~", "x", "~    ~    ~"]);
  });
});
