import { computeOutcome, oddsOf } from "@umpire/ti4/combat/odds/odds";
import { prepareBattle } from "@umpire/ti4/combat/prepared";
import { presets } from "@umpire/ti4/galaxy/rules";
import { findUnit } from "@umpire/ti4/units/units";
import type { Benchmark, Side } from "../measure/harness.ts";
import { must } from "../measure/must.ts";
import { rollBattles, type Squadron, type Tally } from "./dice.ts";

type Fleet = { readonly [unit: string]: number };

/** Our unit of work is the exact odds of a prepared battle, the peer's a number of battles with dice. */
const BATTLES = 20_000;

/** The order in which ships are lost; those that can sustain all do so before. */
const lostFirst = ["fighter", "destroyer", "cruiser", "carrier", "dreadnought", "flagship", "warsun"];

const fleets: readonly (readonly [ships: number, attacker: Fleet, defender: Fleet])[] = [
  [3, { cruiser: 2, destroyer: 1 }, { dreadnought: 1, carrier: 1, fighter: 1 }],
  [
    10,
    { dreadnought: 2, cruiser: 2, carrier: 1, destroyer: 1, fighter: 4 },
    { dreadnought: 2, cruiser: 1, carrier: 2, destroyer: 2, fighter: 3 },
  ],
  [
    25,
    { dreadnought: 5, cruiser: 5, carrier: 3, destroyer: 4, fighter: 8 },
    { dreadnought: 4, cruiser: 6, carrier: 4, destroyer: 4, fighter: 7 },
  ],
];

/** Six effects for each side: of the first table, those that change dice, those that cancel hits or repair. */
const sets = {
  table: [
    ...["antimass-deflectors", "plasma-scoring", "graviton-laser-system"],
    ...["assault-cannon", "morale-boost", "fighter-prototype"],
  ],
  dice: [
    ...["rickar-rickani", "supercharge", "war-funding"],
    ...["trrakan-aun-zulok", "prophecy-of-ixth", "aroz-hollow"],
  ],
  hits: [
    ...["shields-holding", "emergency-repairs", "tellurian"],
    ...["maneuvering-jets", "non-euclidean-shielding", "direct-hit"],
  ],
};

const unit = "answers per CPU second";
const battles = fleets.map(([ships, attacker, defender]) => ({ ships, ...between(attacker, defender) }));

/** The exact odds beside dice, and with six effects for each side beside the same battle without. */
export const benchmarks: readonly Benchmark[] = [
  ...battles.map(({ ships, exact, dice }): Benchmark => ({ name: `ti4-odds-${ships}`, ours: exact, peer: dice, unit })),
  ...Object.entries(sets).flatMap(([set, effects]) =>
    fleets.map(([ships, attacker, defender], index): Benchmark => {
      const ours = sideOf(answerOf(attacker, defender, effects));
      return { name: `ti4-effects-${set}-${ships}`, ours, peer: battles[index]?.exact ?? ours, unit };
    }),
  ),
];

/** A battle between two fleets: the exact answer, the dice, and whether they agree. */
function between(attacker: Fleet, defender: Fleet) {
  const [a, b] = [squadronOf(attacker), squadronOf(defender)];
  const answer = answerOf(attacker, defender, []);
  let seed = 1;
  const roll = () => {
    seed += 1;
    return rollBattles(a, b, BATTLES, seed * 7919);
  };
  return { exact: sideOf(answer), dice: sideOf(roll), check: () => compare(answer(), roll()) };
}

function answerOf(attacker: Fleet, defender: Fleet, held: readonly string[]): () => Tally {
  const effects = Object.fromEntries(held.map((id) => [id, 1]));
  const armies = { attacker: armyOf(attacker, effects), defender: armyOf(defender, effects) };
  const battle = prepareBattle({ place: "space", ...armies, anomalies: [], rules: presets.official });
  return () => oddsOf(must(computeOutcome(battle)));
}

function sideOf(answer: () => Tally): Side {
  return (times) => {
    // What it says is looked at, lest a compiler leave it out.
    for (let done = 0; done < times; done += 1)
      if (Number.isNaN(answer().attacker)) throw new Error("ti4 odds: no answer");
    return times;
  };
}

function armyOf(units: Fleet, effects: Fleet) {
  return { units, damaged: {}, effects, sustain: "early", casualties: [] } as const;
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
  for (const { check } of battles) check();
}
