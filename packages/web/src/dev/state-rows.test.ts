import type { Json } from "@umpire/kernel";
import { expect, test } from "vitest";
import { isMarked, type StateRow, stateRows, summary } from "./state-rows.ts";

/** Rows as text: the path, what the umpire has, and what each viewer sees of it. */
const told = (state: Json, views: readonly Json[], isOpen: (row: StateRow) => boolean = () => true) =>
  [...stateRows(state, views, isOpen)].map(({ path, value, cells }) => {
    const seen = cells.map((cell) =>
      cell.is === "other" ? JSON.stringify(cell.value) : cell.is === "same" ? "=" : "#",
    );
    return [path, summary(value), ...seen].join(" ").trim();
  });

test("what every viewer sees as it is, is the same", () => {
  expect(told({ turn: 1 }, [{ turn: 1 }, { turn: 1 }])).toEqual(["/turn 1 = ="]);
});

test("a part that a view lacks is hidden, and so is all below it", () => {
  expect(told({ hands: { a: [1], b: [2] } }, [{ hands: { a: [1] } }])).toEqual([
    '/hands {"a":[1],"b":[2]} {"a":[1]}',
    "/hands/a [1] =",
    "/hands/a/0 1 =",
    "/hands/b [2] #",
    "/hands/b/0 2 #",
  ]);
});

test("a number in the place of a list is shown, and what was in the list is hidden", () => {
  expect(told({ hands: [[4, 5], [6]] }, [{ hands: [[4, 5], 1] }])).toEqual([
    "/hands [[4,5],[6]] [[4,5],1]",
    "/hands/0 [4,5] =",
    "/hands/0/0 4 =",
    "/hands/0/1 5 =",
    "/hands/1 [6] 1",
    "/hands/1/0 6 #",
  ]);
});

test("what only a view has stands in its place", () => {
  expect(told({ deck: [1] }, [{ deck: [1], size: 1 }, { deck: [1] }])).toEqual([
    "/deck [1] = =",
    "/deck/0 1 = =",
    "/size  1 =",
  ]);
});

test("a branch that is closed is one row, and says that something within is hidden", () => {
  const rows = [...stateRows({ a: { b: { c: 1 } } }, [{ a: { b: {} } }], () => false)];
  expect(rows.map(({ path, isBranch }) => [path, isBranch])).toEqual([["/a", true]]);
  expect(rows.map(isMarked)).toEqual([true]);
});

test("a state that is one value has no rows, and a view may be anything", () => {
  expect(told(3, [null, "x"])).toEqual([]);
  expect(told({ a: 1 }, [null])).toEqual(["/a 1 #"]);
  expect(told(JSON.parse('{"__proto__":{"x":1}}'), [{}])).toEqual(['/__proto__ {"x":1} #', "/__proto__/x 1 #"]);
});
