import { describeTi4CombatEffect, describeTi4MoveEffect, ti4CombatEffects, ti4Effects } from "@umpire/games";
import { columns, wrap } from "../layout.ts";
import type { Language } from "../words/words.ts";
import { plannerWords } from "./speak.ts";

/** Every effect a line: its name, what follows it, and what it does; then those of combat. */
export function tellEffects(language: Language): string {
  const { effectColumns, takes: names, text, combat } = plannerWords[language];
  const rows = listEffects(language).map(({ id, takes, rule, meaning }) => {
    return [id, takes === undefined ? "—" : names[takes], `${rule}: ${meaning}`];
  });
  const inCombat = listCombatEffects(language).map(({ id, rule, meaning }) => [id, `${rule}: ${meaning}`]);
  return [
    ...[columns([effectColumns, ...rows]), wrap(text.howToTypeEffects({}))],
    ...[columns([combat.effectColumns, ...inCombat]), wrap(combat.text.howToTypeCombatEffects({}))],
  ].join("\n\n");
}

/** The effects as data, each with what it does in words. */
export const listEffects = (language: Language) =>
  Object.entries(ti4Effects).map(([id, row]) => ({ id, ...row, meaning: describeTi4MoveEffect(id, language) }));

/** The effects of combat likewise. */
export const listCombatEffects = (language: Language) =>
  Object.entries(ti4CombatEffects).map(([id, row]) => ({ id, ...row, meaning: describeTi4CombatEffect(id, language) }));
