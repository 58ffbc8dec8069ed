import { findUnit, type Unit } from "../units/units.ts";
import { type Army, type Battle, hasAbilities } from "./battle.ts";

const has = ({ units }: Army, is: (unit: Unit) => boolean): boolean =>
  Object.entries(units).some(([id, count]) => {
    const unit = findUnit(id);
    return count > 0 && unit !== undefined && is(unit);
  });

/** Whether a planetary shield keeps the attacker from bombarding: not in an entropic scar, nor against a war sun. */
export const isShielded = (battle: Battle): boolean =>
  hasAbilities(battle) &&
  has(battle.defender, ({ shield }) => shield) &&
  !has(battle.attacker, ({ breaksShields }) => breaksShields);
