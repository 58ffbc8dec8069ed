import type { Suit } from "./picture/picture.ts";

const suits = ["clubs", "diamonds", "hearts", "spades"] as const satisfies readonly Suit[];
const signs = ["♣", "♦", "♥", "♠"];
const ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

/** The suit of a card of 52: clubs, diamonds, hearts and spades are 0 to 3. */
const suitOf = (card: number): number => Math.floor(card / ranks.length);

/** The rank of a card of 52 within its suit, from the two (0) to the ace (12). */
const rankOf = (card: number): number => card % ranks.length;

/** A card of 52 as it is drawn: what stands in its corner, and its suit. */
const faceOf = (card: number): { readonly card: string; readonly suit: Suit } => ({
  card: ranks[rankOf(card)] ?? "",
  suit: suits[suitOf(card)] ?? "clubs",
});

/** The sign of a suit. */
const signOf = (suit: number): string => signs[suit] ?? "";

/** A card of 52 as it is written: 10♠. */
const nameOf = (card: number): string => `${faceOf(card).card}${signOf(suitOf(card))}`;

/** The cards of a hand that may be played to a trick: of the suit that was led, or any where there is none. */
function following(hand: readonly number[], led: number | undefined): readonly number[] {
  const same = led === undefined ? [] : hand.filter((card) => suitOf(card) === suitOf(led));
  return same.length > 0 ? same : hand;
}

/** The place in a trick of the card that takes it: the highest trump, or else the highest card of the led suit. */
function takerOf(trick: readonly number[], trump: number | null): number {
  const [led = 0] = trick;
  const power = (card: number) => (suitOf(card) === trump ? 100 : suitOf(card) === suitOf(led) ? 50 : 0) + rankOf(card);
  const powers = trick.map(power);
  return powers.indexOf(Math.max(...powers));
}

/** The 52 cards of four suits, each by a number: 13 times its suit and its rank, from the two (0) to the ace (12). */
export const playingCards = { size: 52, suitOf, rankOf, faceOf, signOf, nameOf, following, takerOf } as const;
