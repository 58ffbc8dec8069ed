import { type Result, yes } from "@umpire/kernel";
import { type Battle, type Camp, otherCamp } from "./battle.ts";
import { type Kind, kitOf } from "./kit.ts";
import { effortOf, MOST_STEPS, oddsOf, workOut } from "./odds.ts";
import { prepareBattle } from "./prepared.ts";

/** Both sides order anew against each other until neither does better, but no more often than this. */
const MOST_TURNS = 6;

/** The battle with the best static order of losses for these sides, each against the other's. */
export function withBestOrders(battle: Battle, camps: readonly Camp[], limit: number | null): Result<Battle> {
  let now = battle;
  let isSettled = camps.length === 0;
  for (let turn = 0; turn < MOST_TURNS && !isSettled; turn += 1) {
    isSettled = true;
    for (const camp of camps) {
      const better = bestOrder(now, camp, limit);
      if (!better.ok) return better;
      if (better.value === null) continue;
      now = withOrder(now, camp, better.value);
      isSettled = false;
    }
  }
  return yes(now);
}

const withOrder = (battle: Battle, camp: Camp, casualties: readonly string[]): Battle => ({
  ...battle,
  [camp]: { ...battle[camp], casualties },
});

/** An order that is better than the one there is, or null. */
function bestOrder(battle: Battle, camp: Camp, limit: number | null): Result<readonly string[] | null> {
  let best: readonly string[] | null = null;
  let most = worthOf(battle, camp, limit);
  if (!most.ok) return most;
  for (const order of ordersWorthTrying(battle, camp, limit)) {
    const worth = worthOf(withOrder(battle, camp, order), camp, limit);
    if (!worth.ok) return worth;
    if (worth.value <= most.value + HARDLY) continue;
    best = order;
    most = worth;
  }
  return yes(best);
}

/** Every order where there is time; else two kinds change places, again and again; else what mostly is best. */
function ordersWorthTrying(battle: Battle, camp: Camp, limit: number | null): Iterable<readonly string[]> {
  const { kinds } = kitOf(battle, camp);
  const ids = kinds.map(({ unit }) => unit.id);
  const room = MOST_STEPS / SEARCHES / effortOf(prepareBattle(battle), limit);
  if (factorial(ids.length) < room) return permutations(ids);
  return ids.length ** 2 < room ? swaps(ids) : [weakestFirst(kinds)];
}

/** How often an order is looked for, about: for both sides, and again. */
const SEARCHES = 4;

/** Who hits least is lost first. */
const weakestFirst = (kinds: readonly Kind[]): readonly string[] =>
  [...kinds].sort((x, y) => x.dice * (11 - x.value) - y.dice * (11 - y.value)).map(({ unit }) => unit.id);

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));

/** Orders that differ by less than this are as good. */
const HARDLY = 1e-12;

/** To win counts; between equals, that the other side does not. On the ground a draw leaves the planet to its owner. */
function worthOf(battle: Battle, camp: Camp, limit: number | null): Result<number> {
  const worked = workOut(prepareBattle(battle), limit);
  if (!worked.ok) return worked;
  const odds = oddsOf(worked.value);
  const keeps = battle.place === "ground" && camp === "defender" ? odds.draw : 0;
  return yes(odds[camp] + keeps - odds[otherCamp(camp)] * 1e-6);
}

function* permutations<T>(items: readonly T[]): Generator<readonly T[]> {
  if (items.length < 2) yield items;
  else
    for (const [at, item] of items.entries())
      for (const rest of permutations(items.toSpliced(at, 1))) yield [item, ...rest];
}

function* swaps<T>(items: readonly T[]): Generator<readonly T[]> {
  for (const [at, one] of items.entries())
    for (const [more, other] of items.slice(at + 1).entries()) yield items.with(at, other).with(at + 1 + more, one);
}
