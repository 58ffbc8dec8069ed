import { describe, expect, test } from "vitest";
import type { TacticsEvent } from "../rules/shape.ts";
import { advanced, durationOf, isOthers, type Playback, received } from "./pace.ts";
import { stateOf, viewOf } from "./view.fixture.ts";

const moved: TacticsEvent = { type: "moved", unit: "b1", from: { x: 0, y: 1 }, to: { x: 1, y: 1 } };
const hit: TacticsEvent = { type: "hit", unit: "b1", target: "a1", damage: 3, hp: 5 };
const ended: TacticsEvent = { type: "turn-ended", player: "P2" };

test("a step takes a beat for each thing that is seen, and a moment after", () => {
  expect([[ended], [moved], [moved, hit], [moved, hit, ended]].map(durationOf)).toEqual([0, 740, 1180, 1180]);
});

test("whose a step is, for either side and whoever looks on", () => {
  const state = stateOf({ a1: { at: [0, 0] }, b1: { at: [1, 1] } });
  const others = (seat: number | null) => [[moved], [ended], []].map((events) => isOthers(viewOf(state, seat), events));
  expect(others(0)).toEqual([true, true, false]);
  expect(others(1)).toEqual([false, false, false]);
  expect(others(null)).toEqual([true, true, false]);
});

describe("one after another", () => {
  const step = (name: string, isTheirs: boolean) => ({ name, duration: 1000, isOthers: isTheirs });
  const begun: Playback<ReturnType<typeof step>> = { shown: step("mine", false), until: 1000, waiting: [] };
  const names = ({ shown, waiting }: typeof begun) => [shown.name, ...waiting.map(({ name }) => name)];

  test("another's step waits until the one before has been seen", () => {
    const waiting = received(begun, step("theirs", true), 400);
    expect(names(waiting)).toEqual(["mine", "theirs"]);
    expect(advanced(waiting, 999)).toBe(waiting);
    const then = advanced(waiting, 1000);
    expect(names(then)).toEqual(["theirs"]);
    expect(then.until).toBe(2000);
    expect(names(received(begun, step("theirs", true), 1000))).toEqual(["theirs"]);
  });

  test("one's own step waits for nothing, and of too many only the last is shown", () => {
    const waiting = received(begun, step("theirs", true), 400);
    expect(names(received(waiting, step("mine again", false), 500))).toEqual(["mine again"]);
    const many = ["a", "b", "c", "d"].reduce((playback, name) => received(playback, step(name, true), 10), begun);
    expect(names(many)).toEqual(["d"]);
  });
});
