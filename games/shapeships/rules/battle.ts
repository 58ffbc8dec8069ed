import { amountOf, coloursOf, costOf, definitionOf, entriesOf, findSolarPower, powersOf } from "../pack/catalogue.ts";
import { MOST_SHIPS } from "../pack/data/limits.ts";
import type { Pack, PowerOf, SolarPower, Window } from "../pack/pack.ts";
import { amendPlayer, amendTurn, go } from "./amend.ts";
import { actionsIn, evaluate, type Scene, sceneOf } from "./amounts.ts";
import { carryOut, type Fates } from "./fates.ts";
import { priceOf } from "./orders.ts";
import { openLedger, trigger } from "./settlement/ledger.ts";
import type { ShapeshipsEvent } from "./shape.ts";
import {
  type BattleOrder,
  type ChargeAction,
  type Energy,
  type LiveShip,
  otherSide,
  type Pair,
  type Player,
  type ShapeshipsState,
  type Side,
  type SolarAction,
  sides,
  type TurnData,
} from "./shape.ts";
import { isTarget } from "./targets.ts";

type At<S> = ShapeshipsState & { readonly step: S };

/** Ships bring energy in their faction's colours, up to the cap; a foreign colour cannot be held. */
export function generateEnergy(state: At<"energy_generation">, pack: Pack, events: ShapeshipsEvent[]): ShapeshipsState {
  const players: Pair<Player> = [energized(state.players[0], pack), energized(state.players[1], pack)];
  events.push({ type: "energy", energy: [players[0].energy, players[1].energy] });
  return go(state, "first_strike", { players });
}

function energized(player: Player, pack: Pack): Player {
  const colours = coloursOf(pack, player.faction);
  if (colours.length === 0) return player;
  const energy: { [colour: string]: number } = { ...player.energy };
  for (const { ship } of player.ships) {
    for (const power of powersOf(definitionOf(pack, ship), "energy")) {
      if (!colours.includes(power.colour)) continue;
      energy[power.colour] = Math.min(pack.energyCap, amountOf(energy, power.colour) + power.amount);
    }
  }
  return amendPlayer(player, { energy });
}

/** Before anybody declares, without a choice: each striker takes its own victim, both sides at once (R22). */
export function strikeFirst(state: At<"first_strike">, pack: Pack, events: ShapeshipsEvent[]): ShapeshipsState {
  const strikers: Pair<readonly Striker[]> = [strikersOf(state.players[0], pack), strikersOf(state.players[1], pack)];
  if (strikers[0].length + strikers[1].length === 0) return go(state, "simultaneous_declaration", {});
  const scene = sceneOf(state, pack);
  const fates = noFates(state);
  for (const side of sides) {
    const victims = victimsOf(scene, side);
    for (const { ship, power } of strikers[side]) strike(scene, side, ship, power, victims, fates, events);
  }
  return go(state, "simultaneous_declaration", carryOut(scene, fates, events));
}

type Striker = { readonly ship: LiveShip; readonly power: PowerOf<"first_strike"> };

function strikersOf({ ships }: Player, pack: Pack): readonly Striker[] {
  return ships.flatMap((ship) => {
    const [power] = ship.charges > 0 ? powersOf(definitionOf(pack, ship.ship), "first_strike") : [];
    return power === undefined ? [] : [{ ship, power }];
  });
}

function strike(
  scene: Scene,
  side: Side,
  ship: LiveShip,
  power: PowerOf<"first_strike">,
  victims: Victims,
  fates: Fates,
  events: ShapeshipsEvent[],
): void {
  const by = { id: ship.id, ship: ship.ship };
  if (power.effect === "damage" || power.effect === "heal") {
    fates.spent.add(ship.id);
    queueEffect(scene, side, power, { cause: "first_strike", ship, spent: 0, source: ship.ship }, fates, events);
    return;
  }
  const victim = victims(power.effect);
  if (victim === undefined) return;
  fates.spent.add(ship.id);
  events.push({ type: "struck", side, by, target: { id: victim.id, ship: victim.ship } });
  if (power.effect === "destroy") fates.destroyed.add(victim.id);
  else fates.stolen.add(victim.id);
}

/** The next ship that a strike of one side takes, each another one. */
type Victims = (effect: "destroy" | "steal") => LiveShip | undefined;

/** The Basics completed this turn that are not protected, the cheapest first, of equals the oldest: sorted once. */
function victimsOf({ state, pack }: Scene, side: Side): Victims {
  const fleet = state.players[otherSide(side)].ships;
  const priceOf = ({ ship }: LiveShip) => costOf(definitionOf(pack, ship)) ?? 0;
  const inOrder = (effect: "destroy" | "steal") =>
    fleet
      .filter((ship) => hasCompleted(ship, state.turn) && isTarget(fleet, ship, effect, pack))
      .sort((a, b) => priceOf(a) - priceOf(b))
      .values();
  const left = new Map<string, Iterator<LiveShip>>();
  const taken = new Set<string>();
  let room = MOST_SHIPS - state.players[side].ships.length;
  return (effect) => {
    if (effect === "steal" && room <= 0) return undefined;
    const list = left.get(effect) ?? inOrder(effect);
    left.set(effect, list);
    let next = list.next();
    while (!next.done && taken.has(next.value.id)) next = list.next();
    if (next.done) return undefined;
    taken.add(next.value.id);
    if (effect === "steal") room -= 1;
    return next.value;
  };
}

const hasCompleted = ({ born, origin }: LiveShip, turn: number) =>
  born === turn && (origin === "drawn" || origin === "made" || origin === "copied");

