import type { Score } from "./contest.ts";

/** How two bots did against each other: the score is the first one's. */
export type Encounter = { readonly a: string; readonly b: string; readonly score: Score };

/**
 * How strong a bot is in Elo's points, the mean of all being 1500, with its 95 % interval. An end is null where the games
 * say nothing of it: who won every game may be stronger by any amount, and the rating is then the least that fits.
 */
export type Rating = {
  readonly bot: string;
  readonly rating: number;
  readonly low: number | null;
  readonly high: number | null;
};

const MEAN = 1500;
/** Elo points for a factor e in the odds; 400 points are a factor of ten. */
const SCALE = 400 / Math.LN10;
const Z = 1.959964;
/** Half of the 5 % that the interval leaves out. */
const TAIL = 0.025;
const STEPS = 5000;
const CLOSE = 1e-12;
/** Bisection halves a range so often; no strength is further away than its upper end. */
const HALVINGS = 60;
const FAR = 60;

/** Points and games of every bot against every other, by their places in the list. */
type Crosstable = { readonly points: readonly (readonly number[])[]; readonly games: readonly (readonly number[])[] };

/**
 * Ratings by maximum likelihood (Bradley and Terry; a draw is half a win). Bots that nobody below them ever took a point
 * from cannot be rated on one scale with those: such groups are rated each by itself, and one is put as little above the
 * next as fits its wins at 95 %. The intervals come from the standard errors.
 */
export function ratingsOf(bots: readonly string[], encounters: readonly Encounter[]): readonly Rating[] {
  const table = crosstableOf(bots, encounters);
  const groups = groupsOf(table.points);
  const strengths = new Array<number>(bots.length).fill(0);
  let above: readonly number[] = [];
  let drop = 0;
  for (const group of groups) {
    const own = likeliest(table, group);
    if (above.length > 0) drop = leastDrop(drop, allWon(table, strengths, above, group, own));
    for (const [at, bot] of group.entries()) strengths[bot] = (own[at] ?? 0) - drop;
    above = [...above, ...group];
  }
  const mean = sum(strengths) / bots.length;
  const placed = groups.flatMap((group, at) => {
    const errors = errorsOf(table, group, strengths);
    const open = openEnds(groups, at);
    return group.map((bot, to) => {
      const rating = MEAN + SCALE * ((strengths[bot] ?? 0) - mean);
      const half = Z * SCALE * (errors[to] ?? 0);
      return [bot, { rating, low: open.low ? null : rating - half, high: open.high ? null : rating + half }] as const;
    });
  });
  const ratings = new Map(placed);
  return bots.map((bot, at) => ({ bot, ...(ratings.get(at) ?? { rating: MEAN, low: null, high: null }) }));
}

/** Others are measured by the largest group: who is above it may be so by any amount, and so may who is below. */
function openEnds(
  groups: readonly (readonly number[])[],
  at: number,
): { readonly low: boolean; readonly high: boolean } {
  const largest = Math.max(...groups.map(({ length }) => length));
  const measure = groups.findIndex(({ length }) => length === largest);
  // Nobody is measured by one bot alone, who has met nobody on its level.
  if (largest === 1) return { low: at > 0, high: at < groups.length - 1 };
  return { low: at > measure, high: at < measure };
}

const sum = (row: readonly number[] = []) => row.reduce((total, each) => total + each, 0);

function crosstableOf(bots: readonly string[], encounters: readonly Encounter[]): Crosstable {
  const [points, games] = [squareOf(bots.length), squareOf(bots.length)];
  const add = (to: readonly number[][], row: number, column: number, amount: number) => {
    const cells = to[row];
    if (cells !== undefined) cells[column] = (cells[column] ?? 0) + amount;
  };
  for (const { a, b, score } of encounters) {
    const [one, other] = [bots.indexOf(a), bots.indexOf(b)];
    const count = score.won + score.drawn + score.lost;
    add(points, one, other, score.won + score.drawn / 2);
    add(points, other, one, score.lost + score.drawn / 2);
    add(games, one, other, count);
    add(games, other, one, count);
  }
  return { points, games };
}

const squareOf = (size: number): number[][] => Array.from({ length: size }, () => new Array<number>(size).fill(0));

