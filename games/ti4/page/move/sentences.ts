import type { ShipAssessment } from "../../planner/assess.ts";
import { describeOption } from "../../words/describe.ts";
import { describeCause } from "../../words/describe-cause.ts";
import { type Language, ti4Words } from "../../words/languages.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { ti4PlannerWords } from "../../words/planner/languages.ts";
import { pathText } from "./systems.ts";
import { words } from "./words.ts";

type Refusal = NonNullable<ShipAssessment["refusal"]>;

/** Why an order is not allowed, with its rule. */
export function formatOrderRefusal(language: Language, refusal: Refusal): string {
  // Each sentence takes what its own refusal has; that the two belong together the compiler cannot see.
  const say = ti4Words[language].refusal[refusal.code] as (given: object) => string;
  const named = "unit" in refusal ? { ...refusal, unit: ti4Names[language].unit(refusal.unit) } : refusal;
  return "rule" in refusal ? `${say(named)} (${refusal.rule})` : say(named);
}

/** Each way of a ship in a line, or each thing that bars it. */
export function formatOrdered(language: Language, found: ShipAssessment["found"]): readonly string[] {
  const { doesReach, doesNotReach } = ti4PlannerWords[language].text;
  if (found.reachable)
    return [
      doesReach({}),
      ...found.options.map((option) => `${pathText(option.path)}: ${describeOption(language, option)}`),
    ];
  return [doesNotReach({}), ...(found.refusal?.causes ?? []).map((cause) => describeCause(language, cause))];
}

/** `2 × Cruiser I`, and whether they are damaged. */
export function formatShips(language: Language, { unit, isDamaged }: ShipAssessment["ship"], count: number): string {
  const { several, damaged } = words[language];
  const name = several(count, ti4Names[language].unit(unit));
  return isDamaged ? `${name} (${damaged})` : name;
}
