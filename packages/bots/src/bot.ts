import type { Game, Rng, Seat, Shape } from "@umpire/kernel";

/** A player: it gets the rules, what its seat sees, and chance of its own. There is nothing else it could look at. */
export type Bot = <G extends Shape>(
  game: Game<G>,
  rules: G["rules"],
  view: G["view"],
  seat: Seat,
  rng: Rng,
) => G["action"];

/** The bots by the names that people type. */
export type Bots = { readonly [name: string]: Bot };
