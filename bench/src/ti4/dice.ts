/**
 * A space battle that is rolled out instead of worked out: as tight as a loop of dice gets here. Units stand in the
 * order in which they are lost, so that what is left of a side is where its list begins, and how often it still
 * sustains; the list itself never changes, and nothing is allocated.
 */

/** One side: what its units hit on, in the order in which they are lost, less one: a die counts from 0. */
export type Squadron = {
  readonly combat: Int32Array;
  readonly barrage: Int32Array;
  readonly fighters: number;
  readonly sustains: number;
};

/** How many battles each side won; the others were draws. */
export type Tally = { readonly attacker: number; readonly defender: number };

/** The state of the generator, and what the last roll hit. One object, so that a roll returns nothing new. */
type Dice = { seed: number; hits: number };

/** Rolls for the units from one on: a ten-sided die each, from a number of its own. */
function roll(dice: Dice, needs: Int32Array, from: number): void {
  let { seed } = dice;
  let hits = 0;
  for (let at = from; at < needs.length; at += 1) {
    seed = shifted(seed);
    if ((seed >>> 0) % 10 >= (needs[at] as number)) hits += 1;
  }
  dice.seed = seed;
  dice.hits = hits;
}

function shifted(seed: number): number {
  const once = seed ^ (seed << 13);
  const twice = once ^ (once >>> 17);
  return twice ^ (twice << 5);
}

/** Rolls a number of battles, and counts how often each side is left. */
export function rollBattles(a: Squadron, b: Squadron, battles: number, seed: number): Tally {
  const dice: Dice = { seed, hits: 0 };
  const [allOfA, allOfB] = [a.combat.length, b.combat.length];
  let attacker = 0;
  let defender = 0;
  for (let left = battles; left > 0; left -= 1) {
    roll(dice, a.barrage, 0);
    let lostOfB = Math.min(dice.hits, b.fighters);
    roll(dice, b.barrage, 0);
    let lostOfA = Math.min(dice.hits, a.fighters);
    let sustainsOfA = a.sustains;
    let sustainsOfB = b.sustains;
    while (lostOfA < allOfA && lostOfB < allOfB) {
      roll(dice, a.combat, lostOfA);
      const onB = dice.hits;
      roll(dice, b.combat, lostOfB);
      const onA = dice.hits;
      lostOfA += Math.max(0, onA - sustainsOfA);
      sustainsOfA = Math.max(0, sustainsOfA - onA);
      lostOfB += Math.max(0, onB - sustainsOfB);
      sustainsOfB = Math.max(0, sustainsOfB - onB);
    }
    if (lostOfA < allOfA) attacker += 1;
    else if (lostOfB < allOfB) defender += 1;
  }
  return { attacker, defender };
}
