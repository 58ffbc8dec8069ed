import { describe, expect, test } from "vitest";
import { frames } from "./playback.fixture.ts";
import {
  type Decided,
  decisionsIn,
  isBlunder,
  type JudgedDecision,
  judgedAt,
  questionOf,
  talliesOf,
} from "./verdicts.ts";

const verdict = (step: number, seat: number, lost: number): JudgedDecision => ({
  ...{ step, seat, made: "rock", chance: 0.5, lost, best: { action: "paper", chance: 0.5 + lost } },
});

describe("the decisions of a record", () => {
  test("are those of every step, seat by seat", async () => {
    expect(decisionsIn(await frames())).toEqual([
      { step: 1, seat: 0, made: "rock" },
      { step: 1, seat: 1, made: "scissors" },
      { step: 2, seat: 0, made: "paper" },
      { step: 2, seat: 1, made: "scissors" },
    ]);
  });

  test("are asked about with what their seat saw before", async () => {
    expect(questionOf(await frames(), { step: 2, seat: 1, made: "scissors" })).toEqual({
      ...{ ask: "review", game: "rps", edition: 1, rules: { wins: 3, rounds: 30 } },
      ...{ view: { round: 2, score: [1, 0] }, seat: 1, made: "scissors" },
    });
  });
});

describe("the decisions of one step", () => {
  const decisions: readonly Decided[] = [
    { step: 1, seat: 0, made: "rock" },
    { step: 2, seat: 0, made: "rock" },
    { step: 2, seat: 1, made: "rock" },
  ];

  test("have their verdict once it is there, and none where nothing could be told", () => {
    const found = verdict(2, 0, 0.3);
    expect(judgedAt(decisions, { done: 2, verdicts: [found] }, 2)).toEqual([
      { step: 2, seat: 0, made: "rock", verdict: found },
      { step: 2, seat: 1, made: "rock", verdict: "not-yet" },
    ]);
    expect(judgedAt(decisions, { done: 2, verdicts: [found] }, 1)).toEqual([
      { step: 1, seat: 0, made: "rock", verdict: null },
    ]);
  });

  test("are none where nobody decided", () => {
    expect(judgedAt(decisions, { done: 3, verdicts: [] }, 0)).toEqual([]);
  });
});

test("each seat is summed up by itself, and a fifth of the chance to win is a blunder", () => {
  const found = [verdict(1, 1, 0.2), verdict(2, 0, 0), verdict(3, 1, 0.1)];
  expect(found.map(isBlunder)).toEqual([true, false, false]);
  const [first, second] = talliesOf(found);
  expect(first).toEqual({ seat: 0, decisions: 1, best: 1, lost: 0, blunders: 0 });
  expect(second).toMatchObject({ seat: 1, decisions: 2, best: 0, blunders: 1 });
  expect(second?.lost).toBeCloseTo(0.15);
});
