import { err, ok, type Result } from "@umpire/kernel";
import { byCodeUnit } from "@umpire/toolkit";
import { findUnit } from "../units/units.ts";
import { afterShipLoss, type Cargo, type DeclaredMove, inMoveOrder, rerouted } from "./move.ts";
import { exitsOf, LOST_ON } from "./move-value.ts";
import type { Movement } from "./movement.ts";

/** One way a declared movement can end: which ships arrive, with what, and what is lost. */
export type MovementOutcome = {
  readonly probability: number;
  readonly arrived: readonly string[];
  readonly cargo: readonly Cargo[];
  readonly lost: readonly Cargo[];
};

/** An outcome for one ship; its probability is the exact fraction count / 10^tens. */
type Fate = {
  readonly count: bigint;
  readonly tens: number;
  readonly arrived: boolean;
  readonly cargo: readonly Cargo[];
  readonly lost: readonly Cargo[];
};
/** An outcome for all ships so far, with the movement that the next ship starts from. */
type Chance = Omit<MovementOutcome, "probability"> & {
  readonly count: bigint;
  readonly tens: number;
  readonly movement: Movement;
};

/** Max outcomes listed; more is refused. */
const MAX_OUTCOMES = 4096;

/** Every way the fleet can end, likeliest first. */
export function lossDistribution(
  movement: Movement,
  declared: readonly DeclaredMove[],
): Result<readonly MovementOutcome[]> {
  let chances: readonly Chance[] = [{ count: 1n, tens: 0, movement, arrived: [], cargo: [], lost: [] }];
  for (const each of inMoveOrder(declared)) {
    const fates = fatesByMovement(each);
    chances = chances.flatMap((chance) => {
      const { still, gone, of } = fates(chance.movement);
      return still === null ? [chance] : of.map((fate) => follow(chance, each, fate, gone));
    });
    if (chances.length > MAX_OUTCOMES) return err({ code: "too-many-outcomes", limit: MAX_OUTCOMES });
  }
  const endings = chances.map(({ count, tens, arrived, cargo, lost }) => ({
    probability: Number(count) / 10 ** tens,
    arrived,
    cargo,
    lost,
  }));
  return ok(endings.sort((a, b) => b.probability - a.probability));
}

function follow(chance: Chance, { ship }: DeclaredMove, fate: Fate, gone: Movement): Chance {
  return {
    count: chance.count * fate.count,
    tens: chance.tens + fate.tens,
    movement: fate.arrived ? chance.movement : gone,
    arrived: fate.arrived ? [...chance.arrived, ship.id] : chance.arrived,
    cargo: [...chance.cargo, ...fate.cargo],
    lost: [...chance.lost, ...fate.lost],
  };
}

/** What may arrive, by units with what they carry, and how likely; the likeliest first. */
export type Arrival = { readonly probability: number; readonly units: { readonly [unit: string]: number } };

/** The distribution of arriving units. Ships of one kind are merged after each ship, so the list stays small. */
export function arrivals(movement: Movement, declared: readonly DeclaredMove[]): readonly Arrival[] {
  let chances = new Map([["", { count: 1n, now: movement, units: {} as Arrival["units"] }]]);
  let tens = 0;
  for (const each of inMoveOrder(declared)) {
    const fates = fatesByMovement(each);
    const found = [...chances.values()].flatMap((chance) => {
      const { still, gone, of } = fates(chance.now);
      if (still === null) return [{ ...chance, tens: 0 }];
      return of.map((fate) => ({
        count: chance.count * fate.count,
        tens: fate.tens,
        now: fate.arrived ? chance.now : gone,
        units: fate.arrived ? withUnits(chance.units, each.ship.unit, fate.cargo) : chance.units,
      }));
    });
    const most = found.reduce((sum, chance) => Math.max(sum, chance.tens), 0);
    tens += most;
    chances = new Map();
    for (const { count, tens: own, now, units } of found) {
      const key = `${now === movement} ${JSON.stringify(Object.entries(units).sort(([x], [y]) => byCodeUnit(x, y)))}`;
      const all = count * 10n ** BigInt(most - own) + (chances.get(key)?.count ?? 0n);
      chances.set(key, { count: all, now, units });
    }
  }
  const list = [...chances.values()].map(({ count, units }) => ({ probability: ratio(count, tens), units }));
  return list.sort((x, y) => y.probability - x.probability);
}

