import { type Hits, type Rolls, rollsOf, unitHits, type Volleys, volleysOf } from "./hits.ts";
import { nextOf, type SingleHits, type Track } from "./track.ts";

/** The chances of every pair of states, one row for each of the attacker's. */
export type Table = Float64Array;

/** Two sides that fight, each on its track. */
export type Duel = { readonly a: Track; readonly b: Track };

/** A round, and what it takes where a side does more in it than to take hits one by one; else that is null. */
export type Round = { readonly number: number; readonly laid: Laid | null };
type Laid = { readonly a: Road; readonly b: Road; readonly va: Volleys; readonly vb: Volleys };
type Road = Track & { readonly next: Int32Array };

export function roundOf({ a, b }: Duel, number: number): Round {
  if (a.single !== null && b.single !== null) return { number, laid: null };
  const roads = { a: { ...a, next: nextOf(a) }, b: { ...b, next: nextOf(b) } };
  return { number, laid: { ...roads, va: volleysOf(a, number), vb: volleysOf(b, number) } };
}

/** Chances after one round. */
export function afterOne(duel: Duel, table: Table, { number, laid }: Round): Table {
  const into = new Float64Array(table.length);
  if (laid !== null) spreadAll(laid, table, into);
  else passOn(passOf(duel, table, into, number));
  return into;
}

/** Chances in the end, in place, where every round to come is like this one. */
export function afterAll(duel: Duel, table: Table, { number, laid }: Round): void {
  if (laid !== null) settleAll(laid, table);
  else passOn(passOf(duel, table, table, number));
}

const empty = new Float64Array(0);

/**
 * Moves the chance of one pair on to where a round leads, which may be where it was. As many hits as end a side, or
 * more, are one case. Every index is within its array, so nothing is checked again where all the time goes.
 */
function spread({ a, b }: Laid, at: number, bt: number, chance: number, va: Volleys, vb: Volleys, into: Table): void {
  const hits = vb.hits[bt] as Hits;
  const end = endOf(hits.length - 1, a.fatal[at] as number);
  const row = at * a.width;
  const columns = b.states.length;
  for (let count = 0; count <= end; count += 1) {
    const likely = (count === end ? (vb.tails[bt] as Hits) : hits)[count] as number;
    const to = (a.next[row + count] as number) * columns;
    spreadRow(b, bt, to, chance * likely, va.hits[at] as Hits, va.tails[at] as Hits, into);
  }
}

/** The last number of hits that is a case of its own. */
const endOf = (dice: number, fatal: number): number => (dice < fatal ? dice : fatal);

/** The same for one number of hits on the attacker, and every number on the defender. */
function spreadRow(b: Road, bt: number, to: number, chance: number, hits: Hits, tails: Hits, into: Table): void {
  const { next } = b;
  const end = endOf(hits.length - 1, b.fatal[bt] as number);
  const row = bt * b.width;
  for (let count = 0; count < end; count += 1) {
    const pair = to + (next[row + count] as number);
    into[pair] = (into[pair] as number) + chance * (hits[count] as number);
  }
  const pair = to + (next[row + end] as number);
  into[pair] = (into[pair] as number) + chance * (tails[end] as number);
}

/** A round of every pair; those of which one side is gone stay as they are. */
function spreadAll(duel: Laid, table: Table, into: Table): void {
  const { a, b, va, vb } = duel;
  const columns = b.states.length;
  for (let at = 0; at < a.states.length; at += 1) {
    for (let bt = 0; bt < columns; bt += 1) {
      const pair = at * columns + bt;
      const chance = table[pair] ?? 0;
      if (chance === 0) continue;
      const isOver = a.fatal[at] === 0 || b.fatal[bt] === 0;
      if (isOver) into[pair] = (into[pair] ?? 0) + chance;
      else spread(duel, at, bt, chance, va, vb, into);
    }
  }
}

/** What is left of a chance by now is too little to be seen in a double. */
const NOTHING = 1e-18;

