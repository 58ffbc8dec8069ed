import { err, type JsonObject, ok, parser, type Result } from "@umpire/kernel";
import { badField, underPath } from "@umpire/kit";
import { z } from "@umpire/toolkit/schema";
import { type ArriveAnswer, actionOf, arrive } from "../planner/action.ts";
import { type Assessment, assess } from "../planner/assess.ts";
import { common } from "../planner/movement-request.ts";
import type { Plan } from "../planner/plan.ts";
import { readPlanJson, readPlanText } from "../planner/position-file.ts";

const { map: _, rules: __, ...withoutMap } = common;
/** A whole plan in place of map, ships and all the rest: a link of the planner, or what it holds as JSON. */
const parsePlanned = parser(z.strictObject({ ...withoutMap, plan: common.map }));

/** A plan that was asked about, and what it means. */
export type Planned = {
  readonly plan: Plan;
  readonly assessment: Assessment;
  readonly language: z.infer<typeof common.language>;
};

export function readPlanned(fields: JsonObject): Result<Planned> {
  const request = parsePlanned(fields);
  if (!request.ok) return request;
  const { plan: given, language } = request.value;
  const plan = typeof given === "string" ? readPlanText(given) : readPlanJson(given);
  if (!plan.ok) return plan.refusal.code === "bad-request" ? err(underPath("/plan", plan.refusal)) : plan;
  const assessed = assess(plan.value);
  if (!assessed.ok) return assessed;
  return assessed.value === null
    ? err(badField("/plan/plan/active", "a system of the map"))
    : ok({ plan: plan.value, assessment: assessed.value, language });
}

/** What comes of a plan, in the fields of `arrive`. */
export const arriveAsPlanned = ({ plan, assessment }: Planned): Result<ArriveAnswer> =>
  arrive(actionOf(assessment, plan.plan));
