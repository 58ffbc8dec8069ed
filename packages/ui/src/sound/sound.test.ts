import { expect, test } from "vitest";
import { sounds } from "./sound.ts";

test("every sound ends within 300 ms, and none is loud", () => {
  for (const [name, strokes] of Object.entries(sounds))
    for (const { at, lasts, volume, from, to } of strokes) {
      expect(at + lasts, name).toBeLessThanOrEqual(300);
      expect(volume, name).toBeLessThanOrEqual(0.3);
      // A pitch glides by its logarithm, which zero has not.
      expect(Math.min(from, to), name).toBeGreaterThan(0);
    }
});

test("there is a sound for each moment, and none for somebody's pondering", () => {
  expect(Object.keys(sounds)).toEqual(["ball", "land", "blow", "seal", "open", "win", "tick"]);
});