/**
 * Chances in the end, in place: rounds in which nothing changes are summed in closed form. Pairs go from strong to weak,
 * so one pass does; where repairs lead back, a block of pairs is passed again until nothing is left in it.
 */
function settleAll(duel: Laid, table: Table): void {
  const { a, b, va, vb } = duel;
  for (let x = 0; x + 1 < a.blocks.length; x += 1) {
    for (let y = 0; y + 1 < b.blocks.length; y += 1) {
      const block = {
        from: a.blocks[x] ?? 0,
        to: a.blocks[x + 1] ?? 0,
        left: b.blocks[y] ?? 0,
        right: b.blocks[y + 1] ?? 0,
      };
      settle(duel, block, table, va, vb);
    }
  }
}

/** Passes over a block until nothing is left in it, or what is left can never leave it. */
function settle(duel: Laid, block: Block, table: Table, va: Volleys, vb: Volleys): void {
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const pending = settleBlock(duel, block, table, va, vb);
    if (pending <= NOTHING) clearBlock(duel, block, table, va, vb);
    if (pending <= NOTHING || pending >= before) return;
    before = pending;
  }
}

type Block = { readonly from: number; readonly to: number; readonly left: number; readonly right: number };

/** One pass over a block: every pair gives away all it has. Returns what has come back behind the pass. */
function settleBlock(duel: Laid, { from, to, left, right }: Block, table: Table, va: Volleys, vb: Volleys): number {
  const { a, b } = duel;
  const columns = b.states.length;
  const isSingle = to - from === 1 && right - left === 1;
  for (let at = from; at < to; at += 1) {
    if (a.fatal[at] === 0) continue;
    for (let bt = left; bt < right; bt += 1) {
      const pair = at * columns + bt;
      const chance = table[pair] ?? 0;
      if (chance === 0 || b.fatal[bt] === 0) continue;
      const stay = stayOf(duel, at, bt, va, vb);
      // Where nobody can ever hit, the attacker must go or lose all: the pair stays, and is read so.
      if (stay === 1) continue;
      table[pair] = 0;
      spread(duel, at, bt, chance / (1 - stay), va, vb, table);
      // What would have stayed has been counted above.
      table[pair] = 0;
    }
  }
  return isSingle ? 0 : pendingIn(duel, { from, to, left, right }, table, va, vb);
}

/** Takes away what is too little to be seen; what can never change stays. */
function clearBlock(duel: Laid, { from, to, left, right }: Block, table: Table, va: Volleys, vb: Volleys): void {
  if (to - from === 1 && right - left === 1) return;
  const columns = duel.b.states.length;
  for (let at = from; at < to; at += 1) {
    for (let bt = left; bt < right; bt += 1) {
      const isLive = duel.a.fatal[at] !== 0 && duel.b.fatal[bt] !== 0;
      if (isLive && stayOf(duel, at, bt, va, vb) < 1) table[at * columns + bt] = 0;
    }
  }
}

function pendingIn(duel: Laid, { from, to, left, right }: Block, table: Table, va: Volleys, vb: Volleys): number {
  const columns = duel.b.states.length;
  let pending = 0;
  for (let at = from; at < to; at += 1) {
    for (let bt = left; bt < right; bt += 1) {
      const isLive = duel.a.fatal[at] !== 0 && duel.b.fatal[bt] !== 0;
      const chance = table[at * columns + bt] ?? 0;
      if (isLive && chance > 0 && stayOf(duel, at, bt, va, vb) < 1) pending += chance;
    }
  }
  return pending;
}

/** The chance that a round leaves both as they are. */
function stayOf({ a, b }: Laid, at: number, bt: number, va: Volleys, vb: Volleys): number {
  return (
    staying(a, at, vb.hits[bt] ?? empty, a.fatal[at] ?? 0) * staying(b, bt, va.hits[at] ?? empty, b.fatal[bt] ?? 0)
  );
}

