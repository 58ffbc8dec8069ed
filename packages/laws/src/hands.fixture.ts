import { defineGame } from "@umpire/kernel";
import { z } from "zod";

const hand = z.array(z.int().min(1).max(3)).max(2);

/** Two hands of two cards of three, each known to its seat alone; both play a card at once, and nobody else sees it. */
export const hands = defineGame({
  id: "hands",
  edition: 1,
  seats: 2,
  schema: { state: z.strictObject({ hands: z.tuple([hand, hand]) }), action: z.int() },
  setup: (_options, _rules, rng) => ({ hands: [two(rng.int(3)), two(rng.int(3))] as [number[], number[]] }),
  next: ({ hands: [{ length }] }) =>
    length > 0 ? { awaiting: [0, 1], step: "play" } : { over: { winners: [], reason: "empty" } },
  view: ({ hands: [north, south] }, viewer) => ({
    left: north.length,
    own: viewer === "spectator" ? [] : viewer === 0 ? north : south,
  }),
  determinize({ left, own }, viewer, rng) {
    const other = () => two(left === 0 ? 0 : rng.int(3)).slice(0, left);
    return { hands: [viewer === 0 ? own : other(), viewer === 1 ? own : other()] as [number[], number[]] };
  },
  legal: ({ own }) => own,
  resolve({ hands: [north, south] }, chosen) {
    const rest = [without(north, chosen(0)), without(south, chosen(1))] as [number[], number[]];
    return { state: { hands: rest }, events: [0, 1].map((seat) => ({ type: "played", seat, card: chosen(seat) })) };
  },
  isVisible: ({ seat }, viewer) => seat === viewer,
});

/** All cards but one. */
const two = (missing: number): number[] => [1, 2, 3].filter((_, at) => at !== missing);

function without(list: readonly number[], card: number): number[] {
  if (!list.includes(card)) throw new RangeError(`there is no ${card} to be played`);
  return list.filter((each) => each !== card);
}
