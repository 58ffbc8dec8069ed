import { expect, test } from "vitest";
import type { PlayerId } from "../rules/shape.ts";
import { turnsLeft, turnsOfTile } from "./turns-left.ts";

const left = (currentPlayer: PlayerId, duration: number) => turnsLeft({ currentPlayer }, { owner: "P1" }, duration);

test("[BS55] durations count both sides' turns; a player is told of the bearer's own", () => {
  expect([1, 2, 3, 4].map((duration) => left("P1", duration))).toEqual([1, 1, 2, 2]);
  expect([1, 2, 3, 4].map((duration) => left("P2", duration))).toEqual([0, 1, 1, 2]);
});

test("[T16] a tile's buff works at once for oneself, and from its next turn on for a foe", () => {
  expect(turnsOfTile({ target: "self", duration: 3 })).toBe(2);
  expect(turnsOfTile({ target: "nearest-enemy", duration: 2 })).toBe(1);
});
