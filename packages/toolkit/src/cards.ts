import { pick } from "./pick.ts";

type Chance = Parameters<typeof pick>[0];

/** The same items in an order of which every one has the same chance. */
export function shuffle<T>(rng: Chance, items: readonly T[]): T[] {
  const shuffled = [...items];
  for (let left = shuffled.length; left > 1; left -= 1) {
    const [taken] = shuffled.splice(rng.int(left), 1);
    shuffled.push(taken as T);
  }
  return shuffled;
}

/** Deals `each` cards to every hand, one at a time in turn from the top; gives the hands and the rest of the deck. */
export function deal<T>(
  items: readonly T[],
  hands: number,
  each: number,
): { readonly hands: readonly (readonly T[])[]; readonly rest: readonly T[] } {
  if (items.length < hands * each) throw new RangeError(`${items.length} cards for ${hands} hands of ${each}`);
  const handOf = (hand: number) => items.slice(0, hands * each).filter((_, at) => at % hands === hand);
  return { hands: Array.from({ length: hands }, (_, hand) => handOf(hand)), rest: items.slice(hands * each) };
}

/** One of the items by chance, and the others in their order. */
export function draw<T>(rng: Chance, items: readonly T[]): readonly [drawn: T, rest: readonly T[]] {
  const at = pick(rng, [...items.keys()]);
  return [items[at] as T, items.toSpliced(at, 1)];
}

/** The same numbers, the smallest first. */
export const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** Hands of numbered cards as a seat sees them, or a spectator: their sizes, its own, and what is in one of the others. */
export const seenHands = (hands: readonly (readonly number[])[], viewer: number | "spectator") => ({
  counts: hands.map(({ length }) => length),
  hand: viewer === "spectator" ? [] : (hands[viewer] ?? []),
  unseen: ascending(hands.flatMap((hand, owner) => (owner === viewer ? [] : hand))),
});

/** Hands that look so to this viewer, every deal of what is unseen with the same chance; each hand in ascending order. */
export function imaginedHands(
  rng: Chance,
  { counts, hand, unseen }: ReturnType<typeof seenHands>,
  viewer: number | "spectator",
): number[][] {
  const hidden = shuffle(rng, unseen);
  return counts.map((count, owner) => (owner === viewer ? [...hand] : ascending(hidden.splice(0, count))));
}

/** The items without these, each taken away once. */
export const without = <T>(items: readonly T[], gone: readonly T[]): readonly T[] =>
  gone.reduce((left, each) => (left.includes(each) ? left.toSpliced(left.indexOf(each), 1) : left), items);
