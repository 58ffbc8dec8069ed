import type { OddsAnswer } from "../combat/answer.ts";
import type { CombatModifier, RollKind } from "../combat/modifiers.ts";
import { isAnomaly } from "./describe.ts";
import type { Language } from "./languages.ts";
import { ti4Names } from "./names/by-language.ts";
import { effectNames } from "./names/effect-names.ts";
import { ti4BattleWords } from "./planner/battles.ts";

type AnsweredModifier = OddsAnswer["modifiers"][number];

/** Whence a die's modifier comes: `nebula (LRR 59.3)`, `Morale Boost`. */
export function formatDieSource(language: Language, { source, rule }: Pick<CombatModifier, "source" | "rule">): string {
  return isAnomaly(source) ? `${ti4Names[language].source(source)} (${rule ?? source})` : effectNames[language](source);
}

/** `the defender's combat rolls +1: nebula (LRR 59.3)`. */
export function describeModifier(language: Language, modifier: AnsweredModifier): string {
  const { side, on, only, until, amount, source, rule } = modifier;
  return ti4BattleWords[language].combat.text.modifier({
    side,
    on: on as RollKind,
    only: only === "fighter" ? only : null,
    amount: Number(amount),
    until: until === undefined ? null : Number(until),
    source: formatDieSource(language, { source: String(source), rule: String(rule) }),
  });
}
