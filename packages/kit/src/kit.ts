import type { Game, Json, JsonObject, Seat, Shape } from "@umpire/kernel";
import type { Picture } from "@umpire/toolkit";
import type { Evaluate, Judge, Strategies, TablesRead } from "./bot.ts";
import type { AddCommand } from "./command.ts";
import type { Question } from "./question.ts";
import type { Study } from "./study.ts";
import type { Terminal } from "./terminal.ts";

/** A text in each language. */
export type Localized = { readonly [language in "en" | "ru"]: string };

/**
 * What a game brings. Everything but the game is optional: what is missing, the platform makes from the rules. Its parts
 * are methods, so that the kit of one game may stand where any is expected.
 */
export type Kit<G extends Shape = Shape> = {
  readonly game: Game<G>;
  /** What the game is called; without it, its id. */
  readonly title?: Localized;
  /** What a view is worth to a seat, from -1 to 1; without it bots play on to the end. */
  readonly evaluate?: Evaluate<G>["evaluate"];
  /** False where a guess at what comes next says less than `evaluate` of what is there, as it may where much is hidden. */
  readonly looksAhead?: boolean;
  /** How named bots think about this game, where that is not as about any other. */
  readonly strategies?: Strategies<G>;
  /** What each choice of a decision is worth; without it a tree search says. */
  readonly judge?: Judge<G>["judge"];
  /**
   * The number of decisions that a contest takes at random first: bots that always do the same would play one game many
   * times. None where dice are rolled.
   */
  readonly opening?: number;
  readonly study?: Study;
  /** Parts a pack of one's own into rules and what goes into the options of a match; without it, all of it is rules. */
  splitPack?(pack: JsonObject): { readonly switches: Json; readonly options: JsonObject };
  /** The table as a seat sees it, or a spectator (null), in words: boards and the terminal draw it. */
  show?(view: G["view"], seat: Seat | null, rules: G["rules"]): Picture<G["action"]>;
  /** How it is shown and typed in the terminal, where that is not made of `show`. */
  readonly terminal?: Terminal;
  /** What the referee answers about this game beside what it answers about any. */
  readonly questions?: { readonly [ask: string]: Question };
  /** Commands of the game's own at the command line. */
  readonly commands?: readonly AddCommand[];
  /** Reads a packed file of what was worked out before a match. */
  readTables?(packed: Uint8Array, unpack: (packed: Uint8Array) => Uint8Array): TablesRead;
};
