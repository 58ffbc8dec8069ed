import { type Camp, otherCamp } from "../battle.ts";
import { aftermath, asStruck } from "./aftermath.ts";
import { type Book, type Ends, type Standing, take, type Volley } from "./book.ts";
import type { Verb } from "./clauses.ts";
import {
  begin,
  type Engine,
  finish,
  fireAbility,
  isFought,
  isHushedIn,
  type Joint,
  retorted,
  type Struck,
  strike,
  volleys,
} from "./engine.ts";
import { destroyUnits } from "./losses.ts";
import { given } from "./opening.ts";
import { isWho } from "./powers.ts";
import { aliveIn, powersBy } from "./states.ts";

const camps = ["attacker", "defender"] as const;

/** Told of each way in which a round can come out. */
export type Emit = (attacker: Standing, defender: Standing, chance: number) => void;

/** One round, each way it can come out; both sides are there at its start. */
export function fightRound(engine: Engine, from: Joint, round: number, emit: Emit): void {
  const { books } = engine;
  const at: Joint = {
    attacker: begin(books.attacker, from.attacker),
    defender: begin(books.defender, from.defender),
    chance: from.chance,
  };
  const byAttacker = volleys(engine, at, "attacker", round);
  const byDefender = volleys(engine, at, "defender", round);
  // Hits of one round are assigned at one time: who is lost to them hushes the enemy still.
  const hushed = { attacker: isHushedIn(engine, at, "attacker"), defender: isHushedIn(engine, at, "defender") };
  if (at.attacker.isQuiet && at.defender.isQuiet && engine.taker === undefined) {
    const attackers = endsOf(books.attacker, at.attacker, byDefender, hushed.attacker);
    const defenders = endsOf(books.defender, at.defender, byAttacker, hushed.defender);
    for (const [attacker, one] of attackers)
      for (const [defender, other] of defenders) emit(attacker, defender, at.chance * one * other);
    return;
  }
  for (const a of byAttacker)
    for (const d of byDefender) {
      const chance = at.chance * a.chance * d.chance;
      const onDefender = retorted(engine, "attacker", a.hits, d.hits);
      const onAttacker = retorted(engine, "defender", d.hits, a.hits);
      const both = asStruck({ attacker: a.to ?? at.attacker, defender: d.to ?? at.defender, chance });
      const first = strike(engine, both, "attacker", onAttacker, "combat", hushed.attacker);
      const struck = strike(engine, first, "defender", onDefender, "combat", hushed.defender);
      for (const end of aftermath(engine, struck)) roundEnd(engine, end, round, emit);
    }
}

/** How one side comes out of a round in which neither does more than to roll and to take hits. */
function endsOf(book: Book, at: Standing, blows: readonly Volley[], isHushed: boolean): Ends {
  const known = isHushed ? at.hushedEnds : at.ends;
  const found = known.get(blows);
  if (found !== undefined) return found;
  const ends = new Map<Standing, number>();
  for (const { hits, chance } of blows) {
    const end = finish(book, take(book, at, hits, "combat", isHushed).to);
    ends.set(end, (ends.get(end) ?? 0) + chance);
  }
  const made = [...ends];
  known.set(blows, made);
  return made;
}

/** What is done at the end of a round, and then repairs. */
function roundEnd(engine: Engine, from: Joint, round: number, emit: Emit): void {
  const { books } = engine;
  const last = camps.reduce<readonly Joint[]>((now, camp) => lastActs(engine, now, camp, round), [from]);
  for (const { attacker, defender, chance } of last)
    emit(finish(books.attacker, attacker), finish(books.defender, defender), chance);
}

function lastActs(engine: Engine, from: readonly Joint[], camp: Camp, round: number): readonly Joint[] {
  const { fleet } = engine.books[camp];
  const has = (verb: Verb) => powersBy(fleet, verb).length > 0;
  const ifFought = (at: Joint, act: (at: Struck) => Struck): readonly Joint[] =>
    isFought(at) ? aftermath(engine, act(asStruck(at))) : [at];
  let now = from;
  if (has("give")) now = now.flatMap((at) => ifFought(at, (struck) => given(engine, struck, camp, "round")));
  if (round === 1 && has("scrap")) now = now.flatMap((at) => ifFought(at, (struck) => scrapped(engine, struck, camp)));
  // Ships bombard at the end of a round whether own ground forces are left or not.
  if (camp === "attacker" && has("again") && !engine.field.isShielded)
    now = now.flatMap((at) => fireAbility(engine, asStruck(at), camp, "bombardment"));
  return now;
}

/** As many are given up as it takes to destroy all enemy ships, or all there are. */
function scrapped(engine: Engine, at: Struck, camp: Camp): Struck {
  const other = otherCamp(camp);
  const { fleet, find } = engine.books[camp];
  const { fleet: enemy, find: findEnemy } = engine.books[other];
  const [power] = powersBy(fleet, "scrap");
  if (power === undefined) return at;
  const { who, ships } = power.clause;
  const is = (unit: Parameters<typeof isWho>[1]) => isWho(who, unit);
  const have = fleet.kinds.reduce((sum, { unit }, kind) => sum + (is(unit) ? aliveIn(at[camp].state, kind) : 0), 0);
  const foes = enemy.kinds.reduce(
    (sum, { isLosable }, kind) => sum + (isLosable ? aliveIn(at[other].state, kind) : 0),
    0,
  );
  const used = Math.min(have, Math.ceil(foes / ships));
  if (used > 0) engine.tell?.(camp, power);
  const own = destroyUnits(fleet, at[camp].state, used, ({ unit }) => is(unit));
  let state = at[other].state;
  const lost = enemy.kinds.map(() => 0);
  for (let left = used * ships; left > 0; left -= 1) {
    const target = enemy.kinds.findLastIndex(({ isLosable }, kind) => isLosable && aliveIn(state, kind) > 0);
    if (target < 0) break;
    state = destroyUnits(enemy, state, 1, (kind) => kind === enemy.kinds[target]).state;
    lost[target] = (lost[target] ?? 0) + 1;
  }
  return {
    ...at,
    [camp]: find(own.state),
    [other]: findEnemy(state),
    lost: { [camp]: own.lost, [other]: lost } as Struck["lost"],
  };
}
