import { expect, test } from "vitest";
import { drawBars } from "./bars.ts";

const percent = (chance: number) => `${chance * 100}%`;
const bars = [
  { label: "one", chance: 0.5 },
  { label: "three", chance: 0.25 },
  { label: "none", chance: 0 },
  { label: "dust", chance: 0.000_01 },
];

test("bars are to scale, whatever is there is seen, and nothing is nothing", () => {
  expect(drawBars(bars, percent, 1, 9).split("\n")).toEqual([
    "  one       50%  ████▌",
    "  three     25%  ██▎",
    "  none       0%",
    "  dust   0.001%  ▏",
  ]);
});

test("the fullest bar is as wide as it may be, and painted", () => {
  expect(drawBars([{ label: "x", chance: 0.5, paint: (bar) => `<${bar}>` }], percent, 0.5, 3)).toBe("  x  50%  <███>");
});