function staying({ next, width, kit }: Road, at: number, hits: Hits, fatal: number): number {
  if (!kit.repairsEachRound) return hits[0] ?? 1;
  let sum = 0;
  for (let count = 0; count < Math.min(hits.length, fatal); count += 1)
    if (next[at * width + count] === at) sum += hits[count] ?? 0;
  return sum;
}

/**
 * A round of all pairs at once, where two hits are one hit and another on both sides; or, where both tables are one, all
 * rounds to come. A side's dice are those of the unit that its next hit costs, and those of what is left then. So the
 * attacker takes the hits of a round one by one, each time the unit that is lost rolls, and in the end what is left does.
 * Whatever has come to the same two states with as many hits to take goes on as one: that is a matter of three numbers
 * for each step, where going from pair to pair would be one of four.
 */
type Pass = {
  readonly a: Track;
  readonly b: Track;
  readonly hitsOnA: SingleHits;
  readonly hitsOnB: SingleHits;
  readonly byA: Rolls;
  readonly byB: Rolls;
  /** The hits of one unit of each kind of the attacker's. */
  readonly units: readonly Hits[];
  readonly table: Table;
  readonly into: Table;
  /** The lists of the rolls, the attacker's first, and then what is under way: one piece, as it is made for each answer. */
  readonly memory: Float64Array;
  /** Where in the memory there is, for each state of the defender, what is under way; states that are done make room. */
  readonly planes: readonly number[];
  readonly size: number;
  /** Where in that there is, for each state of the attacker, what has no, one, two hits to take. */
  readonly begins: readonly number[];
};

function passOf({ a, b }: Duel, table: Table, into: Table, round: number): Pass {
  const hitsOnA = a.single ?? never();
  const hitsOnB = b.single ?? never();
  const byA = rollsOf(a.kit, hitsOnA, round);
  const byB = rollsOf(b.kit, hitsOnB, round);
  const units = unitHits(a.kit, round);
  const begins: number[] = [];
  let size = 0;
  for (let at = 0; at < a.states.length; at += 1) {
    begins.push(size);
    size += 1 + hitsToTake(a, at);
  }
  const mostDice = units.reduce((most, { length }) => Math.max(most, length - 1), 0);
  const { planes, end } = planesOf(hitsOnB, mostDice, byA.list.length + byB.list.length, size);
  const memory = new Float64Array(end);
  for (let at = 0; at < byA.list.length; at += 1) memory[at] = byA.list[at] as number;
  for (let at = 0; at < byB.list.length; at += 1) memory[byA.list.length + at] = byB.list[at] as number;
  return { a, b, hitsOnA, hitsOnB, byA, byB, units, table, into, memory, planes, size, begins };
}

const hitsToTake = ({ fatal, width }: Track, at: number): number => endOf(width - 1, fatal[at] as number);

function planesOf({ to }: SingleHits, mostDice: number, first: number, size: number) {
  const planes = to.map(() => -1);
  const free: number[] = [];
  let end = first;
  for (let bt = 0; bt < to.length; bt += 1) {
    for (let hits = 0, now = bt; hits <= mostDice; hits += 1, now = to[now] as number) {
      if (planes[now] !== -1) continue;
      planes[now] = free.pop() ?? end;
      if (planes[now] === end) end += size;
    }
    free.push(planes[bt] as number);
  }
  return { planes, end };
}

function passOn(pass: Pass): void {
  for (let bt = 0; bt < pass.b.states.length; bt += 1) {
    takeHits(pass, bt);
    rollRest(pass, bt);
    const plane = pass.planes[bt] as number;
    pass.memory.fill(0, plane, plane + pass.size);
  }
}

/**
 * All of one state of the defender's: it rolls, every state of the attacker's takes a hit, and what it loses rolls. Here
 * and below all the time goes: every index is within its array, and what does not change is read before the loop.
 */
