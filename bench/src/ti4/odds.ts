import { computeOutcome, oddsOf } from "@umpire/ti4/combat/odds/odds";
import { prepareBattle } from "@umpire/ti4/combat/prepared";
import { presets } from "@umpire/ti4/galaxy/rules";
import { findUnit } from "@umpire/ti4/units/units";
import type { Side } from "../measure/harness.ts";
import { must } from "../measure/must.ts";
import { rollBattles, type Squadron, type Tally } from "./dice.ts";

type Fleet = { readonly [unit: string]: number };

/** Our unit of work is the exact odds of a prepared battle, the peer's a number of battles with dice. */
const BATTLES = 20_000;

/** The order in which ships are lost; those that can sustain all do so before. */
const lostFirst = ["fighter", "destroyer", "cruiser", "carrier", "dreadnought", "flagship", "warsun"];

export const small = between({ cruiser: 2, destroyer: 1 }, { dreadnought: 1, carrier: 1, fighter: 1 });
export const middle = between(
  { dreadnought: 2, cruiser: 2, carrier: 1, destroyer: 1, fighter: 4 },
  { dreadnought: 2, cruiser: 1, carrier: 2, destroyer: 2, fighter: 3 },
);
export const large = between(
  { dreadnought: 5, cruiser: 5, carrier: 3, destroyer: 4, fighter: 8 },
  { dreadnought: 4, cruiser: 6, carrier: 4, destroyer: 4, fighter: 7 },
);

/** A battle between two fleets: the exact answer, the dice, and whether they agree. */
function between(attacker: Fleet, defender: Fleet) {
  const armies = { attacker: armyOf(attacker), defender: armyOf(defender) };
  const battle = prepareBattle({ place: "space", ...armies, anomalies: [], rules: presets.official });
  const [a, b] = [squadronOf(attacker), squadronOf(defender)];
  const answer = () => oddsOf(must(computeOutcome(battle)));
  let seed = 1;
  const roll = () => {
    seed += 1;
    return rollBattles(a, b, BATTLES, seed * 7919);
  };
  return { exact: sideOf(answer), dice: sideOf(roll), check: () => compare(answer(), roll()) };
}

function sideOf(answer: () => Tally): Side {
  return (times) => {
    // What it says is looked at, lest a compiler leave it out.
    for (let done = 0; done < times; done += 1)
      if (Number.isNaN(answer().attacker)) throw new Error("ti4 odds: no answer");
    return times;
  };
}

function armyOf(units: Fleet) {
  return { units, damaged: {}, effects: {}, sustain: "early", casualties: [] } as const;
}

function squadronOf(fleet: Fleet): Squadron {
  const ships = lostFirst.flatMap((id) => {
    const unit = findUnit(id);
    return unit === undefined ? [] : Array<typeof unit>(fleet[id] ?? 0).fill(unit);
  });
  const needs = (dice: { readonly value: number; readonly dice: number | null } | null): readonly number[] =>
    dice === null ? [] : Array<number>(dice.dice ?? 1).fill(dice.value - 1);
  return {
    combat: Int32Array.from(ships.flatMap(({ combat }) => needs(combat))),
    barrage: Int32Array.from(ships.flatMap(({ barrage }) => needs(barrage))),
    fighters: fleet["fighter"] ?? 0,
    sustains: ships.filter(({ sustain }) => sustain).length,
  };
}

/** Throws where the dice do not say what the exact odds say, within four standard errors. */
function compare(exact: Tally, rolled: Tally): void {
  for (const camp of ["attacker", "defender"] as const) {
    const error = Math.sqrt((exact[camp] * (1 - exact[camp])) / BATTLES);
    const rate = rolled[camp] / BATTLES;
    if (!(Math.abs(rate - exact[camp]) <= 4 * error))
      throw new Error(`ti4 odds: the ${camp} wins ${rate} of the rolled battles, and exactly ${exact[camp]}`);
  }
}

export function checkOdds(): void {
  for (const { check } of [small, middle, large]) check();
}
