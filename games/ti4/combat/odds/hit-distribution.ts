import { aliveOf } from "../casualties.ts";
import { applicableModifiers, hitChance } from "../modifiers.ts";
import type { Battery, Side, SideState } from "../side.ts";
import type { SingleHits, StateSpace } from "./state-space.ts";

/** The dice of one unit in a round, and the chance of each. */
export type UnitDice = { readonly dice: number; readonly chance: number };

/** What a side rolls in a round. */
export type Rolls = {
  /** The dice of one unit of each kind; null where a state rolls more than the dice of its units. */
  readonly unitDice: (round: number) => readonly UnitDice[] | null;
  /** The hits of all that a state rolls. */
  readonly hits: (round: number) => (state: SideState) => HitDistribution;
};

/** P(hits = 0), P(hits = 1), … */
export type HitDistribution = Float64Array;

const none: HitDistribution = Float64Array.of(1);

/** The distribution with one more die: p'(k) = p(k) * (1 - chance) + p(k - 1) * chance. */
function withDie(hits: HitDistribution, chance: number): HitDistribution {
  const more = new Float64Array(hits.length + 1);
  for (let at = 0; at < hits.length; at += 1) {
    const before = hits[at] ?? 0;
    more[at] = (more[at] ?? 0) + before * (1 - chance);
    more[at + 1] = before * chance;
  }
  return more;
}

function withDice(hits: HitDistribution, chance: number, dice: number): HitDistribution {
  let more = hits;
  for (let left = dice; left > 0; left -= 1) more = withDie(more, chance);
  return more;
}

/** The chance of each kind's dice in a round. */
export const hitChances = ({ kinds, modifiers }: Side, round: number): readonly number[] =>
  kinds.map(({ value, isFighter }) => hitChance(value, applicableModifiers(modifiers, "combat", isFighter, round)));

/** The hit distribution of a state's combat rolls in one round, memoized by the units alive. */
export function combatHits(side: Side, round: number): (state: SideState) => HitDistribution {
  const { kinds, radix } = side;
  const chances = hitChances(side, round);
  const known = new Map<number, HitDistribution>();
  const alive = kinds.map(() => 0);
  const hitsOf = (): HitDistribution => {
    let key = 0;
    for (let at = 0; at < kinds.length; at += 1) key = key * (radix[2 * at] as number) + (alive[at] as number);
    const found = known.get(key);
    if (found !== undefined) return found;
    const first = alive.findIndex((count) => count > 0);
    if (first < 0) return none;
    alive[first] = (alive[first] as number) - 1;
    const hits = withDice(hitsOf(), chances[first] as number, kinds[first]?.dice ?? 0);
    known.set(key, hits);
    return hits;
  };
  return (state) => {
    for (let at = 0; at < kinds.length; at += 1) alive[at] = aliveOf(state, at);
    return hitsOf();
  };
}

export const rollsOf = (side: Side): Rolls => ({
  unitDice: (round) => {
    const chances = hitChances(side, round);
    return side.kinds.map(({ dice }, at) => ({ dice, chance: chances[at] as number }));
  },
  hits: (round) => combatHits(side, round),
});

/** The dice of every state of a side in one round, and for each number of hits the chance of as many or more. */
export type RoundHits = { readonly hits: readonly HitDistribution[]; readonly tails: readonly Float64Array[] };

export function roundHits({ rolls, states }: StateSpace, round: number): RoundHits {
  const hitsOf = rolls.hits(round);
  const hits = states.map(hitsOf);
  const known = new Map<HitDistribution, Float64Array>();
  const tails = hits.map((each) => {
    const found = known.get(each) ?? tailOf(each);
    known.set(each, found);
    return found;
  });
  return { hits, tails };
}

function tailOf(hits: HitDistribution): Float64Array {
  const tail = new Float64Array(hits.length);
  let sum = 0;
  for (let at = hits.length - 1; at >= 0; at -= 1) {
    sum += hits[at] ?? 0;
    tail[at] = sum;
  }
  return tail;
}

/** The hits of one unit of each kind in one round. */
export const unitHits = (units: readonly UnitDice[]): readonly HitDistribution[] =>
  units.map(({ dice, chance }) => withDice(none, chance, dice));

/**
 * The combat rolls of every state in one round, where hits are taken one by one. A roll of n dice has n + 1 entries
 * P(hits = k), then n + 1 entries P(hits >= k); all rolls share one list, equal ones stored once.
 */
export type RollTable = {
  readonly list: readonly number[];
  /** Where the roll of each state begins in the list, and how many dice it has. */
  readonly rows: readonly number[];
  readonly dice: readonly number[];
};

/** A state rolls what the one after it rolls, and the dice of the unit that the hit between them costs. */
export function rollTable(units: readonly UnitDice[], { to, lost }: SingleHits): RollTable {
  const list = [1, 1];
  const rows = to.map(() => 0);
  const dice = to.map(() => 0);
  for (let at = to.length - 1; at >= 0; at -= 1) {
    const after = to[at] as number;
    const kind = lost[at] as number;
    const before = dice[after] as number;
    const more = units[kind]?.dice ?? 0;
    dice[at] = before + more;
    rows[at] = more === 0 ? (rows[after] as number) : list.length;
    if (more > 0) appendRoll(list, rows[after] as number, before, more, units[kind]?.chance ?? 0);
  }
  return { list, rows, dice };
}

/** The roll that begins there, with more dice of one chance. */
function appendRoll(list: number[], row: number, before: number, more: number, chance: number): void {
  const first = list.length;
  for (let at = 0; at <= before; at += 1) list.push(list[row + at] as number);
  for (let left = more; left > 0; left -= 1) {
    list.push((list[list.length - 1] as number) * chance);
    for (let at = list.length - 2; at > first; at -= 1)
      list[at] = (list[at] as number) * (1 - chance) + (list[at - 1] as number) * chance;
    list[first] = (list[first] as number) * (1 - chance);
  }
  const tails = list.length;
  for (let at = first; at < tails; at += 1) list.push(list[at] as number);
  for (let at = list.length - 2; at >= tails; at -= 1) list[at] = (list[at] as number) + (list[at + 1] as number);
}

/** The most hits that a side can make in a round. */
export function maxHits({ kinds }: Side): number {
  let most = 0;
  for (const { count, dice } of kinds) most += count * dice;
  return most;
}

/** How many of a battery's units are there to roll. */
export function readyUnits({ kind, count }: Battery, state: SideState): number {
  return kind < 0 ? count : Math.min(count, aliveOf(state, kind));
}

/** The hits of an ability. */
export function batteryHits(batteries: readonly Battery[], state: SideState): HitDistribution {
  let hits = none;
  for (const battery of batteries) hits = withDice(hits, battery.chance, battery.dice * readyUnits(battery, state));
  return hits;
}
