import { defineGame, type Rng, type ShapeOf, type Step, type Words } from "@umpire/kernel";
import { grid, type Piece, type Show, shuffle } from "@umpire/toolkit";
import { list, whole, z } from "@umpire/toolkit/schema";

const SIZE = 10;
const cells = grid(SIZE, SIZE);
const all = [...cells.fill(0).keys()];
const FLEET = [4, 3, 3, 2, 2];
const sides = { en: ["Blue", "Red"], ru: ["Синие", "Красные"] };

type Ship = readonly number[];
type Fleet = readonly Ship[];

/** Every place for a ship of this length: from a cell to the right, or down. */
const berths = new Map(
  [...new Set(FLEET)].map((length) => [
    length,
    all.flatMap((cell): Ship[] =>
      [cells.ray(cell, 1, 0), cells.ray(cell, 0, 1)].flatMap((ray) =>
        ray.length >= length - 1 ? [[cell, ...ray.slice(0, length - 1)]] : [],
      ),
    ),
  ]),
);
/** Ships don't touch, not even at a corner. */
const shore = (fleet: Fleet) => new Set(fleet.flatMap((ship) => ship.flatMap((cell) => [cell, ...cells.around(cell)])));
function freeBerths(fleet: Fleet, length: number): readonly Ship[] {
  const taken = shore(fleet);
  return (berths.get(length) ?? []).filter((ship) => !ship.some((cell) => taken.has(cell)));
}
const isSunk = (ship: Ship, shots: readonly number[]) => ship.every((cell) => shots.includes(cell));

type Seen = { readonly sunk: Fleet; readonly hits: readonly number[]; readonly misses: readonly number[] };

/** A fleet that fits what was seen, by backtracking: first whatever was hit is given a ship, then the others a place. */
function imagine({ sunk, hits, misses }: Seen, ships: number, rng: Rng): Fleet {
  const known = new Set([...misses, ...sunk.flat()]);
  const canLie = (ship: Ship) => !ship.some((cell) => known.has(cell)) && !isSunk(ship, hits);
  const search = (fleet: Fleet, left: readonly number[]): Fleet | null => {
    const hit = hits.find((each) => !fleet.some((ship) => ship.includes(each)));
    if (left.length === 0) return hit === undefined ? fleet : null;
    const lengths = hit === undefined ? left.slice(0, 1) : [...new Set(left)];
    const fits = lengths.flatMap((length) => freeBerths(fleet, length).filter(canLie));
    for (const ship of shuffle(rng, hit === undefined ? fits : fits.filter((each) => each.includes(hit)))) {
      const found = search([...fleet, ship], left.toSpliced(left.indexOf(ship.length), 1));
      if (found !== null) return found;
    }
    return null;
  };
  return search(sunk, without(FLEET.slice(0, ships), sunk)) ?? sunk;
}
const without = (lengths: readonly number[], sunk: Fleet) =>
  sunk.reduce((left, { length }) => left.toSpliced(left.indexOf(length), 1), lengths);

const cell = whole(0, cells.size - 1);
const fleet = list(list(cell, 5), FLEET.length);

const state = z.strictObject({ mover: whole(0, 1), fleets: list(fleet, 2), shots: list(list(cell, cells.size), 2) });
type Event =
  | { readonly type: "placed"; readonly length: number }
  | { readonly type: "shot"; readonly seat: number; readonly cell: string; readonly result: "miss" | "hit" | "sunk" };

export const title = { en: "Sea Battle", ru: "Морской бой" };

