import { ti4Effects } from "@umpire/games";
import { columns, wrap } from "../layout.ts";
import type { Language } from "../words/words.ts";
import { plannerWords } from "./speak.ts";
import type { EffectFacts, EffectRow } from "./words/words.ts";

/** Every effect a line: its name, what follows it, and what it does. */
export function tellEffects(language: Language): string {
  const { effectColumns, takes: names, text } = plannerWords[language];
  const rows = Object.entries(ti4Effects).map(([id, row]) => {
    const takes = row.takes === undefined ? "—" : names[row.takes];
    return [id, takes, `${row.rule}: ${meaningOf(row, language)}`];
  });
  return [columns([effectColumns, ...rows]), wrap(text.howToTypeEffects({}))].join("\n\n");
}

/** The effects as data, each with what it does in words. */
export const listEffects = (language: Language) =>
  Object.entries(ti4Effects).map(([id, row]) => ({ id, ...row, meaning: meaningOf(row, language) }));

function meaningOf(row: EffectRow, language: Language): string {
  const { effect } = plannerWords[language];
  const fields = Object.keys(effect) as readonly (keyof EffectFacts)[];
  const facts: Partial<EffectFacts> = row;
  const say = <F extends keyof EffectFacts>(field: F): readonly string[] => {
    const value = facts[field];
    return value === undefined ? [] : [effect[field](value)];
  };
  return fields.flatMap(say).join("; ");
}
