import type { Result, Seat } from "@umpire/kernel";
import { ok } from "@umpire/kernel";
import { refuseMissingCargo } from "../movement/capacity.ts";
import { type Cargo, type DeclaredMove, type MoveRefusal, refuseDeclared } from "../movement/move.ts";
import { isHeld, type Movement } from "../movement/movement.ts";
import { reach, type ShipReach } from "../movement/reach.ts";
import { cargoIn, inSpace, movementOf, type NamedShip, shipsOf } from "../skirmish/board.ts";
import type { Board } from "../skirmish/shape.ts";
import { roomIn } from "../skirmish/steps/fleet-pool.ts";
import { fullLoad } from "../skirmish/steps/move-choices.ts";
import { addCounts, filterCounts, subtractCounts, type UnitCounts } from "../units/force.ts";
import { findUnit } from "../units/units.ts";
import { type Plan, type PlanBoard, toBoard } from "./plan.ts";

/** What a ship does: it is there, or cannot come; it could and stays, is carried, or goes. */
type Course = "there" | "barred" | "stays" | "aboard" | "goes";

/** A ship with its answer, and what it is to do. */
export type ShipAssessment = {
  readonly ship: NamedShip;
  readonly found: ShipReach;
  readonly course: Course;
  readonly declared: DeclaredMove | null;
  /** Why what was ordered is not allowed. */
  readonly refusal: (MoveRefusal & { readonly ship: string }) | null;
};

export type PlanWarning =
  | {
      readonly code: "over-fleet-pool";
      readonly system: string;
      /** Those that count, and as how many of them the fighters do. */
      readonly ships: number;
      readonly fighters: number;
      readonly pool: number;
    }
  | { readonly code: "capacity"; readonly system: string; readonly needed: number; readonly capacity: number }
  | { readonly code: "cargo-absent"; readonly unit: string; readonly system: string; readonly ship: string };

/** Everything about the movement that a table's plan means. */
export type Assessment = PlanBoard & {
  readonly mover: Seat;
  readonly movement: Movement;
  readonly answers: readonly ShipAssessment[];
  /** What moves, as far as it is allowed. */
  readonly declared: readonly DeclaredMove[];
  readonly warnings: readonly PlanWarning[];
};

/** Which ships reach the active system, and what those do that are meant to; null while no system is active. */
export function assess(plan: Plan): Result<Assessment | null> {
  const out = toBoard(plan);
  return out.ok ? ok(assessOn(plan, out.value)) : out;
}

/** The same for a plan whose board is there already. */
export function assessOn(plan: Plan, out: PlanBoard): Assessment | null {
  const { active, mover } = plan.plan;
  const { board, rules, galaxy } = out;
  if (active === null || !galaxy.systems.some(({ id }) => id === active)) return null;
  const ships = shipsOf(board, mover);
  const movement = { ...movementOf(board, mover, active, rules), bestMove: bestMoveOf(ships) };
  const found = reach(movement, ships);
  const coming = ships.map((ship, at) => ({
    ship,
    found: found[at] ?? { id: ship.id, reachable: false, options: [] },
  }));
  return giveOrders({ ...out, mover, movement }, coming, plan);
}

/** The same ships with the orders of another plan, which has nothing else that is different: who reaches is known. */
export const reassess = (assessment: Assessment, plan: Plan): Assessment =>
  giveOrders(assessment, assessment.answers, plan);

function giveOrders(
  given: PlanBoard & Pick<Assessment, "mover" | "movement">,
  coming: readonly Coming[],
  plan: Plan,
): Assessment {
  const { board, movement, mover } = given;
  const ships = coming.map(({ ship, found }) => ({ ship, found }));
  const answers = ordered(board, movement, mover, ships, plan.plan.orders);
  const declared = answers.flatMap((answer) => (answer.refusal === null && answer.declared ? [answer.declared] : []));
  const pool = plan.players[mover]?.fleetPool ?? 0;
  return { ...given, answers, declared, warnings: warn(board, movement, mover, declared, pool) };
}

const bestMoveOf = (ships: readonly NamedShip[]): number => ships.reduce((best, { move }) => Math.max(best, move), 0);

type Coming = Pick<ShipAssessment, "ship" | "found">;

/** Each ship with its order: those with room first, so that it is known who is carried. */
function ordered(
  board: Board,
  movement: Movement,
  mover: Seat,
  coming: readonly Coming[],
  orders: Plan["plan"]["orders"],
): readonly ShipAssessment[] {
  const given = new Map<string, ShipAssessment>();
  const moving: DeclaredMove[] = [];
  const isFighter = ({ unit }: NamedShip) => findUnit(unit)?.type === "fighter";
  for (const each of coming.filter(({ ship }) => !isFighter(ship))) {
    const answer = answerOf(board, movement, mover, each, orders, coming, moving);
    if (answer.declared !== null) moving.push(answer.declared);
    given.set(each.ship.id, answer);
  }
  const aboard = carriedOf(moving);
  for (const each of [...coming].reverse().filter(({ ship }) => isFighter(ship))) {
    const key = `${each.ship.at} ${each.ship.unit}`;
    const left = aboard.get(key) ?? 0;
    if (left > 0) {
      aboard.set(key, left - 1);
      given.set(each.ship.id, { ...each, course: "aboard", declared: null, refusal: null });
    } else given.set(each.ship.id, answerOf(board, movement, mover, each, orders, coming, moving));
  }
  return coming.flatMap(({ ship }) => given.get(ship.id) ?? []);
}

