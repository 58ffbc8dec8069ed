import { defineGame, type ShapeOf } from "@umpire/kernel";
import { z } from "zod";

const hands = ["rock", "paper", "scissors"] as const;
const beats = { rock: "scissors", paper: "rock", scissors: "paper" };
const most = z.int().min(1).max(100_000);

export const rps = defineGame({
  id: "rps",
  edition: 1,
  maxDecisions: 60,
  seats: 2,
  open: true, // a hand that waits for the other is sealed in the kernel
  presets: { standard: { wins: 3, rounds: 30 }, single: { wins: 1, rounds: 10 } },
  schema: {
    rules: z.strictObject({ wins: most, rounds: most }),
    state: z.strictObject({ round: z.int(), score: z.tuple([z.int(), z.int()]) }),
    action: z.enum(hands),
  },
  setup: () => ({ round: 1, score: [0, 0] as [number, number] }),
  next({ round, score: [a, b] }, { wins, rounds }) {
    if (a < wins && b < wins && round <= rounds) return { awaiting: [0, 1], step: "show" };
    return { over: { winners: a === b ? [] : [a > b ? 0 : 1], reason: "score" } };
  },
  legal: () => hands,
  resolve({ round, score: [a, b] }, chosen) {
    const shown = [chosen(0), chosen(1)] as const;
    const winner = beats[shown[0]] === shown[1] ? 0 : beats[shown[1]] === shown[0] ? 1 : null;
    const score: [number, number] = [a + Number(winner === 0), b + Number(winner === 1)];
    return { state: { round: round + 1, score }, events: [{ type: "shown", round, hands: shown, winner }] };
  },
});

export type Rps = ShapeOf<typeof rps>;
