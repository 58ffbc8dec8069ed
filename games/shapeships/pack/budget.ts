import { sides } from "../rules/shape.ts";
import { MOST_SHIPS } from "./data/limits.ts";
import type { Nature, Pack, Power, ShipDefinition } from "./pack.ts";

/** A kind of ship, and how many of it one player can have at most. */
type Kind = { readonly ship: ShipDefinition; readonly most: number };

/**
 * The most rule steps that one entry of a match can cost under a pack (S27): the turn in which both decide, and then the
 * turns that run through because nobody has anything to decide. Counted from the pack alone, so every node counts alike.
 */
export function entrySteps(pack: Pack): number {
  const kinds = kindsOf(pack);
  const turn = turnSteps(kinds);
  return sides.length * (decidedSteps(pack, kinds) + turn * (1 + idleTurns(pack, kinds)));
}

/** Max actions of one order, charges and solar powers each: the limits of the order's schema. */
const MOST_ACTIONS = 200;
const WINDOWS = 2;

/** One turn of one player's fleet in which nobody decides: each ship, its powers, its dice, and its rows. */
function turnSteps(kinds: readonly Kind[]): number {
  const own = most(kinds, MOST_SHIPS, ({ powers }) => 1 + powers.length + sum(powers, rolls) + sum(powers, isRow));
  return own + multiplied(kinds, isRow, () => true);
}

/** What a turn costs one player beside that when both decide: what completes, strikes, acts and is destroyed. */
function decidedSteps(pack: Pack, kinds: readonly Kind[]): number {
  const once = most(kinds, MOST_SHIPS, ({ powers }) => 1 + sum(powers, isOnce));
  const actions = WINDOWS * 2 * MOST_ACTIONS;
  const arrivals = 2 * MOST_SHIPS;
  // A solar power has no ship, so every one of them can meet every multiplier.
  const solar = natures.reduce(
    (all, nature) => all + solarRows(pack, nature) * multipliers(kinds, nature, isForAll),
    0,
  );
  return once + actions + arrivals + solar + multiplied(kinds, isOnce, isForAll);
}

/** Max solar powers of a nature in a turn: what the energy pays for, or the order's limit where one is free. */
function solarRows({ solarPowers, factions, energyCap }: Pack, nature: Nature): number {
  const powers = solarPowers.filter(({ effect }) => effect === nature);
  if (powers.length === 0) return 0;
  const isFree = powers.some(({ price }) => Object.keys(price).length === 0);
  return isFree ? WINDOWS * MOST_ACTIONS : energyCap * Math.max(...factions.map(({ colours }) => colours.length));
}

const natures: readonly Nature[] = ["damage", "heal"];
const isRow = (power: Power) => (power.when === "continuous" ? 1 : 0);
/** A row that comes once: of a completion, a strike, a charge or a destruction. */
const isOnce = (power: Power) => (power.when !== "continuous" && "amount" in power && "effect" in power ? 1 : 0);
const rolls = (power: Power) => (power.when === "dice" && power.effect === "reroll" ? power.times : 0);
const isForAll = (power: Power) => power.when === "passive" && power.effect === "multiply" && power.of === "all";

type Count = (power: Power) => number;
const sum = (powers: readonly Power[], count: Count) => powers.reduce((all, power) => all + count(power), 0);

/** Each row has a part for each multiplier of its nature. */
function multiplied(kinds: readonly Kind[], rows: Count, applies: (power: Power) => boolean): number {
  return natures.reduce((all, nature) => {
    const rowsOf = ({ powers }: ShipDefinition) => sum(powers, (power) => (isOf(power, nature) ? rows(power) : 0));
    const partsOf = ({ powers }: ShipDefinition) => sum(powers, (power) => times(power, nature, applies));
    return all + product(kinds, rowsOf, partsOf);
  }, 0);
}

const isOf = (power: Power, nature: Nature) => "effect" in power && power.effect === nature;
const times = (power: Power, nature: Nature, applies: (power: Power) => boolean) =>
  power.when === "passive" && power.effect === "multiply" && power.nature === nature && applies(power) ? 1 : 0;

