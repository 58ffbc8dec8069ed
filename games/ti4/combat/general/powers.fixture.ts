import { presets } from "../../galaxy/rules.ts";
import type { Force, UnitCounts } from "../../units/force.ts";
import type { Army, Battle, Place } from "../battle.ts";
import { computeOutcome, oddsOf, remainingUnits } from "../odds/odds.ts";
import { prepareBattle } from "../prepared.ts";

/** `letnev: cruiser 2 + carrier, supercharge` as an army; without a faction no colon; a damaged unit has a `!`. */
export function armyFrom(text: string): Army {
  const [, faction, rest = ""] = /^(?:(\w+): )?(.*)$/.exec(text) ?? [];
  const [fleet = "", ...held] = rest.split(", ");
  const units: { [id: string]: number } = {};
  const damaged: { [id: string]: number } = {};
  for (const part of fleet.split(" + ")) {
    const [, id = "", hurt = "", count = "1"] = /^(\w+)(!?) ?(\d*)$/.exec(part) ?? [];
    units[id] = Number(count || "1");
    if (hurt !== "") damaged[id] = units[id];
  }
  const effects = Object.fromEntries(held.map((each) => [each.split(" ")[0] ?? "", Number(each.split(" ")[1] ?? "1")]));
  return { ...(faction !== undefined && { faction }), units, damaged, effects, sustain: "early", casualties: [] };
}

export const battleFrom = (place: Place, attacker: string, defender: string): Battle => ({
  ...{ place, attacker: armyFrom(attacker), defender: armyFrom(defender) },
  ...{ anomalies: [], rules: presets.official },
});

type Left = { readonly attacker: Force; readonly defender: Force };

/** The chance that what is left after so many rounds is such; after 0 rounds a combat has only begun. */
export function chanceAfter(rounds: number | null, battle: Battle, is: (left: Left) => boolean): number {
  const worked = computeOutcome(prepareBattle(battle), rounds);
  if (!worked.ok) throw new Error(worked.refusal.code);
  const { a, b, endings } = worked.value;
  return endings.reduce((sum, { attacker, defender, chance }) => {
    const left = { attacker: remainingUnits(a, attacker), defender: remainingUnits(b, defender) };
    return sum + (is(left) ? chance : 0);
  }, 0);
}

export const isGone = ({ units }: Force): boolean => Object.keys(units).length === 0;
export const has = ({ units }: Force, counts: UnitCounts): boolean =>
  Object.entries(counts).every(([id, count]) => (units[id] ?? 0) === count);

/** Who wins, by how much. */
export function oddsFrom(battle: Battle) {
  const worked = computeOutcome(prepareBattle(battle), null);
  if (!worked.ok) throw new Error(worked.refusal.code);
  return oddsOf(worked.value);
}
