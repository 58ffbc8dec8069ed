import type { Rng, Seat } from "@umpire/kernel";
import { loadCargo } from "../../movement/capacity.ts";
import { reachOptions } from "../../movement/reach.ts";
import { addCounts, type UnitCounts } from "../../units/force.ts";
import { findUnit } from "../../units/units.ts";
import { cargoIn, movementOf, type NamedShip, shipsOf } from "../board.ts";
import { tacticalOf } from "../play.ts";
import type { Board, ShipMove, SkirmishAction, SkirmishRules, SkirmishState } from "../shape.ts";

type Move = Extract<SkirmishAction, { type: "move" }>;

/** What one ship could do: stay, or take one of the ways that are offered, empty or laden. */
type Choice = { readonly ship: NamedShip; readonly ways: readonly (readonly string[])[] };

/**
 * Movements that are worth offering: for each ship that reaches, to stay or to come by one of the ways that `reach`
 * offers, empty or with as much as there is. Any other legal path may be declared all the same.
 */
export function* moveChoices(state: SkirmishState, rules: SkirmishRules): Generator<Move> {
  yield* build(state, choicesOf(state, rules), []);
}

/** One of them by chance, ship by ship. */
export function sampleMove(state: SkirmishState, rules: SkirmishRules, rng: Rng): Move {
  const steps: MoveStep[] = [];
  for (const choice of choicesOf(state, rules)) {
    const options = [...stepsOf(state, choice, steps)];
    const chosen = options[rng.int(options.length + 1)];
    if (chosen !== undefined) steps.push(chosen);
  }
  return moveOf(steps);
}

/** What one ship does of a movement. */
type MoveStep = { readonly ship: NamedShip; readonly move: ShipMove };
const moveOf = (steps: readonly MoveStep[]): Move => ({ type: "move", moves: steps.map(({ move }) => move) });

function choicesOf(state: SkirmishState, rules: SkirmishRules): readonly Choice[] {
  const { seat, system } = tacticalOf(state);
  const ships = fightersLast(shipsOf(state, seat).filter(({ at }) => at !== system));
  const found = reachOptions(movementOf(state, seat, system, rules), ships);
  return ships.flatMap((ship, at) => {
    const ways = (found[at] ?? []).map(({ path }) => path);
    return ways.length === 0 ? [] : [{ ship, ways }];
  });
}

function* build(state: SkirmishState, choices: readonly Choice[], steps: readonly MoveStep[]): Generator<Move> {
  const [first, ...rest] = choices;
  if (first === undefined) {
    yield moveOf(steps);
    return;
  }
  for (const step of stepsOf(state, first, steps)) yield* build(state, rest, [...steps, step]);
  yield* build(state, rest, steps);
}

function* stepsOf(state: SkirmishState, { ship, ways }: Choice, before: readonly MoveStep[]): Generator<MoveStep> {
  const { seat } = tacticalOf(state);
  const moves = before.map(({ move }) => move);
  const flown = before
    .filter((step) => step.ship.at === ship.at)
    .reduce<UnitCounts>((sum, step) => addCounts(sum, { [step.ship.unit]: 1 }), {});
  const there = isFighter(ship.unit) ? cargoIn(state, seat, ship.at) : {};
  if (isFighter(ship.unit) && leftToTake(there, ship.at, ship.unit, moves, flown) <= 0) return;
  for (const path of ways) {
    const cargo = fullLoad(state, seat, ship, moves, flown);
    if (cargo.length > 0) yield { ship, move: { ship: ship.id, path, cargo } };
    yield { ship, move: { ship: ship.id, path, cargo: [] } };
  }
}

/** How many of a unit are left where they can be picked up: some are cargo already, some fighters have flown. */
export function leftToTake(
  there: UnitCounts,
  from: string,
  unit: string,
  before: readonly Pick<ShipMove, "cargo">[],
  flown: UnitCounts,
): number {
  const loads = before.flatMap(({ cargo }) => cargo).filter((load) => load.from === from && load.unit === unit);
  const carried = loads.reduce((sum, { count }) => sum + count, 0);
  return (there[unit] ?? 0) - carried - (flown[unit] ?? 0);
}

/** Cargo for the free capacity, from what no other ship takes: ground forces first, then fighters. */
export function fullLoad(
  state: Board,
  seat: Seat,
  ship: NamedShip,
  before: readonly Pick<ShipMove, "cargo">[],
  flown: UnitCounts = {},
): ShipMove["cargo"] {
  const there = cargoIn(state, seat, ship.at);
  const units = Object.keys(there).sort((a, b) => rank(a) - rank(b));
  const left = Object.fromEntries(units.map((unit) => [unit, leftToTake(there, ship.at, unit, before, flown)]));
  const aboard = loadCargo(units, left, findUnit(ship.unit)?.capacity ?? 0);
  return Object.entries(aboard).map(([unit, count]) => ({ unit, count, from: ship.at }));
}

/** Those that can be carried after all others, so that it is known by then who is. */
const fightersLast = (ships: readonly NamedShip[]): readonly NamedShip[] =>
  [...ships].sort((a, b) => rank(a.unit) - rank(b.unit));

const isFighter = (unit: string): boolean => findUnit(unit)?.type === "fighter";
const rank = (unit: string): number => (isFighter(unit) ? 1 : 0);