const multipliers = (kinds: readonly Kind[], nature: Nature, applies: (power: Power) => boolean) =>
  most(kinds, MOST_SHIPS, ({ powers }) => sum(powers, (power) => times(power, nature, applies)));

type Weight = (ship: ShipDefinition) => number;

/** The most that the product of two sums over a fleet can be. Where no ship is in both sums, they share its places. */
function product(kinds: readonly Kind[], one: Weight, other: Weight): number {
  if (kinds.some(({ ship }) => one(ship) > 0 && other(ship) > 0))
    return most(kinds, MOST_SHIPS, one) * most(kinds, MOST_SHIPS, other);
  if (most(kinds, 1, one) === 0 || most(kinds, 1, other) === 0) return 0;
  const splits = Array.from({ length: MOST_SHIPS }, (_, at) => at + 1);
  return Math.max(...splits.map((some) => most(kinds, some, one) * most(kinds, MOST_SHIPS - some, other)));
}

/** The most that the ships of a fleet of this size can weigh together. */
function most(kinds: readonly Kind[], size: number, weight: Weight): number {
  let room = size;
  let all = 0;
  const heaviest = kinds
    .map(({ ship, most: limit }) => ({ each: weight(ship), limit }))
    .sort((a, b) => b.each - a.each);
  for (const { each, limit } of heaviest) {
    const some = Math.min(room, limit);
    all += some * each;
    room -= some;
  }
  return all;
}

/** How many a player can have of each kind. A limit counts what was drawn; what comes otherwise is free of it (S6). */
function kindsOf({ ships, solarPowers }: Pack): readonly Kind[] {
  const powers = ships.flatMap((ship) => ship.powers);
  const free = new Set(powers.flatMap(shipsMade));
  const effects = new Set([...powers, ...solarPowers].map((power) => ("effect" in power ? power.effect : null)));
  const isTaken = effects.has("steal") || effects.has("copy");
  return ships.map((ship) => {
    const isFree = free.has(ship.id) || (isTaken && ship.kind === "basic");
    return { ship, most: isFree ? MOST_SHIPS : Math.min(ship.max ?? MOST_SHIPS, MOST_SHIPS) };
  });
}

/** The ships that a power brings about without drawing them. */
function shipsMade(power: Power): readonly string[] {
  if (power.when === "maker") return power.makes;
  if (power.when === "conversion") return [power.into];
  return power.when === "destruction" && power.effect === "spawn" ? [power.ship] : [];
}

/** The most turns in a row in which nobody is asked. */
function idleTurns(pack: Pack, kinds: readonly Kind[]): number {
  const last = lastTurn(pack, kinds);
  const waits = pack.factions.map(({ id }) => waitFor(pack, id));
  return Math.min(last, Math.max(...waits));
}

/** How many turns a faction may have to save for a Basic that it can always draw; for ever if there is none. */
function waitFor({ ships, keel, savingCap }: Pack, faction: string): number {
  const income = keel + 1;
  const costs = ships.flatMap((ship) =>
    ship.kind === "basic" && ship.faction === faction && ship.max === null && ship.cost <= income + savingCap
      ? [ship.cost]
      : [],
  );
  return Math.ceil(Math.min(...costs) / income) - 1;
}

/** The last turn there can be: dusk ends every duel, as nothing heals from then on (S18). */
function lastTurn({ turnCap, dusk, ceiling }: Pack, kinds: readonly Kind[]): number {
  if (dusk === null) return turnCap;
  const raised = ({ powers }: ShipDefinition) =>
    sum(powers, (power) => (power.when === "passive" && power.effect === "ceiling" ? power.amount : 0));
  const health = ceiling + most(kinds, MOST_SHIPS, raised);
  let turn = dusk.turn - 1;
  for (let left = health; left > 0 && turn < turnCap; left -= dusk.damage * (turn - dusk.turn + 1)) turn += 1;
  return Math.min(turn, turnCap);
}