/** How many of each unit are carried away from each system. */
function carriedOf(moving: readonly DeclaredMove[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { unit, count, from } of moving.flatMap(({ cargo }) => cargo))
    sums.set(`${from} ${unit}`, (sums.get(`${from} ${unit}`) ?? 0) + count);
  return sums;
}

function answerOf(
  board: Board,
  movement: Movement,
  mover: Seat,
  { ship, found }: Coming,
  orders: Plan["plan"]["orders"],
  coming: readonly Coming[],
  moving: readonly DeclaredMove[],
): ShipAssessment {
  const order = orders[ship.id] ?? {};
  const idle = (course: Course): ShipAssessment => ({ ship, found, course, declared: null, refusal: null });
  if (ship.at === movement.active && order.path === undefined) return idle("there");
  const path = order.path ?? found.options.at(-1)?.path;
  if (path === undefined) return idle("barred");
  if (order.stays) return idle("stays");
  const cargo = order.cargo ?? usualLoad(board, mover, ship, coming, moving, movement);
  const declared: DeclaredMove = { ship, path, cargo };
  return { ship, found, course: "goes", declared, refusal: refuseDeclared(movement, declared) };
}

/** As full as it goes, but fighters that come by themselves need no room; nothing is lifted from under a token. */
function usualLoad(
  board: Board,
  mover: Seat,
  ship: NamedShip,
  coming: readonly Coming[],
  moving: readonly DeclaredMove[],
  movement: Movement,
): readonly Cargo[] {
  if (isHeld(movement, ship.at)) return [];
  const sails = (unit: string) =>
    coming.some((each) => each.ship.at === ship.at && each.ship.unit === unit && each.found.reachable);
  const isCarried = (unit: string) => findUnit(unit)?.type !== "fighter" || !sails(unit);
  const here = inSpace(board, ship.at, mover);
  const left = { ...board.space[ship.at], [mover]: { ...here, units: filterCounts(here.units, isCarried) } };
  return fullLoad({ ...board, space: { ...board.space, [ship.at]: left } }, mover, ship, moving);
}

/** What the plan would leave without room, take twice, or bring too much of. */
function warn(
  board: Board,
  movement: Movement,
  mover: Seat,
  declared: readonly DeclaredMove[],
  pool: number,
): readonly PlanWarning[] {
  const systems = [...new Set([...declared.flatMap(({ path }) => path), movement.active])];
  const absent = refuseMissingCargo(Object.fromEntries(systems.map((id) => [id, cargoIn(board, mover, id)])), declared);
  const rooms = systems.map((system) => {
    const units = spaceAfter(board, mover, system, movement.active, declared);
    return { system, ...roomIn(board, mover, system, units) };
  });
  // Fighters that move by themselves count for the fleet pool where they have no room, also where they stay behind.
  const pools = rooms.filter(({ system, fleet, flying }) => fleet > pool && (system === movement.active || flying > 0));
  const crowded = rooms.filter(({ needed, capacity }) => needed > capacity);
  return [
    ...pools.map(({ system, fleet, flying }) => ({
      ...({ code: "over-fleet-pool", system, ships: fleet, fighters: flying, pool } as const),
    })),
    ...(absent === null ? [] : [absent]),
    ...crowded.map(({ system, needed, capacity }) => ({ code: "capacity", system, needed, capacity }) as const),
  ];
}

/** What a player would have in a system's space if all that moves arrived; cargo comes out of space first. */
function spaceAfter(
  board: Board,
  mover: Seat,
  system: string,
  active: string,
  declared: readonly DeclaredMove[],
): UnitCounts {
  const sum = (loads: readonly UnitCounts[]) => loads.reduce(addCounts, {});
  const sailing = (at: string) =>
    declared.filter(({ ship }) => ship.at === at).map(({ ship }) => ({ [ship.unit ?? ""]: 1 }));
  const lifted = declared
    .flatMap(({ cargo }) => cargo)
    .map(({ unit, count, from }) => ({ from, load: { [unit]: count } }));
  const gone = [...sailing(system), ...lifted.filter(({ from }) => from === system).map(({ load }) => load)];
  const left = subtractCounts(inSpace(board, system, mover).units, sum(gone));
  if (system !== active) return left;
  return addCounts(
    left,
    sum([...declared.map(({ ship }) => ({ [ship.unit ?? ""]: 1 })), ...lifted.map(({ load }) => load)]),
  );
}
