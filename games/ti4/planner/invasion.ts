import { err, ok, type Result } from "@umpire/kernel";
import type { Army, Battle } from "../combat/battle.ts";
import { computeOutcome, oddsOf, remainingUnits } from "../combat/odds/odds.ts";
import { prepareBattle } from "../combat/prepared.ts";
import { capacityUse, loadCargo } from "../movement/capacity.ts";
import { anomaliesIn, isGround } from "../skirmish/board.ts";
import { addCounts, type Force, filterCounts, sumOf, type UnitCounts } from "../units/force.ts";
import { findUnit } from "../units/units.ts";
import { armyOf, noArmy, type Target, type Undertaking } from "./armies.ts";

/** A landing with everything that is left to land. */
export type Ashore = { readonly target: Target; readonly study: Undertaking };

/** What comes of it: whether the planet is taken, and what is left on it. */
export type Landed = {
  readonly planet: string;
  readonly owner: Target["owner"];
  readonly taken: number;
  readonly survivors: readonly {
    readonly probability: number;
    readonly attacker: UnitCounts;
    readonly defender: UnitCounts;
  }[];
};

/** One way the battle in space left things, with the ground forces that came along. */
type Afloat = {
  readonly probability: number;
  readonly attacker: Force;
  readonly defender: Force;
  readonly carried: UnitCounts;
};

/** Null where nobody came who could land. */
export function invasion(ashore: Ashore, afloat: readonly Afloat[], isClear: boolean): Result<Landed | null> {
  const { planet, owner } = ashore.target;
  if (!afloat.some(({ carried }) => sumOf(carried) > 0)) return ok(null);
  const known = new Map<string, Shore>();
  const ends = new Map<string, Landed["survivors"][number]>();
  let taken = 0;
  for (const { probability, attacker, defender, carried } of afloat) {
    // Where both are left in space nobody lands.
    const isHeld = sumOf(attacker.units) === 0 || sumOf(defender.units) > 0;
    const units = isHeld ? {} : landingForce(attacker.units, carried);
    const key = JSON.stringify(units);
    const shore = known.get(key) ?? shoreOf(ashore, units, isClear);
    if (shore === null) return err({ code: "too-many-units", nearest: null });
    known.set(key, shore);
    taken += probability * shore.taken;
    for (const end of shore.ends) {
      const spelt = JSON.stringify([end.attacker, end.defender]);
      const before = ends.get(spelt)?.probability ?? 0;
      ends.set(spelt, { ...end, probability: before + probability * end.probability });
    }
  }
  const survivors = [...ends.values()].sort((x, y) => y.probability - x.probability);
  return ok({ planet, owner, taken, survivors });
}

type Shore = { readonly taken: number; readonly ends: Landed["survivors"] };

/** What lands and what bombards: as much as the ships that are left have room for, once fighters have gone. */
export function landingForce(ships: UnitCounts, carried: UnitCounts): UnitCounts {
  const inOrder = Object.keys(carried).sort((a, b) => strength(b) - strength(a));
  const landing = loadCargo(inOrder, carried, capacityUse(ships).capacity);
  const helps = (unit: string) => findUnit(unit)?.bombard !== null || findUnit(unit)?.breaksShields === true;
  return sumOf(landing) === 0 ? {} : addCounts(landing, filterCounts(ships, helps));
}

/** The better they fight, the later they are left behind. */
const strength = (unit: string): number => 11 - (findUnit(unit)?.combat?.value ?? 11);

function shoreOf({ target, study }: Ashore, units: UnitCounts, isClear: boolean): Shore | null {
  const { garrison } = target;
  const nobody = { attacker: {}, defender: filterCounts(garrison?.units ?? {}, isGround) };
  if (sumOf(units) === 0) return { taken: 0, ends: [{ ...nobody, probability: 1 }] };
  const battle = groundBattle(study, units, garrison, isClear);
  const worked = computeOutcome(prepareBattle(battle));
  if (!worked.ok) return null;
  const { a, b, endings } = worked.value;
  const ends = endings.map(({ chance, attacker, defender }) => ({
    ...{
      probability: chance,
      attacker: remainingUnits(a, attacker).units,
      defender: remainingUnits(b, defender).units,
    },
  }));
  return { taken: oddsOf(worked.value).attacker, ends };
}

/** The battle for a planet. */
export function groundBattle(study: Undertaking, units: UnitCounts, garrison: Army | null, isClear = false): Battle {
  const { board, voyage, mover } = study;
  const anomalies = anomaliesIn(board, voyage.active).filter((type) => !isClear || type !== "nebula");
  return {
    ...{ place: "ground", anomalies, rules: voyage.rules },
    attacker: armyOf(board, mover, units, {}),
    defender: garrison ?? noArmy,
  };
}
