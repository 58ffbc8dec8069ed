import type { PlayerId, TacticsState, Tile } from "../rules/shape.ts";

/**
 * How many turns of its bearer's a buff still works in, the one that goes on now among them. Durations count the
 * ends of both sides' turns, so it works in the bearer's k-th turn from now while they exceed the ends before that.
 */
export function turnsLeft(
  { currentPlayer }: Pick<TacticsState, "currentPlayer">,
  { owner }: { readonly owner: PlayerId },
  duration: number,
): number {
  return owner === currentPlayer ? Math.ceil(duration / 2) : Math.floor(duration / 2);
}

/** How many of its own turns a unit bears a tile's buff: one's own unit from this turn on, a foe from its next. */
export const turnsOfTile = ({ target, duration }: Pick<Tile, "target" | "duration">): number =>
  turnsLeft({ currentPlayer: "P1" }, { owner: target === "self" ? "P1" : "P2" }, duration);