/** count / 10^tens as a double, without overflow for large exponents. */
const ratio = (count: bigint, tens: number): number =>
  tens <= 22 ? Number(count) / 10 ** tens : Number((count * 10n ** 22n) / 10n ** BigInt(tens)) / 1e22;

function withUnits(units: Arrival["units"], ship: string | null, cargo: readonly Cargo[]): Arrival["units"] {
  const sum: { [unit: string]: number } = { ...units };
  const add = (unit: string, count: number) => {
    if (count > 0) sum[unit] = (sum[unit] ?? 0) + count;
  };
  if (ship !== null) add(ship, 1);
  for (const { unit, count } of cargo) add(unit, count);
  return sum;
}

/** The outcomes of one ship, memoized by movement: an earlier ship that is lost may take a wormhole with it. */
function fatesByMovement(each: DeclaredMove) {
  const known = new Map<Movement, { still: DeclaredMove | null; gone: Movement; of: readonly Fate[] }>();
  return (movement: Movement) => {
    const found = known.get(movement);
    if (found !== undefined) return found;
    const still = rerouted(movement, each);
    const made = { still, gone: afterShipLoss(movement, each), of: still === null ? [] : fatesOf(movement, still) };
    known.set(movement, made);
    return made;
  };
}

/** One ship: it arrives, or is lost at one of its exits with what is aboard by then. */
function fatesOf(movement: Movement, { ship, path, cargo }: DeclaredMove): readonly Fate[] {
  const lost: Fate[] = [];
  let alive: readonly Fate[] = [{ count: 1n, tens: 0, arrived: true, cargo, lost: [] }];
  for (const { exit, dice, lostOn } of exitsOf(movement, ship, path)) {
    const isAboard = ({ from }: Cargo) => path.indexOf(from) <= exit;
    const through = BigInt(10 - lostOn) ** BigInt(dice);
    for (const { count, tens, cargo: load, lost: before } of alive) {
      const down = [...before, ...load.filter(isAboard)];
      const chance = { count: count * (10n ** BigInt(dice) - through), tens: tens + dice };
      lost.push({ ...chance, arrived: false, cargo: [], lost: down });
    }
    const gone = alive.map((fate) => ({ ...fate, count: fate.count * through, tens: fate.tens + dice }));
    alive = movement.rules.riftRollsForCarried ? gone.flatMap((fate) => withFighters(fate, isAboard)) : gone;
  }
  return [...alive, ...lost];
}

/** Where carried fighters roll for themselves: a binomial split for each load of fighters. */
function withFighters(fate: Fate, isAboard: (cargo: Cargo) => boolean): readonly Fate[] {
  return fate.cargo.reduce<readonly Fate[]>(
    (fates, each, at) => (isAboard(each) && isFighter(each) ? fates.flatMap((one) => thinned(one, each, at)) : fates),
    [fate],
  );
}

const isFighter = ({ unit }: Cargo) => findUnit(unit)?.type === "fighter";

function thinned(fate: Fate, load: Cargo, at: number): readonly Fate[] {
  const { count: all } = load;
  return Array.from({ length: all + 1 }, (_, gone) => {
    const ways = binomial(all, gone) * BigInt(LOST_ON) ** BigInt(gone) * BigInt(10 - LOST_ON) ** BigInt(all - gone);
    return {
      ...fate,
      count: fate.count * ways,
      tens: fate.tens + all,
      cargo: fate.cargo.map((each, index) => (index === at ? { ...load, count: all - gone } : each)),
      lost: gone === 0 ? fate.lost : [...fate.lost, { ...load, count: gone }],
    };
  });
}

/** The binomial coefficient C(all, some). */
function binomial(all: number, some: number): bigint {
  let ways = 1n;
  for (let at = 0; at < some; at += 1) ways = (ways * BigInt(all - at)) / BigInt(at + 1);
  return ways;
}
