import { canonical } from "./canonical.ts";
import type { Json } from "./json.ts";
import { err, ok, type Result, refuse } from "./refusal.ts";
import { checkDie, type Rng } from "./rng.ts";

/** An exact probability in lowest terms. */
export type Fraction = readonly [numerator: bigint, denominator: bigint];

/** One result that chance can bring, with its exact probability. */
export type Outcome<T> = { readonly probability: Fraction; readonly value: T };

/** One draw on the way through the tree of chance: sorted dice, with their number of faces. */
type Draw = { readonly dice: readonly number[]; readonly faces: number };

/**
 * Runs the same rules over every outcome of chance, with exact probabilities [K14].
 * Rules are plain functions, so the walk runs them anew for each leaf along a path of fixed draws.
 * Equal results are one outcome. Gives up, as a refusal, beyond `limit` leaves.
 */
export function outcomes<T extends Json>(run: (rng: Rng) => T, limit = 10_000): Result<readonly Outcome<T>[]> {
  const found = new Map<string, Outcome<T>>();
  let path: readonly Draw[] | null = [];
  for (let leaves = 0; path !== null; leaves += 1) {
    if (leaves === limit) return err(refuse("too-many-outcomes", { limit }));
    const taken: Draw[] = [];
    const value = run(walk(path, taken));
    const key = canonical(value);
    found.set(key, { value, probability: sum(found.get(key)?.probability ?? [0n, 1n], chanceOf(taken)) });
    path = nextPath(taken);
  }
  return ok([...found.values()]);
}

/** An Rng that follows `path`, takes the lowest dice in every further draw, and notes all of them in `taken`. */
function walk(path: readonly Draw[], taken: Draw[]): Rng {
  const pool = (count: number, faces: number) => {
    checkDie(count, faces);
    const draw = path[taken.length] ?? { dice: new Array<number>(count).fill(1), faces };
    taken.push(draw);
    return draw.dice;
  };
  return { pool, int: (bound) => (pool(1, bound)[0] ?? 1) - 1 };
}

/** Depth first: the last draw that has not yet shown its highest dice goes on to its next. */
function nextPath(taken: readonly Draw[]): readonly Draw[] | null {
  const last = taken.findLastIndex(({ dice, faces }) => dice.some((face) => face < faces));
  const draw = taken[last];
  return draw === undefined ? null : [...taken.slice(0, last), { ...draw, dice: nextDice(draw) }];
}

/** Sorted dice only: ten dice of ten faces have 92,378 results, not ten thousand million. */
function nextDice({ dice, faces }: Draw): readonly number[] {
  const last = dice.findLastIndex((face) => face < faces);
  return dice.map((face, at) => (at < last ? face : (dice[last] ?? 0) + 1));
}

function chanceOf(taken: readonly Draw[]): Fraction {
  const ways = taken.reduce((product, { dice }) => product * arrangements(dice), 1n);
  return lowest(
    ways,
    taken.reduce((product, { dice, faces }) => product * BigInt(faces) ** BigInt(dice.length), 1n),
  );
}

/** In how many orders these sorted dice can fall: n! over the factorials of the runs of like faces. */
function arrangements(dice: readonly number[]): bigint {
  let ways = 1n;
  let run = 0n;
  for (const [at, face] of dice.entries()) {
    run = dice[at - 1] === face ? run + 1n : 1n;
    ways = (ways * BigInt(at + 1)) / run;
  }
  return ways;
}

/** The sum of two exact probabilities. */
export function sum([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return lowest(a * d + c * b, b * d);
}

function lowest(n: bigint, d: bigint): Fraction {
  let [a, b] = [n, d];
  while (b > 0n) [a, b] = [b, a % b];
  return [n / a, d / a];
}
