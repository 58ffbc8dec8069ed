import { presets, type Ti4Rules } from "../galaxy/rules.ts";
import type { AnomalyType } from "../galaxy/tiles.ts";
import type { Army, Battle, Place } from "./battle.ts";
import { type BattleOutcome, computeOutcome, type Odds, oddsOf } from "./odds/odds.ts";
import { prepareBattle } from "./prepared.ts";

type Units = Army["units"];
type Given = Units | (Partial<Army> & { readonly units: Units });

const isArmy = (given: Given): given is Partial<Army> & { readonly units: Units } => "units" in given;

const armyOf = (given: Given): Army => ({
  ...{ units: {}, damaged: {}, effects: {}, sustain: "early", casualties: [] },
  ...(isArmy(given) ? given : { units: given }),
});

/** A battle, in space unless it says otherwise. */
export function battle(
  attacker: Given,
  defender: Given,
  more: {
    readonly place?: Place;
    readonly anomalies?: readonly AnomalyType[];
    readonly rules?: Partial<Ti4Rules>;
  } = {},
): Battle {
  const { place = "space", anomalies = [], rules = {} } = more;
  const both = { attacker: armyOf(attacker), defender: armyOf(defender) };
  return { place, anomalies, ...both, rules: { ...presets.official, ...rules } };
}

export function worked(...given: Parameters<typeof battle>): BattleOutcome {
  const found = computeOutcome(prepareBattle(battle(...given)));
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
}

export const odds = (...given: Parameters<typeof battle>): Odds => oddsOf(worked(...given));

/** A stream of faces that is the same in every run. */
export function dieFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 0) % 10) + 1;
  };
}
