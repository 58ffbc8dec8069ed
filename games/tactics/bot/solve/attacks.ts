import type { Field } from "./field.ts";
import { locate, neighbours, place, SQUARES, straight } from "./squares.ts";

/** The best that a turn with an attack in it leads to: how many turns until one wins, until one has lost, or neither. */
export type Exits = { win: number; loss: number; isOpen: boolean };

/** A turn under way, written over and over: whose units stand where; a fallen one stands at -1. */
type Turn = {
  readonly field: Field;
  readonly values: Uint8Array;
  readonly own: number;
  readonly squares: Int8Array;
  readonly ownCount: number;
  readonly count: number;
  readonly after: Int8Array;
  readonly exits: Exits;
};

export function turnsOf(field: Field, values: Uint8Array, own: number, other: number, exits: Exits) {
  const ownCount = field.sides[own]?.length ?? 0;
  const count = ownCount + (field.sides[other]?.length ?? 0);
  const turn: Turn = { field, values, own, ownCount, count, exits, squares: new Int8Array(4), after: new Int8Array(4) };
  /** Tries every turn that has an attack in it. */
  return (squares: Int8Array): void => {
    turn.squares.set(squares);
    exits.win = 0;
    exits.loss = 0;
    exits.isOpen = false;
    act(turn, other, 0, false);
  };
}

/** One unit after the other, in any order; who moves and attacks ends the turn, and so may anybody. */
function act(turn: Turn, other: number, acted: number, hasHit: boolean): void {
  if (hasHit) note(turn, other);
  for (let unit = 0; unit < turn.ownCount; unit += 1) {
    if ((acted & (1 << unit)) !== 0) continue;
    const from = turn.squares[unit] ?? 0;
    attack(turn, other, unit, acted | (1 << unit), false);
    for (const to of neighbours[from] ?? []) {
      if (isTaken(turn, to)) continue;
      turn.squares[unit] = to;
      attack(turn, other, unit, acted | (1 << unit), true);
      // A move that nobody follows up with an attack is another matter.
      if (hasHit || acted === 0) act(turn, other, acted | (1 << unit), hasHit);
      turn.squares[unit] = from;
    }
  }
}

function attack(turn: Turn, other: number, unit: number, acted: number, isLast: boolean): void {
  const { field, squares, ownCount, count, own } = turn;
  const kind = field.sides[own]?.[unit]?.kind ?? 0;
  const range = field.kinds[kind]?.attackRange ?? 0;
  let standing = 0;
  for (let target = ownCount; target < count; target += 1) {
    const at = squares[target] ?? -1;
    if (at < 0) continue;
    const distance = straight[(squares[unit] ?? 0) * SQUARES + at] ?? 0;
    if (distance > 0 && distance <= range) strike(turn, other, standing, target, kind, acted, isLast);
    standing += 1;
  }
}

function strike(
  turn: Turn,
  other: number,
  standing: number,
  target: number,
  kind: number,
  acted: number,
  isLast: boolean,
): void {
  const { field, squares } = turn;
  const after = field.hits[other]?.[standing]?.[kind] ?? -1;
  if (after < 0) {
    turn.exits.win = 1;
    return;
  }
  const at = squares[target] ?? 0;
  const hasFallen = (field.sides[after]?.length ?? 0) < (field.sides[other]?.length ?? 0);
  if (hasFallen) squares[target] = -1;
  if (isLast) note(turn, after);
  else act(turn, after, acted, true);
  squares[target] = at;
}

function isTaken({ squares, count }: Turn, square: number): boolean {
  for (let at = 0; at < count; at += 1) if (squares[at] === square) return true;
  return false;
}

/** What the position is to the enemy, who acts next in it. */
function note({ field, values, own, squares, ownCount, count, after, exits }: Turn, other: number): void {
  let filled = 0;
  for (let at = ownCount; at < count; at += 1) {
    const square = squares[at] ?? -1;
    if (square >= 0) after[filled++] = square;
  }
  for (let at = 0; at < ownCount; at += 1) after[filled++] = squares[at] ?? 0;
  locate(after, filled);
  const value = values[(field.offsets[other * field.sides.length + own] ?? 0) + place.number] ?? 0;
  if (value === 0) exits.isOpen = true;
  else if (value % 2 === 1) exits.loss = Math.max(exits.loss, value + 1);
  else if (exits.win === 0 || value + 1 < exits.win) exits.win = value + 1;
}
