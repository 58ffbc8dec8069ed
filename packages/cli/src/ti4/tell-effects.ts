import { ti4CombatEffects, ti4Effects } from "@umpire/games";
import { columns, wrap } from "../layout.ts";
import type { Language } from "../words/words.ts";
import { plannerWords } from "./speak.ts";
import type { CombatFacts, CombatRow } from "./words/combat.ts";
import type { EffectFacts, EffectRow } from "./words/words.ts";

/** Every effect a line: its name, what follows it, and what it does; then those of combat. */
export function tellEffects(language: Language): string {
  const { effectColumns, takes: names, text, combat } = plannerWords[language];
  const rows = Object.entries(ti4Effects).map(([id, row]) => {
    const takes = row.takes === undefined ? "—" : names[row.takes];
    return [id, takes, `${row.rule}: ${meaningOf(row, language)}`];
  });
  const inCombat = Object.entries(ti4CombatEffects).map(([id, row]) => [
    id,
    `${row.rule}: ${inCombatOf(row, language)}`,
  ]);
  return [
    ...[columns([effectColumns, ...rows]), wrap(text.howToTypeEffects({}))],
    ...[columns([combat.effectColumns, ...inCombat]), wrap(combat.text.howToTypeCombatEffects({}))],
  ].join("\n\n");
}

/** The effects as data, each with what it does in words. */
export const listEffects = (language: Language) =>
  Object.entries(ti4Effects).map(([id, row]) => ({ id, ...row, meaning: meaningOf(row, language) }));

/** The effects of combat likewise. */
export const listCombatEffects = (language: Language) =>
  Object.entries(ti4CombatEffects).map(([id, row]) => ({ id, ...row, meaning: inCombatOf(row, language) }));

const meaningOf = (row: EffectRow, language: Language): string =>
  sayFacts<EffectFacts>(row, plannerWords[language].effect);
const inCombatOf = (row: CombatRow, language: Language): string =>
  sayFacts<CombatFacts>(row, plannerWords[language].combat.effect);

/** What the fields of a row say, in the order of their sentences. */
function sayFacts<Facts>(
  facts: Partial<Facts>,
  sentences: { readonly [F in keyof Facts]: (value: Facts[F]) => string },
) {
  const fields = Object.keys(sentences) as unknown as readonly (keyof Facts)[];
  const say = <F extends keyof Facts>(field: F): readonly string[] => {
    const value = facts[field];
    return value === undefined ? [] : [sentences[field](value as Facts[F])];
  };
  return fields.flatMap(say).join("; ");
}
