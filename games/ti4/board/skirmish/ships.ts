import type { Seat } from "@umpire/kernel";
import { DRIVE } from "../../data/skirmish.ts";
import type { Cargo } from "../../movement/move.ts";
import { type Cause, type RouteOption, reach } from "../../movement/reach.ts";
import { cargoIn, movementOf, type NamedShip, shipsOf } from "../../skirmish/board.ts";
import type { ShipMove } from "../../skirmish/shape.ts";
import { fullLoad, leftToTake } from "../../skirmish/steps/move-choices.ts";
import { addCounts, type UnitCounts } from "../../units/force.ts";
import { findUnit } from "../../units/units.ts";
import type { Action, SkirmishTable } from "./table.ts";

/** A way to the active system; some need Gravity Drive. */
export type Way = RouteOption & { readonly needsDrive: boolean };

/** A ship elsewhere: the ways by which it could come, the safest first, or what keeps it. */
export type ShipChoice = { readonly ship: NamedShip; readonly ways: readonly Way[]; readonly causes: readonly Cause[] };

type Move = Action<"move">;

/** What every ship that is elsewhere could do; those that could come are first. */
export function shipChoices({ state, rules }: SkirmishTable, seat: Seat, system: string): readonly ShipChoice[] {
  const ships = shipsOf(state, seat).filter(({ at, move }) => at !== system && move > 0);
  const found = reach(movementOf(state, seat, system, rules), ships);
  const hasDrive = state.players[seat]?.effects.includes(DRIVE) ?? false;
  const choices = ships.map((ship, at): ShipChoice => {
    const own = (found[at]?.options ?? []).toReversed().map((option) => ({ ...option, needsDrive: false }));
    const [driven] = hasDrive ? reach(movementOf(state, seat, system, rules, ship.id), [ship]) : [];
    const more = (driven?.options ?? [])
      .toReversed()
      .filter(({ path }) => !own.some((way) => way.path.join() === path.join()))
      .map((option) => ({ ...option, needsDrive: true }));
    return { ship, ways: [...own, ...more], causes: found[at]?.refusal?.causes ?? [] };
  });
  return choices.sort((a, b) => Number(b.ways.length > 0) - Number(a.ways.length > 0));
}

export const moveOf = ({ moves }: Move, ship: string): ShipMove | undefined => moves.find((move) => move.ship === ship);

/** What fights and flies by itself of one system, in a declared movement. */
function flownFrom({ moves }: Move, choices: readonly ShipChoice[], at: string): UnitCounts {
  const flown = choices.filter(({ ship }) => ship.at === at && moves.some((move) => move.ship === ship.id));
  return flown.reduce<UnitCounts>((sum, { ship }) => addCounts(sum, { [ship.unit]: 1 }), {});
}

/** The same movement with Gravity Drive only as long as the ship that has it moves by it. */
function withDrive(move: Move, drive: string | undefined): Move {
  const { drive: before, ...rest } = move;
  const kept = drive ?? before;
  return kept !== undefined && move.moves.some(({ ship }) => ship === kept) ? { ...rest, drive: kept } : rest;
}

/** Sends a ship by its safest way, as full as it goes; or keeps it where it is. */
export function toggleShip(
  { state }: SkirmishTable,
  seat: Seat,
  move: Move,
  choices: readonly ShipChoice[],
  { ship, ways: [way] }: ShipChoice,
): Move {
  if (moveOf(move, ship.id) !== undefined)
    return withDrive({ ...move, moves: move.moves.filter((each) => each.ship !== ship.id) }, undefined);
  if (way === undefined) return move;
  const cargo = fullLoad(state, seat, ship, move.moves, flownFrom(move, choices, ship.at));
  const moves = [...move.moves, { ship: ship.id, path: way.path, cargo }];
  return withDrive({ ...move, moves }, way.needsDrive ? ship.id : undefined);
}

/** The same ship by another way; what it would have picked up off that way stays. */
export function takeWay(move: Move, ship: string, { path, needsDrive }: Way): Move {
  const moves = move.moves.map((each) =>
    each.ship === ship ? { ...each, path, cargo: each.cargo.filter(({ from }) => path.includes(from)) } : each,
  );
  const { drive, ...rest } = move;
  if (needsDrive) return { ...rest, moves, drive: ship };
  return drive === undefined || drive === ship ? { ...rest, moves } : { ...rest, moves, drive };
}

/** What a ship could take along: of each unit where it lies how many it has, and how many it could have. */
export type CargoChoice = {
  readonly unit: string;
  readonly from: string;
  readonly count: number;
  readonly max: number;
};

export function cargoChoices(
  { state }: SkirmishTable,
  seat: Seat,
  move: Move,
  choices: readonly ShipChoice[],
  id: string,
): readonly CargoChoice[] {
  const own = moveOf(move, id);
  const ship = choices.find((choice) => choice.ship.id === id)?.ship;
  const capacity = findUnit(ship?.unit ?? "")?.capacity ?? 0;
  if (own === undefined || capacity === 0) return [];
  return own.path.slice(0, -1).flatMap((from) => {
    const there = cargoIn(state, seat, from);
    return Object.keys(there).flatMap((unit) => {
      const left = leftToTake(there, from, unit, move.moves, flownFrom(move, choices, from));
      const count = countIn(own.cargo, unit, from);
      return left + count <= 0
        ? []
        : [{ unit, from, count, max: Math.min(count + left, count + roomLeft(own, capacity)) }];
    });
  });
}

const countIn = (cargo: readonly Cargo[], unit: string, from: string): number =>
  cargo.reduce((sum, load) => sum + (load.unit === unit && load.from === from ? load.count : 0), 0);

function roomLeft({ cargo }: ShipMove, capacity: number): number {
  const used = cargo.reduce((sum, { unit, count }) => sum + count * (findUnit(unit)?.uses ?? 1), 0);
  return Math.max(0, capacity - used);
}

/** The same ship with this number of a unit from there aboard. */
export function loadCargo(move: Move, ship: string, { unit, from }: CargoChoice, count: number): Move {
  const moves = move.moves.map((each) => {
    if (each.ship !== ship) return each;
    const others = each.cargo.filter((load) => load.unit !== unit || load.from !== from);
    return { ...each, cargo: count === 0 ? others : [...others, { unit, count, from }] };
  });
  return { ...move, moves };
}
