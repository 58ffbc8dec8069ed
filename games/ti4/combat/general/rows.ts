import type { Camp } from "../battle.ts";
import type { Duel, JointDistribution } from "../odds/duel.ts";
import type { HitDistribution, Rolls, UnitDice } from "../odds/hit-distribution.ts";
import type { StateSpace } from "../odds/state-space.ts";
import type { Engine, Joint } from "./engine.ts";
import type { Fleet, FleetState } from "./fleet.ts";
import { spaceOf } from "./line.ts";
import { bonusFor, chanceOf, combatRoll, isCovered, unitDiceOf } from "./rolls.ts";
import { powersBy } from "./states.ts";

/**
 * Rounds in which a side does no more than to roll and to take hits are worked out as those of a battle without powers:
 * in one table of all pairs of states. Here is what makes such a table of a battle that has begun.
 */
export type Rows = { readonly duel: Duel; readonly table: JointDistribution };

/** One way a battle ends, and which sides are left. */
export type Ending = {
  readonly attacker: FleetState;
  readonly defender: FleetState;
  readonly isLeft: { readonly [C in Camp]: boolean };
  readonly chance: number;
};

/** Null where rounds are more than rolls and hits, or the table would be too large; `rounds` are those that differ. */
export function rowsOf(engine: Engine, from: readonly Joint[], rounds: number): Rows | null {
  if (!from.every(({ attacker, defender }) => attacker.isSpent && defender.isSpent)) return null;
  const a = sideOf(engine, "attacker", from, mostHits(engine, "defender", from, rounds));
  const b = sideOf(engine, "defender", from, mostHits(engine, "attacker", from, rounds));
  if (a === null || b === null || a.states.length * b.states.length > MAX_PAIRS) return null;
  const columns = b.states.length;
  const table = new Float64Array(a.states.length * columns);
  for (let index = 0; index < from.length; index += 1) {
    const pair = (a.roots[index] as number) * columns + (b.roots[index] as number);
    table[pair] = (table[pair] as number) + (from[index] as Joint).chance;
  }
  return { duel: { a, b }, table };
}

/** Max pairs of states. */
const MAX_PAIRS = 4e6;

/** Every pair that has a chance. */
export function endingsOf({ duel: { a, b } }: Rows, table: JointDistribution): readonly Ending[] {
  const columns = b.states.length;
  const endings: Ending[] = [];
  for (let at = 0; at < a.states.length; at += 1)
    for (let bt = 0; bt < columns; bt += 1) {
      const chance = table[at * columns + bt] as number;
      if (chance === 0) continue;
      const isLeft = { attacker: a.fatal[at] !== 0, defender: b.fatal[bt] !== 0 };
      endings.push({ attacker: a.states[at] as FleetState, defender: b.states[bt] as FleetState, isLeft, chance });
    }
  return endings;
}

/** No side makes more hits in a round than that. */
function mostHits(engine: Engine, camp: Camp, from: readonly Joint[], rounds: number): number {
  const { fleet } = engine.books[camp];
  let most = 0;
  for (const standing of new Set(from.map((at) => at[camp])))
    for (let round = 1; round <= rounds + 1; round += 1) {
      const { pools, times } = combatRoll(fleet, standing.state, round, 0);
      const hits = pools.reduce((sum, { count, burst }) => sum + count * (1 + (burst?.hits ?? 0)), 0);
      most = Math.max(most, hits * times);
    }
  return most;
}

/** The states of one side, and where each of these pairs begins among them. */
function sideOf(engine: Engine, camp: Camp, from: readonly Joint[], hits: number): StateSpace | null {
  const standings = [...new Set(from.map((at) => at[camp]))];
  const index = new Map(standings.map((standing, at) => [standing, at]));
  const states = standings.map(({ state }) => state);
  const space = spaceOf(engine.books[camp].fleet, states, hits + 1, rollsIn(engine, camp));
  if (space === null) return null;
  const { rolls, isMended, next, width, fatal, blocks, single, ends } = space;
  const roots = from.map((at) => space.roots[index.get(at[camp]) ?? 0] ?? 0);
  return { rolls, isMended, states: space.states, roots, next, width, fatal, blocks, single, ends };
}

function rollsIn(engine: Engine, camp: Camp): Rolls {
  const { fleet } = engine.books[camp];
  return {
    unitDice: (round) => unitDiceIn(fleet, round),
    hits: (round) => {
      const known = new Map<ReturnType<Engine["chance"]>, HitDistribution>();
      return (state) => {
        const rolled = engine.chance(combatRoll(fleet, state, round, 0));
        const found = known.get(rolled) ?? distributionOf(rolled);
        known.set(rolled, found);
        return found;
      };
    },
  };
}

function distributionOf(rolled: ReturnType<Engine["chance"]>): HitDistribution {
  const hits = new Float64Array(1 + rolled.reduce((most, { any }) => Math.max(most, any), 0));
  for (const { any, chance } of rolled) hits[any] = (hits[any] ?? 0) + chance;
  return hits;
}

/** Null where what a unit rolls depends on who is left, or a hit counts more than once. */
function unitDiceIn(fleet: Fleet, round: number): readonly UnitDice[] | null {
  const { bonuses, powers, kinds, start } = fleet;
  const depends =
    powersBy(fleet, "burst").length + powersBy(fleet, "multiply").length > 0 ||
    bonuses.some((bonus) => bonus.while >= 0) ||
    powers.some(
      (power) =>
        isCovered(power, "combat", round) && (power.while >= 0 || ("best" in power.clause && power.clause.best)),
    );
  if (depends) return null;
  const isRerolled = powersBy(fleet, "reroll").some((power) => isCovered(power, "combat", round));
  return kinds.map(({ value }, at) => {
    const once = chanceOf(value, bonusFor(fleet, start, "combat", at, round));
    const chance = isRerolled ? 1 - (1 - once) ** 2 : once;
    return { dice: unitDiceOf(fleet, start, at, round, 0), chance };
  });
}
