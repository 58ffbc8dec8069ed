import { cappedHits, type Duel, type JointDistribution } from "./duel.ts";
import { type HitDistribution, type RoundHits, roundHits } from "./hit-distribution.ts";
import { nextStates, type StateSpace } from "./state-space.ts";

/** The transition tables of a round, for sides that do more in it than take hits one by one. */
export type Transitions = {
  readonly a: DenseSpace;
  readonly b: DenseSpace;
  readonly va: RoundHits;
  readonly vb: RoundHits;
};
type DenseSpace = StateSpace & { readonly next: Int32Array };

export const transitionsIn = ({ a, b }: Duel, round: number): Transitions => ({
  a: { ...a, next: nextStates(a) },
  b: { ...b, next: nextStates(b) },
  va: roundHits(a, round),
  vb: roundHits(b, round),
});

const empty = new Float64Array(0);

/**
 * Distributes the probability of one pair over its successors: p'(a after i, b after j) += p(a, b) * P(i) * P(j). Hits
 * at or beyond the fatal number are one case. Every index is within its array, so this hot loop checks none.
 */
function advance(
  { a, b }: Transitions,
  at: number,
  bt: number,
  chance: number,
  va: RoundHits,
  vb: RoundHits,
  into: JointDistribution,
): void {
  const hits = vb.hits[bt] as HitDistribution;
  const end = cappedHits(hits.length - 1, a.fatal[at] as number);
  const row = at * a.width;
  const columns = b.states.length;
  for (let count = 0; count <= end; count += 1) {
    const likely = (count === end ? (vb.tails[bt] as HitDistribution) : hits)[count] as number;
    const to = (a.next[row + count] as number) * columns;
    advanceRow(b, bt, to, chance * likely, va.hits[at] as HitDistribution, va.tails[at] as HitDistribution, into);
  }
}

/** The same for one number of hits on the attacker, and every number on the defender. */
function advanceRow(
  b: DenseSpace,
  bt: number,
  to: number,
  chance: number,
  hits: HitDistribution,
  tails: HitDistribution,
  into: JointDistribution,
): void {
  const { next } = b;
  const end = cappedHits(hits.length - 1, b.fatal[bt] as number);
  const row = bt * b.width;
  for (let count = 0; count < end; count += 1) {
    const pair = to + (next[row + count] as number);
    into[pair] = (into[pair] as number) + chance * (hits[count] as number);
  }
  const pair = to + (next[row + end] as number);
  into[pair] = (into[pair] as number) + chance * (tails[end] as number);
}

/** A round of every pair; those of which one side is gone stay as they are. */
export function advanceAll(duel: Transitions, table: JointDistribution, into: JointDistribution): void {
  const { a, b, va, vb } = duel;
  const columns = b.states.length;
  for (let at = 0; at < a.states.length; at += 1) {
    for (let bt = 0; bt < columns; bt += 1) {
      const pair = at * columns + bt;
      const chance = table[pair] ?? 0;
      if (chance === 0) continue;
      const isOver = a.fatal[at] === 0 || b.fatal[bt] === 0;
      if (isOver) into[pair] = (into[pair] ?? 0) + chance;
      else advance(duel, at, bt, chance, va, vb, into);
    }
  }
}

/** Probability below the precision of a double. */
const EPSILON = 1e-18;

/**
 * The absorption probabilities of the Markov chain of joint states, in place. Rounds without a change are summed as a
 * geometric series, 1 / (1 - stay). Pairs go from strong to weak, so one pass is enough; where repairs lead back, a
 * block of pairs is passed over until less than EPSILON is left in it.
 */
export function absorbAll(duel: Transitions, table: JointDistribution): void {
  const { a, b, va, vb } = duel;
  for (let x = 0; x + 1 < a.blocks.length; x += 1) {
    for (let y = 0; y + 1 < b.blocks.length; y += 1) {
      const block = {
        from: a.blocks[x] ?? 0,
        to: a.blocks[x + 1] ?? 0,
        left: b.blocks[y] ?? 0,
        right: b.blocks[y + 1] ?? 0,
      };
      absorbBlock(duel, block, table, va, vb);
    }
  }
}

