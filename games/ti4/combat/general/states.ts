import type { Verb } from "./clauses.ts";
import type { Fleet, FleetPower, FleetState } from "./fleet.ts";

export const wholeIn = (state: FleetState, kind: number): number => state[2 * kind] ?? 0;
export const damagedIn = (state: FleetState, kind: number): number => state[2 * kind + 1] ?? 0;
export const aliveIn = (state: FleetState, kind: number): number => wholeIn(state, kind) + damagedIn(state, kind);

/** Whether anything is left that keeps the side in the battle. */
export function isStanding({ kinds, cards: { coming } }: Fleet, state: FleetState): boolean {
  for (let at = 0; at < kinds.length; at += 1) {
    if (kinds[at]?.isLosable && aliveIn(state, at) > 0) return true;
    if (coming >= 0 && (state[coming + at] ?? 0) > 0) return true;
  }
  return false;
}

/** Ships that are no fighters; ground forces that take part are no ships. */
export const bigShips = ({ kinds }: Fleet, state: FleetState): number =>
  kinds.reduce((sum, { isFighter, isLosable, unit }, at) => {
    return sum + (isLosable && !isFighter && unit.kind === "ship" ? aliveIn(state, at) : 0);
  }, 0);

/** Whether the unit that a power needs is left. */
export const isWorking = (power: FleetPower, state: FleetState): boolean =>
  power.while < 0 || aliveIn(state, power.while) > 0;

/** Whether the enemy keeps everybody from sustaining as it stands: that depends on a unit of its own. */
export const hushes = (enemy: Fleet, state: FleetState): boolean =>
  powersBy(enemy, "forbid").some(
    (power) =>
      power.while >= 0 &&
      (power.clause.what === "sustain" || power.clause.what === "abilities") &&
      isWorking(power, state),
  );

/** Whether the enemy takes all abilities away as it stands. */
export const mutes = (enemy: Fleet, state: FleetState): boolean =>
  powersBy(enemy, "forbid").some(
    (power) => power.while >= 0 && power.clause.what === "abilities" && isWorking(power, state),
  );

/** The powers of one verb, with their counters. */
export function powersBy<V extends Verb>(fleet: Fleet, verb: V): readonly FleetPower<V>[] {
  return (fleet.byVerb.get(verb) ?? none) as readonly FleetPower<V>[];
}
const none: readonly FleetPower[] = [];

const reactive: readonly Verb[] = [
  ...(["avenge", "capture", "detonate", "reinforce", "echo", "nudge", "retort", "give", "scrap", "again"] as const),
];

/** Whether all that a side can still do in a round is to roll and to take hits. */
export const isQuiet = ({ byVerb }: Fleet, state: FleetState): boolean =>
  reactive.every((verb) =>
    (byVerb.get(verb) ?? none).every((power) => (power.at >= 0 && state[power.at] === 0) || !isWorking(power, state)),
  );

/** What is done before the first round, or changes the dice of rounds alone. */
const rolling: readonly Verb[] = [
  ...(["modify", "dice", "reroll", "arm", "multiply", "burst", "strike", "volley", "place"] as const),
  ...(["replace", "enlist", "widen", "spill", "evade", "lend", "convert"] as const),
];
/** What changes how hits are taken, or what is repaired after them. */
const taking: readonly Verb[] = ["cancel", "absorb", "lend-sustain", "mend", "guard"];

/** Whether a round of a side is its roll, and what the number of hits makes of it, from a state on: the rest is spent. */
export const isSpent = ({ powers }: Fleet, state: FleetState): boolean =>
  powers.every((power) => {
    const { clause, at, while: needs } = power;
    if (rolling.includes(clause.verb) || taking.includes(clause.verb)) return true;
    if (clause.verb === "forbid" && needs < 0) return true;
    if (clause.verb === "give" && clause.at === "start") return true;
    if (clause.verb === "restore" && clause.at === "end") return true;
    return (at >= 0 && state[at] === 0) || (needs >= 0 && aliveIn(state, needs) === 0);
  });

/** Everything that hits could take: a measure that only repairs and newcomers raise. */
export const strengthIn = ({ kinds }: Fleet, state: FleetState): number =>
  kinds.reduce((sum, { sustains }, at) => sum + aliveIn(state, at) + (sustains ? wholeIn(state, at) : 0), 0);
