import { err, ok, type Replayed } from "@umpire/kernel";
import { expect, test } from "vitest";
import type { SearchQuestion } from "../analysis/search.ts";
import type { Searcher } from "../analysis/search-worker.ts";
import { frames } from "./playback.fixture.ts";
import { openReview } from "./review.ts";

const judgement = { chance: 0.4, lost: 0.3, best: { action: "paper", chance: 0.7 } };

/** A thinker whose answers are given by hand. */
function byHand() {
  const asked: SearchQuestion[] = [];
  let settle: (answer: unknown) => void = () => undefined;
  const thinker = {
    ask: (question: SearchQuestion) => {
      asked.push(question);
      return new Promise((resolve) => {
        settle = resolve;
      });
    },
    stop: () => settle(null),
  };
  /** The review goes on after the answer, and not with it. */
  const answer = async (given: unknown) => {
    settle(given);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { asked, answer, thinker: thinker as Searcher };
}

async function opened() {
  const hand = byHand();
  const playback: readonly Replayed[] = await frames();
  return { ...hand, store: openReview(playback, hand.thinker) };
}

test("nothing is thought about before it is asked for", async () => {
  const { asked, store } = await opened();
  expect(store.read()).toEqual({ is: "resting", done: 0, of: 4, verdicts: [] });
  expect(asked).toEqual([]);
});

test("decisions are judged one after the other, and what is found is told as it comes", async () => {
  const { asked, answer, store } = await opened();
  const told: number[] = [];
  store.subscribe(() => told.push(store.read().done));
  store.start();
  store.start();
  expect(asked).toHaveLength(1);
  await answer(ok(judgement));
  expect(store.read()).toMatchObject({
    is: "running",
    done: 1,
    verdicts: [{ step: 1, seat: 0, made: "rock", lost: 0.3 }],
  });
  for (const each of [null, judgement, null]) await answer(ok(each));
  expect(store.read()).toMatchObject({ is: "resting", done: 4 });
  expect(store.read().verdicts.map(({ step, seat }) => [step, seat])).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(told).toEqual([0, 1, 2, 3, 4, 4]);
});

test("stopped, it keeps what it has found and goes on from there", async () => {
  const { asked, answer, store } = await opened();
  store.start();
  await answer(ok(judgement));
  store.stop();
  await answer(ok(judgement));
  expect(store.read()).toMatchObject({ is: "resting", done: 1 });
  expect(asked).toHaveLength(2);
  store.start();
  expect(asked[2]).toEqual(asked[1]);
  for (const _ of [1, 2, 3]) await answer(ok(judgement));
  expect(store.read()).toMatchObject({ is: "resting", done: 4 });
  expect(store.read().verdicts).toHaveLength(4);
});

test("a search that fails says so, and can be tried again", async () => {
  const { answer, store } = await opened();
  store.start();
  await answer(err({ code: "worker-failed" }));
  expect(store.read()).toMatchObject({ is: "failed", done: 0 });
  store.start();
  expect(store.read().is).toBe("running");
});