function takeHits(
  { a, b, hitsOnA, hitsOnB, byA, byB, units, table, into, memory, planes, begins }: Pass,
  bt: number,
): void {
  const { fatal, width } = a;
  const { to, lost } = hitsOnA;
  const columns = b.states.length;
  const plane = planes[bt] as number;
  const isOver = b.fatal[bt] === 0;
  const isEndless = table === into;
  const row = byA.list.length + (byB.rows[bt] as number);
  const dice = byB.dice[bt] as number;
  const unhurt = memory[row] as number;
  for (let at = 0; at < fatal.length; at += 1) {
    const least = fatal[at] as number;
    if (least === 0) continue;
    const ways = plane + (begins[at] as number);
    const end = endOf(dice, least);
    if (!isOver) {
      const come = memory[ways] as number;
      const found = table[at * columns + bt] as number;
      const chance = isEndless ? everIn(found, come, memory[byA.rows[at] as number] as number, unhurt) : found;
      memory[ways] = come + chance * unhurt;
      setOut(memory, row, dice, end, chance, ways);
    }
    const many = endOf(width - 1, least);
    const after = begins[to[at] as number] as number;
    const hits = isOver ? certain : (units[lost[at] as number] ?? certain);
    for (let count = 0, now = bt; count < hits.length; count += 1, now = hitsOnB.to[now] as number)
      add(memory, ways + 1, many, hits[count] as number, memory, (planes[now] as number) + after);
  }
}

const certain: Hits = Float64Array.of(1);

/** One hit or more is to be taken; as many as end the attacker, or more, are one case. */
function setOut(memory: Table, row: number, dice: number, end: number, chance: number, ways: number): void {
  if (end === 0) return;
  add(memory, row + 1, end - 1, chance, memory, ways + 1);
  memory[ways + end] = (memory[ways + end] as number) + chance * (memory[row + dice + 1 + end] as number);
}

/** How often a pair is fought in all rounds to come; `come` is there already, with the attacker's dice to roll. */
function everIn(found: number, come: number, harmless: number, unhurt: number): number {
  const stay = harmless * unhurt;
  // Where nobody can ever hit, the attacker must go or lose all: the pair stays, and is read so.
  return stay === 1 ? 0 : (found + come * harmless) / (1 - stay);
}

/** What is left of the attacker rolls when all hits are taken. */
function rollRest({ a, b, hitsOnB, byA, byB, table, into, memory, planes, begins }: Pass, bt: number): void {
  const { to, run } = hitsOnB;
  const columns = b.states.length;
  const plane = planes[bt] as number;
  const isEndless = table === into;
  const least = b.fatal[bt] as number;
  const unhurt = memory[byA.list.length + (byB.rows[bt] as number)] as number;
  for (let at = 0, pair = bt; at < begins.length; at += 1, pair += columns) {
    const come = memory[plane + (begins[at] as number)] as number;
    const row = byA.rows[at] as number;
    const dice = byA.dice[at] as number;
    if (a.fatal[at] === 0 || least === 0) {
      into[pair] = (into[pair] as number) + come + (isEndless ? 0 : (table[pair] as number));
      continue;
    }
    const end = endOf(dice, least);
    let state = bt;
    let taken = 0;
    for (let many = run[state] as number; taken + many <= end; many = run[state] as number) {
      add(memory, row + taken, many, come, into, pair - bt + state);
      taken += many;
      state = to[state + many - 1] as number;
    }
    const last = pair - bt + state;
    add(memory, row + taken, end - taken, come, into, last);
    into[last + end - taken] = (into[last + end - taken] as number) + come * (memory[row + dice + 1 + end] as number);
    // What would have stayed has been counted.
    if (isEndless && unhurt * (memory[row] as number) < 1) into[pair] = 0;
  }
}

/** Adds so many numbers, each so many times, to as many others. */
function add(from: Float64Array, first: number, many: number, times: number, into: Float64Array, to: number): void {
  for (let at = 0; at < many; at += 1) into[to + at] = (into[to + at] as number) + times * (from[first + at] as number);
}

function never(): never {
  throw new RangeError("hits that do not go one by one");
}
