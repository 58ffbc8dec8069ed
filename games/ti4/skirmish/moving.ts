import { err, ok, type Result, type Seat } from "@umpire/kernel";
import { refuseAbsent } from "../movement/capacity.ts";
import { type Cargo, type Declared, refuseDeclared, type Voyaged, voyageOut } from "../movement/move.ts";
import { reachOptions } from "../movement/reach.ts";
import type { Voyage } from "../movement/voyage.ts";
import { cargoIn, inSpace, type NamedShip, planetsIn, shipsOf, voyageOf, withPlanet, withSpace } from "./board.ts";
import { settleBehind, settleFleet } from "./fleet-pool.ts";
import { joined, minus, nobody, plus, sumOf, taken, without } from "./force.ts";
import { moveChoices } from "./move-choices.ts";
import { type Handler, type Play, rollDie, type SkirmishRefusal, tacticalOf, tell } from "./play.ts";
import { tellRiftDice } from "./rift-dice.ts";
import type { Counts, Force, SkirmishAction, SkirmishRules, SkirmishState } from "./shape.ts";

type Move = Extract<SkirmishAction, { type: "move" }>;
type Named = Declared & { readonly ship: NamedShip; readonly isDamaged: boolean };

/** Declares every ship that moves, with its path and its cargo, before any die. */
export const move: Handler<{ readonly task: "move" }, Move> = {
  takes: ["move"],
  awaits(state, _task, rules) {
    return canMove(state, rules) ? tacticalOf(state).seat : null;
  },
  check(state, _task, chosen, rules) {
    const declared = declare(state, chosen, rules);
    return declared.ok ? null : declared.refusal;
  },
  options: (state, _task, rules) => moveChoices(state, rules),
  run(play, _task, chosen) {
    if (chosen === null || chosen.moves.length === 0) return [];
    const { seat, system } = tacticalOf(play.state);
    const declared = declare(play.state, chosen, play.rules);
    if (!declared.ok) throw new RangeError(`refused: ${declared.refusal.code}`);
    tell(play, { type: "moved", seat, ships: chosen.moves });
    sail(play, seat, declared.value.voyage, declared.value.declared);
    const left = new Set(declared.value.declared.map(({ ship }) => ship.at));
    const behind = [...left].flatMap((from) => (from === system ? [] : settleBehind(play, seat, from)));
    return [...behind, ...settleFleet(play, seat, system)];
  },
};

/** Whether any ship reaches the active system. Of ships that are alike one is asked, and none is asked why not. */
function canMove(state: SkirmishState, rules: SkirmishRules): boolean {
  const { seat, system } = tacticalOf(state);
  const elsewhere = shipsOf(state, seat).filter(({ at }) => at !== system);
  const [first] = elsewhere;
  if (first === undefined) return false;
  const hasDrive = state.players[seat]?.effects.includes("gravity-drive") ?? false;
  const voyage = voyageOf(state, seat, system, rules, hasDrive ? first.id : undefined);
  // The drive is for one ship, and any could be the one.
  const effects = voyage.effects.map(({ ship, ...effect }) =>
    ship === undefined || (hasDrive && effect.id === "gravity-drive") ? effect : { ...effect, ship },
  );
  const named = new Set(effects.map((effect) => ("ship" in effect ? effect.ship : undefined)));
  const kinds = new Map(elsewhere.map((ship) => [named.has(ship.id) ? ship.id : `${ship.at}/${ship.unit}`, ship]));
  return reachOptions({ ...voyage, effects }, [...kinds.values()]).some((options) => options.length > 0);
}

type Declaration = { readonly voyage: Voyage; readonly declared: readonly Named[] };

