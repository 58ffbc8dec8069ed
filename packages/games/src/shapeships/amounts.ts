import { definitionOf } from "./catalogue.ts";
import type { Amount, Pack, ScaledAmount } from "./pack.ts";
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
};

/** Whose amount it is: the player, the ship if there is one, and the energy that was spent on it. */
export type Owner = { readonly side: Side; readonly ship: LiveShip | null; readonly spent: number };

export type Valued = { readonly value: number; readonly because: readonly Reason[] };

export const sceneOf = (state: ShapeshipsState, pack: Pack): Scene => ({
  state,
  fleets: [state.players[0].ships, state.players[1].ships],
  pack,
});

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

/** By the number of copies: the first tier for one, the last for as many as there are tiers, or more. */
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
  const { side, ship: self } = owner;
  const { roll, declaration } = scene.state.turnData;
  const fleet = scene.fleets[side];
  const other = (ship: LiveShip) => ship.id !== self?.id;
  if (typeof per === "object") return fleet.filter(({ ship }) => ship === per.ship).length;
  switch (per) {
    case "other_ship":
      return fleet.filter(other).length;
    case "other_copy":
      return fleet.filter((ship) => other(ship) && ship.ship === self?.ship).length;
    case "type":
      return types(fleet);
    case "enemy_type":
      return types(scene.fleets[otherSide(side)]);
    case "roll":
      return roll?.reads[side] ?? 0;
    case "extra_roll":
      return roll?.extra ?? 0;
    case "made_this_turn":
      return fleet.filter((ship) => other(ship) && isMade(ship, scene.state.turn) && ship.maker !== self?.id).length;
    case "declared_action":
      return declaration === null ? 0 : actionsIn(declaration[otherSide(side)]);
    case "energy_spent":
      return owner.spent;
    case "missing_health":
      return Math.max(0, ceilingOf(fleet, scene.pack) - scene.state.players[side].health);
  }
}

const types = (fleet: readonly LiveShip[]) => new Set(fleet.map(({ ship }) => ship)).size;
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
