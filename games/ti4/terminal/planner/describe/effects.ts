import { columns, wrap } from "@umpire/cli/terminal";
import type { Language } from "@umpire/kit";
import { combatTable } from "../../../data/combat-effects.ts";
import { effectTable } from "../../../data/effects.ts";
import { describeCombatEffect, describeMoveEffect } from "../../../words/describe-effects.ts";
import { ti4Names } from "../../../words/languages.ts";
import { plannerWords } from "../refusals.ts";

/** Every effect a line: its name, what follows it, and what it does; then those of combat. */
export function describeEffects(language: Language): string {
  const { effectColumns, takes: names, text, combat } = plannerWords[language];
  const { effect: nameOf } = ti4Names[language];
  const rows = listEffects(language).map(({ id, takes, meaning }) => {
    return [id, takes === undefined ? "—" : names[takes], `${nameOf(id)}: ${meaning}`];
  });
  const inCombat = listCombatEffects(language).map(({ id, meaning }) => [id, `${nameOf(id)}: ${meaning}`]);
  return [
    ...[columns([effectColumns, ...rows]), wrap(text.howToTypeEffects({}))],
    ...[columns([combat.effectColumns, ...inCombat]), wrap(combat.text.howToTypeCombatEffects({}))],
  ].join("\n\n");
}

/** The effects as data, each with what it does in words. */
export const listEffects = (language: Language) =>
  Object.entries(effectTable).map(([id, row]) => ({ id, ...row, meaning: describeMoveEffect(id, language) }));

/** The effects of combat likewise. */
export const listCombatEffects = (language: Language) =>
  Object.entries(combatTable).map(([id, row]) => ({ id, ...row, meaning: describeCombatEffect(id, language) }));
