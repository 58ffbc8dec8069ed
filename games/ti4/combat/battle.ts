import { combatTable } from "../data/combat-effects.ts";
import type { Ti4Rules } from "../galaxy/rules.ts";
import type { AnomalyType } from "../galaxy/tiles.ts";
import type { CombatRow } from "./effects.ts";

export type Place = "space" | "ground";
export type Camp = "attacker" | "defender";

/** What one side brings: units by their ids, how many of them are damaged, and what changes their combat. */
export type Army = {
  /** With it, what the faction and the cards of its units do is counted too; else units are their numbers. */
  readonly faction?: string;
  readonly units: { readonly [unit: string]: number };
  readonly damaged: { readonly [unit: string]: number };
  readonly effects: { readonly [effect: string]: number };
  /**
   * Whether every unit that can sustains before anything is lost, or each type when its turn comes; `careful` is late but
   * for those whom no card can harm for it.
   */
  readonly sustain: "early" | "late" | "careful";
  /** Types, or units, in the order in which they are lost; what is not named comes after, in the usual order. */
  readonly casualties: readonly string[];
  /** The same for sustaining, where every unit that can does so before anything is lost. */
  readonly sustains?: readonly string[];
  /** Which unit an effect is for, where that is a choice: by the effect's id. */
  readonly choices?: { readonly [effect: string]: string };
  /** Units elsewhere whose space cannons reach here: they fire, and take no other part. */
  readonly guns?: { readonly [unit: string]: number };
};

export type Battle = {
  readonly place: Place;
  readonly attacker: Army;
  readonly defender: Army;
  readonly anomalies: readonly AnomalyType[];
  readonly rules: Ti4Rules;
  /** Third parties: their space cannons reach here, and fire at the attacker's ships. */
  readonly bystanders?: readonly Army[];
};

export const otherCamp = (camp: Camp): Camp => (camp === "attacker" ? "defender" : "attacker");

type ActiveEffect = { readonly id: string; readonly count: number; readonly row: CombatRow };

/** The effects of a side that count in this place. */
export function activeEffects(battle: Battle, camp: Camp): readonly ActiveEffect[] {
  const { effects } = battle[camp];
  const found: ActiveEffect[] = [];
  for (const id of Object.keys(effects)) {
    const row = Object.hasOwn(combatTable, id) ? combatTable[id] : undefined;
    const count = effects[id] ?? 0;
    if (row !== undefined && count > 0 && (row.place ?? battle.place) === battle.place) found.push({ id, count, row });
  }
  return found;
}

/** How many cards, or 1 for what one has or has not, of the effects that do something. */
export const countEffects = (held: readonly ActiveEffect[], does: (row: CombatRow) => unknown): number =>
  held.reduce((sum, { count, row }) => sum + (does(row) ? (row.counted ? count : 1) : 0), 0);

/** In an entropic scar no unit ability works, by or against what is in it. */
export const hasAbilities = ({ anomalies }: Battle): boolean => !anomalies.includes("entropic-scar");
