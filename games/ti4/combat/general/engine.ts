import { type Camp, otherCamp } from "../battle.ts";
import { type Book, follow, openBook, type Standing, type TakenStanding, take, type Volley } from "./book.ts";
import type { Chance, Rolled } from "./chances.ts";
import type { Field } from "./field.ts";
import type { FleetState } from "./fleet.ts";
import { type Blow, readyPower, type Timing } from "./losses.ts";
import { endRound, startRound } from "./mending.ts";
import { abilityRoll, combatRoll, type Roll } from "./rolls.ts";
import { bigShips, hushes, isWorking, mutes, powersBy } from "./states.ts";

/** Both sides at one time, and how likely. */
export type Joint = { readonly attacker: Standing; readonly defender: Standing; readonly chance: number };

/** Who takes hits in another way than the usual one. */
type Taker = (camp: Camp, at: Standing, blow: Blow, timing: Timing, isHushed: boolean) => TakenStanding;

/** A battle that is going on: its chance is every way there is, or dice. */
export type Engine = {
  readonly field: Field;
  readonly books: { readonly [C in Camp]: Book };
  readonly chance: Chance;
  /** Its chance is every way there is. */
  readonly isExact: boolean;
  /** Where sides choose who takes their hits. */
  readonly taker?: Taker;
  /** Told of what a side does that is neither a roll nor the taking of hits. */
  readonly tell?: (camp: Camp, power: { readonly source: string }) => void;
};

export const startEngine = (field: Field, chance: Chance, isExact: boolean): Engine => ({
  field,
  chance,
  isExact,
  books: { attacker: openBook(field.fleets.attacker), defender: openBook(field.fleets.defender) },
});

export const startingJoint = ({ field: { fleets }, books }: Engine): Joint => ({
  attacker: books.attacker.find(fleets.attacker.start),
  defender: books.defender.find(fleets.defender.start),
  chance: 1,
});

export const isFought = ({ attacker, defender }: Joint): boolean => attacker.isStanding && defender.isStanding;

/** What a side has lost at one time, by kind. */
export type Losses = { readonly [C in Camp]: readonly number[] | null };

/** Both sides after hits, before what these set off. */
export type Struck = Joint & { readonly lost: Losses };

export const plainBlow = (any: number): Blow => ({ any, steered: 0, placed: 0 });

/** Whether the enemy keeps a side from sustaining, as both stand. */
export const isHushedIn = ({ books }: Engine, at: Joint, camp: Camp): boolean =>
  hushes(books[otherCamp(camp)].fleet, at[otherCamp(camp)].state);

/** Hits on one side, and what it hits back with, to and fro. */
export function strike(
  engine: Engine,
  at: Struck,
  camp: Camp,
  blow: Blow,
  timing: Timing,
  isHushed = isHushedIn(engine, at, camp),
): Struck {
  if (blow.any + blow.steered + blow.placed === 0) return at;
  const other = otherCamp(camp);
  const { to, echo, lost } =
    engine.taker === undefined
      ? take(engine.books[camp], at[camp], blow, timing, isHushed)
      : engine.taker(camp, at[camp], blow, timing, isHushed);
  const after = withSide(at, camp, to, engine.field.isTold ? withLost(at.lost, camp, lost) : at.lost);
  return echo === 0 ? after : strike(engine, after, other, plainBlow(echo), timing);
}

/** The same with one side, and what has been lost, as they are now: without a spread, as it is made for each outcome. */
export const withSide = (at: Struck, camp: Camp, to: Standing, lost: Losses): Struck =>
  camp === "attacker"
    ? { attacker: to, defender: at.defender, chance: at.chance, lost }
    : { attacker: at.attacker, defender: to, chance: at.chance, lost };

export function withLost(before: Losses, camp: Camp, lost: readonly number[] | null): Losses {
  const known = before[camp];
  if (lost === null) return before;
  const all = known === null ? lost : known.map((count, kind) => count + (lost[kind] ?? 0));
  return camp === "attacker"
    ? { attacker: all, defender: before.defender }
    : { attacker: before.attacker, defender: all };
}

export const unhurt: Losses = { attacker: null, defender: null };

/** The combat rolls of one side; worked out once, but for dice. */
export function volleys(engine: Engine, at: Joint, camp: Camp, round: number): readonly Volley[] {
  const own = at[camp];
  const { fleet } = engine.books[camp];
  const foes = powersBy(fleet, "match").length === 0 ? 0 : foesOf(engine, at, camp);
  const key = Math.min(round, fleet.constantAfter + 1) * 1024 + foes;
  const known = engine.isExact ? own.volleys.get(key) : undefined;
  if (known !== undefined) return known;
  const roll = combatRoll(fleet, own.state, round, foes);
  const rolls = engine.chance(roll);
  const found = roll.countsNear ? rolls.map((rolled) => nudged(engine, camp, own, rolled, roll)) : unspent(rolls);
  own.volleys.set(key, found);
  return found;
}

