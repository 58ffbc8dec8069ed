import { loggedEffects } from "../../data/combat-effects.ts";
import { type Camp, otherCamp } from "../battle.ts";
import { added, aftermath, asStruck } from "./aftermath.ts";
import {
  branch,
  type Engine,
  fireAbility,
  isFought,
  isHushedIn,
  type Joint,
  plainBlow,
  type Struck,
  shotsOf,
  startingJoint,
  strike,
} from "./engine.ts";
import type { Fleet, FleetPower } from "./fleet.ts";
import { destroyUnits } from "./losses.ts";
import { repairAll } from "./mending.ts";
import { isWho } from "./powers.ts";
import { chanceOf, type Pool, type Roll } from "./rolls.ts";
import { aliveIn, bigShips, powersBy, wholeIn } from "./states.ts";
import { branchMerged } from "./tally.ts";

const camps = ["attacker", "defender"] as const;

/** What is done before the first round, one after the other. */
export type Stage = "bombardment" | "cannons" | "start" | "barrage";

/** Everything before the first round, each way it can come out. */
export function opening(engine: Engine): readonly Joint[] {
  const run = (stage: Stage) => (at: Joint) => stageEnds(engine, at, stage);
  const from: readonly Joint[] = [startingJoint(engine)];
  if (engine.field.place === "ground") {
    const landed = branchMerged(branchMerged(from, run("bombardment")), run("cannons"));
    return branchMerged(landed, run("start"));
  }
  const passed = cannonEnds(engine, from);
  return branchMerged(passed, (at) => branchMerged(stageEnds(engine, at, "start"), run("barrage")));
}

/** One stage, each way it can come out. */
export function stageEnds(engine: Engine, at: Joint, stage: Stage): readonly Joint[] {
  const { place, isShielded } = engine.field;
  if (stage === "bombardment") return isShielded ? [at] : fireAbility(engine, asStruck(at), "attacker", "bombardment");
  if (stage === "cannons")
    return place === "space" ? cannonEnds(engine, [at]) : fireAbility(engine, asStruck(at), "defender", "cannon");
  if (!isFought(at)) return [at];
  return stage === "start" ? combatStart(engine, at) : barrages(engine, at);
}

/** Space cannons: the attacker's, the defender's, those of third parties. */
function cannonEnds(engine: Engine, from: readonly Joint[]): readonly Joint[] {
  // Nobody fires where nobody is left to be hit.
  const fire = (at: Joint, camp: Camp) =>
    at[otherCamp(camp)].isStanding ? fireAbility(engine, asStruck(at), camp, "cannon") : [at];
  const shot = camps.reduce((now, camp) => branchMerged(now, (at) => fire(at, camp)), from);
  const firedAside = (at: Joint, which: number) => (at.attacker.isStanding ? aside(engine, at, which) : [at]);
  return engine.field.bystanders.reduce((now, _, which) => branchMerged(now, (at) => firedAside(at, which)), shot);
}

/** Third parties fire at the attacker. */
function aside(engine: Engine, at: Joint, which: number): readonly Joint[] {
  const side = engine.field.bystanders[which];
  if (side === undefined || side.cannon.length === 0) return [at];
  const pools = side.cannon.map(
    ({ unit, count, dice, value, modifiers }): Pool => ({
      unit: unit.id,
      count: count * dice,
      each: dice,
      value,
      bonus: modifiers.reduce((sum, { amount }) => sum + amount, 0),
      ...{ isRerolled: false, burst: null, isSteered: false },
    }),
  );
  const roll: Roll = { pools, times: 1, countsNear: false, camp: "defender", on: "cannon", round: 0, aside: which };
  return engine.chance(roll).map(({ any, chance }) => {
    const blow = side.sparesFighters ? { any: 0, steered: any, placed: 0 } : plainBlow(any);
    return strike(engine, { ...asStruck(at), chance: at.chance * chance }, "attacker", blow, "cannon");
  });
}

/** What is done at the start of a combat: all of the attacker's, then all of the defender's, then repairs. */
function combatStart(engine: Engine, from: Joint): readonly Joint[] {
  const steps = camps.flatMap((camp) =>
    [assault, ambush, convertUnits, placeHits, giveUp, placeUnits].map(
      (step) => (at: Struck) => step(engine, at, camp),
    ),
  );
  const ends = steps.reduce<readonly Struck[]>((now, step) => branch(now, step), [asStruck(from)]);
  return ends.flatMap((at) => aftermath(engine, at)).map((at) => repaired(engine, at));
}

const repaired = ({ books }: Engine, at: Joint): Joint => ({
  attacker: books.attacker.find(repairAll(books.attacker.fleet, at.attacker.state)),
  defender: books.defender.find(repairAll(books.defender.fleet, at.defender.state)),
  chance: at.chance,
});

function assault(engine: Engine, at: Struck, camp: Camp): readonly Struck[] {
  const { fleet } = engine.books[camp];
  const other = otherCamp(camp);
  if (fleet.assault === null || bigShips(fleet, at[camp].state) < fleet.assault) return [at];
  const { find, fleet: target } = engine.books[other];
  engine.tell?.(camp, { source: loggedEffects.assault });
  const { state, lost } = destroyUnits(
    target,
    at[other].state,
    1,
    ({ isFighter, unit }) => !isFighter && unit.kind === "ship",
  );
  return [{ ...at, [other]: find(state), lost: { ...at.lost, [other]: lost } }];
}