/** Bots that took points from each other, be it by way of others; the group that lost none to those below comes first. */
function groupsOf(points: Crosstable["points"]): readonly (readonly number[])[] {
  const reach = reachOf(points);
  const count = (at: number) => reach[at]?.filter((each) => each).length ?? 0;
  const groups = reach.map((row, at) => row.flatMap((each, to) => (each && reach[to]?.[at] ? [to] : [])));
  return groups.filter(([first], at) => first === at).toSorted(([a = 0], [b = 0]) => count(b) - count(a));
}

/** Who took a point from whom, or from somebody who did. */
function reachOf(points: Crosstable["points"]): readonly (readonly boolean[])[] {
  let reach = points.map((row, at) => row.map((each, to) => each > 0 || at === to));
  for (const [by] of points.entries())
    reach = reach.map((row) => row.map((each, to) => each || (row[by] === true && reach[by]?.[to] === true)));
  return reach;
}

/** The chance of the stronger: by how much it is, as a logarithm of odds. */
const chance = (ahead: number) => 1 / (1 + Math.exp(-ahead));

/** The likeliest strengths within a group, as logarithms, with mean 0: by minorisation and maximisation. */
function likeliest({ points, games }: Crosstable, group: readonly number[]): readonly number[] {
  let weights = group.map(() => 1);
  for (let step = 0; step < STEPS; step += 1) {
    const next = scaled(
      group.map((bot, at) => {
        const own = sum(group.map((other) => points[bot]?.[other] ?? 0));
        const met = group.map((other, to) =>
          other === bot ? 0 : (games[bot]?.[other] ?? 0) / ((weights[at] ?? 0) + (weights[to] ?? 0)),
        );
        return group.length === 1 ? 1 : own / sum(met);
      }),
    );
    const moved = Math.max(...next.map((weight, at) => Math.abs(weight / (weights[at] ?? 1) - 1)));
    weights = next;
    if (moved < CLOSE) break;
  }
  return weights.map(Math.log);
}

function scaled(weights: readonly number[]): number[] {
  const mean = Math.exp(sum(weights.map(Math.log)) / weights.length);
  return weights.map((weight) => weight / mean);
}

/** How far down a group has to be for this to be no great surprise; its mean is never above that of the one before. */
function leastDrop(before: number, likelihood: (drop: number) => number): number {
  let [low, high] = [before, before + FAR];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (likelihood(middle) < TAIL) low = middle;
    else high = middle;
  }
  return high;
}

/** How likely it is that those above win every game against a group that is so far down. */
function allWon(
  { games }: Crosstable,
  strengths: readonly number[],
  above: readonly number[],
  group: readonly number[],
  own: readonly number[],
): (drop: number) => number {
  const met = above.flatMap((upper) =>
    group.map((lower, at) => ({
      count: games[upper]?.[lower] ?? 0,
      ahead: (strengths[upper] ?? 0) - (own[at] ?? 0),
    })),
  );
  return (drop) => Math.exp(sum(met.map(({ count, ahead }) => count * Math.log(chance(ahead + drop)))));
}

/** The standard errors of strengths, each beside the mean of its group: from what every game tells of them. */
function errorsOf({ games }: Crosstable, group: readonly number[], strengths: readonly number[]): readonly number[] {
  const size = group.length;
  const told = group.map((bot) =>
    group.map((other) => {
      const p = chance((strengths[bot] ?? 0) - (strengths[other] ?? 0));
      return bot === other ? 0 : (games[bot]?.[other] ?? 0) * p * (1 - p);
    }),
  );
  // Only differences are known; with the mean held fast, the matrix has an inverse.
  const information = told.map((row, at) => row.map((each, to) => (at === to ? sum(row) : -each) + 1 / size));
  return inverseOf(information).map((row, at) => Math.sqrt((row[at] ?? 0) - 1 / size));
}

/** Gauss and Jordan; the matrix is positive definite, so no pivot is 0. */
function inverseOf(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, to) => (at === to ? 1 : 0))]);
  for (const [column, pivotRow] of rows.entries()) {
    const pivot = pivotRow[column] ?? 1;
    for (const [at, each] of pivotRow.entries()) pivotRow[at] = each / pivot;
    for (const row of rows) {
      const factor = row[column] ?? 0;
      if (row !== pivotRow) for (const [at, each] of pivotRow.entries()) row[at] = (row[at] ?? 0) - factor * each;
    }
  }
  return rows.map((row) => row.slice(size));
}
