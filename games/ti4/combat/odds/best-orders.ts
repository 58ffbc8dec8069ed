import { ok, type Result } from "@umpire/kernel";
import { type Army, type Battle, type Camp, otherCamp } from "../battle.ts";
import { directHitsIndex } from "../casualties.ts";
import type { Prepare, PreparedBattle } from "../prepared.ts";
import type { Kind } from "../side.ts";
import { computeOutcome, estimateSteps, MAX_STEPS, oddsOf } from "./odds.ts";

/** Max turns of iterated best response between the two sides. */
const MAX_TURNS = 6;

/** How one side takes hits: in which order its units are lost, in which they sustain, and when. */
type Orders = {
  readonly casualties: readonly string[];
  readonly sustains: readonly string[];
  readonly sustain: Army["sustain"];
};

/** The battle with the best static orders of losing and sustaining for these sides, each against the other's. */
export function withBestOrders(
  battle: Battle,
  camps: readonly Camp[],
  limit: number | null,
  prepare: Prepare,
): Result<Battle> {
  let now = battle;
  let isSettled = camps.length === 0;
  for (let turn = 0; turn < MAX_TURNS && !isSettled; turn += 1) {
    isSettled = true;
    for (const camp of camps) {
      const better = bestOrders({ battle: now, camp, limit, prepare });
      if (!better.ok) return better;
      if (better.value === null) continue;
      now = withOrders(now, camp, better.value);
      isSettled = false;
    }
  }
  return ok(now);
}

const withOrders = (battle: Battle, camp: Camp, orders: Orders): Battle => ({
  ...battle,
  [camp]: { ...battle[camp], ...orders },
});

/** A side of a battle whose best orders are searched, with the limit of rounds. */
type Search = {
  readonly battle: Battle;
  readonly camp: Camp;
  readonly limit: number | null;
  readonly prepare: Prepare;
};

/** Orders that are better than those there are, or null. */
function bestOrders(search: Search): Result<Orders | null> {
  let best: Orders | null = null;
  let most = orderValue(search);
  if (!most.ok) return most;
  for (const orders of mannersOf(search).flatMap((sustain) => [...ordersUnder(search, sustain)])) {
    const worth = orderValue({ ...search, battle: withOrders(search.battle, search.camp, orders) });
    if (!worth.ok) return worth;
    if (worth.value <= most.value + EPSILON) continue;
    best = orders;
    most = worth;
  }
  return ok(best);
}

/** A card may destroy a ship that sustains: then orders that sustain later are tried too. */
function mannersOf({ battle, camp, prepare }: Search): readonly Army["sustain"][] {
  const { sustain } = battle[camp];
  const own = prepare(battle).sides[camp];
  const isAtRisk = battle.place === "space" && own.sustainers.length > 0 && (own.start[directHitsIndex(own)] ?? 0) > 0;
  return isAtRisk ? [sustain, ...manners.filter((each) => each !== sustain)] : [sustain];
}
const manners = ["early", "late", "careful"] as const;

function ordersUnder({ battle, camp, ...search }: Search, sustain: Army["sustain"]): Iterable<Orders> {
  const army = { ...battle[camp], sustain };
  return candidateOrders({ ...search, camp, battle: { ...battle, [camp]: army } });
}

/**
 * Every pair of orders where there is time; else every order of the one and then of the other; else two kinds change
 * places, again and again; else what mostly is best.
 */
function candidateOrders({ battle, camp, limit, prepare }: Search): Iterable<Orders> {
  const prepared = prepare(battle);
  const { kinds, sustainers } = prepared.sides[camp];
  const casualties = kinds.map(({ unit }) => unit.id);
  const sustains = sustainers.flatMap((at) => casualties[at] ?? []);
  const kept: Orders = { casualties, sustains, sustain: battle[camp].sustain };
  const isFelt = doesSustainOrderMatter(prepared, camp);
  const sustaining = (tried: typeof permutations) => (isFelt ? [...tried(sustains)] : [sustains]);
  const room = MAX_STEPS / SEARCHES / estimateSteps(prepared, limit);
  const [many, few] = [factorial(casualties.length), isFelt ? factorial(sustains.length) : 1];
  if (many * few < room && (few === 1 || many * few <= MAX_PAIRS))
    return pairs(kept, permutations(casualties), sustaining(permutations));
  if (many + few < room) return oneByOne(kept, permutations(casualties), sustaining(permutations));
  if (casualties.length ** 2 + (isFelt ? sustains.length ** 2 : 0) < room)
    return oneByOne(kept, swaps(casualties), sustaining(swaps));
  return [{ ...kept, casualties: weakestFirst(kinds) }];
}

/**
 * Whether it makes a difference which kinds sustain first. All do before anything is lost, so it does only where a
 * damaged unit is treated otherwise than a whole one before that: it is repaired or destroyed, or lost to an assault
 * after cannons have hit.
 */
function doesSustainOrderMatter({ sides, bystanders }: PreparedBattle, camp: Camp): boolean {
  const [own, other] = [sides[camp], sides[otherCamp(camp)]];
  if (!own.isEarly || own.sustainers.length < 2) return false;
  const isShotAt = other.cannon.length > 0 || bystanders.some(({ cannon }) => cannon.length > 0);
  return own.repairsEachRound || (own.start[directHitsIndex(own)] ?? 0) > 0 || (other.assault !== null && isShotAt);
}

/** Max pairs of orders tried jointly; beyond it each order is optimized alone, with nearly the same result. */
const MAX_PAIRS = 250;

/** How often an order is looked for, about: for both sides, and again, and for each manner of sustaining. */
const SEARCHES = 8;

/** Who hits least is lost first. */
const weakestFirst = (kinds: readonly Kind[]): readonly string[] =>
  [...kinds].sort((x, y) => x.dice * (11 - x.value) - y.dice * (11 - y.value)).map(({ unit }) => unit.id);

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));

/** Orders that differ by less are equally good. */
const EPSILON = 1e-12;

/** To win counts; between equals, that the other side does not. On the ground a draw leaves the planet to its owner. */
function orderValue({ battle, camp, limit, prepare }: Search): Result<number> {
  const worked = computeOutcome(prepare(battle), limit);
  if (!worked.ok) return worked;
  const odds = oddsOf(worked.value);
  const keeps = battle.place === "ground" && camp === "defender" ? odds.draw : 0;
  return ok(odds[camp] + keeps - odds[otherCamp(camp)] * 1e-6);
}

function* pairs(
  kept: Orders,
  losing: Iterable<readonly string[]>,
  sustaining: readonly (readonly string[])[],
): Generator<Orders> {
  for (const casualties of losing) for (const sustains of sustaining) yield { ...kept, casualties, sustains };
}

function* oneByOne(
  kept: Orders,
  losing: Iterable<readonly string[]>,
  sustaining: Iterable<readonly string[]>,
): Generator<Orders> {
  for (const casualties of losing) yield { ...kept, casualties };
  for (const sustains of sustaining) yield { ...kept, sustains };
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