/** The best few of some units fire. */
function ambush(engine: Engine, at: Struck, camp: Camp): readonly Struck[] {
  const { fleet } = engine.books[camp];
  const { state } = at[camp];
  const pools = powersBy(fleet, "volley").flatMap(({ clause }) =>
    bestFew(fleet, state, (kind) => isWho(clause.who, kind.unit), clause.most),
  );
  if (pools.length === 0) return [at];
  const source = powersBy(fleet, "volley")[0]?.source ?? "";
  return engine
    .chance({ pools, times: 1, countsNear: false, camp, on: "combat", round: 0, source })
    .map(({ any, chance }) =>
      strike(engine, { ...at, chance: at.chance * chance }, otherCamp(camp), plainBlow(any), "start"),
    );
}

const plainDie = { isRerolled: false, burst: null, isSteered: false };

function bestFew(
  fleet: Fleet,
  state: Joint["attacker"]["state"],
  is: (kind: Fleet["kinds"][number]) => boolean,
  most: number,
): readonly Pool[] {
  const pools = fleet.kinds.flatMap((kind, at): readonly Pool[] => {
    const count = is(kind) ? aliveIn(state, at) : 0;
    return count === 0 ? [] : [{ ...{ unit: kind.unit.id, count, each: 1, value: kind.value, bonus: 0 }, ...plainDie }];
  });
  let left = most;
  return pools
    .sort((x, y) => chanceOf(y.value, y.bonus) - chanceOf(x.value, x.bonus))
    .flatMap((pool) => {
      const count = Math.min(left, pool.count);
      left -= count;
      return count === 0 ? [] : [{ ...pool, count }];
    });
}

function placeHits(engine: Engine, at: Struck, camp: Camp): readonly Struck[] {
  const powers = powersBy(engine.books[camp].fleet, "strike");
  for (const power of powers) engine.tell?.(camp, power);
  const placed = powers.reduce((sum, { clause }) => sum + clause.hits, 0);
  return [strike(engine, at, otherCamp(camp), { any: 0, steered: 0, placed }, "start")];
}

const giveUp = (engine: Engine, at: Struck, camp: Camp): readonly Struck[] => [given(engine, at, camp, "start")];

/** The least unit of some is given up for hits. */
export function given(engine: Engine, from: Struck, camp: Camp, when: "start" | "round"): Struck {
  const { fleet } = engine.books[camp];
  const asked = powersBy(fleet, "give").filter(({ clause }) => clause.at === when);
  return asked.reduce((at, power) => giveFor(engine, at, camp, power), from);
}

function giveFor(engine: Engine, at: Struck, camp: Camp, power: FleetPower<"give">): Struck {
  const { who, hits, placed } = power.clause;
  const { fleet, find } = engine.books[camp];
  const other = otherCamp(camp);
  const { state, lost } = destroyUnits(fleet, at[camp].state, 1, (kind) => isWho(who, kind.unit));
  if (!at[other].isStanding || lost?.every((count) => count === 0)) return at;
  engine.tell?.(camp, power);
  const blow = placed ? { any: 0, steered: 0, placed: hits } : { any: 0, steered: hits, placed: 0 };
  return strike(engine, { ...at, [camp]: find(state) }, other, blow, "start");
}

function convertUnits(engine: Engine, at: Struck, camp: Camp): readonly Struck[] {
  const powers = powersBy(engine.books[camp].fleet, "convert");
  const used = powers.filter(({ source }) => !powers.some(({ clause }) => clause.instead === source));
  return [used.reduce((now, power) => converted(engine, now, camp, power), at)];
}

function converted(engine: Engine, at: Struck, camp: Camp, power: FleetPower<"convert">): Struck {
  const { who, unit: type, least } = power.clause;
  const other = otherCamp(camp);
  const { fleet, find } = engine.books[camp];
  const { fleet: enemy, find: findEnemy } = engine.books[other];
  const theirs = at[other].state;
  const there = (kind: number) => (enemy.kinds[kind]?.isLosable ? aliveIn(theirs, kind) : 0);
  const from = enemy.kinds.findIndex(({ unit }, kind) => isWho(who, unit) && there(kind) > 0);
  const count = enemy.kinds.reduce((sum, _, kind) => sum + there(kind), 0);
  const own = added(fleet, at[camp].state, ({ unit }) => unit.type === type, 1);
  if (from < 0 || count < least || own.every((each, index) => each === at[camp].state[index])) return at;
  engine.tell?.(camp, power);
  const slot = wholeIn(theirs, from) > 0 ? 2 * from : 2 * from + 1;
  return { ...at, [camp]: find(own), [other]: findEnemy(theirs.with(slot, (theirs[slot] ?? 0) - 1)) };
}

function placeUnits(engine: Engine, at: Struck, camp: Camp): readonly Struck[] {
  const { fleet, find } = engine.books[camp];
  const state = powersBy(fleet, "place").reduce((now, power) => {
    const { clause } = power;
    engine.tell?.(camp, power);
    return added(fleet, now, ({ unit }) => unit.type === clause.unit, clause.count);
  }, at[camp].state);
  return [{ ...at, [camp]: find(state) }];
}

/** Both sides' at once: neither loses what it fires with before the other has fired. */
function barrages(engine: Engine, at: Joint): readonly Joint[] {
  const byAttacker = shotsOf(engine, at, "attacker", "barrage");
  const byDefender = shotsOf(engine, at, "defender", "barrage");
  return byAttacker.flatMap(({ own: attacker, blow, timing, chance }) =>
    byDefender.flatMap((other) => {
      const both = { ...asStruck(at), attacker, defender: other.own, chance: at.chance * chance * other.chance };
      const struck = strike(engine, both, "defender", blow, timing, isHushedIn(engine, at, "defender"));
      const hushed = isHushedIn(engine, at, "attacker");
      return aftermath(engine, strike(engine, struck, "attacker", other.blow, other.timing, hushed));
    }),
  );
}
