import { cappedHits, type Duel, type JointDistribution } from "./duel.ts";
import { addPendingHits, addScaled, certain, type DuelDice, type Pass, preparePass } from "./hit-by-hit.ts";

/** A pass over states of which some are passed within a round alone, and what becomes of each at its end. */
type PassToEnds = { readonly pass: Pass; readonly endsOfA: readonly number[]; readonly endsOfB: readonly number[] };

/** Probability below the precision of a double: a pair is left out below it. */
const EPSILON = 1e-19;

/**
 * The same round for sides that do something at its end, or while its hits are taken: a card that cancels two hits of a
 * round, a unit that sustains two, a repair of all. Each state goes before what a hit and what the end of a round makes of
 * it, so that all rounds to come are one pass here too. Most pairs of such states hardly ever come about: beside each
 * list of pending hits stands how much it has, so that those are left out.
 */
export function runPassToEnds(duel: Duel, table: JointDistribution, into: JointDistribution, dice: DuelDice): void {
  const { a, b } = duel;
  const identity = (length: number) => Array.from({ length }, (_, at) => at);
  const pass: PassToEnds = {
    pass: preparePass(duel, table, into, dice, 1),
    endsOfA: a.ends ?? identity(a.states.length),
    endsOfB: b.ends ?? identity(b.states.length),
  };
  for (let bt = 0; bt < b.states.length; bt += 1)
    for (let at = 0; at < a.states.length; at += 1) passPair(pass, at, bt);
}

/** One pair: the defender rolls, the attacker's next unit is hit, what it loses rolls; where no hit is left, the rest does. */
function passPair(pass: PassToEnds, at: number, bt: number): void {
  const { a, b, table, into, memory, planes, begins } = pass.pass;
  const pair = at * b.states.length + bt;
  const least = a.fatal[at] as number;
  const ways = (planes[bt] as number) + (begins[at] as number);
  const many = least === 0 ? 0 : cappedHits(a.width - 1, least);
  const found = table[pair] as number;
  const pending = memory[ways + 1 + many] as number;
  const isOpen = least !== 0 && b.fatal[bt] !== 0;
  if (found + pending + (memory[ways] as number) < EPSILON) {
    if (isOpen) table[pair] = 0;
    if (pending > 0) clear(memory, ways, ways + 2 + many);
    return;
  }
  const struck = isOpen && (found > 0 || stays(pass, at, bt)) ? rollDefender(pass, at, bt, found) : 0;
  if (pending + struck > 0) takeHit(pass, at, bt, many, pending + struck);
  if (isOpen) rollAttacker(pass, at, bt);
  else {
    const end = (pass.endsOfA[at] as number) * b.states.length + (pass.endsOfB[bt] as number);
    into[end] = (into[end] as number) + (memory[ways] as number);
    if (table !== into) into[pair] = (into[pair] as number) + found;
  }
  // States that are done make room.
  clear(memory, ways, ways + 2 + many);
}

function clear(memory: Float64Array, from: number, end: number): void {
  for (let at = from; at < end; at += 1) memory[at] = 0;
}

/** A round begins at this pair: the chance that the attacker has hits to take in it. */
function rollDefender(pass: PassToEnds, at: number, bt: number, found: number): number {
  const { a, b, byA, byB, table, into, memory, planes, begins } = pass.pass;
  const ways = (planes[bt] as number) + (begins[at] as number);
  const row = byA.list.length + (byB.rows[bt] as number);
  const dice = byB.dice[bt] as number;
  const unhurt = memory[row] as number;
  const come = memory[ways] as number;
  const harmless = stays(pass, at, bt) ? (memory[byA.rows[at] as number] as number) : 0;
  // Where nobody can ever hit, the attacker must go or lose all: the pair stays, and is read so.
  if (harmless * unhurt === 1) return 0;
  const chance = (found + come * harmless) / (1 - harmless * unhurt);
  if (table === into) table[at * b.states.length + bt] = 0;
  memory[ways] = come + chance * unhurt;
  addPendingHits(memory, row, dice, cappedHits(dice, a.fatal[at] as number), chance, ways);
  return chance * (1 - unhurt);
}

/** Whether a round without hits leads back to this pair, where all such rounds are one. */
const stays = ({ endsOfA, endsOfB, pass: { table, into } }: PassToEnds, at: number, bt: number): boolean =>
  table === into && endsOfA[at] === at && endsOfB[bt] === bt;

/** The attacker takes a hit, and what it loses by it rolls. */
function takeHit(pass: PassToEnds, at: number, bt: number, many: number, pending: number): void {
  const { a, b, hitsOnA, hitsOnB, units, memory, planes, begins } = pass.pass;
  const ways = (planes[bt] as number) + (begins[at] as number);
  const onward = hitsOnA.to[at] as number;
  const after = begins[onward] as number;
  const mark = after + 1 + cappedHits(a.width - 1, a.fatal[onward] as number);
  const isOver = b.fatal[bt] === 0;
  const hits = isOver ? certain : (units[hitsOnA.lost[at] as number] ?? certain);
  for (let count = 0, now = bt; count < hits.length; count += 1, now = hitsOnB.to[now] as number) {
    const plane = planes[now] as number;
    const likely = hits[count] as number;
    addScaled(memory, ways + 1, many, likely, memory, plane + after);
    memory[plane + mark] = (memory[plane + mark] as number) + pending * likely;
  }
}

/** What is left of the attacker rolls when all hits are taken, and the round ends. */
function rollAttacker(pass: PassToEnds, at: number, bt: number): void {
  const { endsOfA, endsOfB } = pass;
  const { b, hitsOnB, byA, byB, into, memory, planes, begins } = pass.pass;
  const come = memory[(planes[bt] as number) + (begins[at] as number)] as number;
  const row = byA.rows[at] as number;
  const dice = byA.dice[at] as number;
  const unhurt = memory[byA.list.length + (byB.rows[bt] as number)] as number;
  const end = cappedHits(dice, b.fatal[bt] as number);
  const line = (endsOfA[at] as number) * b.states.length;
  // What would have stayed has been counted.
  const isCounted = stays(pass, at, bt) && unhurt * (memory[row] as number) < 1;
  let state = bt;
  for (let count = 0; count <= end; count += 1, state = hitsOnB.to[state] as number) {
    if (count === 0 && isCounted && end > 0) continue;
    const likely = memory[count === end ? row + dice + 1 + end : row + count] as number;
    const pair = line + (endsOfB[state] as number);
    into[pair] = (into[pair] as number) + come * likely;
  }
}
