import type { Camp } from "../battle.ts";
import type { RollKind } from "../modifiers.ts";
import type { Fleet, FleetPower, FleetState, Gun } from "./fleet.ts";
import { isWho, manyOf } from "./powers.ts";
import { aliveIn, isWorking, powersBy } from "./states.ts";

/** Dice alike: what each has to reach with what is added to it, and what more it may do. */
export type Pool = {
  /** The unit whose dice they are, or what else has them; empty where nobody asks. */
  readonly unit: string;
  readonly count: number;
  /** How many of them are one unit's. */
  readonly each: number;
  readonly value: number;
  readonly bonus: number;
  /** Misses are rolled again. */
  readonly isRerolled: boolean;
  /** How many of the highest faces make further hits, and how many each. */
  readonly burst: { readonly faces: number; readonly hits: number } | null;
  /** Its hits go to ships that are no fighters. */
  readonly isSteered: boolean;
};

/** What a roll makes: hits, hits for ships that are no fighters, and dice that miss by one. */
export type Hits = { readonly any: number; readonly steered: number; readonly near: number };

/** A roll of one side, whose hits are doubled where something says so. */
export type Roll = {
  readonly pools: readonly Pool[];
  readonly times: number;
  readonly countsNear: boolean;
  readonly camp: Camp;
  readonly on: RollKind;
  /** 0 before the first one. */
  readonly round: number;
  /** What it is for, where that is neither combat nor an ability of units. */
  readonly source?: string;
  /** Which of the third parties rolls. */
  readonly aside?: number;
};

const faces = 10;

export const chanceOf = (value: number, bonus: number): number => Math.min(10, Math.max(0, 11 - value + bonus)) / faces;

/** What is added to one kind's dice. */
export function bonusFor(fleet: Fleet, state: FleetState, on: RollKind, kind: number, round: number): number {
  let sum = 0;
  for (const each of fleet.bonuses)
    if (each.on === on && (kind < 0 || each.kinds[kind]) && (each.until === undefined || round <= each.until))
      if (each.while < 0 || aliveIn(state, each.while) > 0) sum += each.amount;
  return sum;
}

/** Whether a power is about these rolls in a round. */
export const isCovered = ({ clause, count }: FleetPower, on: RollKind, round: number): boolean =>
  "on" in clause &&
  Array.isArray(clause.on) &&
  clause.on.includes(on) &&
  (!("rounds" in clause) || clause.rounds === undefined || round <= manyOf(clause.rounds, count, 1));

const isRerolled = (fleet: Fleet, state: FleetState, on: RollKind, round: number): boolean =>
  powersBy(fleet, "reroll").some((power) => isCovered(power, on, round) && isWorking(power, state));

const timesOf = (fleet: Fleet, on: RollKind): number =>
  powersBy(fleet, "multiply").reduce((times, { clause }) => (clause.on.includes(on) ? times * clause.by : times), 1);

/** The combat rolls of a round; `foes` is how many ships that are no fighters the enemy has. */
export function combatRoll(fleet: Fleet, state: FleetState, round: number, foes: number): Roll {
  const again = isRerolled(fleet, state, "combat", round);
  const pools: Pool[] = [];
  for (const [at, { unit, value }] of fleet.kinds.entries()) {
    const alive = aliveIn(state, at);
    const dice = alive === 0 ? 0 : unitDiceOf(fleet, state, at, round, foes);
    if (dice === 0) continue;
    const bursts = powersBy(fleet, "burst").flatMap(({ clause }) =>
      isWho(clause.who, unit) ? [{ faces: clause.faces, hits: clause.hits }] : [],
    );
    pools.push({
      unit: unit.id,
      count: dice * alive,
      each: dice,
      value,
      bonus: bonusFor(fleet, state, "combat", at, round),
      isRerolled: again,
      burst: bursts[0] ?? null,
      isSteered: powersBy(fleet, "steer").some((power) => isWho(power.clause.who, unit) && isWorking(power, state)),
    });
  }
  const extra = powersBy(fleet, "dice").filter(
    (power) => power.clause.best === true && isCovered(power, "combat", round),
  ).length;
  const countsNear = powersBy(fleet, "nudge").some((power) => isWorking(power, state) && (state[power.at] ?? 0) > 0);
  const times = timesOf(fleet, "combat");
  const all = withRally(fleet, state, withBest(pools, extra));
  return { pools: all, times, countsNear, camp: fleet.camp, on: "combat", round };
}

