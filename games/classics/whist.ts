import { defineGame, type ShapeOf, type Step, type Words } from "@umpire/kernel";
import { deal, done, nextIn, type Show, type Suit, seatsFrom, shuffle, turns } from "@umpire/toolkit";
import { list, text, whole, z } from "@umpire/toolkit/schema";

/** A card is 13 times its suit and its rank, from the two (0) to the ace (12). */
const suits: readonly Suit[] = ["clubs", "diamonds", "hearts", "spades"];
const signs = ["♣", "♦", "♥", "♠"];
const ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const deck = Array.from({ length: 52 }, (_, at) => at);
const suitOf = (card: number) => Math.floor(card / 13);
const nameOf = (card: number) => `${ranks[card % 13]}${signs[suitOf(card)]}`;
const sides = { en: ["Blue", "Red", "Green", "Yellow"], ru: ["Синие", "Красные", "Зелёные", "Жёлтые"] };

const card = whole(0, 51);
const seat = whole(0, 3);
const played = z.strictObject({ seat, card });
const byRank = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);

/** A deal: thirteen cards each; the last one turns up trumps, and the seat after the dealer leads. */
function dealt(cards: readonly number[], dealer: number) {
  const { hands } = deal(cards, 4, 13);
  return {
    hands: hands.map(byRank),
    trump: suitOf(cards[51] ?? 0),
    dealer,
    agenda: turnsFrom((dealer + 1) % 4),
    trick: [] as { seat: number; card: number }[],
    tricks: [0, 0],
  };
}
const turnsFrom = (leader: number) =>
  turns("play", seatsFrom(leader, 4)).map((each) => ({ ...each, seats: [...each.seats] }));

/** A higher card of the led suit, or any trump over another suit. */
function takes(trick: readonly { readonly seat: number; readonly card: number }[], trump: number): number {
  const led = suitOf(trick[0]?.card ?? 0);
  const power = (each: number) => (suitOf(each) === trump ? 100 : suitOf(each) === led ? 50 : 0) + (each % 13);
  return trick.reduce(
    (best, each) => (power(each.card) > power(best.card) ? each : best),
    trick[0] ?? { seat: 0, card: 0 },
  ).seat;
}
const common = {
  trump: whole(0, 3),
  dealer: seat,
  agenda: list(z.strictObject({ phase: text(8), seats: list(seat, 4) }), 4),
  trick: list(played, 4),
  tricks: list(whole(0, 13), 2),
  score: list(whole(0, 99), 2),
  last: list(played, 4),
};

const state = z.strictObject({ hands: list(list(card, 13), 4), ...common });
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
  schema: {
    rules: z.strictObject({ points: whole(1, 10) }),
    state,
    action: card,
  },
  setup: (_options, _rules, rng) => ({ ...dealt(shuffle(rng, deck), 3), score: [0, 0], last: [] }),
  next({ agenda, score }, { points }) {
    const winner = score.findIndex((each) => each >= points);
    if (winner >= 0) return { over: { winners: [winner, winner + 2], reason: "points", scores: [...score, ...score] } };
    return nextIn(agenda) ?? { auto: "deal" };
  },
  view: ({ hands, ...rest }, viewer) => ({
    ...rest,
    counts: hands.map(({ length }) => length),
    hand: viewer === "spectator" ? [] : (hands[viewer] ?? []),
    /** What has been seen is in no other hand. */
    unseen: byRank(hands.flatMap((hand, owner) => (owner === viewer ? [] : hand))),
  }),
  determinize({ counts, hand, unseen, ...rest }, viewer, rng) {
    const hidden = shuffle(rng, unseen);
    const hands = counts.map((count, owner) => (owner === viewer ? [...hand] : byRank(hidden.splice(0, count))));
    return { ...rest, hands };
  },
  legal({ hand, trick }) {
    const [first] = trick;
    const following = first === undefined ? [] : hand.filter((each) => suitOf(each) === suitOf(first.card));
    return following.length > 0 ? following : hand;
  },
  resolve(now, chosen, rng): Step<z.infer<typeof state>, Event> {
    const [phase] = now.agenda;
    if (phase === undefined) {
      const odd = now.tricks.map((each) => Math.max(0, each - 6));
      const score = now.score.map((each, side) => each + (odd[side] ?? 0));
      const dealer = (now.dealer + 1) % 4;
      return {
        state: { ...dealt(shuffle(rng, deck), dealer), score, last: now.last },
        events: [{ type: "scored", score }],
      };
    }
    const [mover = 0] = phase.seats;
    const each = chosen(mover);
    const trick = [...now.trick, { seat: mover, card: each }];
    const hands = now.hands.map((hand, owner) => (owner === mover ? hand.filter((held) => held !== each) : hand));
    const event = {
      type: "played" as const,
      seat: mover,
      card: nameOf(each),
      taker: trick.length < 4 ? null : takes(trick, now.trump),
    };
    const agenda = done(now.agenda).map(({ phase, seats }) => ({ phase, seats: [...seats] }));
    if (event.taker === null) return { state: { ...now, hands, trick, agenda }, events: [event] };
    const tricks = now.tricks.with(event.taker % 2, (now.tricks[event.taker % 2] ?? 0) + 1);
    const isLast = hands.every((hand) => hand.length === 0);
    return {
      state: { ...now, hands, tricks, trick: [], last: trick, agenda: isLast ? [] : turnsFrom(event.taker) },
      events: [event],
    };
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

const cardItem = (each: number, owner?: number) => ({
  key: `card ${each}`,
  card: ranks[each % 13] ?? "",
  suit: suits[suitOf(each)] ?? "clubs",
  ...(owner !== undefined && { seat: owner }),
});

export const show: Show<typeof game> = (
  { hand, trick, last, tricks, counts, score, trump, agenda },
  viewer,
  { points },
) => ({
  rows: [
    {
      key: "trick",
      title:
        trick.length > 0 || last.length === 0
          ? { en: "The trick", ru: "Взятка" }
          : { en: "The last trick", ru: "Прошлая взятка" },
      items: (trick.length > 0 ? trick : agenda.length === 4 ? last : []).map(({ seat, card }) => cardItem(card, seat)),
    },
    ...(viewer === null ? [] : [{ key: "hand", seat: viewer, items: hand.map((each) => cardItem(each)) }]),
  ],
  counters: [
    { title: { en: "Trumps", ru: "Козыри" }, value: signs[trump] ?? "" },
    ...counts.flatMap((count, owner) => [
      { title: { en: "Cards", ru: "Карты" }, value: count, seat: owner },
      { title: { en: "Tricks together", ru: "Взятки вместе" }, value: tricks[owner % 2] ?? 0, seat: owner },
    ]),
  ],
  scores: [0, 1, 2, 3].map((each) => score[each % 2] ?? 0),
  progress: { en: `To ${points} points`, ru: `До ${points} очков` },
  places: (each) => `card ${each}`,
  name: (each) => nameOf(each),
});
