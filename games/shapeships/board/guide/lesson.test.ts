import { describe, expect, test } from "vitest";
import { adviceFor } from "../../bot/advice.ts";
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
  ] as const)("has a lesson for the step %s, and advice that the rules take", (says, duelled) => {
    for (const side of [0, 1] as const) {
      const place = placeOf(duelled, side);
      expect(lessonFor(place.state)?.says).toBe(says);
      expect(refusalOf(place, adviceFor(place))).toBeNull();
    }
  });

  test("the same table gets the same advice", () => {
    expect(adviceFor(placeOf(drawing))).toEqual(adviceFor(placeOf(drawing)));
  });

  test("after the first settlement it says how to read it", () => {
    expect(lessonFor(drawing.match.state)?.isAfterFirst).toBe(false);
    expect(lessonFor(second.match.state)?.isAfterFirst).toBe(true);
  });

  test("after two turns it is over", () => {
    expect(third.match.state.turn).toBe(3);
    expect(lessonFor(third.match.state)).toBeNull();
  });
});
