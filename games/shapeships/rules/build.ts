import type { Rng } from "@umpire/kernel";
import { definitionOf } from "../pack/catalogue.ts";
import type { Pack, Power } from "../pack/pack.ts";
import { amendPlayer, amendTurn, go } from "./amend.ts";
import { evaluate, type Scene, sceneOf } from "./amounts.ts";
import { type DrawingPlan, drawn } from "./drawing.ts";
import { type Ledger, openLedger, trigger } from "./settlement/ledger.ts";
import type { ShapeshipsEvent } from "./shape.ts";
import {
  type Drawing,
  type LiveShip,
  type Pair,
  type Player,
  type Reason,
  type ShapeshipsState,
  type Side,
  sides,
} from "./shape.ts";

type At<S> = ShapeshipsState & { readonly step: S };

/** Line, dice and maker powers wait for the turn after their ship was built: its step has passed (R11). */
const isOlder = ({ born }: LiveShip, turn: number) => born < turn;

/** Shows each power of a fleet's older ships. */
function eachOlder({ ships }: Player, turn: number, pack: Pack, show: (ship: LiveShip, power: Power) => void): void {
  for (const ship of ships) {
    if (isOlder(ship, turn)) for (const power of definitionOf(pack, ship.ship).powers) show(ship, power);
  }
}

/** One die for both; ships may roll it again, read it otherwise for their player, or roll another beside it. */
export function rollDice(state: At<"dice_roll">, rng: Rng, pack: Pack, events: ShapeshipsEvent[]): ShapeshipsState {
  const [north, south] = [diceOf(state, 0, pack), diceOf(state, 1, pack)];
  // The least particular re-roll goes first, so that it does not matter whose it is.
  const again = together([...north.again, ...south.again], pack.die);
  const rerolled: number[] = [];
  let base = rng.int(pack.die) + 1;
  for (let at = whichAgain(again, base); at !== undefined; at = whichAgain(again, base)) {
    rerolled.push(base);
    at.times -= 1;
    base = rng.int(pack.die) + 1;
  }
  const extra = north.hasExtra || south.hasExtra ? rng.int(pack.die) + 1 : null;
  const reads: Pair<number> = [north.face ?? base, south.face ?? base];
  events.push({ type: "rolled", base, rerolled, extra, reads });
  return go(state, "line_generation", { turnData: amendTurn(state.turnData, { roll: { base, reads, extra } }) });
}

type Again = { readonly upTo: number; times: number };
const whichAgain = (again: readonly Again[], base: number) =>
  again.find(({ upTo, times }) => base <= upTo && times > 0);

/** Re-rolls by the highest face that they are for, the least first: a fleet may have thousands of one. */
function together(all: readonly Again[], die: number): readonly Again[] {
  if (all.length === 0) return all;
  const times = new Map<number, number>();
  for (const { upTo, times: some } of all) {
    const face = Math.min(upTo, die);
    times.set(face, (times.get(face) ?? 0) + some);
  }
  return [...times].map(([upTo, some]) => ({ upTo, times: some })).sort((a, b) => a.upTo - b.upTo);
}

/** What a player's older ships do to the dice. */
function diceOf({ players, turn }: ShapeshipsState, side: Side, pack: Pack) {
  const again: Again[] = [];
  let face: number | null = null;
  let hasExtra = false;
  eachOlder(players[side], turn, pack, (_ship, power) => {
    if (power.when !== "dice") return;
    if (power.effect === "reroll") again.push({ upTo: power.upTo, times: power.times });
    else if (power.effect === "reads_as") face = power.face;
    else hasExtra = true;
  });
  return { again, face: face as number | null, hasExtra };
}

/** Roll, keel and what older ships bring, on top of what was saved. The saving cap waits until something is saved. */
export function generateLines(state: At<"line_generation">, pack: Pack, events: ShapeshipsEvent[]): ShapeshipsState {
  const scene = sceneOf(state, pack);
  const income = [incomeOf(scene, 0), incomeOf(scene, 1)] as const;
  const players: Pair<Player> = [
    amendPlayer(state.players[0], { lines: income[0].lines, joining: income[0].joining }),
    amendPlayer(state.players[1], { lines: income[1].lines, joining: income[1].joining }),
  ];
  events.push({
    type: "lines",
    lines: [income[0].lines, income[1].lines],
    joining: [income[0].joining, income[1].joining],
    because: [income[0].because, income[1].because],
  });
  return go(state, "ships_that_build", { players });
}

