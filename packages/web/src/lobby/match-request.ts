import type { MatchRequest } from "@umpire/client";
import type { SiteTable } from "@umpire/ui";
import { clocks } from "./clocks.ts";
import type { ListedGame } from "./create-match.ts";
import { readPack } from "./pack.ts";
import { seatsAgainst } from "./seats-against.ts";

/** What was chosen for a match. */
export type FormValues = {
  readonly game: string;
  /** Empty: the rules below. Null: the first that the game has. */
  readonly preset: string | null;
  /** The number of players; null for the usual one. */
  readonly seats: number | null;
  /** How many of them are people, where bots play. */
  readonly people: number;
  /** Empty for a person with the link. */
  readonly bot: string;
  readonly clock: keyof typeof clocks;
  readonly isPublic: boolean;
  readonly pack: string;
};

export const OWN_RULES = "";

export const presetOf = ({ preset }: FormValues, { presets: [first = OWN_RULES] }: ListedGame): string =>
  preset ?? first;

/** A table; without options, what the game itself begins with. */
type ChosenTable = { readonly seats: number; readonly options: SiteTable["options"] | undefined };

/** The tables of a game: those that the site knows, else those that the server says. */
export const tablesOf = (
  known: readonly SiteTable[] | undefined,
  { tables, seats }: ListedGame,
): readonly ChosenTable[] => known ?? (tables as readonly SiteTable[] | undefined) ?? [{ seats, options: undefined }];

/** The table that was chosen; the usual one where the game has none of that size. */
export const tableOf = <T extends { readonly seats: number }>({ seats }: FormValues, tables: readonly T[]) =>
  tables.find((table) => table.seats === seats) ?? tables[0];

/** The request for the server; throws when the pack is no JSON. A pack may bring options of its own. */
export function requestOf(values: FormValues, listed: ListedGame, known?: readonly SiteTable[]): MatchRequest {
  const { bot, clock, isPublic, pack, people } = values;
  const preset = presetOf(values, listed);
  const rules = preset === OWN_RULES ? readPack(pack) : { rules: preset };
  const table = tableOf(values, tablesOf(known, listed));
  const options = table?.options !== undefined && { options: table.options };
  const count = table?.seats ?? listed.seats;
  const seats = bot !== "" && { seats: seatsAgainst(bot, count, Math.min(people, count - 1)) };
  return { game: listed.id, clock: clocks[clock], isPublic, ...options, ...rules, ...seats };
}