/** Rolls for which nothing is spent: one list for all who roll alike. */
function unspent(rolls: readonly Rolled[]): readonly Volley[] {
  const known = lists.get(rolls);
  if (known !== undefined) return known;
  const made = rolls.map(({ any, steered, chance }) => ({ to: null, hits: { any, steered, placed: 0 }, chance }));
  lists.set(rolls, made);
  return made;
}
const lists = new WeakMap<readonly Rolled[], readonly Volley[]>();

const foesOf = ({ books }: Engine, at: Joint, camp: Camp): number =>
  bigShips(books[otherCamp(camp)].fleet, at[otherCamp(camp)].state);

function nudged(engine: Engine, camp: Camp, own: Standing, rolled: Rolled, roll: Roll): Volley {
  const { any, steered, near, chance } = rolled;
  const book = engine.books[camp];
  const hits = { any, steered, placed: 0 };
  const power = near > 0 ? readyPower(book.fleet, own.state, "nudge") : undefined;
  if (power === undefined || !isWorking(power, own.state)) return { to: null, hits, chance };
  const spent = Math.min(near, own.state[power.at] ?? 0);
  const to = book.find(own.state.with(power.at, (own.state[power.at] ?? 0) - spent));
  return { to, hits: { ...hits, any: any + spent * roll.times }, chance };
}

/** All the ways of a list, one after the other. */
export const branch = <T>(from: readonly T[], step: (at: T) => readonly T[]): readonly T[] => from.flatMap(step);

/** What an ability comes to: its owner after it, and the blow that the enemy has to take. */
export type Shots = { readonly own: Standing; readonly blow: Blow; readonly timing: Timing; readonly chance: number };

export function shotsOf(
  engine: Engine,
  at: Joint,
  camp: Camp,
  on: "cannon" | "barrage" | "bombardment",
): readonly Shots[] {
  const book = engine.books[camp];
  const other = otherCamp(camp);
  const timing = timingOf(engine, camp, on);
  const isMuted = mutes(engine.books[other].fleet, at[other].state);
  const { roll, state } = abilityRoll(book.fleet, at[camp].state, on);
  if (isMuted || roll.pools.length === 0) return [{ own: at[camp], blow: plainBlow(0), timing, chance: 1 }];
  const own = state === at[camp].state ? at[camp] : book.find(state);
  const isSpared = on === "cannon" && book.fleet.sparesFighters;
  return engine.chance(roll).map(({ any, chance }) => {
    const blow = isSpared ? { any: 0, steered: any, placed: 0 } : plainBlow(any);
    return { own, blow, timing, chance };
  });
}

/** An ability of one side against the other. */
export const fireAbility = (engine: Engine, at: Struck, camp: Camp, on: "cannon" | "bombardment"): readonly Struck[] =>
  shotsOf(engine, at, camp, on).map(({ own, blow, timing, chance }) =>
    strike(engine, { ...at, [camp]: own, chance: at.chance * chance }, otherCamp(camp), blow, timing),
  );

function timingOf(engine: Engine, camp: Camp, on: "cannon" | "barrage" | "bombardment"): Timing {
  const { fleet } = engine.books[camp];
  if (on !== "barrage") return on;
  if (powersBy(fleet, "widen").length > 0) return "wide-barrage";
  return powersBy(fleet, "spill").length > 0 ? "spilling-barrage" : "barrage";
}

/** The start and the end of a round, for one side by itself. */
export const begin = (book: Book, at: Standing): Standing =>
  follow(book, at, "start", (state: FleetState) => startRound(book.fleet, state));
export const finish = (book: Book, at: Standing): Standing =>
  follow(book, at, "end", (state: FleetState) => endRound(book.fleet, state));

/** Hits that one side makes because the other has hit. */
export function retorted(engine: Engine, camp: Camp, hits: Blow, theirs: Blow): Blow {
  if (theirs.any + theirs.steered === 0) return hits;
  let more = 0;
  for (const power of powersBy(engine.books[camp].fleet, "retort")) {
    engine.tell?.(camp, power);
    more += power.clause.hits;
  }
  return more === 0 ? hits : { ...hits, any: hits.any + more };
}
