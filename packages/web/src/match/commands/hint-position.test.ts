import { overSight, sight, view } from "@umpire/client/match-view-fixture";
import { expect, test } from "vitest";
import { hintPosition } from "./hint-position.ts";

const ann = { name: "Ann", bot: false };
const bot = { name: "casual", bot: true };
const against = (...players: readonly (typeof ann | null)[]) =>
  view({ players, sight: sight([0, 1], { view: { round: 1 } }) });

test("a hint is thought about what one's own seat sees, and nothing else", () => {
  expect(hintPosition({ view: against(ann, bot), seat: 0 })).toEqual({
    ...{ game: "rps", edition: 1, rules: {}, view: { round: 1 }, seat: 0 },
  });
});

test("no hint where somebody else plays, or may yet", () => {
  expect(hintPosition({ view: against(ann, { name: "Bob", bot: false }), seat: 0 })).toBeNull();
  expect(hintPosition({ view: against(ann, bot, null), seat: 0 })).toBeNull();
});

test("no hint where there is nothing to decide, or for somebody who watches", () => {
  const match = against(ann, bot);
  expect(hintPosition({ view: match, seat: null })).toBeNull();
  expect(hintPosition({ view: { ...match, sight: null }, seat: 0 })).toBeNull();
  expect(hintPosition({ view: { ...match, sight: sight([1]) }, seat: 0 })).toBeNull();
  expect(hintPosition({ view: { ...match, sight: sight([0, 1], { decided: [0] }) }, seat: 0 })).toBeNull();
  expect(hintPosition({ view: { ...match, sight: overSight({ winners: [0], reason: "score" }) }, seat: 0 })).toBeNull();
});