function incomeOf(scene: Scene, side: Side) {
  const { state, pack } = scene;
  const player = state.players[side];
  const roll = state.turnData.roll?.reads[side] ?? 0;
  const because: Reason[] = [{ op: "base", amount: roll }];
  const add = (amount: number, source: string) => {
    if (amount > 0) because.push({ op: "add", amount, source });
    return amount;
  };
  let lines = roll + add(pack.keel, "keel") + add(player.lines, "saved");
  let { joining } = player;
  eachOlder(player, state.turn, pack, (ship, power) => {
    if (power.when !== "lines") return;
    const { value } = evaluate(power.amount, { side, ship, spent: 0 }, scene);
    if (power.joining) joining += value;
    else lines += add(value, `${ship.ship} ${ship.id}`);
  });
  return { lines, joining, because };
}

/** Names the ships that may build in this turn; what they make is part of the drawing order. */
export function listMakers(state: At<"ships_that_build">, pack: Pack, events: ShapeshipsEvent[]): ShapeshipsState {
  const makersOf = (side: Side) => makers(state.players[side], state.turn, pack).map(({ id }) => id);
  events.push({ type: "makers", makers: [makersOf(0), makersOf(1)] });
  return go(state, "drawing", {});
}

/** The ships of a player that may build in this turn. */
export function makers(player: Player, turn: number, pack: Pack): readonly LiveShip[] {
  return player.ships.filter(
    (ship) =>
      isOlder(ship, turn) &&
      definitionOf(pack, ship.ship).powers.some(
        (power) => power.when === "maker" && (!power.costsCharge || ship.charges > 0),
      ),
  );
}

/** Both orders are in. They are put on the table together, and done in the next step. */
export function openDrawing(state: At<"drawing">, orders: Pair<Drawing>): ShapeshipsState {
  return go(state, "completion", { turnData: amendTurn(state.turnData, { drawing: orders }) });
}

/** Both fleets change at one instant; what completes queues its effect, with its amount (C4). */
export function complete(state: At<"completion">, pack: Pack, events: ShapeshipsEvent[]): ShapeshipsState {
  const orders = state.turnData.drawing;
  if (orders === null) throw new RangeError("nobody has drawn");
  const plans: Pair<DrawingPlan> = [
    drawn(state.players[0], 0, state.turn, orders[0], pack),
    drawn(state.players[1], 1, state.turn, orders[1], pack),
  ];
  const players: Pair<Player> = [plans[0].player, plans[1].player];
  events.push({
    type: "completed",
    orders,
    built: [plans[0].completed.map(named), plans[1].completed.map(named)],
    consumed: [plans[0].consumed.map(named), plans[1].consumed.map(named)],
    lines: [players[0].lines, players[1].lines],
    joining: [players[0].joining, players[1].joining],
    lost: [plans[0].lost, plans[1].lost],
  });
  const fleets: Pair<readonly LiveShip[]> = [players[0].ships, players[1].ships];
  const scene: Scene = { state: { ...state, players }, fleets, pack, tallies: [null, null] };
  const ledger = openLedger(state.turnData.triggeredEffects);
  for (const side of sides) {
    for (const ship of plans[side].completed) queueCompletion(scene, side, ship, ledger, events);
  }
  return go(state, "energy_generation", {
    players,
    turnData: amendTurn(state.turnData, { triggeredEffects: ledger.effects }),
  });
}

const named = ({ id, ship }: LiveShip) => ({ id, ship });

function queueCompletion(scene: Scene, side: Side, ship: LiveShip, ledger: Ledger, events: ShapeshipsEvent[]): void {
  for (const power of definitionOf(scene.pack, ship.ship).powers) {
    if (power.when !== "completion") continue;
    const { value, because } = evaluate(power.amount, { side, ship, spent: 0 }, scene);
    const effect = trigger(scene.state, ledger, {
      side,
      persists: true,
      type: power.effect,
      value,
      cause: "completion",
      source: ship.ship,
      ship: ship.id,
      because,
    });
    events.push({ type: "queued", effect });
  }
}
