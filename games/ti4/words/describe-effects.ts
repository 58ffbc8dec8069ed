import type { CombatRow } from "../combat/effects.ts";
import { combatTable } from "../data/combat-effects.ts";
import { effectTable } from "../data/effects.ts";
import type { EffectRow } from "../movement/effects.ts";
import type { Language } from "./languages.ts";
import { ti4BattleWords } from "./planner/battles.ts";
import { ti4PlannerWords } from "./planner/languages.ts";
import type { CombatFacts, EffectFacts, FactSentences } from "./planner/words.ts";

/** What an effect does, in movement and in combat; nothing where there is no such effect. */
export const describeEffect = (id: string, language: Language): string =>
  [describeMoveEffect(id, language), describeCombatEffect(id, language)].filter((text) => text !== "").join("; ");

export const describeMoveEffect = (id: string, language: Language): string =>
  describeFacts<EffectFacts>(rowOf<EffectRow>(effectTable, id), ti4PlannerWords[language].effect);

export const describeCombatEffect = (id: string, language: Language): string =>
  describeFacts<CombatFacts>(rowOf<CombatRow>(combatTable, id), ti4BattleWords[language].combat.effect);

const rowOf = <Row>(table: { readonly [id: string]: Row }, id: string): Partial<Row> =>
  (Object.hasOwn(table, id) ? table[id] : undefined) ?? {};

/** What the fields of a row say, in the order of their sentences. */
function describeFacts<Facts>(facts: Partial<Facts>, sentences: FactSentences<Facts>): string {
  const fields = Object.keys(sentences) as unknown as readonly (keyof Facts)[];
  const say = <F extends keyof Facts>(field: F): readonly string[] => {
    const value = facts[field];
    return value === undefined ? [] : [sentences[field](value as Facts[F])];
  };
  return fields.flatMap(say).join("; ");
}
