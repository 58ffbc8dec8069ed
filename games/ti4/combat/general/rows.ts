import type { Camp } from "../battle.ts";
import type { Duel, JointDistribution } from "../odds/duel.ts";
import type { HitDistribution, Rolls, UnitDice } from "../odds/hit-distribution.ts";
import { fatalHits, runsOf, type StateSpace } from "../odds/state-space.ts";
import { type Book, follow, type Standing, take } from "./book.ts";
import type { Verb } from "./clauses.ts";
import { type Engine, type Joint, plainBlow } from "./engine.ts";
import type { Fleet, FleetState } from "./fleet.ts";
import { endRound } from "./mending.ts";
import { bonusFor, chanceOf, combatRoll, isCovered, unitDiceOf } from "./rolls.ts";
import { aliveIn, powersBy } from "./states.ts";

/**
 * Rounds in which a side does no more than to roll and to take hits are worked out as those of a battle without powers:
 * in one table of all pairs of states. Here is what makes such a table of a battle that has begun.
 */
export type Rows = {
  readonly duel: Duel;
  readonly table: JointDistribution;
  readonly standings: { readonly [C in Camp]: readonly Standing[] };
};

/** What is done before the first round, or changes the dice of rounds alone. */
const rolling: readonly Verb[] = [
  ...(["modify", "dice", "reroll", "arm", "forbid", "multiply", "burst", "strike", "volley", "place"] as const),
  ...(["replace", "enlist", "widen", "spill", "evade", "lend"] as const),
];
/** What changes how hits are taken, or what is repaired after them. */
const taking: readonly Verb[] = ["cancel", "absorb", "lend-sustain", "mend", "guard"];

/** Whether a round of a side is its roll, and what the number of hits makes of it. */
const isRolling = ({ powers }: Fleet): boolean =>
  powers.every(({ clause, while: needs }) => {
    if (clause.verb === "forbid") return needs < 0;
    if (clause.verb === "give") return clause.at === "start";
    if (clause.verb === "restore") return clause.at === "end";
    return rolling.includes(clause.verb) || taking.includes(clause.verb);
  });

/** Whether two hits of a round are one, and then another. */
function isHitByHit(fleet: Fleet): boolean {
  const { powers, repairsEachRound, cards, start, kinds, sustain } = fleet;
  const held = (start[cards.shields] ?? 0) + (start[cards.repairs] ?? 0);
  const takes = powers.some(({ clause: { verb } }) => taking.includes(verb) || verb === "restore");
  return !(repairsEachRound || takes || held > 0 || sustain === "careful") && kinds.every(({ isLosable }) => isLosable);
}

/** Null where rounds are more than rolls and hits, or the table would be too large; `rounds` are those that differ. */
export function rowsOf(engine: Engine, from: readonly Joint[], rounds: number): Rows | null {
  const { attacker, defender } = engine.books;
  if (!isRolling(attacker.fleet) || !isRolling(defender.fleet)) return null;
  const a = spaceOf(engine, "attacker", from, mostHits(engine, "defender", from, rounds));
  const b = spaceOf(engine, "defender", from, mostHits(engine, "attacker", from, rounds));
  if (a === null || b === null || a.line.length * b.line.length > MAX_PAIRS) return null;
  const columns = b.line.length;
  const table = new Float64Array(a.line.length * columns);
  for (const [index, { chance }] of from.entries()) {
    const pair = (a.space.roots[index] ?? 0) * columns + (b.space.roots[index] ?? 0);
    table[pair] = (table[pair] ?? 0) + chance;
  }
  return { duel: { a: a.space, b: b.space }, table, standings: { attacker: a.line, defender: b.line } };
}

/** Max pairs of states, and states of one side. */
const MAX_PAIRS = 1e6;
const MAX_STATES = 3000;

/** Every pair that has a chance. */
export function jointsOf({ standings: { attacker, defender } }: Rows, table: JointDistribution): readonly Joint[] {
  const columns = defender.length;
  return attacker.flatMap((one, at) =>
    defender.flatMap((other, bt): readonly Joint[] => {
      const chance = table[at * columns + bt] ?? 0;
      return chance === 0 ? [] : [{ attacker: one, defender: other, chance }];
    }),
  );
}

/** No side makes more hits in a round than that. */
function mostHits(engine: Engine, camp: Camp, from: readonly Joint[], rounds: number): number {
  const { fleet } = engine.books[camp];
  let most = 0;
  for (const standing of new Set(from.map((at) => at[camp])))
    for (let round = 1; round <= rounds + 1; round += 1) {
      const { pools, times } = combatRoll(fleet, standing.state, round, 0);
      const hits = pools.reduce((sum, { count, burst }) => sum + count * (1 + (burst?.hits ?? 0)), 0);
      most = Math.max(most, hits * times);
    }
  return most;
}

type Explored = { readonly space: StateSpace; readonly line: readonly Standing[] };

function spaceOf(engine: Engine, camp: Camp, from: readonly Joint[], hits: number): Explored | null {
  const book = engine.books[camp];
  const roots = from.map((at) => at[camp]);
  const isSingle = isHitByHit(book.fleet);
  const line = isSingle ? followHits(book, roots) : followRounds(book, roots, hits);
  if (line === null) return null;
  const index = new Map(line.map((each, at) => [each, at]));
  const indexOf = (each: Standing): number => index.get(each) ?? 0;
  const rest = isSingle ? byHit(book, line, indexOf, hits + 1) : byRound(book, line, indexOf, hits + 1);
  const states = line.map(({ state }) => state);
  return { line, space: { ...rest, rolls: rollsIn(engine, camp), states, roots: roots.map(indexOf), width: hits + 1 } };
}

