import { defineGame, type ShapeOf, type Words } from "@umpire/kernel";
import { ascending, byScore, range, type Show, shuffle, sides } from "@umpire/toolkit";
import { list, whole, z } from "@umpire/toolkit/schema";

const CARDS = 13;
const card = whole(1, CARDS);
const suit = range(CARDS, 1);
const ranks: { readonly [value: number]: string } = { 1: "A", 11: "J", 12: "Q", 13: "K" };
const rank = (value: number) => ranks[value] ?? String(value);

const common = {
  hands: list(list(card, CARDS), 4),
  score: list(z.int(), 4),
  carried: list(card, CARDS),
  bids: list(card, 4),
};
const seatsOf = (score: readonly number[]) => [...score.keys()];

export const title = { en: "Goofspiel", ru: "Гуфспиль" };

export const game = defineGame({
  id: "goofspiel",
  edition: 1,
  maxDecisions: CARDS * 4,
  seats: { from: 2, to: 4 },
  schema: { state: z.strictObject({ prizes: list(card, CARDS), ...common }), action: card },
  setup: ({ seats }, _rules, rng) => ({
    prizes: shuffle(rng, suit),
    hands: range(seats).map(() => suit),
    score: new Array<number>(seats).fill(0),
    carried: [],
    bids: [],
  }),
  next: ({ prizes, score }) =>
    prizes.length > 0 ? { awaiting: seatsOf(score), step: "bid" } : { over: byScore(score) },
  // The first prize lies open; the order of the others is what nobody knows.
  view: ({ prizes, ...rest }) => ({ prize: prizes[0] ?? null, left: ascending(prizes), ...rest }),
  determinize({ prize, left, ...rest }, _viewer, rng) {
    const hidden = shuffle(
      rng,
      left.filter((each) => each !== prize),
    );
    return { ...rest, prizes: prize === null ? [] : [prize, ...hidden] };
  },
  legal: ({ hands }, seat) => hands[seat] ?? [],
  resolve({ prizes: [prize = 0, ...prizes], hands, score, carried }, chosen) {
    const bids = seatsOf(score).map(chosen);
    const highest = Math.max(...bids.filter((bid) => bids.indexOf(bid) === bids.lastIndexOf(bid)), 0);
    const winner = highest === 0 ? null : bids.indexOf(highest);
    const pot = [...carried, prize];
    const worth = pot.reduce((sum, each) => sum + each, 0);
    return {
      state: {
        prizes,
        hands: hands.map((hand, seat) => hand.filter((each) => each !== bids[seat])),
        score: score.map((points, seat) => (seat === winner ? points + worth : points)),
        carried: winner === null ? pot : [],
        bids,
      },
      events: [{ type: "bid", prize, bids, winner, worth }],
    };
  },
  isVisible: () => true,
});

type Own = Words<ShapeOf<typeof game>>;
export const words: { readonly en: Own; readonly ru: Own } = {
  en: {
    refusal: {},
    terms: { bid: "bid a card", points: "by points" },
    event: {
      bid: ({ prize, bids, winner, worth }) =>
        `For ${rank(prize)}: ${bids.map((bid, seat) => `${sides.en[seat]} ${rank(bid)}`).join(", ")}. ${
          winner === null ? "Nobody takes it." : `${sides.en[winner]} takes ${worth}.`
        }`,
    },
  },
  ru: {
    refusal: {},
    terms: { bid: "сделайте ставку картой", points: "по очкам" },
    event: {
      bid: ({ prize, bids, winner, worth }) =>
        `За ${rank(prize)}: ${bids.map((bid, seat) => `${sides.ru[seat]} ${rank(bid)}`).join(", ")}. ${
          winner === null ? "Приз остаётся." : `${sides.ru[winner]} берут ${worth}.`
        }`,
    },
  },
};

const suits = ["spades", "hearts", "clubs", "diamonds"] as const;

export const show: Show<typeof game> = ({ prize, left, hands, score, carried, bids }, viewer) => ({
  rows: [
    {
      key: "prize",
      title: { en: `Prize, ${left.length} to go`, ru: `Приз, осталось ${left.length}` },
      items: [...carried, ...(prize === null ? [] : [prize])].map((each) => ({
        key: `prize ${each}`,
        card: rank(each),
      })),
    },
    {
      key: "bids",
      title: { en: "Last bids", ru: "Последние ставки" },
      items: bids.map((bid, seat) => ({
        key: `card ${seat} ${bid}`,
        card: rank(bid),
        suit: suits[seat] ?? "spades",
        seat,
      })),
    },
    ...hands.map((hand, seat) => ({
      key: `hand ${seat}`,
      seat,
      items: hand.map((each) => ({ key: `card ${seat} ${each}`, card: rank(each), suit: suits[seat] ?? "spades" })),
    })),
  ],
  scores: score,
  progress: { en: `Round ${14 - left.length} of 13`, ru: `Раунд ${14 - left.length} из 13` },
  places: (each) => (viewer === null ? null : `card ${viewer} ${each}`),
  name: (each) => rank(each),
});

type Seen = Pick<ShapeOf<typeof game>["view"], "hands" | "left" | "carried" | "score">;
/** The points, and a share of those to come by the cards in hand. */
export function evaluate({ hands, left, carried, score }: Seen, seat: number): number {
  const sum = (cards: readonly number[] = []) => cards.reduce((total, each) => total + each, 0);
  const held = Math.max(1, sum(hands.flat()));
  const worth = hands.map((hand, at) => (score[at] ?? 0) + ((sum(left) + sum(carried)) * sum(hand)) / held);
  return Math.tanh(((worth[seat] ?? 0) - Math.max(...worth.filter((_, at) => at !== seat))) / 20);
}
