import type { Json } from "@umpire/kernel";
import { wordFor } from "@umpire/ui";
import { attempt, beginStep } from "@umpire/ui/lesson";
import { expect, test } from "vitest";
import { tactics } from "../../game.ts";
import { lesson } from "./lesson.ts";
import { deed } from "./line.ts";

const mine = (...texts: readonly string[]): readonly Json[] => texts.map((text) => deed("P1", text));

/** Legal decisions of a step that miss its goal, and what is said of them. */
const wrong = [
  [1, mine("end"), "ended"],
  [1, mine("a D2"), "other"],
  [1, mine("s A1"), "other"],
  [2, mine("end"), "ended"],
  [2, mine("a D3"), "moved"],
  [2, mine("s B2", "end"), "ended"],
  [3, mine("s C2*S"), "ended"],
  [3, mine("a*S C3", "s C2"), "stepped"],
  [3, mine("a C2"), "stepped"],
  [4, mine("end"), "ended"],
  [4, mine("s A1"), "other"],
  [5, mine("s B4*A"), "weak"],
  [5, mine("s C3"), "stepped"],
  [5, mine("end"), "ended"],
] as const;

test.each(wrong)("step %i: %j is legal, misses the goal, and is told why: %s", (number, actions, code) => {
  const step = lesson.steps[number - 1];
  if (step === undefined) throw new Error("no such step");
  let run = beginStep(tactics, step);
  for (const action of actions) {
    expect(run.judgement).toBe("on");
    const made = attempt(tactics, step, run, action);
    if (!made.ok) throw new Error(JSON.stringify(made.refusal));
    run = made.value;
  }
  expect(run.judgement).toEqual({ miss: code });
  expect(wordFor(step.words.en.misses, code)).toBeTruthy();
});
