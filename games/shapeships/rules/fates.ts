import { byCodeUnit } from "@umpire/toolkit";
import { definitionOf } from "../pack/catalogue.ts";
import { MOST_SHIPS } from "../pack/data/limits.ts";
import { amendPlayer, amendTurn, recharged } from "./amend.ts";
import { evaluate, type Scene } from "./amounts.ts";
import { type Ledger, trigger } from "./settlement/ledger.ts";
import type { ShapeshipsEvent } from "./shape.ts";
import {
  type Arrival,
  type Energy,
  type LiveShip,
  otherSide,
  type Pair,
  type Player,
  type ShapeshipsState,
  type Side,
  sides,
  type Wreck,
} from "./shape.ts";

/** What one batch does to ships and energy, gathered from both sides before any of it is done (R8, R9). */
export type Fates = {
  /** Ships that have acted and pay a charge. */
  readonly spent: Set<string>;
  readonly energy: [Energy, Energy];
  readonly destroyed: Set<string>;
  readonly stolen: Set<string>;
  readonly copied: { readonly side: Side; readonly target: string }[];
  /** The ledger of the turn, as it grows. */
  readonly ledger: Ledger;
};

/** Does all of it at once, on the state in which the window opened. Destroying beats stealing. */
export function carryOut(
  scene: Scene,
  fates: Fates,
  events: ShapeshipsEvent[],
): Pick<ShapeshipsState, "players" | "turnData"> {
  const { state } = scene;
  const arriving = [...state.turnData.arriving];
  const admit = admissionTo(arriving);
  copies(scene, fates, admit, events);
  const kept: [LiveShip[], LiveShip[]] = [[], []];
  const taken: [LiveShip[], LiveShip[]] = [[], []];
  const wrecks: [Wreck[], Wreck[]] = [[], []];
  for (const side of sides) {
    for (const ship of state.players[side].ships) {
      const paid = fates.spent.has(ship.id) ? recharged(ship, ship.charges - 1) : ship;
      if (fates.destroyed.has(ship.id)) {
        wrecks[side].push({ id: ship.id, ship: ship.ship, fate: "destroyed", turn: state.turn });
        destroy(scene, side, ship, fates, admit, events);
      } else if (fates.stolen.has(ship.id)) {
        events.push({ type: "stolen", from: side, to: otherSide(side), id: ship.id, ship: ship.ship });
        taken[otherSide(side)].push({ ...paid, origin: "stolen" });
      } else kept[side].push(paid);
    }
  }
  const after = (side: Side): Player => {
    const player = state.players[side];
    return amendPlayer(player, {
      energy: fates.energy[side],
      ships: [...kept[side], ...taken[side]],
      wrecks: wrecks[side].length === 0 ? player.wrecks : [...player.wrecks, ...wrecks[side]],
    });
  };
  const players: Pair<Player> = [after(0), after(1)];
  const acted = fates.spent.size === 0 ? state.turnData.acted : inIdOrder([...state.turnData.acted, ...fates.spent]);
  return { players, turnData: amendTurn(state.turnData, { acted, triggeredEffects: fates.ledger.effects, arriving }) };
}

/** By code unit, so that the list does not tell who was asked first. */
const inIdOrder = (ids: readonly string[]) => [...ids].sort(byCodeUnit);

/** Lets a ship wait for cleanup, and says whether there was room: no more wait than a whole fleet (S26). */
type Admit = (arrival: Arrival) => boolean;

function admissionTo(arriving: Arrival[]): Admit {
  const waiting: [number, number] = [0, 0];
  for (const { side } of arriving) waiting[side] += 1;
  return (arrival) => {
    if (waiting[arrival.side] >= MOST_SHIPS) return false;
    waiting[arrival.side] += 1;
    arriving.push(arrival);
    return true;
  };
}

/** A ship dies: its effects on death are queued for its last controller, its spawns wait for cleanup (R20). */
function destroy(
  scene: Scene,
  side: Side,
  ship: LiveShip,
  { ledger }: Fates,
  admit: Admit,
  events: ShapeshipsEvent[],
): void {
  events.push({ type: "destroyed", side, id: ship.id, ship: ship.ship });
  for (const power of definitionOf(scene.pack, ship.ship).powers) {
    if (power.when !== "destruction") continue;
    if (power.effect === "spawn") {
      const { charges } = definitionOf(scene.pack, power.ship);
      const arrival: Arrival = { side, ship: power.ship, origin: "spawned", charges, number: null };
      for (let made = 0; made < power.count && admit(arrival); made += 1);
      continue;
    }
    const { value, because } = evaluate(power.amount, { side, ship, spent: 0 }, scene);
    const triggered = { side, persists: true, type: power.effect, value, source: ship.ship, ship: ship.id, because };
    const effect = trigger(scene.state, ledger, { ...triggered, cause: "destruction" });
    events.push({ type: "queued", effect });
  }
}

/** A copy is of the ship as it was when the battle began, whatever becomes of the original. */
function copies({ state }: Scene, { copied }: Fates, admit: Admit, events: ShapeshipsEvent[]): void {
  for (const { side, target } of copied) {
    const ship = state.players[otherSide(side)].ships.find(({ id }) => id === target);
    if (ship === undefined) continue;
    const charges = ship.charges + (state.turnData.acted.includes(ship.id) ? 1 : 0);
    if (admit({ side, ship: ship.ship, origin: "copied", charges, number: ship.number }))
      events.push({ type: "copied", side, ship: ship.ship });
  }
}
