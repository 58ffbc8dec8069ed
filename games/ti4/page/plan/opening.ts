import type { Refusal } from "@umpire/kernel";
import { recall } from "@umpire/ui";
import { readLink } from "../../planner/link.ts";
import type { Plan } from "../../planner/plan.ts";
import { firstPlan } from "./first.ts";

/** Where the position of the last visit is kept. */
export const LAST = "planner.last";

/** What is on the table when the page opens, and what was wrong with the link. */
export type Opening = { readonly plan: Plan; readonly refusal: Refusal | null };

/** The position of the link; else the one of the last visit, so that a bad link loses nothing; else the first one. */
export function openingOf(hash: string): Opening {
  const linked = hash.length > 1 ? readLink(hash.slice(1)) : null;
  if (linked?.ok) return { plan: linked.value, refusal: null };
  const last = readLink(recall(LAST) ?? "");
  return { plan: last.ok ? last.value : firstPlan, refusal: linked === null ? null : linked.refusal };
}
