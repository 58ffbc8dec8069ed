import { namesOfBots } from "@umpire/bots";
import type { Kit, Kits } from "@umpire/kit";

/** What a bot from a file did that it may not do. */
export type Misplay =
  | { readonly is: "throws"; readonly error: unknown }
  | { readonly is: "endless"; readonly seconds: number }
  | { readonly is: "illegal"; readonly code: string };

/** A bot from a file. */
export type FileBot = {
  /** By which it is given a seat. */
  readonly name: string;
  readonly file: string;
  /** The ids of the games that it is for. */
  readonly games: readonly string[];
  /** The address of its code on this machine. */
  readonly module: string;
  /** Told whenever the rules had to decide for it. */
  readonly onMisplay: (misplay: Misplay) => void;
};

/** The bot of this name, if it is for this game. */
export const findFileBot = (bots: readonly FileBot[], game: string, name: string): FileBot | null =>
  bots.find((bot) => bot.name === name && bot.games.includes(game)) ?? null;

/** Where bots take seats: games, and the bots that were brought for them. */
type House = { readonly games: Pick<Kits, "kitOf">; readonly fileBots?: readonly FileBot[] };

/** The names of all bots that can be given a seat in a game. */
export function namesOfSeatable({ games, fileBots = [] }: House, game: Kit["game"]): readonly string[] {
  const brought = fileBots.filter((bot) => bot.games.includes(game.id));
  return [...namesOfBots(games.kitOf(game)), ...brought.map(({ name }) => name)];
}
