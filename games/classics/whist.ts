import { defineGame, type ShapeOf, type Step, type Words } from "@umpire/kernel";
import {
  ascending,
  deal,
  done,
  imaginedHands,
  nextIn,
  playingCards,
  range,
  type Show,
  seatsFrom,
  seenHands,
  shuffle,
  sides,
  turns,
} from "@umpire/toolkit";
import { agenda, list, whole, z } from "@umpire/toolkit/schema";

const { following, takerOf, suitOf, rankOf, signOf, faceOf, nameOf } = playingCards;
const deck = range(playingCards.size);
const card = whole(0, 51);
const seat = whole(0, 3);
const played = z.strictObject({ seat, card });

/** A deal: thirteen cards each; the last one turns up trumps, and the seat after the dealer leads. */
function dealt(cards: readonly number[], dealer: number) {
  const { hands } = deal(cards, 4, 13);
  return {
    hands: hands.map(ascending),
    trump: suitOf(cards[51] ?? 0),
    dealer,
    agenda: turnsFrom((dealer + 1) % 4),
    trick: [] as { seat: number; card: number }[],
    tricks: [0, 0],
  };
}
const turnsFrom = (leader: number) => turns("play", seatsFrom(leader, 4));

const state = z.strictObject({
  hands: list(list(card, 13), 4),
  trump: whole(0, 3),
  dealer: seat,
  agenda: agenda(4, 4),
  trick: list(played, 4),
  tricks: list(whole(0, 13), 2),
  score: list(whole(0, 99), 2),
  last: list(played, 4),
});
type Event =
  | { readonly type: "played"; readonly seat: number; readonly card: string; readonly taker: number | null }
  | { readonly type: "scored"; readonly score: readonly number[] };

export const title = { en: "Whist", ru: "Вист" };

export const game = defineGame({
  id: "whist",
  edition: 1,
  maxDecisions: 3000,
  seats: 4,
  presets: { standard: { points: 5 }, short: { points: 1 } },
  schema: { rules: z.strictObject({ points: whole(1, 10) }), state, action: card },
  setup: (_options, _rules, rng) => ({ ...dealt(shuffle(rng, deck), 3), score: [0, 0], last: [] }),
  next({ agenda, score }, { points }) {
    const winner = score.findIndex((each) => each >= points);
    if (winner >= 0) return { over: { winners: [winner, winner + 2], reason: "points", scores: [...score, ...score] } };
    return nextIn(agenda) ?? { auto: "deal" };
  },
  view: ({ hands, ...rest }, viewer) => ({ ...rest, ...seenHands(hands, viewer) }),
  determinize: ({ counts, hand, unseen, ...rest }, viewer, rng) => ({
    ...rest,
    hands: imaginedHands(rng, { counts, hand, unseen }, viewer),
  }),
  legal: ({ hand, trick }) => following(hand, trick[0]?.card),
  resolve(now, chosen, rng): Step<z.infer<typeof state>, Event> {
    const [phase] = now.agenda;
    if (phase === undefined) {
      const score = now.score.map((each, side) => each + Math.max(0, (now.tricks[side] ?? 0) - 6));
      const next = dealt(shuffle(rng, deck), (now.dealer + 1) % 4);
      return { state: { ...next, score, last: now.last }, events: [{ type: "scored", score }] };
    }
    const [mover = 0] = phase.seats;
    const each = chosen(mover);
    const trick = [...now.trick, { seat: mover, card: each }];
    const hands = now.hands.map((hand, owner) => (owner === mover ? hand.filter((held) => held !== each) : hand));
    const cards = trick.map(({ card }) => card);
    const taker = cards.length < 4 ? null : (trick[takerOf(cards, now.trump)]?.seat ?? mover);
    const events = [{ type: "played" as const, seat: mover, card: nameOf(each), taker }];
    if (taker === null) return { state: { ...now, hands, trick, agenda: done(now.agenda) }, events };
    const tricks = now.tricks.map((taken, side) => (side === taker % 2 ? taken + 1 : taken));
    const agenda = hands.every(({ length }) => length === 0) ? [] : turnsFrom(taker);
    return { state: { ...now, hands, tricks, trick: [], last: trick, agenda }, events };
  },
  isVisible: () => true,
});

type Own = Words<ShapeOf<typeof game>>;
export const words: { readonly en: Own; readonly ru: Own } = {
  en: {
    refusal: {},
    terms: { play: "play a card", deal: "deal", points: "by points" },
    event: {
      played: ({ seat, card, taker }) =>
        `${sides.en[seat]} plays ${card}.${taker === null ? "" : ` ${sides.en[taker]} takes the trick.`}`,
      scored: ({ score }) => `The deal is over. Blue and Green ${score[0]}, Red and Yellow ${score[1]}.`,
    },
  },
  ru: {
    refusal: {},
    terms: { play: "сыграйте карту", deal: "раздача", points: "по очкам" },
    event: {
      played: ({ seat, card, taker }) =>
        `${sides.ru[seat]}: ${card}.${taker === null ? "" : ` Взятка у игрока: ${sides.ru[taker]}.`}`,
      scored: ({ score }) => `Раздача окончена. Синие и зелёные ${score[0]}, красные и жёлтые ${score[1]}.`,
    },
  },
};

const cardItem = (each: number) => ({ key: `card ${each}`, ...faceOf(each) });

type View = ShapeOf<typeof game>["view"];
const trickRow = ({ trick, last, agenda }: View) => ({
  key: "trick",
  title:
    trick.length > 0 || last.length === 0
      ? { en: "The trick", ru: "Взятка" }
      : { en: "The last trick", ru: "Прошлая взятка" },
  items: (trick.length > 0 || agenda.length < 4 ? trick : last).map(({ seat, card }) => ({ ...cardItem(card), seat })),
});

const handRow = ({ hand }: View, seat: number) => ({ key: "hand", seat, items: hand.map(cardItem) });
const countersOf = ({ trump, counts, tricks }: View) => [
  { title: { en: "Trumps", ru: "Козыри" }, value: signOf(trump) },
  ...counts.flatMap((count, seat) => [
    { title: { en: "Cards", ru: "Карты" }, value: count, seat },
    { title: { en: "Tricks together", ru: "Взятки вместе" }, value: tricks[seat % 2] ?? 0, seat },
  ]),
];
/** After the last deal cards are dealt once more, and nobody will play them. */
const isOver = ({ score }: View, points: number) => score.some((each) => each >= points);

export const show: Show<typeof game> = (view, viewer, { points }) => ({
  rows: [trickRow(view), ...(viewer === null || isOver(view, points) ? [] : [handRow(view, viewer)])],
  counters: isOver(view, points) ? [] : countersOf(view),
  scores: [0, 1, 2, 3].map((each) => view.score[each % 2] ?? 0),
  progress: { en: `To ${points} points`, ru: `До ${points} очков` },
  places: (each) => `card ${each}`,
  name: (each) => nameOf(each),
});

/** Points, tricks of this deal, and high cards and trumps that are still in hand. */
export function evaluate({ score, tricks, hand, trump }: View, seat: number): number {
  const ahead = (by: readonly number[]) => (by[seat % 2] ?? 0) - (by[1 - (seat % 2)] ?? 0);
  const held = hand.reduce((sum, each) => sum + (rankOf(each) + (suitOf(each) === trump ? 6 : 0)) * 0.01, 0);
  return Math.tanh(ahead(score) * 0.5 + ahead(tricks) * 0.15 + held * 0.5);
}
