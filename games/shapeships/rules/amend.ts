import type { Following, PhaseStep } from "./phases.ts";
import type { LiveShip, Player, ShapeshipsState, TurnData } from "./shape.ts";

/** All of a state but health, which `settle` alone writes, and the step, which moves by the table. */
type Change = Partial<Pick<ShapeshipsState, "turn" | "turnData" | "status" | "outcome" | "players">>;

/** The state at a step that may follow this one, with what has changed. Spelt out: a spread costs many times as much. */
export function go<S extends PhaseStep>(
  state: ShapeshipsState & { readonly step: S },
  step: Following<S> | null,
  change: Change,
): ShapeshipsState {
  return {
    status: change.status ?? state.status,
    turn: change.turn ?? state.turn,
    step,
    players: change.players ?? state.players,
    turnData: change.turnData ?? state.turnData,
    outcome: change.outcome ?? state.outcome,
  };
}

/** The same turn but for what changes. */
export function amendTurn(turnData: TurnData, change: Partial<TurnData>): TurnData {
  return {
    roll: change.roll ?? turnData.roll,
    drawing: change.drawing ?? turnData.drawing,
    declaration: change.declaration ?? turnData.declaration,
    response: change.response ?? turnData.response,
    acted: change.acted ?? turnData.acted,
    triggeredEffects: change.triggeredEffects ?? turnData.triggeredEffects,
    arriving: change.arriving ?? turnData.arriving,
  };
}

/** The same player but for what changes; never the health (C2). */
export function amendPlayer(player: Player, change: Partial<Omit<Player, "health">>): Player {
  return {
    faction: change.faction ?? player.faction,
    health: player.health,
    lines: change.lines ?? player.lines,
    joining: change.joining ?? player.joining,
    energy: change.energy ?? player.energy,
    ships: change.ships ?? player.ships,
    wrecks: change.wrecks ?? player.wrecks,
    serial: change.serial ?? player.serial,
  };
}

/** The same ship with other charges. */
export function recharged(ship: LiveShip, charges: number): LiveShip {
  return {
    id: ship.id,
    ship: ship.ship,
    charges,
    born: ship.born,
    origin: ship.origin,
    maker: ship.maker,
    number: ship.number,
  };
}

/** A turn in which nothing has happened yet. */
export const newTurn: TurnData = {
  roll: null,
  drawing: null,
  declaration: null,
  response: null,
  acted: [],
  triggeredEffects: [],
  arriving: [],
};