/** Passes over a block until nothing is left in it, or what is left can never leave it. */
function absorbBlock(duel: Transitions, block: Block, table: JointDistribution, va: RoundHits, vb: RoundHits): void {
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const pending = passOverBlock(duel, block, table, va, vb);
    if (pending <= EPSILON) clearBlock(duel, block, table, va, vb);
    if (pending <= EPSILON || pending >= before) return;
    before = pending;
  }
}

type Block = { readonly from: number; readonly to: number; readonly left: number; readonly right: number };

/** One pass over a block: every pair gives away all it has. Returns what has come back behind the pass. */
function passOverBlock(
  duel: Transitions,
  { from, to, left, right }: Block,
  table: JointDistribution,
  va: RoundHits,
  vb: RoundHits,
): number {
  const { a, b } = duel;
  const columns = b.states.length;
  const isSingle = to - from === 1 && right - left === 1;
  for (let at = from; at < to; at += 1) {
    if (a.fatal[at] === 0) continue;
    for (let bt = left; bt < right; bt += 1) {
      const pair = at * columns + bt;
      const chance = table[pair] ?? 0;
      if (chance === 0 || b.fatal[bt] === 0) continue;
      const stay = selfLoopChance(duel, at, bt, va, vb);
      // Where nobody can ever hit, the attacker must go or lose all: the pair stays, and is read so.
      if (stay === 1) continue;
      table[pair] = 0;
      advance(duel, at, bt, chance / (1 - stay), va, vb, table);
      // What would have stayed has been counted above.
      table[pair] = 0;
    }
  }
  return isSingle ? 0 : pendingIn(duel, { from, to, left, right }, table, va, vb);
}

/** Takes away what is too little to be seen; what can never change stays. */
function clearBlock(
  duel: Transitions,
  { from, to, left, right }: Block,
  table: JointDistribution,
  va: RoundHits,
  vb: RoundHits,
): void {
  if (to - from === 1 && right - left === 1) return;
  const columns = duel.b.states.length;
  for (let at = from; at < to; at += 1) {
    for (let bt = left; bt < right; bt += 1) {
      const isLive = duel.a.fatal[at] !== 0 && duel.b.fatal[bt] !== 0;
      if (isLive && selfLoopChance(duel, at, bt, va, vb) < 1) table[at * columns + bt] = 0;
    }
  }
}

function pendingIn(
  duel: Transitions,
  { from, to, left, right }: Block,
  table: JointDistribution,
  va: RoundHits,
  vb: RoundHits,
): number {
  const columns = duel.b.states.length;
  let pending = 0;
  for (let at = from; at < to; at += 1) {
    for (let bt = left; bt < right; bt += 1) {
      const isLive = duel.a.fatal[at] !== 0 && duel.b.fatal[bt] !== 0;
      const chance = table[at * columns + bt] ?? 0;
      if (isLive && chance > 0 && selfLoopChance(duel, at, bt, va, vb) < 1) pending += chance;
    }
  }
  return pending;
}

/** The chance that a round leaves both as they are. */
function selfLoopChance({ a, b }: Transitions, at: number, bt: number, va: RoundHits, vb: RoundHits): number {
  return (
    sideSelfLoop(a, at, vb.hits[bt] ?? empty, a.fatal[at] ?? 0) *
    sideSelfLoop(b, bt, va.hits[at] ?? empty, b.fatal[bt] ?? 0)
  );
}

function sideSelfLoop({ next, width, isMended }: DenseSpace, at: number, hits: HitDistribution, fatal: number): number {
  if (!isMended) return hits[0] ?? 1;
  let sum = 0;
  for (let count = 0; count < Math.min(hits.length, fatal); count += 1)
    if (next[at * width + count] === at) sum += hits[count] ?? 0;
  return sum;
}
