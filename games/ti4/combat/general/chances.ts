import { chanceOf, type Hits, type Pool, type Roll } from "./rolls.ts";

/** One way a roll can come out. */
export type Rolled = Hits & { readonly chance: number };

/** What a roll comes to: every way there is, with its chance; or the one that the dice show. */
export type Chance = (roll: Roll) => readonly Rolled[];

/** Every way, exactly. */
export function exactly(): Chance {
  const known = new Map<string, readonly Rolled[]>();
  return (roll) => {
    const key = `${roll.pools.map(keyOf).join()}*${roll.times}${roll.countsNear}`;
    const found = known.get(key) ?? distribution(roll);
    known.set(key, found);
    return found;
  };
}

const keyOf = ({ count, value, bonus, isRerolled, burst, isSteered }: Pool): string =>
  `${count}.${value}.${bonus}.${Number(isRerolled)}.${burst?.faces ?? 0}.${burst?.hits ?? 0}.${Number(isSteered)}`;

/** Sums are kept as one number: hits, steered hits, near misses. */
const STEERED = 512;
const NEAR = STEERED * 512;

function distribution(roll: Roll): readonly Rolled[] {
  const { pools, times, countsNear } = roll;
  const isOfHits = !countsNear && pools.every(({ burst, isSteered }) => burst === null && !isSteered);
  return isOfHits ? hitDistribution(roll) : sumDistribution(pools, times, countsNear);
}

/** Of dice that hit or miss: p'(k) = p(k) * (1 - chance) + p(k - 1) * chance. */
function hitDistribution({ pools, times }: Roll): readonly Rolled[] {
  const hits = [1];
  for (const { count, value, bonus, isRerolled } of pools) {
    const once = chanceOf(value, bonus);
    const chance = isRerolled ? 1 - (1 - once) ** 2 : once;
    for (let left = count; left > 0; left -= 1) {
      hits.push((hits[hits.length - 1] ?? 0) * chance);
      for (let at = hits.length - 2; at > 0; at -= 1)
        hits[at] = (hits[at] ?? 0) * (1 - chance) + (hits[at - 1] ?? 0) * chance;
      hits[0] = (hits[0] ?? 0) * (1 - chance);
    }
  }
  return hits.flatMap((chance, any) => (chance === 0 ? [] : [{ any: any * times, steered: 0, near: 0, chance }]));
}

/** Of dice that do more than that. */
function sumDistribution(pools: readonly Pool[], times: number, countsNear: boolean): readonly Rolled[] {
  let sums = new Map([[0, 1]]);
  for (const pool of pools) {
    const die = dieOf(pool, countsNear);
    for (let left = pool.count; left > 0; left -= 1) sums = convolve(sums, die);
  }
  return [...sums].map(([sum, chance]) => {
    const any = (sum % STEERED) * times;
    return { any, steered: (Math.floor(sum / STEERED) % 512) * times, near: Math.floor(sum / NEAR), chance };
  });
}

function convolve(sums: ReadonlyMap<number, number>, die: readonly (readonly [number, number])[]): Map<number, number> {
  const more = new Map<number, number>();
  for (const [sum, chance] of sums)
    for (const [add, likely] of die) more.set(sum + add, (more.get(sum + add) ?? 0) + chance * likely);
  return more;
}

/** What one die can come to, and how likely. */
function dieOf(
  { value, bonus, isRerolled, burst, isSteered }: Pool,
  countsNear: boolean,
): readonly (readonly [number, number])[] {
  const found = new Map<number, number>();
  const unit = isSteered ? STEERED : 1;
  const first = chanceOf(value, bonus);
  for (let face = 1; face <= 10; face += 1) {
    const isHit = face + bonus >= value;
    const more = burst !== null && face > 10 - burst.faces ? burst.hits : 0;
    const sum = (Number(isHit) + more) * unit + (countsNear && face + bonus === value - 1 ? NEAR : 0);
    const isFinal = isHit || !isRerolled;
    const chance = isRerolled ? (isFinal ? 0.1 : 0) + (1 - first) * 0.1 : 0.1;
    found.set(sum, (found.get(sum) ?? 0) + chance);
  }
  return [...found].filter(([, chance]) => chance > 0);
}

/** One die that was thrown: the face that stands, the one before it where a miss was rolled again, and its hits. */
export type Thrown = { readonly face: number; readonly before: number; readonly hits: number };

/** With dice: faces 1 to 10. Whoever wants to know of each is told. */
export const withDice =
  (die: () => number, note: ((roll: Roll, pool: Pool, thrown: Thrown) => void) | null = null): Chance =>
  (roll) => {
    const { pools, times } = roll;
    const sum = { any: 0, steered: 0, near: 0 };
    for (const pool of pools)
      for (let left = pool.count; left > 0; left -= 1) {
        const thrown = throwDie(pool, die);
        sum[pool.isSteered ? "steered" : "any"] += thrown.hits;
        if (thrown.face + pool.bonus === pool.value - 1) sum.near += 1;
        note?.(roll, pool, thrown);
      }
    return [{ any: sum.any * times, steered: sum.steered * times, near: sum.near, chance: 1 }];
  };

function throwDie({ value, bonus, burst, isRerolled }: Pool, die: () => number): Thrown {
  const before = die();
  const face = isRerolled && before + bonus < value ? die() : before;
  const more = burst !== null && face > 10 - burst.faces ? burst.hits : 0;
  return { face, before, hits: Number(face + bonus >= value) + more };
}
