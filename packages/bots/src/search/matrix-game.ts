/** A zero-sum game in a table: what the one who chooses the row wins, and the other loses. */
export type Matrix = readonly (readonly number[])[];

/** How both should choose, what the first can be sure of on average, and how far at most it could be from the truth. */
export type Solved = {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly value: number;
  readonly gap: number;
};

/** A payoff's worth of rounding: smaller numbers are taken for zero. */
const TINY = 1e-11;
/** Payoffs are taken in steps of about a millionth: what differs by less would only be divided by. */
const GRAIN = 2 ** 20;
/** A slope that is nothing but rounding must not be divided by. */
const FLAT = 1e-9;
/** More steps than any table here takes; without it, one that goes in circles would do so for ever. */
const MOST_STEPS = 2000;

/**
 * Solves a matrix game by the simplex method. All payoffs are made positive, so that the value is: then the columns'
 * shares, each divided by the value, are the largest sum that no row makes greater than one. The gap is that of the
 * payoffs as they were given; it stays below a hundred-thousandth.
 */
export function solveMatrix(matrix: Matrix): Solved {
  const shift = 1 - Math.min(...matrix.flat());
  const width = matrix[0]?.length ?? 0;
  const tableau = matrix.map((row, at) => [
    ...row.map((payoff) => Math.round((payoff + shift) * GRAIN) / GRAIN),
    ...matrix.map((_, other) => (other === at ? 1 : 0)),
    1,
  ]);
  const goal = [...new Array<number>(width).fill(-1), ...new Array<number>(matrix.length + 1).fill(0)];
  const basis = matrix.map((_, at) => width + at);
  for (let step = 0; step < MOST_STEPS && pivot(tableau, goal, basis); step += 1);
  const columns = new Array<number>(width).fill(0);
  for (const [at, variable] of basis.entries()) if (variable < width) columns[variable] = tableau[at]?.at(-1) ?? 0;
  return judged(matrix, shared(goal.slice(width, -1)), shared(columns));
}

/** One step towards the best corner; false where it has been reached. */
function pivot(tableau: number[][], goal: number[], basis: number[]): boolean {
  const least = Math.min(...goal.slice(0, -1));
  if (least >= -TINY) return false;
  const entering = goal.indexOf(least);
  const leaving = leavingRow(tableau, entering);
  const pivotRow = tableau[leaving];
  if (pivotRow === undefined) return false;
  const scale = pivotRow[entering] ?? 1;
  for (const at of pivotRow.keys()) pivotRow[at] = (pivotRow[at] ?? 0) / scale;
  for (const row of [...tableau, goal]) if (row !== pivotRow) subtract(row, pivotRow, row[entering] ?? 0);
  basis[leaving] = entering;
  return true;
}

/** The row that runs out first when the variable grows; of those that do so together, the one to divide by most safely. */
function leavingRow(tableau: readonly (readonly number[])[], entering: number): number {
  const slopeOf = (row: readonly number[]) => row[entering] ?? 0;
  const ratioOf = (row: readonly number[]) => Math.max(0, row.at(-1) ?? 0) / slopeOf(row);
  const steep = tableau.filter((row) => slopeOf(row) > FLAT);
  const least = Math.min(...steep.map(ratioOf));
  const first = steep.filter((row) => ratioOf(row) <= least + TINY);
  const steepest = Math.max(...first.map(slopeOf));
  return tableau.findIndex((row) => first.includes(row) && slopeOf(row) === steepest);
}

function subtract(from: number[], row: readonly number[], times: number): void {
  if (times === 0) return;
  for (const [at, number] of row.entries()) from[at] = (from[at] ?? 0) - times * number;
}

/** As shares of one. */
function shared(weights: readonly number[]): readonly number[] {
  const clean = weights.map((weight) => Math.max(0, weight));
  const sum = clean.reduce((total, weight) => total + weight, 0);
  return clean.map((weight) => (sum > 0 ? weight / sum : 1 / clean.length));
}

/** What two mixed choices are worth against the best answers to them, whatever they were found by. */
function judged(matrix: Matrix, rows: readonly number[], columns: readonly number[]): Solved {
  const most = Math.max(...matrix.map((row) => dot(row, columns)));
  const least = Math.min(
    ...columns.map((_, column) => matrix.reduce((sum, row, at) => sum + (row[column] ?? 0) * (rows[at] ?? 0), 0)),
  );
  return { rows, columns, value: (most + least) / 2, gap: most - least };
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, number, at) => sum + number * (b[at] ?? 0), 0);
}

/** Which of some comes of a mixed choice. */
export function drawn(mix: readonly number[], rng: { int(bound: number): number }): number {
  let left = rng.int(FINENESS) / FINENESS;
  for (const [at, share] of mix.entries()) {
    left -= share;
    if (left < 0) return at;
  }
  return mix.findLastIndex((share) => share > 0);
}

const FINENESS = 2 ** 30;
