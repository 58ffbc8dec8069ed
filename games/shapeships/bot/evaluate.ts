import type { Rng, Seat } from "@umpire/kernel";
import { shapeships } from "../game.ts";
import type { Pack } from "../pack/pack.ts";
import type { Shapeships } from "../rules/shape.ts";

type View = Shapeships["view"];
type Player = View["players"][number];
type Ship = Player["ships"][number];
type Power = Pack["ships"][number]["powers"][number];
type Amount = Extract<Power, { when: "continuous" }>["amount"];

/** In health: what a charge, a unit of energy and what a maker builds are about worth, once. */
const CHARGE = 4.5;
const ENERGY = 2;
const MADE = 4;
const HULL = 1;
/** Fleets grow: so much more damage and healing in every turn that is to come. */
const GROWTH = 2;
const LINE = 0.4;
/** A lead of so much health when the first one falls is worth about three quarters. */
const LEAD = 16;

/**
 * What a position is worth, from -1 to 1: this turn is settled with nobody doing anything more, then both fleets fight on
 * as they are, growing alike, and what counts is how far one is ahead when the first falls.
 */
export function evaluate(view: View, seat: Seat, rules: Pack, rng: Rng): number {
  const { outcome, players, turn } = settled(view, seat, rules, rng);
  if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === seat ? 1 : -1;
  const [own, other] = seat === 0 ? players : [players[1], players[0]];
  return Math.tanh(race(forceOf(own, rules), forceOf(other, rules), turn, rules) / LEAD) * 0.98;
}

/** What is seen when the turn is over, by the game's own rules. */
function settled(from: View, seat: Seat, rules: Pack, rng: Rng): View {
  let state = shapeships.determinize(from, seat, rng, rules);
  // A turn that has not begun is not waited for: its dice are nobody's yet.
  while (state.turn === from.turn && state.status === "playing" && state.step !== "dice_roll") {
    const now = state;
    state = shapeships.resolve(now, (each) => shapeships.defaultAction(now, each, rules), rng, rules).state;
  }
  return shapeships.view(state, seat, rules);
}

/** A player as a race sees it. */
type Force = {
  readonly health: number;
  readonly damage: number;
  readonly healing: number;
  /** Worth so much health whenever it is used. */
  readonly stock: number;
  readonly lines: number;
  readonly income: number;
};

function forceOf({ health, lines, energy, ships }: Player, rules: Pack): Force {
  const yields = { damage: 0, healing: 0, income: 0 };
  let stock = 0;
  for (const amount of Object.values(energy)) stock += amount * ENERGY;
  for (const ship of ships) {
    stock += HULL + ship.charges * CHARGE;
    for (const power of rules.ships.find(({ id }) => id === ship.ship)?.powers ?? []) add(yields, power, ship, ships);
  }
  return { health, lines, stock, ...yields };
}

type Yields = { damage: number; healing: number; income: number };

/** What a power brings in a turn. */
function add(yields: Yields, power: Power, ship: Ship, ships: readonly Ship[]): void {
  if (power.when === "continuous") {
    yields[power.effect === "damage" ? "damage" : "healing"] += roughly(power.amount, ship, ships);
  } else if (power.when === "energy") yields.damage += power.amount * ENERGY;
  else if (power.when === "maker" && !power.costsCharge) yields.damage += MADE;
  else if (power.when === "lines") yields.income += roughly(power.amount, ship, ships);
}

/** What an amount comes to, as far as it can be told from the fleet. */
function roughly(amount: Amount, { ship: own }: Ship, ships: readonly Ship[]): number {
  if (typeof amount === "number") return amount;
  if (amount.if !== undefined) return amount.base / 3;
  const { per } = amount;
  const copies = ships.filter(({ ship }) => ship === own).length;
  if (amount.tiers !== undefined) return amount.tiers[Math.min(copies, amount.tiers.length) - 1] ?? 0;
  if (per === undefined) return amount.base;
  const count = per === "other_ship" ? ships.length - 1 : per === "other_copy" ? copies - 1 : USUAL_COUNT;
  return (
    amount.base + Math.min(amount.most ?? Number.POSITIVE_INFINITY, Math.floor(count / amount.group) * amount.each)
  );
}

const USUAL_COUNT = 3;

/** By how much health the first is ahead when one of them falls. */
function race(own: Force, other: Force, turn: number, rules: Pack): number {
  const { dusk, turnCap, ceiling } = rules;
  let [mine, theirs] = [own.health, other.health];
  let later = 0;
  for (let now = turn; mine > 0 && theirs > 0 && now <= turnCap; now += 1, later += 1) {
    const isDusk = dusk !== null && now >= dusk.turn;
    const growth = GROWTH * later;
    const toll = isDusk ? dusk.damage * (now - dusk.turn + 1) : 0;
    const heals = ({ healing }: Force) => (isDusk ? 0 : healing);
    mine = Math.min(ceiling, mine - other.damage - growth - toll + heals(own) - other.income * LINE * later);
    theirs = Math.min(ceiling, theirs - own.damage - growth - toll + heals(other) - own.income * LINE * later);
  }
  const kept = (force: Force) => force.stock + force.lines * (1 + LINE * later);
  return mine - theirs + kept(own) - kept(other);
}
