import { columns, wrap } from "@umpire/cli/terminal";
import type { Language } from "@umpire/kit";
import { type CatalogueEntry, catalogue } from "../../../combat/catalogue.ts";
import { combatTable } from "../../../data/combat-effects.ts";
import { effectTable } from "../../../data/effects.ts";
import { describeCombatEffect, describeMoveEffect } from "../../../words/describe-effects.ts";
import { ti4Names } from "../../../words/names/by-language.ts";
import { effectNames } from "../../../words/names/effect-names.ts";
import { omissionWords } from "../../../words/rules/omissions.ts";
import { policies } from "../../../words/rules/policies.ts";
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
    ...[columns([combat.catalogueColumns, ...catalogueRows(language)]), wrap(combat.text.howToTypeCatalogue({}))],
  ].join("\n\n");
}

/** Everything that factions, cards and leaders do: whether battles count it, by which choice, or why not. */
const catalogueRows = (language: Language) =>
  listCatalogue(language).map(({ id, faction, name, counted }) => {
    const whose = faction === null ? "" : ` (${ti4Names[language].faction(faction)})`;
    return [id, `${name}${whose}: ${counted}`];
  });

export const listCatalogue = (language: Language) =>
  catalogue.map((entry) => ({
    id: entry.id,
    kind: entry.kind,
    faction: entry.faction,
    set: entry.set,
    status: entry.status,
    name: effectNames[language](entry.id),
    counted: countedHow(entry, language),
  }));

/** How battles count it, or why they do not. */
function countedHow({ id, status }: CatalogueEntry, language: Language): string {
  const { exactly, byPolicy, leftOut } = plannerWords[language].combat.text;
  if (status === "exact") return exactly({});
  return status === "policy"
    ? byPolicy({ how: policies[language][id] ?? "" })
    : leftOut({ why: omissionWords[language][status] });
}

/** The effects as data, each with what it does in words. */
export const listEffects = (language: Language) =>
  Object.entries(effectTable).map(([id, row]) => ({ id, ...row, meaning: describeMoveEffect(id, language) }));

/** The effects of combat likewise. */
export const listCombatEffects = (language: Language) =>
  Object.entries(combatTable).map(([id, row]) => ({ id, ...row, meaning: describeCombatEffect(id, language) }));
