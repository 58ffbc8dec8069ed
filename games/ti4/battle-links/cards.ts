import { inSpaceAs, otherForms } from "../data/battle-links.ts";
import { findUnit, units } from "../units/units.ts";

/** The card of a faction for a type, upgraded or not; the plain one where it has none of its own. */
export function cardFor(
  faction: string | null,
  type: string,
  isUpgraded: boolean,
  place: "space" | "ground",
): string | null {
  const fits = (owner: string | null) => (each: (typeof units)[number]) =>
    each.type === type && each.faction === owner && each.upgraded === isUpgraded && !otherForms.includes(each.id);
  // A war sun is none but itself.
  const isPlain = type === "war-sun";
  const own = isPlain || faction === null ? undefined : units.find(fits(faction));
  const card = own ?? units.find(fits(null)) ?? (isPlain ? findUnit("warsun") : undefined);
  if (card === undefined) return null;
  return place === "space" && Object.hasOwn(inSpaceAs, card.id) ? (inSpaceAs[card.id] ?? null) : card.id;
}
