import { MOST_SHIPS } from "../../pack/data/limits.ts";
import type { Pack } from "../../pack/pack.ts";
import { amendPlayer, go, newTurn } from "../amend.ts";
import { sceneOf } from "../amounts.ts";
import { shipId } from "../drawing.ts";
import type { Arrival, LiveShip, Pair, Player, Settlement, ShapeshipsEvent, ShapeshipsState, Side } from "../shape.ts";
import { takeCensus } from "./census.ts";
import { settleHealth } from "./health.ts";
import { type ClosedLedger, closeLedger } from "./ledger.ts";

type At<S> = ShapeshipsState & { readonly step: S };

/** All destruction and stealing is over: the census, the rows, and one change of health for each player. */
export function settle(state: At<"settlement">, pack: Pack, events: ShapeshipsEvent[]): ShapeshipsState {
  const ledgers = closeLedger(sceneOf(state, pack), takeCensus(state));
  const players: Pair<Player> = [settled(state.players[0], ledgers[0]), settled(state.players[1], ledgers[1])];
  events.push({
    type: "settled",
    players: [explained(ledgers[0], players[0]), explained(ledgers[1], players[1])],
  });
  return go(state, "outcome", { players });
}

const settled = (player: Player, ledger: ClosedLedger): Player => ({ ...player, health: settleHealth(ledger) });

function explained({ before, damage, healing, ceiling, rows }: ClosedLedger, { health }: Player): Settlement {
  return { before, damage, healing, ceiling, health, rows };
}

/** What both players' health says after a turn: at zero or below a player is out. Null where the duel goes on (R17). */
export function verdictOf(
  health: Pair<number>,
  turn: number,
  { doubleKnockout, turnCap }: Pick<Pack, "doubleKnockout" | "turnCap">,
): NonNullable<ShapeshipsState["outcome"]> | null {
  const [north, south] = health;
  if (north > 0 && south > 0) return turn < turnCap ? null : { result: "turn_cap", winner: null };
  const both = north <= 0 && south <= 0;
  if (both && (north === south || doubleKnockout === "draw")) return { result: "draw", winner: null };
  return { result: both ? "narrow_win" : "win", winner: north > south ? 0 : 1 };
}

/** The duel is over, or the turn is cleaned up after. */
export function judgeOutcome(state: At<"outcome">, pack: Pack, events: ShapeshipsEvent[]): ShapeshipsState {
  const health: Pair<number> = [state.players[0].health, state.players[1].health];
  const outcome = verdictOf(health, state.turn, pack);
  events.push({ type: "outcome", result: outcome?.result ?? "go_on", winner: outcome?.winner ?? null, health });
  return outcome === null ? go(state, "cleanup", {}) : go(state, null, { status: "finished", outcome });
}

/** What was spawned or copied enters, the ledger is emptied, and the next turn begins. */
export function cleanUp(state: At<"cleanup">, events: ShapeshipsEvent[]): ShapeshipsState {
  const { arriving } = state.turnData;
  const players: Pair<Player> =
    arriving.length === 0 ? state.players : [arrived(state, 0, arriving, events), arrived(state, 1, arriving, events)];
  events.push({ type: "turn-ended", turn: state.turn });
  return go(state, "dice_roll", { players, turn: state.turn + 1, turnData: newTurn });
}

function arrived(
  { players, turn }: ShapeshipsState,
  side: Side,
  arriving: readonly Arrival[],
  events: ShapeshipsEvent[],
) {
  const player = players[side];
  let { serial } = player;
  const entered: LiveShip[] = [];
  for (const { side: whose, ship, origin, charges, number } of arriving) {
    if (whose !== side) continue;
    // What finds no room does not come (S26).
    if (player.ships.length + entered.length >= MOST_SHIPS) break;
    serial += 1;
    const id = shipId(side, serial);
    // A copy is built anew in the next turn, and completes there; what was spawned is there from now on.
    entered.push({ id, ship, charges, born: origin === "copied" ? turn + 1 : turn, origin, maker: null, number });
    events.push({ type: "arrived", side, id, ship, origin });
  }
  return amendPlayer(player, { ships: [...player.ships, ...entered], serial });
}
