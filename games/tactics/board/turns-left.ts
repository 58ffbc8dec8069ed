import type { PlayerId, TacticsState } from "../rules/shape.ts";

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
