import { type Camp, otherCamp } from "../battle.ts";
import { added, aftermath, asStruck } from "./aftermath.ts";
import type { ClauseOf } from "./clauses.ts";
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
import type { Fleet } from "./fleet.ts";
import { destroyUnits } from "./losses.ts";
import { repairAll } from "./mending.ts";
import { isWho } from "./powers.ts";
import { chanceOf, type Pool } from "./rolls.ts";
import { aliveIn, bigShips, powersBy } from "./states.ts";
import { branchMerged } from "./tally.ts";

const camps = ["attacker", "defender"] as const;

/** Everything before the first round, each way it can come out. */
export function opening(engine: Engine): readonly Joint[] {
  const { place, isShielded } = engine.field;
  const from: readonly Joint[] = [startingJoint(engine)];
  const fire = (at: Joint, camp: Camp, on: "cannon" | "bombardment") => fireAbility(engine, asStruck(at), camp, on);
  if (place === "ground") {
    const bombed = isShielded ? from : branchMerged(from, (at) => fire(at, "attacker", "bombardment"));
    const landed = branchMerged(bombed, (at) => fire(at, "defender", "cannon"));
    return branchMerged(landed, (at) => (isFought(at) ? combatStart(engine, at) : [at]));
  }
  const shot = camps.reduce((now, camp) => branchMerged(now, (at) => fire(at, camp, "cannon")), from);
  const passed = engine.field.bystanders.reduce(
    (now, _, which) => branchMerged(now, (at) => aside(engine, at, which)),
    shot,
  );
  return branchMerged(passed, (at) =>
    isFought(at)
      ? branchMerged(combatStart(engine, at), (then) => (isFought(then) ? barrages(engine, then) : [then]))
      : [at],
  );
}

/** Third parties fire at the attacker. */
function aside(engine: Engine, at: Joint, which: number): readonly Joint[] {
  const side = engine.field.bystanders[which];
  if (side === undefined || side.cannon.length === 0) return [at];
  const pools = side.cannon.map(
    ({ count, dice, value, modifiers }): Pool => ({
      count: count * dice,
      each: dice,
      value,
      bonus: modifiers.reduce((sum, { amount }) => sum + amount, 0),
      ...{ isRerolled: false, burst: null, isSteered: false },
    }),
  );
  return engine.chance({ pools, times: 1, countsNear: false }).map(({ any, chance }) => {
    const blow = side.sparesFighters ? { any: 0, steered: any, placed: 0 } : plainBlow(any);
    return strike(engine, { ...asStruck(at), chance: at.chance * chance }, "attacker", blow, "cannon");
  });
}

/** What is done at the start of a combat: all of the attacker's, then all of the defender's, then repairs. */
function combatStart(engine: Engine, from: Joint): readonly Joint[] {
  const steps = camps.flatMap((camp) =>
    [assault, ambush, placeHits, giveUp, placeUnits].map((step) => (at: Struck) => step(engine, at, camp)),
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
  return engine
    .chance({ pools, times: 1, countsNear: false })
    .map(({ any, chance }) =>
      strike(engine, { ...at, chance: at.chance * chance }, otherCamp(camp), plainBlow(any), "start"),
    );
}

function bestFew(
  fleet: Fleet,
  state: Joint["attacker"]["state"],
  is: (kind: Fleet["kinds"][number]) => boolean,
  most: number,
): readonly Pool[] {
  const pools = fleet.kinds.flatMap((kind, at): readonly Pool[] => {
    const count = is(kind) ? aliveIn(state, at) : 0;
    return count === 0
      ? []
      : [{ count, each: 1, value: kind.value, bonus: 0, isRerolled: false, burst: null, isSteered: false }];
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
  const placed = powersBy(engine.books[camp].fleet, "strike").reduce((sum, { clause }) => sum + clause.hits, 0);
  return [strike(engine, at, otherCamp(camp), { any: 0, steered: 0, placed }, "start")];
}

const giveUp = (engine: Engine, at: Struck, camp: Camp): readonly Struck[] => [given(engine, at, camp, "start")];

/** The least unit of some is given up for hits. */
export function given(engine: Engine, from: Struck, camp: Camp, when: "start" | "round"): Struck {
  const { fleet } = engine.books[camp];
  const asked = powersBy(fleet, "give").filter(({ clause }) => clause.at === when);
  return asked.reduce((at, { clause }) => giveFor(engine, at, camp, clause), from);
}

function giveFor(engine: Engine, at: Struck, camp: Camp, { who, hits, placed }: ClauseOf<"give">): Struck {
  const { fleet, find } = engine.books[camp];
  const other = otherCamp(camp);
  const { state, lost } = destroyUnits(fleet, at[camp].state, 1, (kind) => isWho(who, kind.unit));
  if (!at[other].isStanding || lost?.every((count) => count === 0)) return at;
  const blow = placed ? { any: 0, steered: 0, placed: hits } : { any: 0, steered: hits, placed: 0 };
  return strike(engine, { ...at, [camp]: find(state) }, other, blow, "start");
}

function placeUnits(engine: Engine, at: Struck, camp: Camp): readonly Struck[] {
  const { fleet, find } = engine.books[camp];
  const state = powersBy(fleet, "place").reduce((now, { clause }) => {
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
