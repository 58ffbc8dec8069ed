import type { Assessment, ShipAssessment } from "../../planner/assess.ts";
import type { Order, Plan } from "../../planner/plan.ts";
import type { UnitCounts } from "../../units/force.ts";
import { findUnit } from "../../units/units.ts";
import { withOrder, withPlayer } from "../plan/edit.ts";

type Cargo = NonNullable<Order["cargo"]>;

/** Changes what some ships are to do, one after the other. */
export type Give = (edit: (plan: Plan, answer: ShipAssessment) => Plan) => void;

const isSamePath = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** The way that a ship takes if nothing else is ordered: the safest. */
const usualPath = ({ found }: ShipAssessment): readonly string[] => found.options.at(-1)?.path ?? [];

/** Where a way stands among those that are offered; -1 where it is none of them. */
export const optionAt = ({ found }: ShipAssessment, path: readonly string[]): number =>
  found.options.findIndex((option) => isSamePath(option.path, path));

/** The table with what is to be changed about one ship's order; nothing is written down for what is usual. */
function reordered(plan: Plan, answer: ShipAssessment, change: (order: Order) => Order): Plan {
  const { path, ...rest } = change(plan.plan.orders[answer.ship.id] ?? {});
  const isOwn = path !== undefined && !isSamePath(path, usualPath(answer));
  const order = isOwn ? { ...rest, path } : rest;
  return withOrder(plan, answer.ship.id, Object.keys(order).length === 0 ? null : order);
}

/** Another way: what was to be picked up elsewhere stays where it is. */
export const withPath = (plan: Plan, answer: ShipAssessment, path: readonly string[]): Plan =>
  reordered(plan, answer, ({ cargo }) => ({
    path: [...path],
    ...(cargo !== undefined && { cargo: cargo.filter(({ from }) => path.includes(from)) }),
  }));

export const withGoing = (plan: Plan, answer: ShipAssessment, goes: boolean): Plan =>
  reordered(plan, answer, ({ stays: _, ...order }) => (goes ? order : { ...order, stays: true }));

export const withCargo = (plan: Plan, answer: ShipAssessment, unit: string, from: string, count: number): Plan =>
  reordered(plan, answer, (order) => ({ ...order, cargo: loaded(answer.declared?.cargo ?? [], unit, from, count) }));

function loaded(cargo: readonly Cargo[number][], unit: string, from: string, count: number): Cargo {
  const others = cargo.filter((load) => load.unit !== unit || load.from !== from);
  return count === 0 ? [...others] : [...others, { unit, count, from }];
}

export const withoutOrders = (plan: Plan, ships: readonly string[]): Plan =>
  ships.reduce((changed, ship) => withOrder(changed, ship, null), plan);

/** All ships that could come do, or none of them. */
export const withAll = (plan: Plan, answers: readonly ShipAssessment[], goes: boolean): Plan =>
  answers
    .filter(({ course }) => course === "goes" || course === "stays")
    .reduce((changed, answer) => withGoing(changed, answer, goes), plan);

/** One effect more in a player's hands, beside others of its kind that are for other ships. */
export function withOneMore(plan: Plan, seat: number, effect: string): Plan {
  const effects = plan.players[seat]?.effects ?? [];
  return effects.includes(effect) ? plan : withPlayer(plan, seat, { effects: [...effects, effect] });
}

/** What the mover has in a system that ships could take along: in space, and on planets of theirs. */
function carriableIn({ board, mover }: Assessment, system: string): UnitCounts {
  const garrisons = Object.values(board.planets).filter((planet) => planet.owner === mover && planet.system === system);
  const sum: { [unit: string]: number } = {};
  const add = (units: UnitCounts, isTaken: (kind: string) => boolean) => {
    for (const [id, count] of Object.entries(units)) {
      const unit = findUnit(id);
      if (unit?.isCargo && isTaken(unit.kind)) sum[id] = (sum[id] ?? 0) + count;
    }
  };
  add(board.space[system]?.[mover]?.units ?? {}, () => true);
  for (const { force } of garrisons) add(force.units, (kind) => kind === "ground");
  return sum;
}

/** Something that a ship could take along: how many it does, and how many it could. */
export type Load = {
  readonly unit: string;
  readonly from: string;
  readonly there: number;
  readonly value: number;
  readonly most: number;
};
export type Hold = { readonly used: number; readonly capacity: number; readonly loads: readonly Load[] };

/** What a ship has aboard and could have, where it starts and along its way; the count is of ships that take the same at once. */
export function holdOf(assessment: Assessment, { ship, declared }: ShipAssessment, ships: number): Hold {
  const { tokens, active } = assessment.movement;
  const capacity = findUnit(ship.unit)?.capacity ?? 0;
  const cargo = declared?.cargo ?? [];
  const used = cargo.reduce((sum, { unit, count }) => sum + count * (findUnit(unit)?.uses ?? 0), 0);
  const isOpen = (system: string) => system === active || !tokens.has(system);
  const stops = capacity === 0 ? [] : [...new Set(declared?.path ?? [])].filter(isOpen);
  const loads = stops.flatMap((from) =>
    Object.entries(carriableIn(assessment, from)).map(([unit, there]): Load => {
      const value = countIn(cargo, unit, from);
      const left = Math.max(0, there - takenFrom(assessment, unit, from));
      const uses = findUnit(unit)?.uses ?? 1;
      const room = uses === 0 ? left : Math.max(0, capacity - used) / uses;
      return { unit, from, there, value, most: value + Math.floor(Math.min(left / ships, room)) };
    }),
  );
  return { used, capacity, loads };
}

const countIn = (cargo: readonly Cargo[number][], unit: string, from: string): number =>
  cargo.reduce((sum, load) => sum + (load.unit === unit && load.from === from ? load.count : 0), 0);

const takenFrom = ({ answers }: Assessment, unit: string, from: string): number =>
  answers.reduce((sum, { declared }) => sum + countIn(declared?.cargo ?? [], unit, from), 0);

/** Systems off a ship's way that hold something it could take along, if it passed them. */
export function detoursFor(assessment: Assessment, { ship, declared }: ShipAssessment): readonly string[] {
  const { galaxy, tokens, active } = assessment.movement;
  if ((findUnit(ship.unit)?.capacity ?? 0) === 0 || declared === null) return [];
  const isOffered = (id: string) =>
    id !== active &&
    !tokens.has(id) &&
    !declared.path.includes(id) &&
    Object.keys(carriableIn(assessment, id)).length > 0;
  return galaxy.systems.map(({ id }) => id).filter(isOffered);
}

/** Where a ship picks something up on its way, its start aside. */
export const stopsOf = ({ ship, declared }: ShipAssessment): readonly string[] => [
  ...new Set((declared?.cargo ?? []).map(({ from }) => from).filter((from) => from !== ship.at)),
];
