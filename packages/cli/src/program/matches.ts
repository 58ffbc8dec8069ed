import type { Command } from "commander";
import { listGames } from "../commands/games.ts";
import { type PlayOptions, play } from "../commands/play.ts";
import { referee } from "../commands/referee.ts";
import { ends, showRefusal } from "../commands/show.ts";
import { io, product } from "../io.ts";
import { loadGame } from "../load.ts";
import {
  alsoGame,
  collect,
  inLanguage,
  type OwnGames,
  readCount,
  readLawSeed,
  withGames,
  withOptions,
  withTables,
} from "./options.ts";

export function addGames(program: Command): void {
  program
    .command("games")
    .description("list the games with their presets")
    .option("--json", "one JSON object a line")
    .action(ends((options: { json?: true }) => listGames(product().games, options)));
}

export function addPlay(program: Command): void {
  program
    .command("play")
    .description("play a match in the terminal")
    .argument("<game>", "the id of a game, or the path of a module that exports one (.js or .ts)")
    .option(
      "-p, --players <names>",
      "who sits where, with commas: you, or a bot, see `umpire bots` (default: you at seat 0, random elsewhere)",
    )
    .option("-s, --seed <text>", "the seed of the dice; the same seed and decisions give the same match")
    .option("-r, --rules <rules>", "a preset's name, switches as a JSON object, or the path of a JSON file with them")
    .addOption(withOptions())
    .option("--record <file>", "write the record of the match to this file")
    .addOption(withTables())
    .addOption(inLanguage())
    .action(
      ends(async (name: string, options: PlayOptions) => {
        const game = await loadGame(product().games, name);
        if (game.ok) return play(game.value, options, product().games.games.includes(game.value) ? "" : name);
        showRefusal(options.language, null, game.refusal);
        return 2;
      }),
    );
}

export function addLaws(program: Command): void {
  program
    .command("laws")
    .description("test a game on random matches against the laws that every game must obey")
    .argument("<game>", "the id of a game, or the path of a module that exports one")
    .option("-n, --runs <count>", "how many random matches each law is tried on", readCount, 100)
    .option("--seed <number>", "repeat the matches of a report, by its seed", readLawSeed)
    .addOption(withOptions().argParser(collect).default([], "the tables that the game declares, or its usual options"))
    .addHelpText("after", "\n--options may be repeated, for example once for every number of seats.")
    .option("--json", "one JSON object a law")
    .action(
      ends(async (name: string, options: { runs: number; seed?: number; options: readonly string[]; json?: true }) => {
        const game = await loadGame(product().games, name);
        // Only this command needs the property tester, which takes as long to load as all the rest.
        if (game.ok) return (await import("../commands/laws.ts")).tryLaws(game.value, options);
        showRefusal("en", null, game.refusal);
        return 2;
      }),
    );
}

export function addReferee(program: Command): void {
  program
    .command("referee")
    .description("answer questions about the rules: one JSON object a line in, one JSON object a line out")
    .addHelpText("after", '\nExample:\n  echo \'{"ask":"start","game":"rps","seed":"demo"}\' | umpire referee')
    .addOption(alsoGame())
    .action(
      ends((options: OwnGames) =>
        withGames({ ...options, language: "en" }, (known) => referee(known, io().stdin, io().stdout)),
      ),
    );
}
