import type { Next } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { duel, tableOf } from "./duel.fixture.ts";
import { verdictOf } from "./verdict.ts";

const begun = duel();

function ended(health: readonly [number, number], winners: readonly number[], reason: string, side: 0 | 1 | null = 0) {
  const model = tableOf(begun, side);
  const [north, south] = model.state.players;
  const players = [
    { ...north, health: health[0] },
    { ...south, health: health[1] },
  ] as unknown as typeof model.state.players;
  const next: Next = { over: { winners, reason } };
  const verdict = verdictOf({ ...model, state: { ...model.state, players }, next });
  return verdict === null ? null : `${verdict.title} ${verdict.text}`;
}

describe("how a match ended", () => {
  test("is told as a person would tell it, to whoever won, lost and looked on", () => {
    expect(ended([4, 0], [0], "win")).toBe("You win. Bob is at 0, you have 4 left.");
    expect(ended([4, 0], [0], "win", 1)).toBe("Anna wins. You are at 0, Anna has 4 left.");
    expect(ended([4, -2], [0], "win", null)).toBe("Anna wins. Bob is at −2, Anna has 4 left.");
  });

  test("both fell: who was closer, or nobody", () => {
    expect(ended([-1, -3], [0], "narrow_win")).toBe("You win. Both fell: you are at −1, Bob at −3.");
    expect(ended([-1, -3], [0], "narrow_win", 1)).toBe("Anna wins. Both fell: you are at −3, Anna at −1.");
    expect(ended([-2, -2], [], "draw", null)).toBe("A draw. Both fell: Anna is at −2, Bob at −2.");
  });

  test("the last turn, a resignation, the clock and an agreement", () => {
    expect(ended([30, 12], [], "turn_cap")).toBe("A draw. The last turn is over: you have 30 left, Bob 12.");
    expect(ended([30, 12], [0], "resigned")).toBe("You win. Bob resigned.");
    expect(ended([30, 12], [1], "resigned")).toBe("Bob wins. You resigned.");
    expect(ended([30, 12], [1], "time")).toBe("Bob wins. You ran out of time.");
    expect(ended([30, 12], [], "time")).toBe("A draw. Both ran out of time.");
    expect(ended([30, 12], [], "draw-agreed")).toBe("A draw. You both agreed to it.");
  });

  test("nothing is told while it is played", () => {
    expect(verdictOf(tableOf(begun))).toBeNull();
  });

  test("in Russian there is no Latin word", () => {
    for (const reason of ["win", "narrow_win", "turn_cap", "resigned", "time", "draw-agreed"]) {
      const model = tableOf(begun, null, "ru");
      const verdict = verdictOf({ ...model, next: { over: { winners: [0], reason } } });
      expect(`${verdict?.title} ${verdict?.text}`).not.toMatch(/[a-z]/i);
    }
  });
});
