import { otherForms } from "../data/battle-links.ts";
import { findUnit, units } from "./units.ts";

/** Every faction that has cards of its own. */
export const factions: readonly string[] = [...new Set(units.flatMap(({ faction }) => faction ?? []))];

/** The card that a plain unit follows when its owner is of a faction: one of its own, as far upgraded, where there is one. */
export function ownCard(faction: string | undefined, id: string): string {
  const plain = findUnit(id);
  if (faction === undefined || plain === undefined || plain.faction !== null || plain.type === "war-sun") return id;
  const { type, upgraded } = plain;
  const own = units.find(
    (each) =>
      each.faction === faction && each.type === type && each.upgraded === upgraded && !otherForms.includes(each.id),
  );
  return own?.id ?? id;
}
