import { defineGame, type ShapeOf, type Words } from "@umpire/kernel";
import { type Agenda, done, marked, ROUND, range, type Show, sides, turns } from "@umpire/toolkit";
import { agenda, list, owners, whole, z } from "@umpire/toolkit/schema";

/** Three squares of eight points, each from its top left corner clockwise, the largest first. */
const POINTS = 24;
const points = range(POINTS);
const edges = range(12).map((at) => [0, 1, 2].map((step) => 8 * Math.floor(at / 4) + ((2 * (at % 4) + step) % 8)));
const spokes = [1, 3, 5, 7].map((middle) => [middle, middle + 8, middle + 16]);
const mills = [...edges, ...spokes];
const lines = mills.flatMap(([a = 0, b = 0, c = 0]) => [[a, b] as const, [b, c] as const]);
const neighbours = points.map((point) => lines.flatMap(([a, b]) => (a === point ? [b] : b === point ? [a] : [])));
/** Men of each side; and a quiet match is drawn: as many moves without a man taken. */
const [MEN, QUIET] = [9, 100];
const order = range(2 * MEN).map((at) => at % 2);

type Men = readonly (number | null)[];
const menOf = (men: Men, seat: number) => points.filter((point) => men[point] === seat);
const inMill = (men: Men, point: number) =>
  mills.some((mill) => mill.includes(point) && mill.every((each) => men[each] === men[point]));
const due = (agenda: Agenda, what: string, seat: number) =>
  agenda.filter(({ phase, seats }) => phase === what && seats[0] === seat).length;
const dueNow = ([{ phase, seats } = { phase: "move", seats: [0] }]: Agenda) => ({ phase, seat: seats[0] ?? 0 });
const free = (men: Men) => points.filter((point) => men[point] === null);

/** Where a man may go: along a line, or anywhere once only three are left. */
const goals = (men: Men, from: number, seat: number) =>
  menOf(men, seat).length > 3 ? (neighbours[from] ?? []).filter((to) => men[to] === null) : free(men);
const movesOf = (men: Men, seat: number) =>
  menOf(men, seat).flatMap((from) => goals(men, from, seat).map((to) => ({ from, to })));
/** Men in a mill are safe while there are others. */
function takeable(men: Men, seat: number): readonly number[] {
  const theirs = menOf(men, 1 - seat);
  const open = theirs.filter((point) => !inMill(men, point));
  return open.length > 0 ? open : theirs;
}

const point = whole(0, POINTS - 1);

export const title = { en: "Nine Men's Morris", ru: "Мельница" };

export const game = defineGame({
  id: "nine-mens-morris",
  edition: 1,
  maxDecisions: 2000,
  seats: 2,
  open: true,
  schema: {
    state: z.strictObject({
      /** Men to be placed are on it one by one; later it holds the one move that is due. */
      agenda: agenda(2, 20),
      men: owners(2, POINTS),
      quiet: whole(0, QUIET),
      last: list(point, 2),
    }),
    action: z.union([point, z.strictObject({ from: point, to: point })]),
  },
  setup: () => ({
    agenda: turns("place", order),
    men: points.map((): number | null => null),
    quiet: 0,
    last: [] as number[],
  }),
  next({ agenda, men, quiet }) {
    const { phase, seat } = dueNow(agenda);
    if (phase !== "move") return { awaiting: [seat], step: phase };
    const reason = menOf(men, seat).length < 3 ? "two" : movesOf(men, seat).length === 0 ? "stuck" : null;
    if (reason !== null) return { over: { winners: [1 - seat], reason } };
    return quiet < QUIET ? { awaiting: [seat], step: phase } : { over: { winners: [], reason: "quiet" } };
  },
  legal({ agenda: [now], men }, seat) {
    if (now?.phase === "place") return free(men);
    return now?.phase === "take" ? takeable(men, seat) : movesOf(men, seat);
  },
  resolve({ agenda, men, quiet }, chosen) {
    const { phase, seat } = dueNow(agenda);
    const action = chosen(seat);
    const [from, to] = typeof action === "number" ? [null, action] : [action.from, action.to];
    const isTaking = phase === "take";
    const moved = (from === null ? men : men.with(from, null)).with(to, isTaking ? null : seat);
    const closes = !isTaking && inMill(moved, to);
    const rest = done(agenda, closes ? turns("take", [seat]) : []);
    return {
      state: {
        agenda: rest.length > 0 ? rest : turns("move", [1 - seat]),
        men: moved,
        quiet: isTaking || phase === "place" ? 0 : quiet + 1,
        last: from === null ? [to] : [from, to],
      },
      events: [{ type: "played", phase, seat, from, to, closes }],
    };
  },
});

type Own = Words<ShapeOf<typeof game>>;
export const words: { readonly en: Own; readonly ru: Own } = {
  en: {
    refusal: {},
    terms: {
      place: "place a man",
      move: "move a man",
      take: "take a man",
      two: "only two men left",
      stuck: "no move left",
      quiet: "a hundred moves without a man taken",
    },
    event: {
      played: ({ phase, seat, from, to, closes }) =>
        phase === "take"
          ? `${sides.en[seat]} takes the man on ${to + 1}.`
          : `${sides.en[seat]}${from === null ? " places a man on" : `: ${from + 1} to`} ${to + 1}.${closes ? " A mill!" : ""}`,
    },
  },
  ru: {
    refusal: {},
    terms: {
      place: "поставьте фишку",
      move: "ходите фишкой",
      take: "снимите чужую фишку",
      two: "осталось две фишки",
      stuck: "ходить некуда",
      quiet: "сто ходов без взятия",
    },
    event: {
      played: ({ phase, seat, from, to, closes }) =>
        phase === "take"
          ? `${sides.ru[seat]} снимают фишку с ${to + 1}.`
          : `${sides.ru[seat]}: ${from === null ? "фишка" : from + 1} на ${to + 1}.${closes ? " Мельница!" : ""}`,
    },
  },
};

const spots = [3, 2, 1].flatMap((far) => ROUND.map(([x, y]) => [x * far, y * far] as const));

export const show: Show<typeof game> = ({ agenda, men, last }) => ({
  board: { points: spots, lines },
  pieces: men.flatMap((seat, at) =>
    seat === null ? [] : [{ key: `man ${at}`, at, seat, ...(last[1] === at && { from: last[0] ?? at }) }],
  ),
  marks: marked("last", last),
  scores: [0, 1].map((seat) => menOf(men, seat).length + due(agenda, "place", seat)),
  places: (action) => action,
});

/** Men, one that is about to be taken, and how much one can move. */
export function evaluate({ agenda, men }: ShapeOf<typeof game>["view"], seat: number): number {
  const worth = (each: number) =>
    menOf(men, each).length + due(agenda, "place", each) + due(agenda, "take", each) + movesOf(men, each).length * 0.05;
  return Math.tanh((worth(seat) - worth(1 - seat)) / 3);
}
