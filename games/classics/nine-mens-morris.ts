import { defineGame, type ShapeOf, type Words } from "@umpire/kernel";
import { type Agenda, done, nextIn, type Show, turns } from "@umpire/toolkit";
import { list, text, whole, z } from "@umpire/toolkit/schema";

/** Three squares of eight points, each from its top left corner clockwise, the largest first. */
const ring = (at: number) => [at, at + 1, at + 2, at + 3, at + 4, at + 5, at + 6, at + 7];
const sides = [0, 8, 16].flatMap((at) =>
  [0, 2, 4, 6].map((corner) => [at + corner, at + corner + 1, at + ((corner + 2) % 8)]),
);
const spokes = [1, 3, 5, 7].map((middle) => [middle, middle + 8, middle + 16]);
const mills: readonly (readonly number[])[] = [...sides, ...spokes];
const lines = mills.flatMap(([a = 0, b = 0, c = 0]) => [[a, b] as const, [b, c] as const]);
const points = [...ring(0), ...ring(8), ...ring(16)];
const neighbours = points.map((point) => lines.flatMap(([a, b]) => (a === point ? [b] : b === point ? [a] : [])));
/** A quiet match is drawn: as many moves without a man taken. */
const QUIET = 100;
const names = { en: ["Blue", "Red"], ru: ["Синие", "Красные"] };

type Men = readonly (number | null)[];
const menOf = (men: Men, seat: number) => points.filter((point) => men[point] === seat);
const inMill = (men: Men, point: number) =>
  mills.some((mill) => mill.includes(point) && mill.every((each) => men[each] === men[point]));
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

const point = whole(0, 23);
const move = z.strictObject({ from: point, to: point });

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
      agenda: list(z.strictObject({ phase: text(8), seats: list(whole(0, 1), 2) }), 20),
      men: z.array(z.nullable(whole(0, 1))).check(z.length(24)),
      quiet: whole(0, QUIET),
      last: list(point, 2),
    }),
    action: z.union([point, move]),
  },
  setup: () => ({
    agenda: turns(
      "place",
      Array.from({ length: 18 }, (_, at) => at % 2),
    ).map(({ phase, seats }) => ({ phase, seats: [...seats] })),
    men: points.map((): number | null => null),
    quiet: 0,
    last: [] as number[],
  }),
  next({ agenda, men, quiet }) {
    const next = nextIn(agenda);
    const [seat = 0] = next !== null && "awaiting" in next ? next.awaiting : [];
    if (next === null || "auto" in next) throw new RangeError("nothing is due");
    if (next.step !== "move") return next;
    if (menOf(men, seat).length < 3) return { over: { winners: [1 - seat], reason: "two" } };
    if (movesOf(men, seat).length === 0) return { over: { winners: [1 - seat], reason: "stuck" } };
    return quiet < QUIET ? next : { over: { winners: [], reason: "quiet" } };
  },
  legal({ agenda: [now], men }, seat) {
    if (now?.phase === "place") return free(men);
    return now?.phase === "take" ? takeable(men, seat) : movesOf(men, seat);
  },
  resolve({ agenda, men, quiet }, chosen) {
    const { phase = "", seats: [seat = 0] = [] } = agenda[0] ?? {};
    const action = chosen(seat);
    const [from, to] = typeof action === "number" ? [null, action] : [action.from, action.to];
    const isTaking = phase === "take";
    const moved = (from === null ? men : men.with(from, null)).with(to, isTaking ? null : seat);
    const closes = !isTaking && inMill(moved, to);
    const rest: Agenda = done(agenda, closes ? turns("take", [seat]) : []);
    const due = rest.length > 0 ? rest : turns("move", [1 - seat]);
    return {
      state: {
        agenda: due.map(({ phase, seats }) => ({ phase, seats: [...seats] })),
        men: moved,
        quiet: isTaking || phase === "place" ? 0 : quiet + 1,
        last: from === null ? [to] : [from, to],
      },
      events: [{ type: "played", phase, seat, from, to, closes }],
    };
  },
});

const number = (at: number) => String(at + 1);
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
      played({ phase, seat, from, to, closes }) {
        const mill = closes ? " A mill!" : "";
        if (phase === "take") return `${names.en[seat]} takes the man on ${number(to)}.`;
        return from === null
          ? `${names.en[seat]} places a man on ${number(to)}.${mill}`
          : `${names.en[seat]}: ${number(from)} to ${number(to)}.${mill}`;
      },
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
      played({ phase, seat, from, to, closes }) {
        const mill = closes ? " Мельница!" : "";
        if (phase === "take") return `${names.ru[seat]} снимают фишку с ${number(to)}.`;
        return from === null
          ? `${names.ru[seat]}: фишка на ${number(to)}.${mill}`
          : `${names.ru[seat]}: ${number(from)} на ${number(to)}.${mill}`;
      },
    },
  },
};

const corner = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
] as const;
const spots = [3, 2, 1].flatMap((far) =>
  corner.map(([x, y]): readonly [number, number] => [(x - 1) * far, (y - 1) * far]),
);

export const show: Show<typeof game> = ({ agenda, men, last }) => ({
  board: { points: spots, lines },
  pieces: men.flatMap((seat, at) =>
    seat === null ? [] : [{ key: `man ${at}`, at, seat, ...(last[1] === at && { from: last[0] ?? at }) }],
  ),
  marks: last.map((at) => ({ at, mark: "last" })),
  scores: [0, 1].map(
    (seat) =>
      menOf(men, seat).length + agenda.filter(({ phase, seats }) => phase === "place" && seats[0] === seat).length,
  ),
  places: (action) => action,
});
