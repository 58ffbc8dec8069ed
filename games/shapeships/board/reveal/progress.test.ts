import { describe, expect, test } from "vitest";
import { openingOf } from "../battle/opening.ts";
import { decided, draws, duel, eventsOf } from "../duel.fixture.ts";
import { advanced, atEnd, joinOpenings, type Progress, partNow, withOpening } from "./progress.ts";

const begun = duel(["lattice", "corona"], { keel: 20 });
const drawn = decided(begun, draws(["caliper", 1], ["strut", 1]), draws(["mote", 1]));
const passed = decided(drawn, {}, null);
const struck = decided(drawn, { charges: [{ ship: "N1", effect: "damage" }] }, null);
const read = (duelled: ReturnType<typeof duel>) => {
  const opening = openingOf(eventsOf(duelled), duelled.match.state);
  if (opening === null) throw new Error("nothing was opened");
  return opening;
};
const [drawing, quiet, strike] = [drawn, passed, struck].map(read) as [
  ReturnType<typeof read>,
  ReturnType<typeof read>,
  ReturnType<typeof read>,
];

const nothing: Progress = { key: "1", queue: [], at: "over", hasPlayed: false };
const playing = withOpening(nothing, "2", drawing, false);
const stages = (from: Progress) => {
  const seen: string[] = [];
  let now = from;
  for (let part = partNow(now); part !== null; part = partNow(now)) {
    seen.push(part.stage);
    now = advanced(now, true);
  }
  return [...seen, now.at];
};

describe("a reveal", () => {
  test("plays its parts, and then the table is as it is", () => {
    expect(stages(playing)).toEqual(["seal", "flip", "draw", "over"]);
  });

  test("of a settled turn is held for whoever has to decide, and for nobody else", () => {
    const settled = withOpening(nothing, "2", strike, false);
    expect(stages(settled)).toEqual(["seal", "flip", "shots", "count", "held"]);
    expect(atEnd(settled, false).at).toBe("over");
  });

  test("is skipped to its end", () => {
    expect(atEnd(playing, true)).toMatchObject({ at: "over", queue: [drawing] });
  });

  test("without motion it is at its end at once", () => {
    expect(partNow(withOpening(nothing, "2", strike, true))).toBeNull();
  });

  test("nothing is opened where there were no orders: a resignation, a step back", () => {
    expect(withOpening(playing, "3", null, false)).toMatchObject({ queue: [], at: "over" });
  });
});

describe("two reveals, one after the other", () => {
  test("the second waits until the first is over", () => {
    const both = withOpening(playing, "3", strike, false);
    expect(both.queue).toEqual([drawing, strike]);
    expect(stages(both)).toEqual(["seal", "flip", "draw", "seal", "flip", "shots", "count", "held"]);
  });

  test("a battle without orders continues the drawing before it", () => {
    const both = withOpening(advanced(playing, true), "3", quiet, false);
    expect(stages(both)).toEqual(["flip", "draw", "shots", "count", "held"]);
    expect(both.queue[0]).toMatchObject({
      event: { type: "completed" },
      orders: drawing.orders,
      settled: quiet.settled,
    });
    expect(both.queue[0]?.fleets[0].every(({ mark }) => mark === "new")).toBe(true);
  });

  test("and comes without seals where the drawing was seen before", () => {
    const seen = atEnd(playing, true);
    expect(stages(withOpening(seen, "3", quiet, false))).toEqual(["shots", "count", "held"]);
  });

  test("a drawing and a battle with orders are not one", () => {
    expect(joinOpenings(drawing, strike)).toBeNull();
    expect(joinOpenings(strike, quiet)).toBeNull();
    expect(joinOpenings(undefined, quiet)).toBeNull();
  });

  test("whoever looks on at a fast match is never more than one behind", () => {
    const many = withOpening(withOpening(playing, "3", strike, false), "4", drawing, false);
    expect(many.queue).toEqual([strike, drawing]);
    expect(many.at).toBe(0);
  });
});
