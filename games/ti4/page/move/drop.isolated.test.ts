import { beforeEach, expect, test, vi } from "vitest";
import { actionOf } from "../../planner/action.ts";
import * as assessing from "../../planner/assess.ts";
import * as planning from "../../planner/plan.ts";
import { firstPlan } from "../plan/first.ts";
import { openState, reduce } from "../plan/reducer.ts";
import { answer } from "../worker/answers.ts";

vi.mock("../../planner/assess.ts", { spy: true });
vi.mock("../../planner/plan.ts", { spy: true });

const runs = () => ({
  assess: vi.mocked(assessing.assess).mock.calls.length + vi.mocked(assessing.assessOn).mock.calls.length,
  toBoard: vi.mocked(planning.toBoard).mock.calls.length,
});

beforeEach(() => void vi.clearAllMocks());

/** Drops a cruiser, and has the worker answer what the page then asks it. */
function dropAndAsk(to: string) {
  const open = openState(firstPlan);
  vi.clearAllMocks();
  const { now } = reduce(open, { type: "drop", drop: { from: "74", unit: "cruiser", to } });
  if (now.assessment === null) throw new Error("no system is active");
  const action = actionOf(now.assessment, now.plan.plan);
  const { movement } = now.assessment;
  const outcome = answer({ ask: "outcome", action, language: "en" });
  const remedies = answer({ ask: "remedies", movement, ships: [] });
  return { now, isAnswered: outcome.ok && remedies.ok };
}

test("a drop on another system assesses the plan once, from the drop to the odds", () => {
  const { now, isAnswered } = dropAndAsk("39");
  expect(now.plan.plan.active).toBe("39");
  expect(isAnswered).toBe(true);
  expect(runs()).toEqual({ assess: 1, toBoard: 1 });
});

test("a drop on the active system only gives other orders", () => {
  expect(dropAndAsk("18").isAnswered).toBe(true);
  expect(runs()).toEqual({ assess: 0, toBoard: 0 });
});

test("other orders come to the same as the plan assessed anew", () => {
  const { now } = dropAndAsk("39");
  expect(assessing.assess(now.plan)).toEqual({ ok: true, value: now.assessment });
});
