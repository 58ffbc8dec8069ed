import { describe, expect, test } from "vitest";
import { type Agenda, done, nextIn, seatsFrom, together, turns } from "./index.ts";

describe("an agenda", () => {
  const agenda: Agenda = [...turns("play", seatsFrom(2, 3)), { phase: "score", seats: [] }];

  /** What is awaited, step by step. */
  function course(from: Agenda): readonly unknown[] {
    const next = nextIn(from);
    return next === null ? [] : [next, ...course(done(from))];
  }

  test("[M25] turns go round the table, and what awaits nobody goes by itself", () => {
    expect(course(agenda)).toEqual([
      { awaiting: [2], step: "play" },
      { awaiting: [0], step: "play" },
      { awaiting: [1], step: "play" },
      { auto: "score" },
    ]);
  });

  test("[M25] a window in which all may react comes before what was to come", () => {
    expect(course(done(agenda, together("react", [0, 1, 2]))).slice(0, 2)).toEqual([
      { awaiting: [0, 1, 2], step: "react" },
      { awaiting: [0], step: "play" },
    ]);
  });

  test("[M25] nothing more is to come after the last phase", () => {
    expect(nextIn([])).toBeNull();
    expect(done([])).toEqual([]);
  });
});
