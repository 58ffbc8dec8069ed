import { amountOf, definitionOf, entriesOf, findSolarPower, powersOf } from "../pack/catalogue.ts";
import { MOST_SHIPS } from "../pack/data/limits.ts";
import type { Pack, PowerOf, SolarPower, Window } from "../pack/pack.ts";
import { absentShip } from "./drawing.ts";
import type {
  BattleOrder,
  ChargeAction,
  Energy,
  LiveShip,
  ShapeshipsRefusal,
  ShapeshipsState,
  Side,
  SolarAction,
} from "./shape.ts";
import { namings, refuseTargets } from "./targets.ts";

/** Why a battle order is refused as a whole, or null. Judged on the public state in which the window opened (R8). */
export function refuseOrder(
  state: ShapeshipsState,
  side: Side,
  window: Window,
  { charges, solarPowers }: BattleOrder,
  pack: Pack,
): ShapeshipsRefusal | null {
  const acting = new Set<string>();
  const named = new Set<string>();
  for (const action of charges) {
    if (acting.has(action.ship)) return { code: "named-twice", rule: "R5", ship: action.ship };
    acting.add(action.ship);
    const refusal = refuseCharge(state, side, window, action, pack) ?? reserve(named, action);
    if (refusal !== null) return refusal;
  }
  for (const action of solarPowers) {
    const refusal = refuseSolar(state, side, window, action, pack) ?? reserve(named, action);
    if (refusal !== null) return refusal;
  }
  return (
    refusePrice(state.players[side].energy, solarPowers, pack) ??
    refuseCrowd(state.players[side].ships.length, { charges, solarPowers }, pack)
  );
}

/** Nobody steals more than there is room for (S26), whatever the other side takes away at the same moment. */
function refuseCrowd(ships: number, { charges, solarPowers }: BattleOrder, pack: Pack): ShapeshipsRefusal | null {
  if (ships + charges.length + solarPowers.length <= MOST_SHIPS) return null;
  const effects = [
    ...charges.map(({ effect }) => effect),
    ...solarPowers.map(({ power }) => findSolarPower(pack, power)?.effect),
  ];
  const steals = effects.filter((effect) => effect === "steal").length;
  const after = ships + steals;
  return steals > 0 && after > MOST_SHIPS ? { code: "fleet-full", rule: "S26", ships: after, most: MOST_SHIPS } : null;
}

/** Two actions of one player may not name the same ship. */
function reserve(named: Set<string>, { target, own }: ChargeAction | SolarAction): ShapeshipsRefusal | null {
  for (const id of [target, own]) {
    if (id === undefined) continue;
    if (named.has(id)) return { code: "named-twice", rule: "S12", ship: id };
    named.add(id);
  }
  return null;
}

function refuseCharge(
  state: ShapeshipsState,
  side: Side,
  window: Window,
  action: ChargeAction,
  pack: Pack,
): ShapeshipsRefusal | null {
  const { ship: id, effect } = action;
  const ship = state.players[side].ships.find((each) => each.id === id);
  if (ship === undefined) return absentShip(state.players[side], side, id);
  const power = powersOf(definitionOf(pack, ship.ship), "charge").find((each) => each.effect === effect);
  if (power === undefined) return { code: "no-such-effect", rule: "S10", ship: id, effect };
  if (!power.windows.includes(window)) return { code: "wrong-window", rule: "S10", source: id, window };
  if (state.turnData.acted.includes(id)) return { code: "already-acted", rule: "R5", ship: id };
  if (ship.charges === 0) return { code: "no-charges", rule: "S10", ship: id };
  return refuseTargets(state, side, id, effect, action, pack);
}

function refuseSolar(
  state: ShapeshipsState,
  side: Side,
  window: Window,
  action: SolarAction,
  pack: Pack,
): ShapeshipsRefusal | null {
  const { power: id, spend } = action;
  const power = findSolarPower(pack, id);
  if (power === undefined) return { code: "unknown-power", rule: "S10", power: id };
  if (!power.windows.includes(window)) return { code: "wrong-window", rule: "S10", source: id, window };
  if (power.spends === null && spend !== undefined) return { code: "spend-unexpected", rule: "S10", power: id };
  if (power.spends !== null && spend === undefined) return { code: "spend-required", rule: "S10", power: id };
  return refuseTargets(state, side, id, power.effect, action, pack);
}

/** What a solar power costs: its price, and what was chosen to be spent on top. */
export function priceOf({ price, spends }: SolarPower, { spend = 0 }: SolarAction): Energy {
  return spends === null || spend === 0 ? price : { ...price, [spends]: amountOf(price, spends) + spend };
}

/** The colour of which all the powers together take more than there is. */
function refusePrice(energy: Energy, actions: readonly SolarAction[], pack: Pack): ShapeshipsRefusal | null {
  const total = new Map<string, number>();
  for (const action of actions) {
    const power = findSolarPower(pack, action.power);
    if (power === undefined) continue;
    for (const [colour, needed] of entriesOf(priceOf(power, action))) {
      const sum = (total.get(colour) ?? 0) + needed;
      total.set(colour, sum);
    }
  }
  for (const [colour, needed] of total) {
    const there = amountOf(energy, colour);
    if (there < needed) return { code: "not-enough-energy", rule: "S9", colour, needed, energy: there };
  }
  return null;
}

/** The charge powers that a ship can use in this window, whether or not there is a target. */
export function usable(
  state: ShapeshipsState,
  ship: LiveShip,
  window: Window,
  pack: Pack,
): readonly PowerOf<"charge">[] {
  if (ship.charges === 0 || state.turnData.acted.includes(ship.id)) return [];
  return powersOf(definitionOf(pack, ship.ship), "charge").filter(({ windows }) => windows.includes(window));
}

/** The solar powers that a player can pay for once in this window. */
export function payable(energy: Energy, window: Window, pack: Pack): readonly SolarPower[] {
  return pack.solarPowers.filter(
    ({ windows, price }) =>
      windows.includes(window) && entriesOf(price).every(([colour, needed]) => amountOf(energy, colour) >= needed),
  );
}

/** Whether a player has anything to decide in a window. It follows from what everybody sees (R24). */
export function canAct(state: ShapeshipsState, side: Side, window: Window, pack: Pack): boolean {
  const { ships, energy } = state.players[side];
  const hopeless = new Set<string>();
  const possible = (effect: string) => {
    if (hopeless.has(effect)) return false;
    // The first that is possible ends the search; what is not is asked for once, not by every ship.
    if (!namings(state, side, effect, pack).next().done) return true;
    hopeless.add(effect);
    return false;
  };
  for (const ship of ships) {
    if (ship.charges > 0 && usable(state, ship, window, pack).some(({ effect }) => possible(effect))) return true;
  }
  return payable(energy, window, pack).some(({ effect }) => possible(effect));
}
