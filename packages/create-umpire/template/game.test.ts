import { decide, start } from "@umpire/kernel";
import { lawsOf } from "@umpire/laws";
import { expect, test } from "vitest";
import { game } from "./game.ts";

// Random matches: replays are equal, nothing hidden leaks, what is offered is legal, it ends, and more.
for (const law of lawsOf(game)) test(law.title, law.holds);

/** The state after these cells were claimed in turn. */
function after(...cells: readonly number[]) {
  const begun = start(game, "any seed", {});
  if (!begun.ok) throw new Error(begun.refusal.code);
  let { match } = begun.value;
  for (const [turn, cell] of cells.entries()) {
    const decided = decide(game, match, turn % 2, cell);
    if (!decided.ok) throw new Error(decided.refusal.code);
    ({ match } = decided.value);
  }
  return match.state;
}

test("whoever has the four corners of a square wins", () => {
  const state = after(0, 10, 2, 11, 12, 13);
  expect(game.next(state, {})).toMatchObject({ awaiting: [0] });
  expect(game.next(after(0, 11, 2, 13, 12, 14, 10), {})).toEqual({ over: { winners: [0], reason: "square" } });
});

test("a cell is claimed once", () => {
  expect(() => after(7, 7)).toThrow();
});
