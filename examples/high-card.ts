// A game with secrets, in a file of its own: both seats play a card at the same moment, and the higher one scores.
import { defineGame } from "@umpire/kernel";
import { range, type Show, shuffle } from "@umpire/toolkit";
import { z } from "zod";

const CARDS = 12;
const HAND = 3;
/** What stands for a card that a viewer does not see. */
const UNKNOWN = 0;
const cards = z.array(z.int());
const all = range(CARDS, 1);

export const title = { en: "High Card", ru: "Старшая карта" };

export const game = defineGame({
  id: "high-card",
  edition: 1,
  seats: 2,
  schema: {
    state: z.strictObject({ deck: cards, hands: z.array(cards), spent: cards, score: z.array(z.int()) }),
    action: z.int(),
  },
  setup(_options, _rules, rng) {
    const deck = shuffle(rng, all);
    return {
      deck: deck.slice(2 * HAND),
      hands: [deck.slice(0, HAND), deck.slice(HAND, 2 * HAND)],
      spent: [],
      score: [0, 0],
    };
  },
  next({ hands, score }) {
    if (hands.some((hand) => hand.length > 0)) return { awaiting: [0, 1], step: "play" };
    const best = Math.max(...score);
    return { over: { winners: [0, 1].filter((seat) => score[seat] === best), reason: "points", scores: score } };
  },
  view: ({ deck, hands, ...open }, viewer) => ({
    ...open,
    deck: deck.map(() => UNKNOWN),
    hands: hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => UNKNOWN))),
  }),
  determinize({ deck, hands, ...open }, _viewer, rng) {
    const known = [...hands.flat(), ...open.spent];
    const hidden = shuffle(
      rng,
      all.filter((card) => !known.includes(card)),
    );
    let dealt = 0;
    const deal = (card: number): number => (card === UNKNOWN ? (hidden[dealt++] ?? UNKNOWN) : card);
    return { ...open, deck: deck.map(deal), hands: hands.map((hand) => hand.map(deal)) };
  },
  legal: ({ hands }, seat) => hands[seat] ?? [],
  resolve({ deck, hands, spent, score }, chosen) {
    const played = [chosen(0), chosen(1)];
    const winner = played.indexOf(Math.max(...played));
    const drawn = deck.slice(0, 2);
    return {
      state: {
        deck: deck.slice(2),
        hands: hands.map((hand, seat) => [
          ...hand.filter((card) => card !== played[seat]),
          ...drawn.slice(seat, seat + 1),
        ]),
        spent: [...spent, ...played],
        score: score.map((points, seat) => (seat === winner ? points + 1 : points)),
      },
      events: [
        { type: "played" as const, cards: played, winner },
        ...drawn.map((card, seat) => ({ type: "drew" as const, seat, card })),
      ],
    };
  },
  isVisible: (event, viewer) => event.type !== "drew" || event.seat === viewer,
});

export const show: Show<typeof game> = ({ deck, hands, spent, score }, viewer) => ({
  rows: [
    {
      key: "spent",
      title: { en: `Played, ${deck.length} in the deck`, ru: `Сыграно, в колоде ${deck.length}` },
      items: spent.slice(-2).map((card, seat) => ({ key: `card ${card}`, card: String(card), seat })),
    },
    ...hands.map((hand, seat) => ({
      key: `hand ${seat}`,
      seat,
      items: hand.map((card, at) =>
        card === UNKNOWN ? { key: `back ${seat} ${at}`, card: null } : { key: `card ${card}`, card: String(card) },
      ),
    })),
  ],
  scores: score,
  places: (card) => (viewer === null ? null : `card ${card}`),
  name: (card) => String(card),
});
