import type { Cause } from "../movement/reach.ts";
import { type Language, ti4Words } from "./languages.ts";

/** What is in the way, with its rule. */
export const describeCause = (language: Language, cause: Cause): string =>
  `${describeObstacle(language, cause)} (${cause.rule})`;

function describeObstacle(language: Language, cause: Cause): string {
  const { refusal } = ti4Words[language];
  if (cause.code === "cannot-move") return refusal["cannot-move"]({});
  return cause.code === "too-far" ? refusal["too-far"](cause) : refusal[cause.code](cause);
}
