import { plainSpecials, uncounted } from "../data/unit-texts.ts";
import { findUnit } from "../units/units.ts";
import type { UnitTexts } from "../words/rules/words.ts";
import type { Battle } from "./battle.ts";
import { catalogue } from "./catalogue.ts";

/** Something that a unit's card does and this does not. */
export type Unmodelled = { readonly unit: string; readonly text: string };

/** What the units of a battle do beyond their numbers, and is not counted. */
export function findUnmodelled({ attacker, defender }: Battle, texts: UnitTexts): readonly Unmodelled[] {
  const ids = [attacker, defender].flatMap(({ units, faction }) =>
    Object.keys(units).filter((id) => (units[id] ?? 0) > 0 && !(faction !== undefined && isWhole(id))),
  );
  return [...new Set(ids)].flatMap((unit) => {
    const known = uncounted.find((id) => id === unit);
    if (known !== undefined) return [{ unit, text: texts[known] }];
    return hasOwnCard(unit) ? [{ unit, text: texts.own }] : [];
  });
}

/** Whether everything on a unit's card counts in battles, once its faction or the effect is named. */
const isWhole = (id: string): boolean =>
  !catalogue.some(({ unit, status }) => unit === id && (status === "unbuilt" || status === "unknown"));

/** Faction flagships and mechs each have an ability of their own, if nothing is known to the contrary. */
function hasOwnCard(id: string): boolean {
  const unit = findUnit(id);
  const isSpecial = unit?.type === "flagship" || unit?.type === "mech";
  return isSpecial && unit.faction !== null && !plainSpecials.includes(id);
}