const afterHit = (book: Book, at: Standing): Standing =>
  at.isStanding ? take(book, at, plainBlow(1), "combat", false).to : at;

const afterRound = (book: Book, at: Standing, hits: number): Standing =>
  at.isStanding
    ? follow(book, take(book, at, plainBlow(hits), "combat", false).to, "end", (state) => endRound(book.fleet, state))
    : at;

/** Each state before what a hit makes of it. */
function followHits(book: Book, roots: readonly Standing[]): readonly Standing[] | null {
  const found = new Set<Standing>();
  for (const root of roots)
    for (let at = root; !found.has(at) && found.size <= MAX_STATES; at = afterHit(book, at)) found.add(at);
  return found.size > MAX_STATES ? null : ranked(book.fleet, found);
}

/** Each state before what any number of hits makes of it, but for repairs. */
function followRounds(book: Book, roots: readonly Standing[], most: number): readonly Standing[] | null {
  const found = new Set(roots);
  for (const at of found) {
    if (found.size * (most + 1) > MAX_STATES * 10) return null;
    for (let hits = 0; hits <= most; hits += 1) found.add(afterRound(book, at, hits));
  }
  return ranked(book.fleet, found);
}

const ranked = (fleet: Fleet, found: ReadonlySet<Standing>): readonly Standing[] =>
  Array.from(found, (standing) => ({ standing, rank: rankOf(fleet, standing.state) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ standing }) => standing);

/** Units and counters, which never come back, weigh more than any damage. */
const rankOf = (fleet: Fleet, state: FleetState): number =>
  levelOf(fleet, state) * LEVEL_WEIGHT + fleet.kinds.reduce((sum, _, at) => sum + (state[2 * at] ?? 0), 0);
const LEVEL_WEIGHT = 65_536;

function levelOf({ kinds, cards: { fresh } }: Fleet, state: FleetState): number {
  let sum = 0;
  for (let at = 0; at < state.length; at += 1)
    if (fresh < 0 || at < fresh || at >= fresh + kinds.length) sum += state[at] ?? 0;
  return sum;
}

type Links = Pick<StateSpace, "single" | "next" | "fatal" | "blocks" | "isMended">;

function byHit(book: Book, line: readonly Standing[], indexOf: (at: Standing) => number, width: number): Links {
  const onward = line.map((at) => afterHit(book, at));
  const to = onward.map(indexOf);
  const lost = line.map(({ state }, at) => {
    const after = onward[at]?.state ?? state;
    return book.fleet.kinds.findIndex((_, kind) => aliveIn(after, kind) < aliveIn(state, kind));
  });
  const single = { to, lost, run: runsOf(to) };
  const blocks = Array.from({ length: line.length + 1 }, (_, at) => at);
  return { single, next: null, fatal: fatalHits(single, width), blocks, isMended: false };
}

function byRound(book: Book, line: readonly Standing[], indexOf: (at: Standing) => number, width: number): Links {
  const next = new Int32Array(line.length * width);
  const fatal = line.map((at, index) => {
    let least = at.isStanding ? width : 0;
    for (let hits = 0; hits < width; hits += 1) {
      const to = afterRound(book, at, hits);
      next[index * width + hits] = indexOf(to);
      if (!to.isStanding) least = Math.min(least, hits);
    }
    return least;
  });
  const { fleet } = book;
  const isMended = fleet.repairsEachRound || powersBy(fleet, "restore").length > 0;
  const levels = line.map(({ state }) => levelOf(fleet, state));
  const blocks = levels.flatMap((level, at) => (isMended && at > 0 && level === levels[at - 1] ? [] : [at]));
  return { single: null, next, fatal, blocks: [...blocks, line.length], isMended };
}

function rollsIn(engine: Engine, camp: Camp): Rolls {
  const { fleet } = engine.books[camp];
  return {
    unitDice: (round) => unitDiceIn(fleet, round),
    hits: (round) => {
      const known = new Map<ReturnType<Engine["chance"]>, HitDistribution>();
      return (state) => {
        const rolled = engine.chance(combatRoll(fleet, state, round, 0));
        const found = known.get(rolled) ?? distributionOf(rolled);
        known.set(rolled, found);
        return found;
      };
    },
  };
}

function distributionOf(rolled: ReturnType<Engine["chance"]>): HitDistribution {
  const hits = new Float64Array(1 + rolled.reduce((most, { any }) => Math.max(most, any), 0));
  for (const { any, chance } of rolled) hits[any] = (hits[any] ?? 0) + chance;
  return hits;
}

/** Null where what a unit rolls depends on who is left, or a hit counts more than once. */
function unitDiceIn(fleet: Fleet, round: number): readonly UnitDice[] | null {
  const { bonuses, powers, kinds, start } = fleet;
  const depends =
    powersBy(fleet, "burst").length + powersBy(fleet, "multiply").length > 0 ||
    bonuses.some((bonus) => bonus.while >= 0) ||
    powers.some(
      (power) =>
        isCovered(power, "combat", round) && (power.while >= 0 || ("best" in power.clause && power.clause.best)),
    );
  if (depends) return null;
  const isRerolled = powersBy(fleet, "reroll").some((power) => isCovered(power, "combat", round));
  return kinds.map(({ value }, at) => {
    const once = chanceOf(value, bonusFor(fleet, start, "combat", at, round));
    const chance = isRerolled ? 1 - (1 - once) ** 2 : once;
    return { dice: unitDiceOf(fleet, start, at, round, 0), chance };
  });
}
