import { definitionOf } from "../pack/catalogue.ts";
import type { Amount, Pack, ScaledAmount } from "../pack/pack.ts";
import {
  type BattleOrder,
  type LiveShip,
  otherSide,
  type Pair,
  type Reason,
  type ShapeshipsState,
  type Side,
} from "./shape.ts";

/** What amounts are counted in: the state in which a window opened (R10), or the census (R13). */
export type Scene = {
  readonly state: ShapeshipsState;
  readonly fleets: Pair<readonly LiveShip[]>;
  readonly pack: Pack;
  /** What has been counted of either fleet: once a scene, however many ships ask. */
  readonly tallies: [Tally | null, Tally | null];
};

/** Everything that amounts count in a fleet. */
type Tally = {
  /** What each ship is: the id of its definition. */
  readonly kindOf: ReadonlyMap<string, string>;
  /** By the ids of definitions. */
  readonly kinds: ReadonlyMap<string, number>;
  /** Ships made this turn, each with the ship that made it. */
  readonly made: ReadonlyMap<string, string | null>;
  /** How many of them each ship made. */
  readonly madeBy: ReadonlyMap<string, number>;
  /** Worked out when it is first asked for. */
  ceiling: number | null;
};

/** Whose amount it is: the player, the ship if there is one, and the energy that was spent on it. */
export type Owner = { readonly side: Side; readonly ship: LiveShip | null; readonly spent: number };

export type Valued = { readonly value: number; readonly because: readonly Reason[] };

export const sceneOf = (state: ShapeshipsState, pack: Pack): Scene => ({
  state,
  fleets: [state.players[0].ships, state.players[1].ships],
  pack,
  tallies: [null, null],
});

/** One pass over a fleet, when the first amount asks: counted ship by ship, every settlement would be quadratic. */
function tallyOf({ state, fleets, tallies }: Scene, side: Side): Tally {
  const known = tallies[side];
  if (known !== null) return known;
  const kindOf = new Map<string, string>();
  const kinds = new Map<string, number>();
  const made = new Map<string, string | null>();
  const madeBy = new Map<string, number>();
  for (const ship of fleets[side]) {
    kindOf.set(ship.id, ship.ship);
    kinds.set(ship.ship, (kinds.get(ship.ship) ?? 0) + 1);
    if (!isMade(ship, state.turn)) continue;
    made.set(ship.id, ship.maker);
    if (ship.maker !== null) madeBy.set(ship.maker, (madeBy.get(ship.maker) ?? 0) + 1);
  }
  const tally: Tally = { kindOf, kinds, made, madeBy, ceiling: null };
  tallies[side] = tally;
  return tally;
}

/** What an amount comes to, and why. */
export function evaluate(amount: Amount, owner: Owner, scene: Scene): Valued {
  if (typeof amount === "number") return { value: amount, because: [{ op: "base", amount }] };
  if (!holds(amount.if, owner, scene)) return { value: 0, because: [{ op: "base", amount: 0 }] };
  if (amount.tiers !== undefined) return tier(amount.tiers, owner, scene);
  const { base, per } = amount;
  if (per === undefined) return { value: base, because: [{ op: "base", amount: base }] };
  const count = countOf(per, owner, scene);
  const scaled = scale(amount, count);
  const source = typeof per === "string" ? per : per.ship;
  const reason: Reason = { op: "add", amount: scaled, source, count, each: amount.each };
  return { value: base + scaled, because: [{ op: "base", amount: base }, reason] };
}

function scale({ each, group, round, most }: ScaledAmount, found: number): number {
  const groups = round === "up" ? Math.ceil(found / group) : Math.floor(found / group);
  const scaled = each * groups;
  return most === null ? scaled : Math.min(most, scaled);
}

/** By the number of copies: tier n for n copies, the last tier for all higher counts. */
function tier(tiers: readonly number[], owner: Owner, scene: Scene): Valued {
  const copies = countOf("other_copy", owner, scene) + 1;
  const value = tiers[Math.min(copies, tiers.length) - 1] ?? 0;
  return { value, because: [{ op: "base", amount: value }] };
}

function holds(condition: ScaledAmount["if"], { side, ship }: Owner, { state }: Scene): boolean {
  if (condition === undefined) return true;
  const roll = state.turnData.roll?.reads[side] ?? 0;
  if (condition === "roll_is_even") return roll % 2 === 0;
  if (condition === "roll_is_chosen") return roll === ship?.number;
  // Health moves at the end of the turn alone, so until then it is what it was when the turn began.
  if (condition === "health_was_lower") return state.players[side].health < state.players[otherSide(side)].health;
  return condition.roll.includes(roll);
}

function countOf(per: NonNullable<ScaledAmount["per"]>, owner: Owner, scene: Scene): number {
  const { side } = owner;
  const { roll, declaration } = scene.state.turnData;
  if (typeof per === "object") return tallyOf(scene, side).kinds.get(per.ship) ?? 0;
  switch (per) {
    case "other_ship":
    case "other_copy":
    case "made_this_turn":
      return othersOf(per, owner, scene);
    case "type":
      return tallyOf(scene, side).kinds.size;
    case "enemy_type":
      return tallyOf(scene, otherSide(side)).kinds.size;
    case "roll":
      return roll?.reads[side] ?? 0;
    case "extra_roll":
      return roll?.extra ?? 0;
    case "declared_action":
      return declaration === null ? 0 : actionsIn(declaration[otherSide(side)]);
    case "energy_spent":
      return owner.spent;
    case "missing_health":
      return Math.max(0, ceilingIn(scene, side) - scene.state.players[side].health);
  }
}

/** How many there are beside the ship that asks, which may be in the fleet no more. */
function othersOf(
  per: "other_ship" | "other_copy" | "made_this_turn",
  { side, ship: self }: Owner,
  scene: Scene,
): number {
  const { kindOf, kinds, made, madeBy } = tallyOf(scene, side);
  if (per === "made_this_turn") {
    if (self === null) return made.size;
    return made.size - (madeBy.get(self.id) ?? 0) - (made.has(self.id) ? 1 : 0);
  }
  if (per === "other_ship") return kindOf.size - (self !== null && kindOf.has(self.id) ? 1 : 0);
  // What completed as one kind and was converted in the same order is another kind in the fleet by now.
  return self === null ? 0 : (kinds.get(self.ship) ?? 0) - (kindOf.get(self.id) === self.ship ? 1 : 0);
}

function ceilingIn(scene: Scene, side: Side): number {
  const tally = tallyOf(scene, side);
  tally.ceiling ??= ceilingOf(scene.fleets[side], scene.pack);
  return tally.ceiling;
}

/** Conversions are not made, and what was stolen or spawned neither. */
const isMade = ({ born, origin }: LiveShip, turn: number) => born === turn && (origin === "drawn" || origin === "made");

/** How many actions an order has: a pass has none (R2). */
export const actionsIn = ({ charges, solarPowers }: BattleOrder): number => charges.length + solarPowers.length;

/** The highest health that settlement can leave a player with. */
export function ceilingOf(fleet: readonly LiveShip[], pack: Pack): number {
  let { ceiling } = pack;
  for (const { ship } of fleet) {
    for (const power of definitionOf(pack, ship).powers) {
      if (power.when === "passive" && power.effect === "ceiling") ceiling += power.amount;
    }
  }
  return ceiling;
}
