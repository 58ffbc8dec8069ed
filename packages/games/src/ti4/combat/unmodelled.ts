import { textTable } from "../data/unit-texts.ts";
import { findUnit } from "../units.ts";
import type { Battle } from "./battle.ts";

/** Something that a unit's card does and this does not. */
export type Unmodelled = { readonly unit: string; readonly text: string };

/** What the units of a battle do beyond their numbers, and is not counted. */
export function unmodelledIn({ attacker, defender }: Battle): readonly Unmodelled[] {
  const ids = [attacker, defender].flatMap(({ units }) => Object.keys(units).filter((id) => (units[id] ?? 0) > 0));
  return [...new Set(ids)].flatMap((unit) => {
    const text = Object.hasOwn(textTable, unit) ? textTable[unit] : generalText(unit);
    return text ? [{ unit, text }] : [];
  });
}

/** Faction flagships and mechs each have an ability of their own, if nothing is known to the contrary. */
function generalText(id: string): string | null {
  const unit = findUnit(id);
  const isSpecial = unit?.type === "flagship" || unit?.type === "mech";
  return isSpecial && unit.faction !== null ? "the ability of its own card" : null;
}
