import { expect, test } from "vitest";
import { actionOf } from "../../planner/action.ts";
import { assess } from "../../planner/assess.ts";
import { outcomeOf } from "../../planner/outcome.ts";
import type { Plan } from "../../planner/plan.ts";
import { ti4Words } from "../../words/languages.ts";
import { withAddition } from "../plan/edit.ts";
import { firstPlan } from "../plan/first.ts";
import { summaryOf } from "./summary.ts";

function summed(plan: Plan, language: "en" | "ru"): string {
  const meant = assess(plan);
  if (!meant.ok) throw new Error(meant.refusal.code);
  const outcome =
    meant.value === null ? null : outcomeOf(actionOf(meant.value, plan.plan), ti4Words[language].unitText);
  return summaryOf(plan, meant.value, outcome?.ok ? outcome.value : null, language);
}

test("a position in words: the map, who is where, who comes how, and the odds", () => {
  const text = summed(firstPlan, "en");
  expect(text).toContain("Map: 77 40 41 85A0");
  expect(text).toContain("Blue activates 18.");
  expect(text).toMatch(/- 2\u00a0× Cruiser I in 74: 74 → 41 → 18; 1 die: arrives with 70%/);
  expect(text).toContain("- 65, Primor: Green:");
  expect(text).toMatch(/Blue wins in space: [\d.]+%/);
  expect(text).toMatch(/Blue takes Mecatol Rex: [\d.]+%/);
});

test("in Russian there is no other Latin than names of planets, tiles and rules", () => {
  const plan = withAddition(firstPlan, { system: "40", wormhole: "gamma", source: "added" });
  const text = summed(withAddition(plan, { system: "39", anomaly: "nebula", source: "added" }), "ru");
  const rest = text
    .replaceAll(/Mecatol Rex|Primor|LRR|HOME/g, "")
    .replaceAll(/\d+[AB]\d?/g, "")
    .replaceAll(/(?<!\p{L})[IVX]+(?!\p{L})/gu, "");
  expect(rest).not.toMatch(/[A-Za-z]/);
  expect(text).toContain("Добавлено в 40: червоточина гамма");
});

test("without an active system it says so, and nothing of odds", () => {
  const text = summed({ ...firstPlan, plan: { ...firstPlan.plan, active: null } }, "en");
  expect(text).toContain("No system is active.");
  expect(text).not.toContain("%");
});
