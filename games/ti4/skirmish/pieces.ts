import { typesWithTokens } from "../data/skirmish.ts";
import type { UnitCounts } from "../units/force.ts";
import { findUnit } from "../units/units.ts";

/** Pieces of one's colour for a unit: how many there are, and how many are on the board. */
export type Pieces = { readonly pieces: number; readonly inPlay: number };

/** Upgrades and a faction's own unit use the pieces of their type. Null where tokens stand for pieces. */
export function piecesFor(unit: string, onBoard: UnitCounts): Pieces | null {
  const { type, plastic = null } = findUnit(unit) ?? {};
  if (type === undefined || plastic === null || typesWithTokens.includes(type)) return null;
  const inPlay = Object.entries(onBoard).reduce(
    (sum, [other, count]) => sum + (findUnit(other)?.type === type ? count : 0),
    0,
  );
  return { pieces: plastic, inPlay };
}
