import { ok, type Result } from "@umpire/kernel";
import type { Force } from "../units/force.ts";
import { findUnit } from "../units/units.ts";
import type { Battle, Camp } from "./battle.ts";
import { computeOutcome, expectedLoss, type Odds, oddsOf, remainingUnits } from "./odds/odds.ts";
import type { Prepare } from "./prepared.ts";

/** One of the battles that may be fought, and how likely it is this one. */
export type PossibleBattle = {
  readonly probability: number;
  readonly battle: Battle;
  /** No attacker is there: a side that does not arrive does not win. */
  readonly isMissed: boolean;
};

/** How a battle can leave both sides, how likely, and the ground forces that came along. */
export type Survivors = {
  readonly probability: number;
  readonly attacker: Force;
  readonly defender: Force;
  readonly carried: Force["units"];
  /** The ground forces that are left, where some took part in space: who carries them may not be there any more. */
  readonly aboard?: Force;
};

export type BattleOutcome = {
  readonly odds: Odds;
  /** Expected losses, in resources. */
  readonly lost: { readonly [C in Camp]: number };
  /** Every end, the likeliest first; what is left of cards makes no difference. */
  readonly survivors: readonly Survivors[];
};

const missed: Odds = { attacker: 0, defender: 1, draw: 0, undecided: 0 };

/** The exact outcome over all battles that may be fought: each worked out by itself, and weighed with its probability. */
export function outcomeOver(
  battles: readonly PossibleBattle[],
  limit: number | null,
  prepare: Prepare,
): Result<BattleOutcome> {
  const sum = { attacker: 0, defender: 0, draw: 0, undecided: 0 };
  const lost = { attacker: 0, defender: 0 };
  const survivors = new Map<string, Survivors>();
  for (const { probability, battle, isMissed } of battles) {
    const worked = computeOutcome(prepare(battle), limit);
    if (!worked.ok) return worked;
    const odds = isMissed ? missed : oddsOf(worked.value);
    for (const end of ["attacker", "defender", "draw", "undecided"] as const) sum[end] += probability * odds[end];
    for (const camp of ["attacker", "defender"] as const) lost[camp] += probability * expectedLoss(worked.value, camp);
    const carried = groundForces(battle.attacker.units);
    for (const { chance, attacker, defender, crew } of worked.value.endings) {
      const left = {
        attacker: remainingUnits(worked.value.a, attacker),
        defender: remainingUnits(worked.value.b, defender),
      };
      const aboard =
        crew === undefined ? {} : { aboard: { units: { ...carried, ...crew.units }, damaged: crew.damaged } };
      const key = JSON.stringify([left, carried, aboard]);
      const before = survivors.get(key)?.probability ?? 0;
      survivors.set(key, { probability: before + probability * chance, ...left, carried, ...aboard });
    }
  }
  return ok({ odds: sum, lost, survivors: [...survivors.values()].sort((x, y) => y.probability - x.probability) });
}

const groundForces = (units: Force["units"]): Force["units"] =>
  Object.fromEntries(
    Object.entries(units)
      .filter(([unit, count]) => count > 0 && findUnit(unit)?.kind === "ground")
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
