import { defineGame } from "@umpire/kernel";
import { z } from "zod";

/**
 * A toy with turns and chance for the referee's tests: take 1 to 3 coins, or 0 to flip some, each worth one on its
 * second face; the first player with 20 wins.
 */
const options = z.strictObject({ seats: z.int().min(2).max(4).default(2) });
const rules = z.strictObject({ flips: z.int().min(1), faces: z.int().min(2) });
const state = z.strictObject({ turn: z.int(), seats: z.int(), purse: z.array(z.int()) });

export type Coins = {
  options: z.infer<typeof options>;
  rules: z.infer<typeof rules>;
  state: z.infer<typeof state>;
  view: z.infer<typeof state>;
  action: number;
  refusal: { "too-many": { coins: number } };
  event: { took: { seat: number; coins: number } };
};

export const coins = defineGame<Coins>({
  id: "coins",
  edition: 1,
  maxDecisions: 200,
  presets: { standard: { flips: 2, faces: 2 } },
  schema: { options, rules, state, action: z.int() },
  words: {
    en: {
      refusal: { "too-many": ({ coins }) => `Not ${coins}: at most 3 coins.` },
      event: { took: ({ seat, coins }) => `Seat ${seat} takes ${coins}.` },
    },
  },
  seats: ({ seats }) => seats,
  prepare({ seats }) {
    if (seats === 4) return { ok: false, refusal: { code: "too-many", coins: seats } };
    return {
      ok: true,
      value: { state: { seats, turn: 0, purse: new Array<number>(seats).fill(0) }, events: [] },
    };
  },
  next({ purse, turn }) {
    const rich = purse.findIndex((held) => held >= 20);
    return rich < 0 ? { awaiting: [turn], step: "take" } : { over: { winners: [rich], reason: "rich" } };
  },
  open: true,
  check: (_view, _seat, coins) => (coins > 3 || coins < 0 ? { code: "too-many", rule: "C1", coins } : null),
  legal: () => [0, 1, 2, 3],
  sample: (_view, _seat, rng) => rng.int(4),
  defaultAction: () => 1,
  resolve(state, chosen, rng, { flips, faces }) {
    const coins = chosen(state.turn) || rng.pool(flips, faces).filter((face) => face === 2).length;
    const purse = state.purse.map((held, seat) => (seat === state.turn ? held + coins : held));
    const turn = (state.turn + 1) % state.seats;
    return { state: { ...state, purse, turn }, events: [{ type: "took", seat: state.turn, coins }] };
  },
});
