import { describe, expect, test } from "vitest";
import { refusalOf } from "../compose/offers.ts";
import { decided, draws, duel, placeOf } from "../duel.fixture.ts";
import { lessonFor } from "./lesson.ts";

const rich = { keel: 20 };
const choosing = duel(null, rich);
const drawing = duel(["lattice", "corona"], rich);
const declaration = decided(drawing, draws(["caliper", 2]), draws(["prism", 1]));
const response = decided(declaration, { charges: [{ ship: "N1", effect: "damage" }] }, {});
const second = decided(response, {}, {});
const third = decided(decided(second, draws(), draws()), {}, {});

describe("the guide", () => {
  test.each([
    ["faction", choosing],
    ["drawing", drawing],
    ["declaration", declaration],
    ["response", response],
  ] as const)("has a lesson for the step %s, and an order that the rules take", (says, duelled) => {
    for (const side of [0, 1] as const) {
      const place = placeOf(duelled, side);
      const lesson = lessonFor(place);
      expect(lesson?.says).toBe(says);
      expect(lesson && refusalOf(place, lesson.order)).toBeNull();
    }
  });

  test("after the first settlement it says how to read it", () => {
    expect(lessonFor(placeOf(drawing))?.isAfterFirst).toBe(false);
    expect(lessonFor(placeOf(second))?.isAfterFirst).toBe(true);
  });

  test("after two turns it is over", () => {
    expect(third.match.state.turn).toBe(3);
    expect(lessonFor(placeOf(third))).toBeNull();
  });
});
