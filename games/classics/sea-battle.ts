import { defineGame, type Rng, type ShapeOf, type Step, type Words } from "@umpire/kernel";
import { grid, piecesOn, range, type Show, shuffle, sides, without } from "@umpire/toolkit";
import { list, whole, z } from "@umpire/toolkit/schema";

const [SIZE, FLEET] = [10, [4, 3, 3, 2, 2]];
const cells = grid(SIZE, SIZE);

type Ship = readonly number[];
type Fleet = readonly Ship[];
type Seen = { readonly sunk: Fleet; readonly hits: readonly number[]; readonly misses: readonly number[] };

/** Every place for a ship of this length: from a cell to the right, or down. */
const isStraight = ([first = 0, second = 0]: Ship) => second - first === 1 || second - first === SIZE;
const berths = new Map(FLEET.map((length) => [length, cells.lines(length).filter(isStraight)]));
/** Ships don't touch, not even at a corner. */
function freeBerths(fleet: Fleet, length: number): readonly Ship[] {
  const taken = new Set(fleet.flat().flatMap((cell) => [cell, ...cells.around(cell)]));
  return (berths.get(length) ?? []).filter((ship) => !ship.some((cell) => taken.has(cell)));
}
const isSunk = (ship: Ship, shots: readonly number[]) => ship.every((cell) => shots.includes(cell));

/** A fleet that fits what was seen, by backtracking: first whatever was hit is given a ship, then the others a place. */
function imagine({ sunk, hits, misses }: Seen, ships: number, rng: Rng): Fleet {
  const canLie = (ship: Ship) => !ship.some((cell) => misses.includes(cell)) && !isSunk(ship, hits);
  const search = (fleet: Fleet, left: readonly number[]): Fleet | null => {
    const hit = hits.find((each) => !fleet.some((ship) => ship.includes(each)));
    if (left.length === 0) return hit === undefined ? fleet : null;
    const lengths = hit === undefined ? left.slice(0, 1) : [...new Set(left)];
    const fits = lengths.flatMap((length) => freeBerths(fleet, length)).filter(canLie);
    for (const ship of shuffle(rng, hit === undefined ? fits : fits.filter((each) => each.includes(hit)))) {
      const found = search([...fleet, ship], left.toSpliced(left.indexOf(ship.length), 1));
      if (found !== null) return found;
    }
    return null;
  };
  const lengths = sunk.map(({ length }) => length);
  return search(sunk, without(FLEET.slice(0, ships), lengths)) ?? sunk;
}

const cell = whole(0, cells.size - 1);
const fleets = list(list(list(cell, 5), FLEET.length), 2);
const state = z.strictObject({ mover: whole(0, 1), fleets, shots: list(list(cell, cells.size), 2) });
type Event =
  | { readonly type: "placed"; readonly length: number }
  | { readonly type: "shot"; readonly seat: number; readonly cell: string; readonly result: "miss" | "hit" | "sunk" };

export const title = { en: "Sea Battle", ru: "Морской бой" };
export const looksAhead = false;

export const game = defineGame({
  id: "sea-battle",
  edition: 1,
  maxDecisions: 2 * (cells.size + FLEET.length),
  seats: 2,
  schema: { state, action: z.union([cell, z.strictObject({ from: cell, to: cell })]) },
  setup: () => ({ mover: 0, fleets: [[], []] as number[][][], shots: [[], []] as number[][] }),
  next({ mover, fleets, shots }) {
    if (fleets.some(({ length }) => length < FLEET.length)) return { awaiting: [0, 1], step: "place" };
    const lost = fleets.findIndex((ships, seat) => ships.every((ship) => isSunk(ship, shots[1 - seat] ?? [])));
    return lost < 0 ? { awaiting: [mover], step: "shoot" } : { over: { winners: [1 - lost], reason: "sunk" } };
  },
  view({ mover, fleets, shots }, viewer) {
    // By the seat that is shot at: what was hit, what was not, what was sunk, and how many ships there are.
    const seas = fleets.map((ships, seat) => {
      const [fired, decks] = [shots[1 - seat] ?? [], ships.flat()];
      const hits = fired.filter((each) => decks.includes(each));
      const misses = fired.filter((each) => !hits.includes(each));
      return { hits, misses, sunk: ships.filter((ship) => isSunk(ship, fired)), ships: ships.length };
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
    if (length === undefined) return range(cells.size).filter((each) => !(shots[seat] ?? []).includes(each));
    const ships = freeBerths(own, length).flatMap((ship) => [ship, ship.toReversed()]);
    return ships.map((ship) => ({ from: ship[0] ?? 0, to: ship.at(-1) ?? 0 }));
  },
  resolve({ mover, fleets, shots }, chosen): Step<z.infer<typeof state>, Event> {
    const length = FLEET[fleets[0]?.length ?? 0];
    if (length !== undefined) {
      const placed = fleets.map((ships, seat) => [...ships, [...shipBetween(endsOf(chosen(seat)), length)]]);
      return { state: { mover, fleets: placed, shots }, events: [{ type: "placed", length }] };
    }
    const [at = 0] = endsOf(chosen(mover));
    const fired = [...(shots[mover] ?? []), at];
    const ship = (fleets[1 - mover] ?? []).find((each) => each.includes(at));
    const result = ship === undefined ? "miss" : isSunk(ship, fired) ? "sunk" : "hit";
    const after = { mover: ship === undefined ? 1 - mover : mover, fleets, shots: shots.with(mover, fired) };
    return { state: after, events: [{ type: "shot", seat: mover, cell: cells.name(at), result }] };
  },
  isVisible: () => true,
});

const endsOf = (action: number | { readonly from: number; readonly to: number }) =>
  typeof action === "number" ? [action] : [action.from, action.to];
const shipBetween = (ends: Ship, length: number) =>
  (berths.get(length) ?? []).find((ship) => ends.every((end) => ship.includes(end))) ?? [];

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

const nameOf = (key: string, seat: number) =>
  key === "own" ? { en: "Your waters", ru: "Ваши воды" } : { en: `${sides.en[seat]}'s waters`, ru: `Воды противника` };

export const show: Show<typeof game> = ({ seas, own }, viewer) => {
  const length = viewer === null ? null : FLEET[own.length];
  const keys = seas.map((_, seat) => (seat === viewer ? "own" : viewer === null ? `sea${seat}` : "theirs"));
  return {
    board: keys.map((key, seat) => ({ key, grid: [SIZE, SIZE], surface: "sheet", title: nameOf(key, seat) })),
    pieces: seas.flatMap(({ sunk, hits, misses }, seat) => [
      ...piecesOn(keys[seat] ?? "", (seat === viewer ? own : sunk).flat(), { seat, shape: "ship" }),
      ...piecesOn(keys[seat] ?? "", hits, { shape: "hit" }),
      ...piecesOn(keys[seat] ?? "", misses, { shape: "miss" }),
    ]),
    scores: seas.map((_, seat) => seas[1 - seat]?.sunk.length ?? 0),
    progress: length
      ? { en: `A ship of ${length}`, ru: `Корабль: ${length} кл.` }
      : { en: "Ships sunk", ru: "Потоплено" },
    places: (action) =>
      typeof action === "number" ? `theirs ${action}` : { from: `own ${action.from}`, to: `own ${action.to}` },
    name: (action) => endsOf(action).map(cells.name).join(" – "),
  };
};

/** Who has hit more. */
export const evaluate = ({ seas }: ShapeOf<typeof game>["view"], seat: number): number =>
  Math.tanh(((seas[1 - seat]?.hits.length ?? 0) - (seas[seat]?.hits.length ?? 0)) / 6);
