import type { Json, JsonObject, Seat, Shape } from "@umpire/kernel";
import type { Language } from "@umpire/protocol";

/** What a bot is asked: what its seat sees, under which rules, and chance of its own. There is nothing else to look at. */
export type BotQuestion = {
  readonly bot: string;
  readonly game: string;
  readonly edition: number;
  readonly rules: JsonObject;
  readonly view: Json;
  readonly seat: Seat;
  readonly seed: number;
};

/** What the bot decides. Where it fails, the rules decide for its seat. */
export type Think = (question: BotQuestion) => Promise<Json>;

/** Where a match is kept, so that it goes on after the page was left. */
export type MatchKeep = { readonly load: () => string | null; readonly store: (text: string) => void };

/** A match without a server: the umpire is in the page. */
export type LocalOptions<G extends Shape = Shape> = {
  readonly local: true;
  /** The names of bots by seat; at every other seat sits somebody here. */
  readonly bots?: { readonly [seat: Seat]: string };
  /** What those who sit here are called, by seat. */
  readonly names?: { readonly [seat: Seat]: string };
  /** A preset by its name, or switches over the first preset. */
  readonly rules?: string | Partial<G["rules"]>;
  readonly options?: G["options"];
  /** What all chance of the match comes from; else another one each time. */
  readonly seed?: string;
  /** Who thinks for the bots, say in a worker (`@umpire/client/bots`); else they think in the page. */
  readonly think?: Think;
  /** The least time between two decisions of bots, in ms, for people to follow them. */
  readonly pace?: number;
  readonly keep?: MatchKeep;
  readonly language?: Language;
};
