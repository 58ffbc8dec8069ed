import type { Command } from "commander";
import type { PlainOptions } from "../balance/plain.ts";
import { studied } from "../balance/studies.ts";
import { type ArenaOptions, holdArena } from "../commands/arena.ts";
import type { BalanceOptions } from "../commands/balance.ts";
import { listBots } from "../commands/bots.ts";
import { ends, showRefusal } from "../commands/show.ts";
import { product } from "../io.ts";
import { loadGame } from "../load.ts";
import type { Language } from "../words/words.ts";
import { collect, inLanguage, readCount, readNames, withOptions } from "./options.ts";

export function addBots(program: Command): void {
  program
    .command("bots")
    .description("list the bots and their names")
    .option("--json", "one JSON object a line")
    .addOption(inLanguage())
    .action(ends((options: { json?: true; language: Language }) => listBots(options)));
}

export function addBalance(program: Command): void {
  program
    .command("balance")
    .description("let bots play many games under several sets of rules, and compare seats, factions, lengths and cards")
    .argument("<game>", "the id of a game, or the path of a module that exports one")
    .option("-r, --rules <preset>", "a preset; may be repeated", collect)
    .addOption(withOptions())
    .option(
      "--pack <file>",
      "a JSON file with the numbers that differ from the default preset, for games with packs; may be repeated",
      collect,
    )
    .option("--bots <names>", "who plays both sides, with commas; see `umpire bots`", readNames, ["expert"])
    .option("-n, --games <count>", "about how many games to play under each set of rules", readCount, 600)
    .option("--out <file>", "write the report as a page with plots, where a game has one")
    .option("--force", "overwrite an existing page")
    .option("--json", "one JSON object")
    .addOption(inLanguage())
    .action(
      // Only this command needs worker threads.
      ends(async (name: string, options: BalanceOptions & PlainOptions) => {
        if (studied().includes(name)) return (await import("../commands/balance.ts")).reportBalance(name, options);
        const game = await loadGame(product().games, name);
        if (game.ok) return (await import("../balance/plain.ts")).reportPlainly(game.value, name, options);
        showRefusal(options.language, null, game.refusal, options.json);
        return 2;
      }),
    );
}

export function addArena(program: Command): void {
  program
    .command("arena")
    .description("let bots play each other in pairs of games, and say who is how strong")
    .argument("[game]", "the id of a game, or the path of a module that exports one")
    .option("-g, --game <game>", "the same")
    .requiredOption(
      "-b, --bots <names>",
      "two bots or more, with commas, see `umpire bots`, or files with one: every bot plays every other",
    )
    .requiredOption("-n, --games <count>", "how many games every pairing plays; an even number")
    .option("-r, --rules <rules>", "a preset's name, switches as a JSON object, or the path of a JSON file with them")
    .addOption(withOptions())
    .option("--opening <count>", "how many decisions are random at first (default: what suits the game)")
    .option("--workers <count>", "how many games are played at a time (default: one for every core)")
    .option("--out <file>", "keep the results in this file, and go on from it")
    .option(
      "--queue <address>",
      "share the work with other machines by way of a PostgreSQL: postgresql://user@host/name",
    )
    .option("--svg <file>", "draw the ratings as a chart")
    .option("--force", "overwrite existing files")
    .option("--json", "one JSON object a pairing")
    .addOption(inLanguage())
    .action(
      ends(
        async (named: string | undefined, typed: Omit<ArenaOptions, "game"> & { game?: string }, command: Command) => {
          const source = named ?? typed.game;
          if (source === undefined) return command.error("error: name a game: umpire arena GAME --bots A,B --games N");
          const options = { ...typed, game: source };
          const game = await loadGame(product().games, source);
          if (game.ok) return holdArena(game.value, options);
          showRefusal(options.language, null, game.refusal, options.json);
          return 2;
        },
      ),
    );
}
