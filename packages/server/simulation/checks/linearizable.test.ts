import { expect, test } from "vitest";
import { type Call, isLinearizable, type Model } from "./linearizable.ts";

/** A register that is read, written, and swapped where it has a value. */
type Input = { readonly read: true } | { readonly write: number } | { readonly from: number; readonly to: number };
const register: Model<number, Input, number | boolean> = {
  first: 0,
  keyOf: String,
  step: (state, input, output) => {
    if ("read" in input) return output === state ? state : null;
    if ("write" in input) return input.write;
    const isSwapped = state === input.from;
    if (output !== null && output !== isSwapped) return null;
    return isSwapped ? input.to : state;
  },
};

const call = (
  begun: number,
  ended: number,
  input: Input,
  output: number | boolean | null = null,
): Call<Input, number | boolean> => ({
  begun,
  ended,
  input,
  output,
});
const never = Number.POSITIVE_INFINITY;
const read = { read: true } as const;

test.each([
  ["one after the other", [call(1, 2, { write: 1 }), call(3, 4, read, 1)], true],
  ["a read that is behind", [call(1, 2, { write: 1 }), call(3, 4, read, 0)], false],
  ["at once, either way", [call(1, 5, { write: 1 }), call(2, 3, read, 0), call(4, 6, read, 1)], true],
  ["at once, and back again", [call(1, 6, { write: 1 }), call(2, 3, read, 1), call(4, 5, read, 0)], false],
  ["unanswered, and seen later", [call(1, never, { write: 1 }), call(2, 3, read, 0), call(4, 5, read, 1)], true],
  ["unanswered, and never seen", [call(1, never, { write: 1 }), call(2, 3, read, 0)], true],
  ["unanswered, seen and gone", [call(1, never, { write: 1 }), call(2, 3, read, 1), call(4, 5, read, 0)], false],
  ["seen before it was asked for", [call(1, 2, read, 1), call(3, 4, { write: 1 })], false],
  [
    "two swaps of one value, both done",
    [call(1, 4, { from: 0, to: 1 }, true), call(2, 5, { from: 0, to: 2 }, true)],
    false,
  ],
  [
    "two swaps, one after the other",
    [call(1, 4, { from: 0, to: 1 }, true), call(2, 5, { from: 1, to: 2 }, true)],
    true,
  ],
] as const)("%s: %s", (_what, history, isFine) => {
  expect(isLinearizable(register, [...history])).toBe(isFine);
});

/** All orders of a list. */
function orders<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, at) => orders(list.filter((_, index) => index !== at)).map((rest) => [first, ...rest]));
}

/** The definition itself: some order that keeps to the times gives these answers. */
function byAllOrders(history: readonly Call<Input, number | boolean>[]): boolean {
  return orders(history).some((order) => {
    if (order.some(({ begun }, at) => order.slice(at + 1).some(({ ended }) => ended < begun))) return false;
    let state: number | null = register.first;
    for (const { input, output } of order) {
      state = state === null ? null : register.step(state, input, output);
      if (state === null) return false;
    }
    return true;
  });
}

test("says the same as trying every order does", () => {
  let [seed, fine] = [1, 0];
  const draw = (bound: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor(seed / 65_536) % bound;
  };
  for (let count = 0; count < 1500; count += 1) {
    const history = Array.from({ length: 5 }, (_, index) => {
      const begun = draw(12) + index / 10;
      const kind = draw(3);
      const input: Input = kind === 0 ? read : kind === 1 ? { write: draw(3) } : { from: draw(3), to: draw(3) };
      return call(begun, begun + 1 + draw(8), input, kind === 0 ? draw(3) : kind === 1 ? null : draw(2) === 0);
    });
    const expected = byAllOrders(history);
    fine += Number(expected);
    expect([history, isLinearizable(register, history)]).toEqual([history, expected]);
  }
  expect(fine).toBeGreaterThan(100);
});
