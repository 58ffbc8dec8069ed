import type { Rng, Seat } from "@umpire/kernel";
import { stowed } from "../capacity.ts";
import { reach } from "../reach.ts";
import { findUnit } from "../units.ts";
import { cargoIn, type NamedShip, shipsOf, voyageOf } from "./board.ts";
import { minus, plus } from "./force.ts";
import { tacticalOf } from "./play.ts";
import type { Board, Counts, ShipMove, SkirmishAction, SkirmishRules, SkirmishState } from "./shape.ts";

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
  const moves: ShipMove[] = [];
  for (const choice of choicesOf(state, rules)) {
    const options = [...movesOf(state, choice, moves)];
    const chosen = options[rng.int(options.length + 1)];
    if (chosen !== undefined) moves.push(chosen);
  }
  return { type: "move", moves };
}

function choicesOf(state: SkirmishState, rules: SkirmishRules): readonly Choice[] {
  const { seat, system } = tacticalOf(state);
  const ships = fightersLast(shipsOf(state, seat).filter(({ at }) => at !== system));
  const found = reach(voyageOf(state, seat, system, rules), ships);
  return ships.flatMap((ship, at) => {
    const ways = (found[at]?.options ?? []).map(({ path }) => path);
    return ways.length === 0 ? [] : [{ ship, ways }];
  });
}

function* build(state: SkirmishState, choices: readonly Choice[], moves: readonly ShipMove[]): Generator<Move> {
  const [first, ...rest] = choices;
  if (first === undefined) {
    yield { type: "move", moves };
    return;
  }
  for (const move of movesOf(state, first, moves)) yield* build(state, rest, [...moves, move]);
  yield* build(state, rest, moves);
}

function* movesOf(state: SkirmishState, { ship, ways }: Choice, before: readonly ShipMove[]): Generator<ShipMove> {
  const { seat } = tacticalOf(state);
  if (isAboard(state, seat, ship, before)) return;
  for (const path of ways) {
    const cargo = fullLoad(state, seat, ship, before);
    if (cargo.length > 0) yield { ship: ship.id, path, cargo };
    yield { ship: ship.id, path, cargo: [] };
  }
}

/** Ground forces first, then fighters: as many as there is room for, of what no other ship takes. */
export function fullLoad(
  state: Board,
  seat: Seat,
  ship: NamedShip,
  before: readonly Pick<ShipMove, "cargo">[],
): ShipMove["cargo"] {
  const taken = before.flatMap(({ cargo }) => cargo).filter(({ from }) => from === ship.at);
  const gone = taken.reduce<Counts>((sum, { unit, count }) => plus(sum, { [unit]: count }), {});
  const left = minus(cargoIn(state, seat, ship.at), gone);
  const units = Object.keys(left).sort((a, b) => rank(a) - rank(b));
  const aboard = stowed(units, left, findUnit(ship.unit)?.capacity ?? 0);
  return Object.entries(aboard).map(([unit, count]) => ({ unit, count, from: ship.at }));
}

/** Those that can be carried after all others, so that it is known by then who is. */
const fightersLast = (ships: readonly NamedShip[]): readonly NamedShip[] =>
  [...ships].sort((a, b) => rank(a.unit) - rank(b.unit));

/** Whether all that is left of a ship's kind in its system is carried by others, or under way already. */
export function isAboard({ space }: Board, seat: Seat, { at, unit }: NamedShip, before: readonly ShipMove[]): boolean {
  const carried = before.flatMap(({ cargo }) => cargo).filter((load) => load.from === at && load.unit === unit);
  const alone = before.filter(({ ship }) => ship.startsWith(`${at}/${unit}/`)).length;
  const all = space[at]?.[seat]?.units[unit] ?? 0;
  return carried.reduce((sum, { count }) => sum + count, alone) >= all;
}

const rank = (unit: string): number => (findUnit(unit)?.type === "fighter" ? 1 : 0);
