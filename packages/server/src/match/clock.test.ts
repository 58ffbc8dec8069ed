import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advanceClock, clockAt, elapsed, expiryOf, newClock } from "./clock.ts";

const game = (ms: number, increment = 0) => ({ kind: "game", ms, increment }) as const;

describe("clocks", () => {
  test("run for those alone who owe a decision", () => {
    const begun = advanceClock(newClock(game(60_000), 2, 0), 1000, [0], 0);
    expect(clockAt(begun, 11_000).left).toEqual([50_000, 60_000]);
    const passed = advanceClock(begun, 11_000, [1], 1);
    expect(clockAt(passed, 21_000).left).toEqual([50_000, 50_000]);
  });

  test("of both where both owe one, until each has decided; then comes the increment", () => {
    const begun = advanceClock(newClock(game(60_000, 2000), 2, 0), 0, [0, 1], 0);
    const one = advanceClock(begun, 5000, [1], 0);
    expect(one).toMatchObject({ left: [57_000, 55_000], running: [1] });
    const both = advanceClock(one, 9000, [0, 1], 1);
    expect(both).toMatchObject({ left: [57_000, 53_000], running: [0, 1] });
  });

  test("of a decision begin anew with each, and go on when the other decides", () => {
    const control = { kind: "move", ms: 10_000 } as const;
    const begun = advanceClock(newClock(control, 2, 0), 0, [0, 1], 0);
    const one = advanceClock(begun, 4000, [1], 0);
    expect(expiryOf(one)).toEqual({ at: 10_000, seats: [1] });
    expect(expiryOf(advanceClock(one, 6000, [0, 1], 1))).toEqual({ at: 16_000, seats: [0, 1] });
  });

  test("the earliest expiry decides, and the same instant is the same for both", () => {
    const begun = { ...advanceClock(newClock(game(60_000), 2, 0), 0, [0, 1], 0), left: [5000, 7000] };
    expect(expiryOf(begun)).toEqual({ at: 5000, seats: [0] });
    expect(expiryOf({ ...begun, left: [5000, 5000] })).toEqual({ at: 5000, seats: [0, 1] });
    expect(expiryOf(advanceClock(newClock({ kind: "none" }, 2, 0), 0, [0], 0))).toBeNull();
  });

  test("an undone decision is not paid for twice, nor is whoever waited for the next one", () => {
    const begun = advanceClock(newClock(game(60_000, 5000), 2, 0), 0, [0], 1);
    const decided = advanceClock(begun, 1000, [1], 2);
    expect(decided.left).toEqual([64_000, 60_000]);
    const undone = advanceClock(decided, 2000, [0], 1);
    expect(undone.left).toEqual([64_000, 59_000]);
    const again = advanceClock(undone, 3000, [1], 2);
    expect(again.left).toEqual([63_000, 59_000]);
    expect(advanceClock(again, 4000, [0], 3).left).toEqual([63_000, 63_000]);
  });

  test("a decision that is sealed, taken back and sealed again is paid for once", () => {
    const begun = advanceClock(newClock(game(60_000, 5000), 2, 0), 0, [0, 1], 1);
    const sealed = advanceClock(begun, 1000, [1], 1);
    const taken = advanceClock(sealed, 2000, [0, 1], 1);
    expect(advanceClock(taken, 3000, [1], 1).left).toEqual([63_000, 57_000]);
  });

  test("of a decision are not renewed for who undoes it, and are for who is asked again", () => {
    const begun = advanceClock(newClock({ kind: "move", ms: 10_000 }, 2, 0), 0, [0], 1);
    const decided = advanceClock(begun, 7000, [1], 2);
    const undone = advanceClock(decided, 12_000, [0], 1);
    expect(undone.left).toEqual([3000, 5000]);
    const again = advanceClock(undone, 13_000, [1], 2);
    expect(again.left).toEqual([2000, 10_000]);
    expect(advanceClock(again, 14_000, [0], 3).left).toEqual([10_000, 9000]);
  });

  test("do not run while the server is away", () => {
    const begun = advanceClock(newClock(game(60_000), 2, 0), 0, [0], 0);
    const pauses = [{ from: 20_000, to: 500_000 }];
    expect(clockAt(begun, 510_000, pauses).left).toEqual([30_000, 60_000]);
    expect(expiryOf(begun, pauses)?.at).toBe(540_000);
  });

  test("whatever pauses there are, at the expiry just that much has elapsed", () => {
    const pause = fc.tuple(fc.nat(100_000), fc.nat(50_000)).map(([from, length]) => ({ from, to: from + length }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), fc.array(pause, { maxLength: 1 }), (ms, pauses) => {
        const begun = advanceClock(newClock(game(ms), 1, 0), 0, [0], 0);
        const at = expiryOf(begun, pauses)?.at ?? 0;
        expect(elapsed(0, at, pauses)).toBe(ms);
        expect(elapsed(0, at - 1, pauses)).toBeLessThan(ms);
      }),
    );
  });
});
