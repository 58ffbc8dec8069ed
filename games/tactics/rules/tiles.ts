import { byCodeUnit } from "@umpire/toolkit";
import { amend } from "./amend.ts";
import { onApply } from "./buffs.ts";
import { buffs, isBuffId } from "./data/buffs.ts";
import type { TacticsEvent, TacticsState, Tile, Unit } from "./shape.ts";

/** T16: a unit that moves onto a tile sets it off, once. */
export function stepOnto(state: TacticsState, unit: Unit, events: TacticsEvent[]): TacticsState {
  const { tiles } = state;
  const tile = tiles?.find(({ position }) => position.x === unit.position.x && position.y === unit.position.y);
  if (!tiles || !tile) return state;
  const spent = amend(state, { tiles: tiles.filter((other) => other !== tile) });
  const target = tile.target === "self" ? unit : nearestEnemy(state, unit);
  if (!target || !isBuffId(tile.buffId)) return spent;
  return onApply(spent, target.id, instanceOf(tile, tile.buffId, unit), events);
}

function instanceOf({ duration }: Tile, id: keyof typeof buffs, { id: sourceUnitId }: Unit) {
  return { ...buffs[id], duration, sourceUnitId };
}

/** By steps over rows and columns; of several as near, the first by id. */
function nearestEnemy({ units }: TacticsState, from: Unit): Unit | undefined {
  const distance = ({ position }: Unit) =>
    Math.abs(position.x - from.position.x) + Math.abs(position.y - from.position.y);
  return units
    .filter((unit) => unit.alive && unit.owner !== from.owner)
    .sort((a, b) => distance(a) - distance(b) || byCodeUnit(a.id, b.id))[0];
}
