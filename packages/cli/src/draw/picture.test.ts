import { expect, test } from "vitest";
import { drawPicture } from "./picture.ts";

const lines = (text: string) => text.split("\n").map((line) => line.trimEnd());

test("a grid is drawn with its names, from its origin", () => {
  const pieces = [
    { key: "a", at: 0, seat: 0 },
    { key: "b", at: 4, seat: 1 },
    { key: "c", at: 5, text: "K" },
  ];
  expect(lines(drawPicture("en", { board: { grid: [3, 2], origin: "bottom-left" }, pieces }))).toEqual([
    "  2 . ○ K",
    "  1 ● . .",
    "    A B C",
  ]);
});

test("points are known by their numbers, hexes lie aslant", () => {
  const points = { points: [[0, 0], [2, 0], [1, 1]] as const }; // biome-ignore format: a line
  expect(lines(drawPicture("en", { board: points }))).toEqual(["1   2", "  3"]);
  const hexes = [{ q: 0, r: 0 }, { q: 1, r: 0 }, { q: 0, r: 1 }]; // biome-ignore format: a line
  expect(lines(drawPicture("en", { board: { hexes } }))).toEqual([".", "  .", "."]);
});

test("hands, dice, counters and scores stand below, in the language that is spoken", () => {
  const picture = {
    rows: [
      {
        key: "h",
        seat: 0,
        title: { en: "Hand", ru: "Рука" },
        items: [
          { key: "a", card: "A", suit: "spades" as const },
          { key: "b", card: null },
        ],
      },
      {
        key: "d",
        items: [
          { key: "x", die: 6 },
          { key: "y", die: null },
        ],
      },
      { key: "e", title: "Nothing", items: [] },
    ],
    counters: [{ title: { en: "Tricks", ru: "Взятки" }, value: 3, of: 13 }],
    scores: [1, 2],
    progress: { en: "Deal 2", ru: "Раздача 2" },
  };
  expect(drawPicture("ru", picture).split("\n")).toEqual([
    "● Рука: A♠ ??",
    "[6] [?]",
    "Взятки: 3 / 13",
    "● 1   ○ 2",
    "Раздача 2",
  ]);
});
