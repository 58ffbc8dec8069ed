import { expect, test } from "vitest";
import { barredBy, pathsOf } from "../../../page/board/view.ts";
import { pillOf } from "../../../page/odds/pill.ts";
import { actionOf } from "../../../planner/action.ts";
import { assess } from "../../../planner/assess.ts";
import { outcomeOf } from "../../../planner/outcome.ts";
import type { Plan } from "../../../planner/plan.ts";
import { threatsTo } from "../../../planner/threats.ts";
import { ti4Words } from "../../../words/languages.ts";
import { plans } from "./plans.ts";

/** The ways, what bars them, and the answer, as the map of a page says them. */
function saidOf(plan: Plan) {
  const found = assess(plan);
  if (!found.ok || found.value === null) throw new Error("nothing is active");
  const outcome = outcomeOf(actionOf(found.value, plan.plan), ti4Words.en.unitText);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const ways = pathsOf(found.value).map(({ path }) => path.join(" "));
  return { ways, barred: barredBy(found.value), pill: pillOf(plan, outcome.value, "en") };
}

test("pages of how to play show what their captions say", () => {
  const first = saidOf(plans.first);
  expect(first.ways).toContain("74 41 18");
  expect(first.pill).toMatchObject({ system: "18", lines: ["Blue takes", "Mecatol Rex"] });
  expect(saidOf(plans.barred)).toMatchObject({ ways: [], barred: ["41"] });
  const attack = saidOf(plans.attack);
  expect(attack.ways).toEqual(["18 41 74"]);
  expect(attack.pill).toMatchObject({ system: "74", lines: ["Red takes", "Vega Major"] });
});

test("who can come to Blue's fleet is Red", () => {
  const threats = threatsTo(plans.danger, "74", 0);
  expect(threats.ok && threats.value.map(({ by }) => by)).toEqual([1]);
});
