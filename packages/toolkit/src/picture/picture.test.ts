import { describe, expect, test } from "vitest";
import { type Board, cellsOf, chooser, type Picture, readable } from "../index.ts";
import { readPicture } from "./read.ts";

const names = (board: Board) => cellsOf(board).map(({ name }) => name);
const spots = (board: Board) => cellsOf(board).map(({ x, y }) => `${x},${y}`);

describe("cells", () => {
  const grid = [2, 2] as const;

  test("[M18] of a grid are counted from its origin", () => {
    expect(names({ grid })).toEqual(["A1", "B1", "A2", "B2"]);
    expect(spots({ grid })).toEqual(["0,0", "1,0", "0,1", "1,1"]);
    expect(spots({ grid, origin: "bottom-left" })).toEqual(["0,1", "1,1", "0,0", "1,0"]);
  });

  test("[M18] of a turned board are seen from the other side", () => {
    expect(spots({ grid, turned: true })).toEqual(["0,0", "-1,0", "0,-1", "-1,-1"]);
  });

  test("[M18] bear the key of their board", () => {
    expect(cellsOf({ key: "sea", grid: [1, 2] }).map(({ place }) => place)).toEqual(["sea 0", "sea 1"]);
    expect(cellsOf({ track: 2 }).map(({ place }) => place)).toEqual(["0", "1"]);
  });

  test("[M18] of hexes have letters for columns; points and steps have numbers; a board may name its own", () => {
    const hexes = [
      { q: -1, r: 0 },
      { q: 0, r: 0 },
      { q: 0, r: 1 },
    ];
    expect(names({ hexes })).toEqual(["A1", "B1", "B2"]);
    expect(names({ points: [[0, 0], [1, 0]] })).toEqual(["1", "2"]); // biome-ignore format: a line
    expect(names({ track: 2, names: ["start", "end"] })).toEqual(["start", "end"]);
    expect(names({ grid: [28, 1] }).slice(25)).toEqual(["Z1", "AA1", "AB1"]);
  });
});

describe("actions", () => {
  const picture: Picture = {
    board: { grid: [3, 1] },
    rows: [{ key: "hand", items: [{ key: "ace", card: "A", label: { en: "the ace", ru: "туз" } }] }],
    places: (action) => {
      if (action === "any") return [0, 1];
      if (action === "move") return { from: 0, to: 2 };
      return action === "play" ? "ace" : action === "named" ? 1 : null;
    },
    name: (action) => (action === "named" ? { en: "Here!", ru: "Сюда!" } : null),
  };
  const choose = chooser(picture, "en", (action) => `data ${action}`);

  test("[M19] are called by the one place where they are decided", () => {
    expect(choose("move")).toEqual({ action: "move", from: "0", at: ["2"], name: "A1 → C1" });
    expect(choose("play")).toEqual({ action: "play", from: null, at: ["ace"], name: "the ace" });
    expect(chooser(picture, "ru", String)("play").name).toBe("туз");
  });

  test("[M19] are called as the picture says", () => {
    expect(choose("named")).toMatchObject({ at: ["1"], name: "Here!" });
  });

  test("[M19] with several places, or none, are called as their data reads", () => {
    expect(choose("any")).toEqual({ action: "any", from: null, at: ["0", "1"], name: "data any" });
    expect(choose("pass")).toEqual({ action: "pass", from: null, at: [], name: "data pass" });
  });
});

describe("reading a picture", () => {
  const board = { grid: [2, 1] as const };
  const disc = { key: "d", at: 0, seat: 0 };

  test("[M20] what can be drawn is taken as it is", () => {
    const picture: Picture = {
      board,
      pieces: [disc],
      marks: [{ at: 1, mark: "last" }],
      rows: [
        {
          key: "hand",
          seat: 0,
          items: [
            { key: "a", card: null },
            { key: "b", die: 6 },
            { key: "c", token: "pawn" },
          ],
        },
      ],
      counters: [{ title: "left", value: 3, of: 5 }],
      scores: [1, 2],
      places: () => 0,
    };
    expect(readPicture(picture)).toEqual({ ok: true, picture });
    expect(readPicture({})).toEqual({ ok: true, picture: {} });
  });

  test.each([
    ["nothing", undefined, "/"],
    ["JSON of another kind", [], "/"],
    ["a field of another name", { bord: board }, "bord"],
    ["a board without cells", { board: { grid: [0, 3] } }, "/board/grid/0"],
    ["a board beyond all bounds", { board: { grid: [41, 2] } }, "/board"],
    ["a piece of an unknown shape", { board, pieces: [{ ...disc, shape: "dragon" }] }, "/pieces/0/shape"],
    ["a piece that stands nowhere", { board, pieces: [{ ...disc, at: 2 }] }, '"2"'],
    ["a piece on a name that every object has", { board, pieces: [{ ...disc, at: "__proto__" }] }, '"__proto__"'],
    ["a mark that is nowhere", { board, marks: [{ at: "constructor", mark: "win" }] }, '"constructor"'],
    ["two pieces of one key", { board, pieces: [disc, { ...disc, at: 1 }] }, '"d"'],
    ["two boards with the same places", { board: [board, board] }, '"0"'],
    ["a key that a cell has", { board, rows: [{ key: "r", items: [{ key: "1", die: 1 }] }] }, '"1"'],
    ["places that are no function", { places: 3 }, "/places"],
  ])("[M20] %s is refused, with the reason", (_what, picture, reason) => {
    expect(readPicture(picture)).toEqual({ ok: false, problem: expect.stringContaining(reason) });
  });
});

describe("data", () => {
  const term = (code: string) => (code === "b" ? "a bishop" : code);

  test.each([
    [7, "7"],
    ["b", "a bishop"],
    ["shipSize", "ship size"],
    [{ type: "move", from: 3, to: [4, 5] }, "move: from 3, to 4, 5"],
    [{ type: "pass" }, "pass"],
    [{ shots: [] }, "shots –"],
    [{ isOpen: true, next: null }, "is open yes, next –"],
    [{ piece: { kind: "b" } }, "piece kind a bishop"],
    ["constructor", "constructor"],
    [{ __proto__: null, type: "a-b" }, "a b"],
  ])("[M21] %j reads %j", (value, words) => {
    expect(readable("en", term, value)).toBe(words);
  });

  test("[M21] in Russian too", () => {
    expect(readable("ru", term, { open: false })).toBe("open нет");
  });
});
