import { aliveOf } from "./casualties.ts";
import type { Battery, Kit, State } from "./kit.ts";
import { chanceOf, modifiersFor } from "./modifiers.ts";

/** How likely each number of hits is, from none on. */
export type Hits = Float64Array;

const none: Hits = Float64Array.of(1);

/** The same with one more die. */
function withDie(hits: Hits, chance: number): Hits {
  const more = new Float64Array(hits.length + 1);
  for (let at = 0; at < hits.length; at += 1) {
    const before = hits[at] ?? 0;
    more[at] = (more[at] ?? 0) + before * (1 - chance);
    more[at + 1] = before * chance;
  }
  return more;
}

function withDice(hits: Hits, chance: number, dice: number): Hits {
  let more = hits;
  for (let left = dice; left > 0; left -= 1) more = withDie(more, chance);
  return more;
}

/** The chance of each kind's dice in a round. */
export const chancesIn = ({ kinds, modifiers }: Kit, round: number): readonly number[] =>
  kinds.map(({ value, isFighter }) => chanceOf(value, modifiersFor(modifiers, "combat", isFighter, round)));

/** The hits of combat rolls in one round, for every state: those with as many units have the same. */
export function combatHits(kit: Kit, round: number): (state: State) => Hits {
  const { kinds, radix } = kit;
  const chances = chancesIn(kit, round);
  const known = new Map<number, Hits>();
  const alive = kinds.map(() => 0);
  const hitsOf = (): Hits => {
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

/** How many of a battery's units are there to roll. */
export function readyOf({ kind, count }: Battery, state: State): number {
  return kind < 0 ? count : Math.min(count, aliveOf(state, kind));
}

/** The hits of an ability. */
export const batteryHits = (batteries: readonly Battery[], state: State): Hits =>
  batteries.reduce((hits, battery) => withDice(hits, battery.chance, battery.dice * readyOf(battery, state)), none);
