import { ok, type Result, type Viewer } from "@umpire/kernel";
import { type Kits, kitsOf } from "@umpire/kit";
import { InvalidArgumentError, Option } from "commander";
import { type ExitCode, showRefusal } from "../commands/show.ts";
import { loadServer } from "../commands/with-server.ts";
import { product } from "../io.ts";
import { withGamesOf } from "../load.ts";
import { type Language, languages } from "../words/words.ts";

export const inLanguage = () =>
  new Option("-l, --language <language>", "the language of the output").choices(languages).default("en");

export const withOptions = () =>
  new Option("-o, --options <options>", "the game's options as JSON, or the path of a JSON file with them");

export const withTables = () =>
  new Option("-t, --tables <file>", "solved positions of a game, as made by `umpire solve`");

/** Modules of games, each after a --game of its own. */
export type OwnGames = { readonly game?: readonly string[]; readonly store?: string };

export const alsoGame = () =>
  new Option("-g, --game <file>", "also know the game that this module exports; may be repeated").argParser(collect);

export const alsoStore = () =>
  new Option("--store <place>", "also know the games whose code a server keeps: in its data folder, or its database");

/** The games there are, and those whose code is kept at a place; null where there is nothing to read it with. */
async function withKept(place: string | undefined, language: Language): Promise<Result<Kits> | null> {
  const { games } = product();
  if (place === undefined) return ok(games);
  const kept = await (await loadServer(language))?.keptKits(place);
  if (kept === undefined) return null;
  return kept.ok ? ok(kitsOf([...kept.value, ...games.kits])) : kept;
}

/** Runs a command with the games there are, and those that --game and --store name. */
export async function withGames(
  { game = [], store, language }: OwnGames & { language: Language },
  run: (games: Kits) => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  const kept = await withKept(store, language);
  if (kept === null) return 2;
  const known = kept.ok ? await withGamesOf(kept.value, game) : kept;
  if (known.ok) return run(known.value);
  showRefusal(language, null, known.refusal);
  return 2;
}

export function readCount(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is a number from 1 to 999999.");
}

export function readLawSeed(text: string): number {
  if (/^-?\d{1,10}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is a whole number.");
}

export function collect(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

export function readNames(text: string): readonly string[] {
  return [...new Set(text.split(","))];
}

export function readSeat(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is the number of a seat.");
}

export function readViewer(text: string): Viewer {
  if (text === "spectator") return text;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is the number of a seat, or: spectator.");
}
