import type { Json } from "@umpire/kernel";
import { expect, test } from "vitest";
import { sectionsOf } from "./sections.ts";

const end = { type: "end" };
const move = (name: string) => ({ type: "move", name });
const ends = (event: Json) => (event as { type: string }).type === "end";
const entry = (seq: number, ...events: Json[]) => ({ seq, events });

/** The turns from the top, each with the entries that it holds. */
const drawn = (log: Parameters<typeof sectionsOf>[0], ended: number | null, isOver = false) =>
  sectionsOf(log, { ends, ended, isOver }).map(({ turn, items }) => [turn, items.map(({ seq }) => seq)]);

test("turns are counted back from the one that goes on", () => {
  const log = [entry(1, move("a"), end), entry(2, move("b")), entry(3, end), entry(4, move("c"))];
  expect(drawn(log, 6)).toEqual([
    [5, [1]],
    [6, [2, 3]],
    [7, [4]],
  ]);
});

test("what the next turn begins with stands below it, though one decision brought both", () => {
  const sections = sectionsOf([entry(1, move("a"), end, move("b"))], { ends, ended: 1, isOver: false });
  expect(sections).toEqual([
    { turn: 1, items: [entry(1, move("a"), end)] },
    { turn: 2, items: [entry(1, move("b"))] },
  ]);
});

test("what ends the match stands below its last turn", () => {
  expect(drawn([entry(1, end), entry(2, move("a"), end, move("won"))], 2, true)).toEqual([
    [1, [1]],
    [2, [2]],
  ]);
});

test("above what was undone or left out turns have no number", () => {
  const undone = entry(3, { type: "match:undone", seat: 0 });
  expect(drawn([entry(1, end), entry(2, move("a")), undone, entry(4, end)], 4)).toEqual([
    [null, [1]],
    [null, [2]],
    [4, [3, 4]],
  ]);
  expect(drawn([entry(1, move("a")), { seq: 2, isShortened: true }, entry(3, end)], 4)).toEqual([
    [null, [1]],
    [4, [2, 3]],
  ]);
});

test("a game that does not count its turns has them apart all the same", () => {
  expect(drawn([entry(1, end), entry(2, move("a"))], null)).toEqual([
    [null, [1]],
    [null, [2]],
  ]);
});
