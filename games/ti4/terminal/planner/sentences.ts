import { printable } from "@umpire/cli/terminal";
import type { Language } from "@umpire/kit";
import type { MovementRequest } from "../../planner/movement-request.ts";
import { describeOption as sayTi4Option } from "../../words/describe.ts";
import { describeCause as sayTi4Cause } from "../../words/describe-cause.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { plannerWords } from "./refusals.ts";
import type { Cause, Option } from "./types.ts";

export { describeChange, describeRisk } from "../../words/describe.ts";

type Ship = MovementRequest["ships"][number];

export const formatPath = (path: readonly string[]): string => path.join(" → ");

/** `cruiser#1 (Cruiser I, HOME25)`, or with its bare move value. */
export function formatShip(language: Language, { id, unit, move, at }: Ship): string {
  const kind = unit === null ? plannerWords[language].text.moveOf({ move }) : ti4Names[language].unit(unit);
  return `${id} (${kind}, ${at})`;
}

export const formatOption = (language: Language, option: Option): string => sayTi4Option(language, option);

/** What is in the way, with its rule. */
export const formatCause = (language: Language, cause: Cause): string => printable(sayTi4Cause(language, cause));
