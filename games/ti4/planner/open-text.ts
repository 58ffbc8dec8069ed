import { err, type Json, ok, type Result, readJson } from "@umpire/kernel";
import { isGameDocument, MOST_BYTES } from "../asyncti4/document.ts";
import { openGame } from "../asyncti4/open-game.ts";
import type { Remark } from "../asyncti4/remarks.ts";
import { linkIn, readLink } from "./link.ts";
import type { Plan } from "./plan.ts";
import { readPlanJson } from "./position-file.ts";

/** A plan from outside, and what of it was not understood, line by line. */
export type OpenedPlan = { readonly plan: Plan; readonly remarks: readonly Remark[] };

/** From whatever holds one: a link or an address with it, a plan as JSON, a position file, a game of AsyncTI4. */
export function openText(text: string): Result<OpenedPlan> {
  if (!/^\s*\{/.test(text)) return bare(readLink(linkIn(text)));
  if (text.length > MOST_BYTES) return err({ code: "async-too-large", limit: MOST_BYTES });
  const read = readJson(text);
  if (read.ok) return openJson(read.value);
  return read.refusal.code === "bad-json" && isGameText(text) ? err({ code: "async-cut" }) : read;
}

export const openJson = (value: Json): Result<OpenedPlan> =>
  isGameDocument(value) ? openGame(value) : bare(readPlanJson(value));

const bare = (plan: Result<Plan>): Result<OpenedPlan> => (plan.ok ? ok({ plan: plan.value, remarks: [] }) : plan);

/** What was meant to be a game, whether or not it can be read. */
const isGameText = (text: string): boolean => /"(?:versionSchema|playerData|tilePositions|tileUnitData)"/.test(text);

export function readPlanText(text: string): Result<Plan> {
  const opened = openText(text);
  return opened.ok ? ok(opened.value.plan) : opened;
}
