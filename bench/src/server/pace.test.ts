import { expect, test } from "vitest";
import { inLines, paced, percentile } from "./pace.ts";

test("a percentile is a value that was measured, whatever the order they came in", () => {
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(2);
  expect(percentile([2, 1], 0.99)).toBe(2);
  expect(percentile([7], 0.01)).toBe(7);
});

test("the pace-maker begins every task once, in order, and waits for none of them", async () => {
  const begun: number[] = [];
  let release = () => {};
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  const all = await paced(20, 5000, async (index) => {
    begun.push(index);
    if (index === 19) release();
    if (index === 0) await first;
    return index;
  });
  expect(begun).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(all).toEqual(begun);
});

test("in a line each task waits for the one before it; lines do not wait for one another", async () => {
  const done: string[] = [];
  const lines = inLines<void>(2);
  const task = (name: string, turns: number) => async () => {
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    done.push(name);
  };
  await Promise.all([lines(0, task("a1", 9)), lines(0, task("a2", 0)), lines(1, task("b1", 0))]);
  expect(done).toEqual(["b1", "a1", "a2"]);
});
