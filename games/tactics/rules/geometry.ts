import type { Point, TacticsState, Unit } from "./shape.ts";

/** T4: the distance along one row or column; 0 where two points share none, or are the same. */
function straightDistance(a: Point, b: Point): number {
  if (a.x === b.x) return Math.abs(a.y - b.y);
  return a.y === b.y ? Math.abs(a.x - b.x) : 0;
}

export function within(from: Point, to: Point, range: number): boolean {
  const distance = straightDistance(from, to);
  return distance >= 1 && distance <= range;
}

export function onBoard({ board }: Pick<TacticsState, "board">, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < board.width && y < board.height;
}

/** The living unit that stands there; the dead do not block their tile. */
export function occupant({ units }: TacticsState, { x, y }: Point): Unit | undefined {
  for (const unit of units) if (unit.alive && unit.position.x === x && unit.position.y === y) return unit;
  return undefined;
}

export function unitById({ units }: TacticsState, id: string): Unit | undefined {
  for (const unit of units) if (unit.id === id) return unit;
  return undefined;
}