/** The dice of each unit of a kind. */
export function unitDiceOf(fleet: Fleet, state: FleetState, at: number, round: number, foes: number): number {
  const kind = fleet.kinds[at];
  if (kind === undefined) return 0;
  const isMatched = powersBy(fleet, "match").some(({ clause }) => isWho(clause.who, kind.unit));
  const more = powersBy(fleet, "dice").reduce((sum, power) => {
    const { clause } = power;
    const is = clause.best !== true && isWho(clause.who ?? {}, kind.unit);
    return sum + (is && isCovered(power, "combat", round) && isWorking(power, state) ? clause.amount : 0);
  }, 0);
  return (isMatched ? foes : kind.dice) + (kind.dice > 0 ? more : 0);
}

/** The same with more dice for the unit that hits best. */
function withBest(pools: readonly Pool[], extra: number): readonly Pool[] {
  if (extra === 0 || pools.length === 0) return pools;
  const best = pools.reduce((top, pool) =>
    chanceOf(pool.value, pool.bonus) >= chanceOf(top.value, top.bonus) ? pool : top,
  );
  return [...pools, { ...best, count: extra, each: extra }];
}

/** One ship adds the number of own ship types to its dice: the one that gains most by it. */
function withRally(fleet: Fleet, state: FleetState, pools: readonly Pool[]): readonly Pool[] {
  if (powersBy(fleet, "rally").length === 0) return pools;
  const types = new Set(fleet.kinds.flatMap(({ unit }, at) => (aliveIn(state, at) > 0 ? unit.type : []))).size;
  const gains = pools.map(({ each, value, bonus }) => each * (chanceOf(value, bonus + types) - chanceOf(value, bonus)));
  const best = gains.indexOf(Math.max(...gains));
  return pools.flatMap((pool, at) =>
    at !== best
      ? pool
      : [
          { ...pool, count: pool.count - pool.each },
          { ...pool, count: pool.each, bonus: pool.bonus + types },
        ].filter(({ count }) => count > 0),
  );
}

/** The roll of an ability, and the remaining counters of the side that rolls. */
export function abilityRoll(
  fleet: Fleet,
  state: FleetState,
  on: Exclude<RollKind, "combat">,
): { readonly roll: Roll; readonly state: FleetState } {
  const again = isRerolled(fleet, state, on, 1);
  const pools = fleet.guns[on]
    .map((gun): Pool => {
      const bonus = bonusFor(fleet, state, on, gun.kind, 1);
      const count = gun.dice * readyGuns(gun, state);
      const { name: unit, dice: each, value } = gun;
      return { unit, count, each, value, bonus, isRerolled: again, burst: null, isSteered: false };
    })
    .filter(({ count }) => count > 0);
  const rolled = { countsNear: false, camp: fleet.camp, on, round: 0 };
  if (pools.length === 0) return { roll: { ...rolled, pools, times: 1 }, state };
  const after = [...state];
  let extra = on !== "barrage" && fleet.hasExtraDie ? 1 : 0;
  for (const power of powersBy(fleet, "dice")) {
    if (!isCovered(power, on, 1) || (power.at >= 0 && (state[power.at] ?? 0) === 0)) continue;
    extra += power.clause.amount;
    if (power.at >= 0) after[power.at] = (after[power.at] ?? 0) - 1;
  }
  return { roll: { ...rolled, pools: withBest(pools, extra), times: timesOf(fleet, on) }, state: after };
}

const readyGuns = ({ kind, count }: Gun, state: FleetState): number => (kind < 0 ? count : aliveIn(state, kind));
