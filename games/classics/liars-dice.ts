import { defineGame, type Rng, type ShapeOf, type Step, type Words } from "@umpire/kernel";
import { diceItems, range, type Show, seatsFrom, sides } from "@umpire/toolkit";
import { list, whole, z } from "@umpire/toolkit/schema";

const [SEATS, DICE, FACES] = [4, 5, 6];
const face = whole(1, FACES);
const bid = z.strictObject({ count: whole(1, SEATS * DICE), face });

type Bid = Readonly<z.infer<typeof bid>>;
const roll = (rng: Rng, counts: readonly number[]) =>
  counts.map((count) => (count > 0 ? [...rng.pool(count, FACES)] : []));
const inPlay = (counts: readonly number[]) => [...counts.keys()].filter((seat) => (counts[seat] ?? 0) > 0);
const total = (counts: readonly number[]) => counts.reduce((sum, each) => sum + each, 0);
/** The next seat that has dice, this one included. */
const nextSeat = (counts: readonly number[], seat: number) =>
  seatsFrom(seat, counts.length).find((each) => (counts[each] ?? 0) > 0) ?? seat;

/** More dice, or as many of a higher face. */
function* raises(now: Bid | null, most: number): Iterable<Bid> {
  for (let count = now?.count ?? 1; count <= most; count += 1)
    for (let each = 1; each <= FACES; each += 1)
      if (now === null || count > now.count || each > now.face) yield { count, face: each };
}

const state = z.strictObject({
  dice: list(list(face, DICE), SEATS),
  bid: z.nullable(z.strictObject({ ...bid.def.shape, seat: whole(0, SEATS - 1) })),
  mover: whole(0, SEATS - 1),
  shown: list(list(face, DICE), SEATS),
});
type Event =
  | ({ readonly type: "bid"; readonly seat: number } & Bid)
  | ({ readonly type: "challenged"; readonly seat: number; readonly actual: number; readonly loser: number } & Bid);

export const title = { en: "Liar's Dice", ru: "Кости лжеца" };
export const looksAhead = false;

export const game = defineGame({
  id: "liars-dice",
  edition: 1,
  maxDecisions: 3000,
  seats: { from: 2, to: SEATS },
  schema: { state, action: z.union([bid, z.literal("liar")]) },
  setup: ({ seats }, _rules, rng) => ({
    dice: roll(rng, new Array<number>(seats).fill(DICE)),
    bid: null,
    mover: 0,
    shown: [],
  }),
  next({ dice, mover }) {
    const [first, second] = inPlay(dice.map(({ length }) => length));
    if (second === undefined) return { over: { winners: [first ?? 0], reason: "last" } };
    return { awaiting: [mover], step: "bid" };
  },
  view: ({ dice, ...rest }, viewer) => ({
    ...rest,
    counts: dice.map(({ length }) => length),
    own: viewer === "spectator" ? null : (dice[viewer] ?? []),
  }),
  determinize: ({ counts, own, ...rest }, viewer, rng) => ({
    ...rest,
    dice: roll(rng, counts).map((each, seat) => (seat === viewer ? [...(own ?? [])] : each)),
  }),
  *legal({ bid: now, counts }) {
    if (now !== null) yield "liar" as const;
    yield* raises(now, total(counts));
  },
  resolve({ dice, bid: now, mover, shown }, chosen, rng): Step<z.infer<typeof state>, Event> {
    const action = chosen(mover);
    const counts = dice.map(({ length }) => length);
    if (action !== "liar" || now === null) {
      const raised = { ...(action === "liar" ? { count: 1, face: 1 } : action), seat: mover };
      const state = { dice, bid: raised, mover: nextSeat(counts, mover + 1), shown };
      return { state, events: [{ type: "bid", ...raised }] };
    }
    const actual = dice.flat().filter((each) => each === now.face).length;
    const loser = actual >= now.count ? mover : now.seat;
    const left = counts.map((count, seat) => (seat === loser ? count - 1 : count));
    return {
      state: { dice: roll(rng, left), bid: null, mover: nextSeat(left, loser), shown: dice },
      events: [{ type: "challenged", seat: mover, count: now.count, face: now.face, actual, loser }],
    };
  },
  isVisible: () => true,
});

type Own = Words<ShapeOf<typeof game>>;
export const words: { readonly en: Own; readonly ru: Own } = {
  en: {
    refusal: {},
    terms: { bid: "bid or doubt", last: "the last with dice", liar: "Liar!" },
    event: {
      bid: ({ seat, count, face }) => `${sides.en[seat]} bids ${count} × ${face}.`,
      challenged: ({ seat, count, face, actual, loser }) =>
        `${sides.en[seat]} doubts ${count} × ${face}. There are ${actual}: ${sides.en[loser]} loses a die.`,
    },
  },
  ru: {
    refusal: {},
    terms: { bid: "ставка или сомнение", last: "последний с костями", liar: "Не верю!" },
    event: {
      bid: ({ seat, count, face }) => `${sides.ru[seat]}: ${count} × ${face}.`,
      challenged: ({ seat, count, face, actual, loser }) =>
        `${sides.ru[seat]} не верят в ${count} × ${face}. Их ${actual}: ${sides.ru[loser]} теряют кость.`,
    },
  },
};

export const show: Show<typeof game> = ({ counts, own, bid: now, shown }, viewer) => ({
  rows: [
    ...counts.map((count, seat) => ({
      key: `dice ${seat}`,
      seat,
      items: diceItems(`die ${seat}`, seat === viewer ? (own ?? []) : new Array<null>(count).fill(null)),
    })),
    ...shown.map((dice, seat) => ({
      key: `shown ${seat}`,
      seat,
      title: { en: "Last round", ru: "Прошлый раунд" },
      items: diceItems(`shown ${seat}`, dice),
    })),
    {
      key: "counts",
      title: { en: "How many", ru: "Сколько" },
      items: range(total(counts), 1).map((count) => ({ key: `count ${count}`, card: `${count}`, label: `${count} ×` })),
    },
    { key: "faces", title: { en: "Of which", ru: "Каких" }, items: diceItems("face", range(FACES, 1)) },
  ],
  counters: (now === null ? [] : [now]).map(({ seat, count, face }) => ({
    title: { en: `${sides.en[seat]} bids`, ru: `${sides.ru[seat]} ставят` },
    value: `${count} × ${face}`,
  })),
  scores: counts,
  places: (action) => (action === "liar" ? null : { from: `count ${action.count}`, to: `face ${action.face}` }),
  name: (action) => (action === "liar" ? null : `${action.count} × ${action.face}`),
});

/** The chance that a number of dice show a face at least `hits` times. */
const chanceOf = (dice: number, hits: number): number =>
  hits <= 0 ? 1 : hits > dice ? 0 : (chanceOf(dice - 1, hits - 1) + (FACES - 1) * chanceOf(dice - 1, hits)) / FACES;

/** One's dice among all, and how likely the standing bid is by what one has. */
export function evaluate({ counts, own, bid: now }: ShapeOf<typeof game>["view"], seat: number): number {
  const [held, all] = [counts[seat] ?? 0, total(counts)];
  const lacks = now === null ? 0 : now.count - (own ?? []).filter((die) => die === now.face).length;
  const risk = now === null ? 0 : chanceOf(all - held, lacks) - (now.seat === seat ? 1 : 0);
  return Math.tanh((2 * (held * counts.length - all)) / (all + 1) + (now?.seat === seat ? risk : -risk / 4));
}
