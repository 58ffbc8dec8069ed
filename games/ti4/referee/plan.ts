import { err, type JsonObject, ok, parser, type Result } from "@umpire/kernel";
import { badField, underPath } from "@umpire/kit";
import { z } from "@umpire/toolkit/schema";
import type { Remark } from "../asyncti4/remarks.ts";
import { type ArriveAnswer, actionOf, arrive } from "../planner/action.ts";
import { type Assessment, assess } from "../planner/assess.ts";
import { common } from "../planner/movement-request.ts";
import { openJson, openText } from "../planner/open-text.ts";
import type { Plan } from "../planner/plan.ts";

const { map: _, rules: __, ...withoutMap } = common;
/** A whole plan in place of map, ships and all the rest: a link of the planner, or what it holds as JSON. */
const parsePlanned = parser(z.strictObject({ ...withoutMap, plan: common.map }));

/** A plan that was asked about, and what it means. */
export type Planned = {
  readonly plan: Plan;
  /** What of a running game was not understood. */
  readonly remarks: readonly Remark[];
  readonly assessment: Assessment;
  readonly language: z.infer<typeof common.language>;
};

export function readPlanned(fields: JsonObject): Result<Planned> {
  const request = parsePlanned(fields);
  if (!request.ok) return request;
  const { plan: given, language } = request.value;
  const opened = typeof given === "string" ? openText(given) : openJson(given);
  if (!opened.ok) return opened.refusal.code === "bad-request" ? err(underPath("/plan", opened.refusal)) : opened;
  const { plan, remarks } = opened.value;
  const assessed = assess(plan);
  if (!assessed.ok) return assessed;
  return assessed.value === null
    ? err(badField("/plan/plan/active", "a system of the map"))
    : ok({ plan, remarks, assessment: assessed.value, language });
}

/** What comes of a plan, in the fields of `arrive`. */
export const arriveAsPlanned = ({ plan, assessment }: Planned): Result<ArriveAnswer> =>
  arrive(actionOf(assessment, plan.plan));