export const game = defineGame({
  id: "sea-battle",
  edition: 1,
  maxDecisions: 2 * (cells.size + FLEET.length),
  seats: 2,
  schema: {
    state,
    action: z.union([cell, z.strictObject({ from: cell, to: cell })]),
  },
  setup: () => ({ mover: 0, fleets: [[], []] as number[][][], shots: [[], []] as number[][] }),
  next({ mover, fleets, shots }) {
    if (fleets.some(({ length }) => length < FLEET.length)) return { awaiting: [0, 1], step: "place" };
    const lost = fleets.findIndex((ships, seat) => ships.every((ship) => isSunk(ship, shots[1 - seat] ?? [])));
    return lost < 0 ? { awaiting: [mover], step: "shoot" } : { over: { winners: [1 - lost], reason: "sunk" } };
  },
  view({ mover, fleets, shots }, viewer) {
    // By the seat that is shot at: what was hit, what was not, what was sunk, and how many ships there are.
    const seas = fleets.map((ships, seat) => {
      const fired = shots[1 - seat] ?? [];
      const decks = ships.flat();
      const hits = fired.filter((each) => decks.includes(each));
      return {
        hits,
        misses: fired.filter((each) => !hits.includes(each)),
        sunk: ships.filter((ship) => isSunk(ship, fired)),
        ships: ships.length,
      };
    });
    return { mover, seas, shots, own: viewer === "spectator" ? [] : (fleets[viewer] ?? []) };
  },
  determinize: ({ mover, seas, shots, own }, viewer, rng) => ({
    mover,
    shots,
    fleets: seas.map((sea, seat) => (seat === viewer ? own : imagine(sea, sea.ships, rng)).map((ship) => [...ship])),
  }),
  legal({ own, shots }, seat) {
    const length = FLEET[own.length];
    if (length === undefined) return all.filter((each) => !(shots[seat] ?? []).includes(each));
    return freeBerths(own, length).flatMap((ship) => {
      const [bow, stern] = [ship[0] ?? 0, ship.at(-1) ?? 0];
      return [bow, stern].map((from) => ({ from, to: bow + stern - from }));
    });
  },
  resolve({ mover, fleets, shots }, chosen): Step<z.infer<typeof state>, Event> {
    const length = FLEET[fleets[0]?.length ?? 0];
    if (length !== undefined) {
      const placed = fleets.map((ships, seat) => [...ships, shipOf(chosen(seat), length)]);
      return { state: { mover, fleets: placed, shots }, events: [{ type: "placed", length }] };
    }
    const action = chosen(mover);
    const at = typeof action === "number" ? action : action.from;
    const fired = [...(shots[mover] ?? []), at];
    const ship = (fleets[1 - mover] ?? []).find((each) => each.includes(at));
    const result = ship === undefined ? "miss" : isSunk(ship, fired) ? "sunk" : "hit";
    return {
      state: { mover: ship === undefined ? 1 - mover : mover, fleets, shots: shots.with(mover, fired) },
      events: [{ type: "shot", seat: mover, cell: cells.name(at), result }],
    };
  },
  isVisible: () => true,
});

function shipOf(action: number | { readonly from: number; readonly to: number }, length: number): number[] {
  const { from, to } = typeof action === "number" ? { from: action, to: action } : action;
  const [bow, stern] = [Math.min(from, to), Math.max(from, to)];
  return [...((berths.get(length) ?? []).find((ship) => ship[0] === bow && ship.at(-1) === stern) ?? [])];
}

const said = { en: { miss: "miss", hit: "hit", sunk: "sunk" }, ru: { miss: "мимо", hit: "ранен", sunk: "потоплен" } };
type Own = Words<ShapeOf<typeof game>>;
export const words: { readonly en: Own; readonly ru: Own } = {
  en: {
    refusal: {},
    terms: { place: "place a ship: one end, then the other", shoot: "shoot", sunk: "the fleet is sunk" },
    event: {
      placed: ({ length }) => `Both have placed a ship of ${length}.`,
      shot: ({ seat, cell, result }) => `${sides.en[seat]} shoots at ${cell}: ${said.en[result]}.`,
    },
  },
  ru: {
    refusal: {},
    terms: { place: "поставьте корабль: один конец, затем другой", shoot: "стреляйте", sunk: "флот потоплен" },
    event: {
      placed: ({ length }) => `Оба поставили корабль на ${length} кл.`,
      shot: ({ seat, cell, result }) => `${sides.ru[seat]}: ${cell}, ${said.ru[result]}.`,
    },
  },
};

/** Ships that are known, and shots over them. */
const piecesOf = (key: string, seat: number, { hits, misses }: Seen, ships: Fleet): Piece[] => [
  ...ships.flat().map((at): Piece => ({ key: `${key} ship ${at}`, at: `${key} ${at}`, seat, shape: "ship" })),
  ...hits.map((at): Piece => ({ key: `${key} hit ${at}`, at: `${key} ${at}`, shape: "hit" })),
  ...misses.map((at): Piece => ({ key: `${key} miss ${at}`, at: `${key} ${at}`, shape: "miss" })),
];

export const show: Show<typeof game> = ({ seas, own }, viewer) => {
  const isPlacing = own.length < FLEET.length && viewer !== null;
  const boards = seas.map((sea, seat) => ({
    sea,
    seat,
    key: seat === viewer ? "own" : viewer === null ? `sea${seat}` : "theirs",
  }));
  return {
    board: boards.map(({ key, seat }) => ({
      key,
      grid: [SIZE, SIZE],
      surface: "sheet",
      title:
        key === "own"
          ? { en: "Your waters", ru: "Ваши воды" }
          : { en: `${sides.en[seat]}'s waters`, ru: `Воды противника` },
    })),
    pieces: boards.flatMap(({ key, sea, seat }) => piecesOf(key, seat, sea, key === "own" ? own : sea.sunk)),
    scores: seas.map((_, seat) => seas[1 - seat]?.sunk.length ?? 0),
    progress: isPlacing
      ? { en: `A ship of ${FLEET[own.length]}`, ru: `Корабль: ${FLEET[own.length]} кл.` }
      : { en: "Ships sunk", ru: "Потоплено" },
    places: (action) =>
      typeof action === "number" ? `theirs ${action}` : { from: `own ${action.from}`, to: `own ${action.to}` },
    name: (action) =>
      typeof action === "number" ? cells.name(action) : `${cells.name(action.from)} – ${cells.name(action.to)}`,
  };
};
