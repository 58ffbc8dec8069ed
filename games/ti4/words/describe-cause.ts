import { byLanguage } from "@umpire/kernel";
import type { Cause } from "../movement/reach.ts";
import { refusalsEn } from "./rules/refusals-en.ts";
import { refusalsRu } from "./rules/refusals-ru.ts";

const refusals = byLanguage({ en: refusalsEn, ru: refusalsRu });
type Language = keyof typeof refusals;

/** What is in the way, with its rule. */
export const describeCause = (language: Language, cause: Cause): string =>
  `${describeObstacle(language, cause)} (${cause.rule})`;

function describeObstacle(language: Language, cause: Cause): string {
  const refusal = refusals[language];
  if (cause.code === "cannot-move") return refusal["cannot-move"]({});
  return cause.code === "too-far" ? refusal["too-far"](cause) : refusal[cause.code](cause);
}
