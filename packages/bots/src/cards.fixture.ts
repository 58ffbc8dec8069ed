import type { Game } from "@umpire/kernel";

/**
 * A toy with a secret: each of two seats holds a card from 0 to 9 that the other does not see, bets or folds at the same
 * time, and the higher card wins what was bet; then luck is worth from two less to two more to seat 0.
 */
export type Cards = {
  options: Record<never, never>;
  rules: { readonly stake: number };
  state: { readonly cards: readonly [number, number]; readonly score: number | null; readonly luck: number | null };
  view: { readonly own: number | null; readonly score: number | null; readonly luck: number | null };
  action: "bet" | "fold";
  refusal: Record<never, never>;
  event: Record<never, never>;
};

const trust = (input: unknown) => ({ ok: true, value: input }) as never;

export const cards: Game<Cards> = {
  ...{ id: "cards", edition: 1, maxDecisions: 4, presets: { standard: { stake: 2 } } },
  parse: { options: trust, rules: trust, action: trust, state: trust },
  seats: () => 2,
  setup: (_options, _rules, rng) => ({
    ok: true,
    value: { state: { cards: [rng.int(10), rng.int(10)], score: null, luck: null }, events: [] },
  }),
  next({ score, luck }) {
    if (score === null) return { awaiting: [0, 1], step: "bet" };
    const sum = score + (luck ?? 0);
    return { over: { winners: sum === 0 ? [] : [sum > 0 ? 0 : 1], reason: "counted" } };
  },
  view: ({ cards: held, score, luck }, viewer) => ({
    own: viewer === "spectator" ? null : (held[viewer] ?? null),
    score,
    luck,
  }),
  isVisible: () => true,
  check: () => null,
  legal: () => ["fold", "bet"],
  sample: (_view, _seat, rng) => (rng.int(2) === 0 ? "fold" : "bet"),
  determinize({ own, score, luck }, viewer, rng) {
    const other = rng.int(10);
    return { cards: viewer === 0 ? [own ?? 0, other] : [other, own ?? 0], score, luck };
  },
  defaultAction: () => "fold",
  resolve({ cards: [a, b] }, chosen, rng, { stake }) {
    const bet = (chosen(0) === "bet" ? stake : 1) * (chosen(1) === "bet" ? stake : 1);
    return { state: { cards: [a, b], score: bet * Math.sign(a - b), luck: rng.int(5) - 2 }, events: [] };
  },
};
