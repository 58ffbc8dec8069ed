import type { Json } from "@umpire/kernel";
import { wordFor } from "@umpire/ui";
import { attempt, beginStep } from "@umpire/ui/lesson";
import { expect, test } from "vitest";
import { shapeships } from "../../game.ts";
import { lesson } from "./lesson.ts";
import { draws, fires, passes } from "./scenes.ts";

/** Legal orders of a step that miss its goal, and what is said of them. */
const wrong: readonly (readonly [number, Json, string])[] = [
  [1, draws("strut", "gusset"), "one"],
  [1, draws(), "none"],
  [1, draws("caliper"), "none"],
  [2, draws("strut"), "apart"],
  [2, draws(), "apart"],
  [3, passes, "held"],
  [3, fires("heal", "N1"), "healed"],
  [4, passes, "held"],
  [4, fires("damage", "N1"), "hit"],
  [5, passes, "held"],
  [5, fires("damage", "N1"), "one"],
];

test.each(wrong)("step %i: %j is legal, misses the goal, and is told why: %s", (number, action, code) => {
  const step = lesson.steps[number - 1];
  if (step === undefined) throw new Error("no such step");
  const made = attempt(shapeships, step, beginStep(shapeships, step), action);
  expect(made).toMatchObject({ ok: true, value: { judgement: { miss: code } } });
  expect(wordFor(step.words.en.misses, code)).toBeTruthy();
});

test("an order beyond the lines is refused by the rules themselves", () => {
  const [step] = lesson.steps;
  if (step === undefined) throw new Error("no step");
  const made = attempt(shapeships, step, beginStep(shapeships, step), draws("strut", "strut", "strut"));
  expect(made).toMatchObject({ ok: false, refusal: { code: "not-enough-lines", needed: 9, lines: 8 } });
});
