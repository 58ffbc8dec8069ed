import { expect, test } from "vitest";
import type { TacticsRules, TacticsState } from "../rules/shape.ts";
import { standing } from "./standing.ts";
import { stateOf, viewOf } from "./view.fixture.ts";

function stands(state: TacticsState, switches: Partial<TacticsRules> = {}, language: "en" | "ru" = "en") {
  const { rules, next, ...view } = viewOf(state, 0, switches);
  return standing({ language, rules, next, view: view.state, seat: 0, names: ["Ann", "Boris"] });
}

test("[T3] [T14] the scoreboard counts who is left, and the turns", () => {
  const state = stateOf({ a1: { at: [0, 0] }, a2: { at: [1, 0], hp: 0 }, b1: { at: [4, 4] }, b2: { at: [3, 4] } });
  expect(stands({ ...state, turn: 6 })).toEqual({
    seats: [
      { figure: "1", figureLabel: "units left" },
      { figure: "2", figureLabel: "units left" },
    ],
    progress: "Turn 7 of 60",
  });
  expect(stands({ ...state, turn: 6 }, {}, "ru").progress).toBe("Ход 7 из 60");
  expect(stands({ ...state, turn: 60, gameOver: true }).progress).toBe("Turn 60 of 60");
  expect(stands(state, { turnCap: null }).progress).toBe("No turn limit");
});