/** Whether anything was declared. Asked of the two orders every time, kept nowhere (C3). */
function anyDeclared({ declaration }: TurnData): boolean {
  return declaration?.some((order) => actionsIn(order) > 0) ?? false;
}

/** Both declarations at once. The response opens for both if there was any action at all (R1, R2). */
export function openDeclarations(
  state: At<"simultaneous_declaration">,
  orders: Pair<BattleOrder>,
  automatic: Pair<boolean>,
  pack: Pack,
  events: ShapeshipsEvent[],
): ShapeshipsState {
  const after = reveal(state, "declaration", orders, automatic, pack, events);
  const turnData = amendTurn(after.turnData, { declaration: orders });
  const next = anyDeclared(turnData) ? "conditional_response" : "settlement";
  return go(state, next, { players: after.players, turnData });
}

/** Both responses at once. No window can follow: the table has none. */
export function openResponses(
  state: At<"conditional_response">,
  orders: Pair<BattleOrder>,
  automatic: Pair<boolean>,
  pack: Pack,
  events: ShapeshipsEvent[],
): ShapeshipsState {
  const after = reveal(state, "response", orders, automatic, pack, events);
  return go(state, "settlement", {
    players: after.players,
    turnData: amendTurn(after.turnData, { response: orders }),
  });
}

/** The pair on one base state: costs are paid, effects queued, ships destroyed and stolen, all at once (R8, R23). */
function reveal(
  state: ShapeshipsState,
  window: Window,
  orders: Pair<BattleOrder>,
  automatic: Pair<boolean>,
  pack: Pack,
  events: ShapeshipsEvent[],
) {
  events.push({ type: "revealed", window, orders, automatic });
  if (orders.every((order) => actionsIn(order) === 0)) return state;
  const scene = sceneOf(state, pack);
  const fates = noFates(state);
  for (const side of sides) {
    for (const action of orders[side].charges) fireCharge(scene, side, action, fates, events);
    for (const action of orders[side].solarPowers) applySolarPower(scene, side, action, fates, events);
  }
  return carryOut(scene, fates, events);
}

const noFates = ({ players, turnData }: ShapeshipsState): Fates => ({
  spent: new Set(),
  energy: [players[0].energy, players[1].energy],
  destroyed: new Set(),
  stolen: new Set(),
  copied: [],
  ledger: openLedger(turnData.triggeredEffects),
});

function fireCharge(scene: Scene, side: Side, action: ChargeAction, fates: Fates, events: ShapeshipsEvent[]): void {
  const ship = shipOf(scene, side, action.ship);
  const power = powersOf(definitionOf(scene.pack, ship.ship), "charge").find(({ effect }) => effect === action.effect);
  if (power === undefined) throw new RangeError(`${ship.ship} has no charge power ${action.effect}`);
  fates.spent.add(ship.id);
  act(scene, side, power, { cause: "charge", ship, spent: 0, source: ship.ship }, action, fates, events);
}

function applySolarPower(scene: Scene, side: Side, action: SolarAction, fates: Fates, events: ShapeshipsEvent[]): void {
  const power = findSolarPower(scene.pack, action.power);
  if (power === undefined) throw new RangeError(`there is no solar power ${action.power}`);
  fates.energy[side] = paid(fates.energy[side], priceOf(power, action));
  const spent = action.spend ?? 0;
  act(scene, side, power, { cause: "solar_power", ship: null, spent, source: power.id }, action, fates, events);
}

function paid(energy: Energy, price: Energy): Energy {
  const left: { [colour: string]: number } = { ...energy };
  for (const [colour, amount] of entriesOf(price)) left[colour] = amountOf(left, colour) - amount;
  return left;
}

type Actor = {
  readonly cause: "charge" | "solar_power" | "first_strike";
  readonly ship: LiveShip | null;
  readonly spent: number;
  readonly source: string;
};

function act(
  scene: Scene,
  side: Side,
  power: PowerOf<"charge"> | SolarPower,
  actor: Actor,
  { target, own }: ChargeAction | SolarAction,
  fates: Fates,
  events: ShapeshipsEvent[],
): void {
  if (power.effect === "damage" || power.effect === "heal") {
    queueEffect(scene, side, power, actor, fates, events);
    return;
  }
  if (target === undefined) throw new RangeError(`${power.effect} without a target`);
  if (power.effect === "steal") fates.stolen.add(target);
  else if (power.effect === "copy") fates.copied.push({ side, target });
  else fates.destroyed.add(target);
  if (own !== undefined) fates.destroyed.add(own);
}

type HealthPower = Pick<PowerOf<"completion">, "effect" | "amount"> & { readonly persistsIfSourceDestroyed: boolean };

function queueEffect(
  scene: Scene,
  side: Side,
  { effect: type, amount, persistsIfSourceDestroyed: persists }: HealthPower,
  { cause, ship, spent, source }: Actor,
  { ledger }: Fates,
  events: ShapeshipsEvent[],
): void {
  const { value, because } = evaluate(amount, { side, ship, spent }, scene);
  const triggered = { side, persists, type, value, cause, source, ship: ship?.id ?? null, because };
  const effect = trigger(scene.state, ledger, triggered);
  events.push({ type: "queued", effect });
}

function shipOf({ state }: Scene, side: Side, id: string): LiveShip {
  const found = state.players[side].ships.find((ship) => ship.id === id);
  if (found === undefined) throw new RangeError(`${id} is not in this fleet`);
  return found;
}
