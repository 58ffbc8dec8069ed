import type { Over } from "@umpire/kernel";
import { expect, test } from "vitest";
import { namesFor } from "../names.ts";
import { stateOf, viewOf } from "../view.fixture.ts";
import { verdictOf } from "./verdict.ts";

const state = stateOf({
  a1: { at: [0, 0], hp: 4 },
  a2: { at: [1, 0], hp: 2 },
  b1: { at: [4, 4], hp: 0 },
  b2: { at: [3, 4], hp: 0 },
});

function judged(seat: number | null, over: Over, language: "en" | "ru" = "en") {
  const view = viewOf({ ...state, gameOver: true, winner: "P1" }, seat);
  return verdictOf(view, over, language, namesFor(language, view, ["Ada", "Mireille"]));
}

test("[T13] who won and how, for either side and whoever looks on", () => {
  const over = { winners: [0], reason: "last-side-standing" };
  expect(judged(0, over)).toEqual({
    result: "won",
    title: "You win",
    how: "Both enemy units are down. Two of yours stand.",
  });
  expect(judged(1, over)).toMatchObject({ result: "lost", how: "Both of your units are down. Two of theirs stand." });
  expect(judged(null, over)).toMatchObject({
    title: "Ada wins",
    how: "Both units of Mireille are down. Two of Ada stand.",
  });
  expect(judged(0, over, "ru").how).toBe("Оба вражеских юнита погибли. У вас осталось двое.");
});

test("endings without a last blow, and one that no sentence knows", () => {
  const how = (over: Over, seat = 0) => judged(seat, over).how;
  expect(how({ winners: [0], reason: "resigned" })).toBe("Mireille resigned.");
  expect(how({ winners: [0], reason: "resigned" }, 1)).toBe("You resigned.");
  expect(how({ winners: [0], reason: "time" })).toBe("Mireille ran out of time.");
  expect(how({ winners: [], reason: "turn-cap" })).toBe("60 turns are over, and both sides stand.");
  expect(how({ winners: [], reason: "double-fall" })).toBe("The last units fell together.");
  expect(how({ winners: [], reason: "draw-agreed" })).toBe("Both sides agreed to it.");
  expect(how({ winners: [], reason: "a flood" })).toBe("a flood");
});
