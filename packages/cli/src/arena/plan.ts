import { readFileSync } from "node:fs";
import { type Job, jobsOf, namesOfBots } from "@umpire/bots";
import {
  canonical,
  err,
  type Game,
  hashText,
  type Json,
  type JsonObject,
  ok,
  type Refusal,
  type Result,
  start,
} from "@umpire/kernel";
import type { Kit } from "@umpire/kit";
import { chooseOptions } from "../commands/options.ts";
import { chooseRules } from "../commands/rules.ts";
import { kitOf } from "../kits.ts";
import { isBotFile, readStrategy } from "../own-bots/own-bot.ts";
import { release } from "../release.ts";

/** What was typed. */
export type Wishes = {
  readonly game: string;
  readonly bots: string;
  readonly games: string;
  readonly rules?: string;
  readonly options?: string;
  readonly opening?: string;
};

/** Bots of which everybody is to meet everybody. */
export type Arena = {
  readonly game: Game;
  /** Where the game comes from: its id, or the path of a module. */
  readonly source: string;
  readonly rules: JsonObject;
  readonly rulesName: string;
  readonly options: Json;
  readonly bots: readonly string[];
  /** Of every pairing. */
  readonly games: number;
  readonly opening: number;
  readonly jobs: readonly Job[];
  /** The identity of an arena: equal ones play the same games. */
  readonly head: JsonObject;
  readonly id: string;
};

const MOST_GAMES = 1_000_000;
const MOST_OPENING = 100;

/** The arena that was asked for, or what is wrong with it. */
export function planArena(game: Game, wishes: Wishes): Result<Arena> {
  const rules = chooseRules(game, wishes.rules);
  if (!rules.ok) return rules;
  const options = chooseOptions(game, wishes.options);
  if (!options.ok) return options;
  const seats = game.seats(options.value);
  if (seats < 2) return err({ code: "not-for-two", game: game.id, seats });
  const begun = start(game, "", options.value, rules.value.rules);
  if (!begun.ok) return begun;
  const bots = readBots(kitOf(game), wishes.bots);
  if (!bots.ok) return bots;
  const games = Number(wishes.games);
  if (!/^\d{1,9}$/.test(wishes.games) || games < 2 || games > MOST_GAMES || games % 2 !== 0)
    return err({ code: "bad-games", given: wishes.games, most: MOST_GAMES });
  const opening = readCount("--opening", wishes.opening, kitOf(game).opening ?? 0, 0, MOST_OPENING);
  if (!opening.ok) return opening;
  const head = {
    // Another release may have better bots: its games are others.
    umpire: release(),
    game: game.id,
    edition: game.edition,
    rules: hashText(canonical(rules.value.rules)),
    ...{ bots: bots.value, games, opening: opening.value },
    // Where none are given, the name of an arena is what it was before there were any to give.
    ...ownCode(bots.value),
    ...(wishes.options !== undefined && { options: hashText(canonical(options.value)) }),
  };
  return ok({
    ...{ game, source: wishes.game, rules: rules.value.rules, rulesName: rules.value.name },
    options: options.value,
    ...{ bots: bots.value, games, opening: opening.value, jobs: jobsOf(bots.value, games) },
    ...{ head, id: hashText(canonical(head)) },
  });
}

/** Whose bots are files: with other code they play other games. */
function ownCode(bots: readonly string[]): { readonly own?: readonly string[] } {
  const files = bots.filter(isBotFile);
  return files.length === 0 ? {} : { own: files.map((file) => hashText(readFileSync(file, "utf8"))) };
}

const namesIn = (typed: string): readonly string[] => typed.split(",").map((name) => name.trim());

/** The first of the files among some bots that holds none, or null. */
export async function badBotIn(typed: string): Promise<Refusal | null> {
  for (const file of namesIn(typed).filter(isBotFile)) {
    const read = await readStrategy(file);
    if (!read.ok) return read.refusal;
  }
  return null;
}

function readBots(kit: Kit, typed: string): Result<readonly string[]> {
  const names = namesIn(typed);
  const known = namesOfBots(kit);
  const unknown = names.find((name) => !known.includes(name) && !isBotFile(name));
  if (unknown !== undefined) return err({ code: "unknown-bot", bot: unknown, known });
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return err({ code: "bot-twice", bot: twice });
  return names.length < 2 ? err({ code: "too-few-bots" }) : ok(names);
}

/** A whole number that was typed after an option, or what there is without one. */
export function readCount(
  option: string,
  typed: string | undefined,
  usual: number,
  least: number,
  most: number,
): Result<number> {
  if (typed === undefined) return ok(usual);
  const count = Number(typed);
  if (/^\d{1,9}$/.test(typed) && count >= least && count <= most) return ok(count);
  return err({ code: "bad-count", option, given: typed, least, most });
}

export const gamesIn = ({ from, to }: Job): number => 2 * (to - from);

/** All games of all pairings. */
export const allGames = ({ jobs }: Arena): number => jobs.reduce((sum, job) => sum + gamesIn(job), 0);
