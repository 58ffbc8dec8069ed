import { type Game, yes } from "@umpire/kernel";
import { parser, pick } from "@umpire/toolkit";
import { z } from "zod";

const hands = ["rock", "paper", "scissors"] as const;
const beats = { rock: "scissors", paper: "rock", scissors: "paper" };
const options = z.strictObject({});
const rules = z.strictObject({ wins: z.int().min(1).max(100_000), rounds: z.int().min(1).max(100_000) });
const state = z.strictObject({ round: z.int(), score: z.tuple([z.int(), z.int()]) });

type Hand = (typeof hands)[number];
export type Rps = {
  options: z.infer<typeof options>;
  rules: z.infer<typeof rules>;
  state: z.infer<typeof state>;
  view: z.infer<typeof state>;
  action: Hand;
  refusal: Record<never, never>;
  event: { shown: { round: number; hands: readonly [Hand, Hand]; winner: number | null } };
};

export const rps: Game<Rps> = {
  id: "rps",
  edition: 1,
  longest: 60,
  presets: { standard: { wins: 3, rounds: 30 }, single: { wins: 1, rounds: 10 } },
  parse: { options: parser(options), rules: parser(rules), state: parser(state), action: parser(z.enum(hands)) },
  seats: () => 2,
  setup: () => yes({ state: { round: 1, score: [0, 0] }, events: [] }),
  next({ round, score: [a, b] }, { wins, rounds }) {
    if (a < wins && b < wins && round <= rounds) return { awaiting: [0, 1], step: "show" };
    return { over: { winners: a === b ? [] : [a > b ? 0 : 1], reason: "score" } };
  },
  view: (state) => state, // the table is open; a hand that waits for the other is sealed in the kernel
  hears: () => true,
  check: () => null, // whatever parses may be shown
  legal: () => hands,
  sample: (_view, _seat, rng) => pick(rng, hands),
  imagine: (view) => view,
  absent: () => "rock",
  resolve({ round, score: [a, b] }, chosen) {
    const [first, second] = [chosen(0), chosen(1)];
    const winner = beats[first] === second ? 0 : beats[second] === first ? 1 : null;
    const shown = { type: "shown", round, hands: [first, second], winner } as const;
    const score: [number, number] = [a + Number(winner === 0), b + Number(winner === 1)];
    return { state: { round: round + 1, score }, events: [shown] };
  },
};
