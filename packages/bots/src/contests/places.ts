import type { Over } from "@umpire/kernel";

/**
 * The place of each seat, from 1: as the game says; else the winners come first and the others by their points. Where
 * nobody has won, all share the first place.
 */
export function placesOf({ winners, scores, places }: Over, seats: number): readonly number[] {
  if (places !== undefined && places.length === seats) return places;
  if (winners.length === 0) return new Array<number>(seats).fill(1);
  const rank = (seat: number) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : (scores?.[seat] ?? 0));
  const ranks = Array.from({ length: seats }, (_, seat) => rank(seat));
  return ranks.map((own) => 1 + ranks.filter((other) => other > own).length);
}
