import type { Game } from "@umpire/kernel";
import { parser, pick } from "@umpire/toolkit";
import { z } from "zod";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";

const hands = ["rock", "paper", "scissors"] as const;
const beats = { rock: "scissors", paper: "rock", scissors: "paper" } as const;

const options = z.strictObject({});
const rules = z.strictObject({ wins: z.int().min(1).max(99), rounds: z.int().min(1).max(999) });
const state = rules.extend({ round: z.int(), score: z.tuple([z.int(), z.int()]) });
const action = z.enum(hands);

export type Rps = {
  options: z.infer<typeof options>;
  rules: z.infer<typeof rules>;
  state: z.infer<typeof state>;
  view: z.infer<typeof state>;
  action: z.infer<typeof action>;
  refusal: Record<never, never>;
  event: { shown: { round: number; hands: readonly [Rps["action"], Rps["action"]]; winner: number | null } };
};

export const rps: Game<Rps> = {
  id: "rps",
  edition: 1,
  longest: 60,
  presets: { standard: { wins: 3, rounds: 30 }, single: { wins: 1, rounds: 10 } },
  parse: { options: parser(options), rules: parser(rules), state: parser(state), action: parser(action) },
  words: { en, ru },
  seats: () => 2,
  setup: (_options, { wins, rounds }) => ({
    ok: true,
    value: { state: { wins, rounds, round: 1, score: [0, 0] }, events: [] },
  }),
  next({ score: [a, b], wins, round, rounds }) {
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
  resolve({ wins, rounds, round, score }, chosen) {
    const [first, second] = [chosen(0), chosen(1)];
    const winner = beats[first] === second ? 0 : beats[second] === first ? 1 : null;
    const points: [number, number] = [score[0] + Number(winner === 0), score[1] + Number(winner === 1)];
    const shown = { type: "shown", round, hands: [first, second], winner } as const;
    return { state: { wins, rounds, round: round + 1, score: points }, events: [shown] };
  },
};