/** The movement that was declared, or the planner's reason why it cannot be. */
function declare(
  state: SkirmishState,
  { moves, drive }: Move,
  rules: SkirmishRules,
): Result<Declaration, SkirmishRefusal> {
  const { seat, system } = tacticalOf(state);
  const hasDrive = state.players[seat]?.effects.includes("gravity-drive") ?? false;
  if (drive !== undefined && !hasDrive) return err({ code: "no-drive", rule: "Gravity Drive" });
  const voyage = voyageOf(state, seat, system, rules, drive);
  const ships = shipsOf(state, seat);
  const declared: Named[] = [];
  for (const { ship: id, path, cargo } of moves) {
    const ship = ships.find((each) => each.id === id);
    if (ship === undefined) return err({ code: "unknown-ship", ship: id });
    if (declared.some((each) => each.ship.id === id)) return err({ code: "duplicate-ship", ship: id });
    const each = { ship, path, cargo, isDamaged: ship.isDamaged };
    const refusal = refuseDeclared(voyage, each);
    if (refusal !== null) return err(refusal as SkirmishRefusal);
    declared.push(each);
  }
  // A fighter that moves by itself is nobody's cargo.
  const flying = (place: string) => countsOf(declared.flatMap(({ ship }) => (ship.at === place ? [oneOf(ship)] : [])));
  const places = [...new Set(declared.flatMap(({ cargo }) => cargo.map(({ from }) => from)))];
  const there = Object.fromEntries(places.map((place) => [place, minus(cargoIn(state, seat, place), flying(place))]));
  const absent = refuseAbsent(there, declared);
  return absent === null ? ok({ voyage, declared }) : err(absent);
}

/** Rolls for the rifts, takes off what leaves, and puts down what arrives. */
function sail(play: Play, seat: Seat, voyage: Voyage, declared: readonly Named[]): void {
  const { ships, rolls } = voyageOut(voyage, declared, rollDie(play));
  tellRiftDice(play, rolls);
  const rifts = new Map(rolls.flatMap(({ ship, system, removed }) => (removed ? [[ship, system] as const] : [])));
  for (const sailed of ships) {
    const own = declared.find(({ ship }) => ship.id === sailed.ship);
    if (own !== undefined) settle(play, seat, voyage.active, own, sailed, rifts.get(sailed.ship) ?? own.ship.at);
  }
}

/** One ship's end. What it would have picked up further along than it came stays where it was. */
function settle(play: Play, seat: Seat, active: string, own: Named, sailed: Voyaged, rift: string): void {
  const { ship, isDamaged } = own;
  const unit = ship.unit ?? "";
  liftShip(play, seat, ship.at, unit, isDamaged);
  const aboard = sailed.cargo.map((load) => lift(play, seat, load)).reduce(joined, nobody);
  for (const load of sailed.lost) lift(play, seat, load);
  if (sailed.arrived) {
    const one = { [unit]: 1 };
    const coming = joined({ units: one, damaged: isDamaged ? one : {} }, aboard);
    play.state = withSpace(play.state, active, seat, joined(inSpace(play.state, active, seat), coming));
  }
  const lost = plus(sailed.arrived ? {} : { [unit]: 1 }, countsOf(sailed.lost));
  if (sumOf(lost) > 0) tell(play, { type: "removed", seat, system: rift, units: lost, ...riftEnd(play) });
}

/** What a rift does to ships, and by which rule: takes them off the board, or destroys them. */
const riftEnd = ({ rules }: Play) =>
  rules.riftOutcome === "destroyed" ? { why: "rift-destroyed", rule: "000 AC 6.4" } : { why: "rift", rule: "LRR 41.2" };

const oneOf = ({ unit }: NamedShip) => ({ unit, count: 1 });
const countsOf = (cargo: readonly Pick<Cargo, "unit" | "count">[]): Counts =>
  cargo.reduce<Counts>((sum, { unit, count }) => plus(sum, { [unit]: count }), {});

function liftShip(play: Play, seat: Seat, at: string, unit: string, isDamaged: boolean): void {
  const { units, damaged } = inSpace(play.state, at, seat);
  const one = { [unit]: 1 };
  play.state = withSpace(play.state, at, seat, {
    units: minus(units, one),
    damaged: isDamaged ? minus(damaged, one) : damaged,
  });
}

/** Takes cargo, damage and all: out of space first, then off planets, in their order; of those alike the damaged first. */
function lift(play: Play, seat: Seat, { unit, count, from }: Cargo): Force {
  const aloft = inSpace(play.state, from, seat);
  const here = { [unit]: Math.min(count, aloft.units[unit] ?? 0) };
  play.state = withSpace(play.state, from, seat, without(aloft, here));
  let lifted = taken(aloft, here);
  for (const planet of planetsIn(play.state, from)) {
    const { owner, force } = play.state.planets[planet] ?? { owner: null, force: nobody };
    if (owner !== seat) continue;
    const some = { [unit]: Math.min(count - sumOf(lifted.units), force.units[unit] ?? 0) };
    play.state = withPlanet(play.state, planet, { force: without(force, some) });
    lifted = joined(lifted, taken(force, some));
  }
  return lifted;
}
