import type { Json } from "@umpire/kernel";
import { wordFor } from "@umpire/ui";
import { attempt, beginStep } from "@umpire/ui/lesson";
import { expect, test } from "vitest";
import { ti4 } from "../../game.ts";
import { lesson } from "./lesson.ts";
import { activate, land, move, pass } from "./scenes.ts";

const all = ["dreadnought", "cruiser", "destroyer", "carrier"].map((unit) => [unit, "South Anvil"] as const);
const assign = (destroy: Json) => ({ type: "assign", sustain: {}, destroy, destroyDamaged: {} });
const produce = (units: Json) => ({ type: "produce", units });

/** Legal decisions of a step that miss its goal, and what is said of them. */
const wrong: readonly (readonly [number, readonly Json[], string])[] = [
  [1, [pass], "passed"],
  [1, [activate("Garden")], "elsewhere"],
  [1, [activate("Anvil"), move(["carrier", "South Anvil"])], "empty"],
  [1, [activate("Anvil"), move(["carrier", "South Anvil", 2]), land("Ironfold", 0)], "aboard"],
  [2, [move(["cruiser", "South Anvil"])], "weak"],
  [2, [move(["dreadnought", "South Anvil"])], "weak"],
  [2, [move(...all)], "bare"],
  [3, [assign({ cruiser: 1 })], "lost"],
  [3, [assign({ destroyer: 1 })], "lost"],
  [4, [produce({})], "other"],
  [4, [produce({ fighter: 2 })], "other"],
  [4, [produce({ carrier: 1 })], "empty"],
  [5, [activate("Anvil")], "less"],
  [5, [pass], "empty"],
  [5, [activate("Crown"), move(["carrier", "Shroud Crown"])], "empty"],
];

test.each(wrong)("step %i: %j is legal, misses the goal, and is told why: %s", (number, actions, code) => {
  const step = lesson.steps[number - 1];
  if (step === undefined) throw new Error("no such step");
  let run = beginStep(ti4, step);
  for (const action of actions) {
    expect(run.judgement).toBe("on");
    const made = attempt(ti4, step, run, action);
    if (!made.ok) throw new Error(JSON.stringify(made.refusal));
    run = made.value;
  }
  expect(run.judgement).toEqual({ miss: code });
  expect(wordFor(step.words.en.misses, code)).toBeTruthy();
});

test("a way that no ship can take is refused by the rules themselves", () => {
  const [, step] = lesson.steps;
  if (step === undefined) throw new Error("no step");
  const made = attempt(ti4, step, beginStep(ti4, step), move(["carrier", "South Crown"]));
  expect(made).toMatchObject({ ok: false });
});
