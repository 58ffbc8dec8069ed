import { expect, test } from "vitest";
import type { PlayerId } from "../rules/shape.ts";
import { turnsLeft } from "./turns-left.ts";

const left = (currentPlayer: PlayerId, duration: number) => turnsLeft({ currentPlayer }, { owner: "P1" }, duration);

test("[BS55] durations count both sides' turns; a player is told of the bearer's own", () => {
  expect([1, 2, 3, 4].map((duration) => left("P1", duration))).toEqual([1, 1, 2, 2]);
  expect([1, 2, 3, 4].map((duration) => left("P2", duration))).toEqual([0, 1, 1, 2]);
});
