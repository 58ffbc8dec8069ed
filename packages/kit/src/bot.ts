import type { Json, Rng, Seat, Shape } from "@umpire/kernel";
import type { Localized } from "./kit.ts";

/** The bots that every game has, from any legal action to the one that errs least. */
export const botNames = ["random", "greedy", "search", "beginner", "casual", "club", "expert", "master"] as const;
/** The name of a bot that any game has. */
export type BotName = (typeof botNames)[number];

/** What was worked out before a match, such as solved positions: whose it is, and what only that game can read. */
export type Tables = { readonly game: string; readonly solved: object };

/** The tables in a file; or why there are none, by language. */
export type TablesRead =
  | { readonly ok: true; readonly value: Tables }
  | { readonly ok: false; readonly problem: Localized };

/** What a game says about the worth of its positions. */
export type Evaluate<G extends Shape = Shape> = {
  evaluate(view: G["view"], seat: Seat, rules: G["rules"], rng: Rng): number;
};

/**
 * How one bot thinks about one game; nothing where it leaves the decision to the bot that any game has. How long it
 * thinks is counted in iterations, never in time, so that the same dice give the same choice anywhere.
 */
export type Strategy<G extends Shape = Shape> = {
  choose(view: G["view"], seat: Seat, rules: G["rules"], rng: Rng, solved?: object): Json | undefined;
};

/** By name: how the bots that every game has think about this one, and bots of its own under any other name. */
export type Strategies<G extends Shape = Shape> = { readonly [name in BotName]?: Strategy<G> } & {
  readonly [own: string]: Strategy<G> | undefined;
};

/** One decision: what a seat saw, and what it did. */
export type Decision<G extends Shape = Shape> = {
  readonly view: G["view"];
  readonly seat: Seat;
  readonly made: G["action"];
};

/** A choice and its value to the seat, from -1 to 1. */
export type Valued = { readonly action: Json; readonly value: number };

/** What a game says about the worth of its choices. */
export type Judge<G extends Shape = Shape> = {
  /** The choices with their values, the one that was made among them; none where nothing can be told. */
  judge(decision: Decision<G>, rules: G["rules"], rng: Rng, solved?: object): readonly Valued[];
};
