import type { TacticsAction } from "@umpire/tactics/rules/shape";

/** The peer's own rules of 5x5 Tactics. Each gives the new table, or null where the action is not allowed. */

type Point = { readonly x: number; readonly y: number };
export type Player = "0" | "1";

export type Buff = {
  readonly id: string;
  readonly turns: number;
  readonly attack: number;
  readonly moveRange: number;
  readonly attackRange: number;
  readonly stunned: boolean;
  readonly rooted: boolean;
  readonly poison: boolean;
};

export type Unit = {
  readonly id: string;
  readonly owner: Player;
  readonly hp: number;
  readonly attack: number;
  readonly moveRange: number;
  readonly attackRange: number;
  readonly x: number;
  readonly y: number;
  readonly alive: boolean;
  readonly buffs: readonly Buff[];
};

export type Table = {
  readonly current: Player;
  /** How many turns have ended. */
  readonly turns: number;
  readonly acted: readonly string[];
  readonly units: readonly Unit[];
};

const SIZE = 5;
const TURNS = 60;
const nobody: readonly string[] = [];

export type Rule = (table: Table, player: string, order: TacticsAction) => Table | null;

export const move: Rule = (table, player, { unitId, targetPosition: to, targetUnitId }) => {
  const unit = actorOf(table, player, unitId);
  if (!unit || !to || targetUnitId !== null || !canGo(table, unit, to)) return null;
  return acted(table, unit, placed(table.units, movedTo(unit, to)));
};

export const attack: Rule = (table, player, { unitId, targetPosition: at, targetUnitId }) => {
  const unit = actorOf(table, player, unitId);
  const target = targetOf(table, player, targetUnitId);
  if (!unit || !target || !at || target.x !== at.x || target.y !== at.y) return null;
  if (!within(unit, target, stat(unit, "attackRange"))) return null;
  return acted(table, unit, placed(table.units, hurt(target, stat(unit, "attack"), target.buffs)));
};

export const moveAndAttack: Rule = (table, player, { unitId, targetPosition: to, targetUnitId }) => {
  const unit = actorOf(table, player, unitId);
  const target = targetOf(table, player, targetUnitId);
  if (!unit || !target || !to || !canGo(table, unit, to)) return null;
  if (!within(to, target, stat(unit, "attackRange"))) return null;
  const units = placed(table.units, movedTo(unit, to));
  return turned(table, placed(units, hurt(target, stat(unit, "attack"), target.buffs)));
};

export const endTurn: Rule = (table, player) => (table.current === player ? turned(table, table.units) : null);

/** Undefined while it goes on; nobody where both sides fell or the last turn is over. */
export function winnerOf({ units, turns }: Table): Player | "" | undefined {
  let first = false;
  let second = false;
  for (const { alive, owner } of units) {
    if (alive && owner === "0") first = true;
    else if (alive) second = true;
  }
  if (first && second && turns < TURNS) return undefined;
  return first === second ? "" : first ? "0" : "1";
}

function actorOf({ current, units, acted }: Table, player: string, id: string | null | undefined): Unit | null {
  const unit = find(units, id);
  if (current !== player || !unit?.alive || unit.owner !== player || acted.includes(unit.id)) return null;
  return has(unit, "stunned") ? null : unit;
}

function targetOf({ units }: Table, player: string, id: string | null | undefined): Unit | null {
  const unit = find(units, id);
  return unit?.alive && unit.owner !== player ? unit : null;
}

function find(units: readonly Unit[], id: string | null | undefined): Unit | undefined {
  for (const unit of units) if (unit.id === id) return unit;
  return undefined;
}

function canGo({ units }: Table, unit: Unit, to: Point): boolean {
  const { x, y } = to;
  const onBoard = Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < SIZE && y < SIZE;
  if (!onBoard || isTaken(units, x, y) || has(unit, "rooted")) return false;
  return within(unit, to, stat(unit, "moveRange"));
}

export function isTaken(units: readonly Unit[], x: number, y: number): boolean {
  for (const unit of units) if (unit.alive && unit.x === x && unit.y === y) return true;
  return false;
}

export function within(from: Point, to: Point, range: number): boolean {
  const distance = from.x === to.x ? Math.abs(from.y - to.y) : from.y === to.y ? Math.abs(from.x - to.x) : 0;
  return distance >= 1 && distance <= range;
}

export function stat(unit: Unit, name: "attack" | "moveRange" | "attackRange"): number {
  let value = unit[name];
  for (const buff of unit.buffs) value += buff[name];
  return Math.max(0, value);
}

export function has({ buffs }: Unit, flag: "stunned" | "rooted"): boolean {
  for (const buff of buffs) if (buff[flag]) return true;
  return false;
}

// Units and tables are spelt out, not spread, because a spread costs several times as much.

function movedTo({ id, owner, hp, attack, moveRange, attackRange, alive, buffs }: Unit, { x, y }: Point): Unit {
  return { id, owner, hp, attack, moveRange, attackRange, x, y, alive, buffs };
}

function hurt(unit: Unit, damage: number, buffs: readonly Buff[]): Unit {
  const { id, owner, attack, moveRange, attackRange, x, y } = unit;
  const hp = Math.max(0, unit.hp - damage);
  return { id, owner, hp, attack, moveRange, attackRange, x, y, alive: hp > 0, buffs };
}

function placed(units: readonly Unit[], changed: Unit): readonly Unit[] {
  return units.map((unit) => (unit.id === changed.id ? changed : unit));
}

function acted({ current, turns, acted }: Table, { id }: Unit, units: readonly Unit[]): Table {
  return { current, turns, acted: [...acted, id], units };
}

/** The end of a turn: poison hurts, buffs run down, the other player is to act. */
function turned({ current, turns }: Table, before: readonly Unit[]): Table {
  const units = before.some(({ buffs }) => buffs.length > 0) ? before.map(tick) : before;
  return { current: current === "0" ? "1" : "0", turns: turns + 1, acted: nobody, units };
}

function tick(unit: Unit): Unit {
  if (unit.buffs.length === 0) return unit;
  const damage = unit.alive ? unit.buffs.filter(({ poison }) => poison).length : 0;
  return hurt(unit, damage, unit.buffs.filter(({ turns }) => turns > 1).map(oneTurnLess));
}

function oneTurnLess({ id, turns, attack, moveRange, attackRange, stunned, rooted, poison }: Buff): Buff {
  return { id, turns: turns - 1, attack, moveRange, attackRange, stunned, rooted, poison };
}
