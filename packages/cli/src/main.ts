import type { Registry, Viewer } from "@umpire/kernel";
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { games } from "umpire";
import { studied } from "./balance/studies.ts";
import { type AnalyseOptions, analyseFile } from "./commands/analyse.ts";
import { type ArenaOptions, holdArena } from "./commands/arena.ts";
import type { BalanceOptions } from "./commands/balance.ts";
import { listBots } from "./commands/bots.ts";
import { auditFile, checkPack } from "./commands/constraints.ts";
import { diffRecords } from "./commands/diff.ts";
import { listGames } from "./commands/games.ts";
import { type PlayOptions, play } from "./commands/play.ts";
import { replayFile, verifyFile } from "./commands/records.ts";
import { referee } from "./commands/referee.ts";
import { showShips } from "./commands/ships.ts";
import { type ExitCode, showRefusal } from "./commands/show.ts";
import { type SolveOptions, solveTactics } from "./commands/solve.ts";
import { addTi4 } from "./commands/ti4.ts";
import { loadGame, withGamesOf } from "./load.ts";
import { release } from "./release.ts";
import { type Language, languages } from "./words/words.ts";

const program = new Command("umpire")
  .description(
    "A deterministic umpire for turn-based strategy games: play, replay and verify matches, referee for any program.",
  )
  .version(release())
  .exitOverride()
  .addHelpText(
    "after",
    "\nExit codes: 0 done; 1 the answer is no (say, a record that does not verify); 2 wrong usage.",
  );

const inLanguage = () =>
  new Option("-l, --language <language>", "the language of what is said").choices(languages).default("en");

const withOptions = () =>
  new Option("-o, --options <options>", "the game's options as JSON, or the path of a JSON file with them");

const withTables = () =>
  new Option("-t, --tables <file>", "solved positions of Tactics, as made by `umpire solve tactics`");

/** Runs a command and keeps its exit code. */
function ends<A extends readonly unknown[]>(run: (...args: A) => ExitCode | Promise<ExitCode>) {
  return async (...args: A) => {
    process.exitCode = await run(...args);
  };
}

program
  .command("games")
  .description("list the games with their presets")
  .option("--json", "one JSON object a line")
  .action(ends((options: { json?: true }) => listGames(games, options)));

program
  .command("play")
  .description("play a match in the terminal")
  .argument("<game>", "the id of a game, or the path of a module that exports one (.js, or .ts where tsx is installed)")
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
      const game = await loadGame(games, name);
      if (game.ok) return play(game.value, options, games.games.includes(game.value) ? "" : name);
      showRefusal(options.language, null, game.refusal);
      return 2;
    }),
  );

program
  .command("bots")
  .description("list the bots by the names that one types")
  .option("--json", "one JSON object a line")
  .addOption(inLanguage())
  .action(ends((options: { json?: true; language: Language }) => listBots(options)));

program
  .command("ships")
  .description("describe the ships and solar powers of ShapeShips, from the data of a rules pack")
  .argument("[names...]", "only these, by name or id")
  .option("-r, --rules <rules>", "a preset's name, or the path of a JSON file with a rules pack")
  .addOption(inLanguage())
  .action(
    ends((names: readonly string[], options: { rules?: string; language: Language }) => showShips(names, options)),
  );

program
  .command("check")
  .description("say which of the six constraints of ShapeShips a rules pack breaks, and whether it can be played")
  .argument("<pack>", "a JSON file with a rules pack, or with the parts of one that differ from the fleet")
  .option("--json", "one JSON object")
  .addOption(inLanguage())
  .action(ends((file: string, options: { json?: true; language: Language }) => checkPack(file, options)));

program
  .command("audit")
  .description("say which of the six constraints of ShapeShips a record or a log breaks, and where")
  .argument("<file>", "a record, or a JSON file with a list of events; - for standard input")
  .option("--json", "one JSON object")
  .addOption(inLanguage())
  .action(ends((file: string, options: { json?: true; language: Language }) => auditFile(file, options)));

program
  .command("laws")
  .description("try the laws that every game must obey on random matches of a game")
  .argument("<game>", "the id of a game, or the path of a module that exports one")
  .option("-n, --runs <count>", "how many random matches each law is tried on", readCount, 100)
  .option("--seed <number>", "try the same matches again, by the seed that a report names", readLawSeed)
  .addOption(withOptions().argParser(collect).default([], "the tables that the game declares, or its usual options"))
  .addHelpText("after", "\n--options may be repeated, say once for every number of seats: each is tried.")
  .option("--json", "one JSON object a law")
  .action(
    ends(async (name: string, options: { runs: number; seed?: number; options: readonly string[]; json?: true }) => {
      const game = await loadGame(games, name);
      // Only this command needs the property tester, which takes as long to load as all the rest.
      if (game.ok) return (await import("./commands/laws.ts")).tryLaws(game.value, options);
      showRefusal("en", null, game.refusal);
      return 2;
    }),
  );

/** Modules of games, each after a --game of its own. */
type OwnGames = { readonly game?: readonly string[] };
type RecordOptions = OwnGames & { json?: true; language: Language; viewer?: Viewer; commitment?: string };

const alsoGame = () =>
  new Option("-g, --game <file>", "also know the game that this module exports; may be repeated").argParser(collect);

/** Runs a command with the games there are, and those that --game names. */
async function withGames(
  { game = [], language }: OwnGames & { language: Language },
  run: (games: Registry) => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  const known = await withGamesOf(games, game);
  if (known.ok) return run(known.value);
  showRefusal(language, null, known.refusal);
  return 2;
}

program
  .command("replay")
  .description("show a recorded match step by step")
  .argument("<file>", "a record, or - for standard input")
  .option("--viewer <seat>", "tell only what this seat, or `spectator`, heard", readViewer)
  .option("--json", "one JSON object a step")
  .addOption(inLanguage())
  .addOption(alsoGame())
  .action(
    ends((file: string, options: RecordOptions) => withGames(options, (known) => replayFile(known, file, options))),
  );

program
  .command("verify")
  .description("recompute every state and every hash of a record; say at which step a tampered one breaks")
  .argument("<file>", "a record, or - for standard input")
  .option("--commitment <hash>", "the hash that a server published before the match: are these its dice?")
  .option("--json", "one JSON object")
  .addOption(inLanguage())
  .addOption(alsoGame())
  .action(
    ends((file: string, options: RecordOptions) => withGames(options, (known) => verifyFile(known, file, options))),
  );

program
  .command("analyse")
  .description("say what each decision of a recorded match was worth, and what would have been better")
  .argument("<file>", "a record, or - for standard input")
  .option("--seat <seat>", "only the decisions of this seat", readSeat)
  .addOption(withTables())
  .option("--json", "one JSON object a decision")
  .addOption(inLanguage())
  .addOption(alsoGame())
  .action(
    ends((file: string, options: AnalyseOptions & OwnGames) =>
      withGames(options, (known) => analyseFile(known, file, options)),
    ),
  );

program
  .command("diff")
  .description("fold recorded matches under two sets of rules; show the first step whose verdict or result changes")
  .argument("[records...]", "records, or folders of them")
  .requiredOption("-r, --rules <rules...>", "two of them, each a preset's name or a JSON file: --rules A B")
  .option("--json", "one JSON object a record")
  .addHelpText("after", "\nExample:\n  umpire diff --rules standard tuned records/")
  .addOption(inLanguage())
  .addOption(alsoGame())
  .action(
    ends(
      (records: readonly string[], options: OwnGames & { rules: readonly string[]; json?: true; language: Language }) =>
        // The option takes all that follows it: its first two are rules, the rest are records.
        withGames(options, (known) => diffRecords(known, [...options.rules, ...records], options)),
    ),
  );

program
  .command("solve")
  .description("solve a game completely, and keep the solution in a file")
  .addArgument(new Argument("<game>", "what can be solved").choices(["tactics"]))
  .option("--to <file>", "where the table goes", "tactics-duel.table")
  .option("--force", "write over a table that is there")
  .addOption(inLanguage())
  .action(ends((_game: string, options: SolveOptions) => solveTactics(options)));

program
  .command("balance")
  .description("let bots play many games under several sets of rules, and compare seats, factions, lengths and cards")
  .addArgument(new Argument("<game>", "whose balance").choices(studied))
  .option("-r, --rules <preset>", "a preset; may be repeated", collect)
  .option("--pack <file>", "a JSON file with whatever differs from the default preset; may be repeated", collect)
  .option("--bots <names>", "who plays both sides, with commas; see `umpire bots`", readNames, ["expert"])
  .option("-n, --games <count>", "about how many games a set of rules gets", readCount, 600)
  .option("--out <file>", "write the report as a page with plots")
  .option("--force", "write over a page that is there")
  .option("--json", "one JSON object")
  .addOption(inLanguage())
  .action(
    // Only this command needs worker threads.
    ends(async (game: string, options: BalanceOptions) =>
      (await import("./commands/balance.ts")).reportBalance(game, options),
    ),
  );

program
  .command("arena")
  .description("let bots play each other in pairs of games, and say who is how strong")
  .requiredOption("-g, --game <game>", "the id of a game, or the path of a module that exports one")
  .requiredOption("-b, --bots <names>", "two bots or more, with commas, see `umpire bots`: everybody meets everybody")
  .requiredOption("-n, --games <count>", "how many games every pairing plays; an even number")
  .option("-r, --rules <rules>", "a preset's name, switches as a JSON object, or the path of a JSON file with them")
  .addOption(withOptions())
  .option("--opening <count>", "so many decisions are random first (default: what suits the game)")
  .option("--workers <count>", "so many games are played at a time (default: one for every core)")
  .option("--out <file>", "keep the results in this file, and go on from it")
  .option("--queue <address>", "share the work with other machines by way of a PostgreSQL: postgresql://user@host/name")
  .option("--svg <file>", "draw the ratings as a chart")
  .option("--force", "write over files that are there")
  .option("--json", "one JSON object a pairing")
  .addOption(inLanguage())
  .action(
    ends(async (options: ArenaOptions) => {
      const game = await loadGame(games, options.game);
      if (game.ok) return holdArena(game.value, options);
      showRefusal(options.language, null, game.refusal, options.json);
      return 2;
    }),
  );

program
  .command("referee")
  .description("answer questions about the rules: one JSON object a line in, one JSON object a line out")
  .addHelpText("after", '\nExample:\n  echo \'{"ask":"start","game":"rps","seed":"demo"}\' | umpire referee')
  .addOption(alsoGame())
  .action(
    ends((options: OwnGames) =>
      withGames({ ...options, language: "en" }, (known) => referee(known, process.stdin, process.stdout)),
    ),
  );

addTi4(program);

function readCount(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is a number from 1 to 999999.");
}

function readLawSeed(text: string): number {
  if (/^-?\d{1,10}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is a whole number.");
}

function collect(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

function readNames(text: string): readonly string[] {
  return [...new Set(text.split(","))];
}

function readSeat(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is the number of a seat.");
}

function readViewer(text: string): Viewer {
  if (text === "spectator") return text;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is the number of a seat, or: spectator.");
}

/** A reader that goes away (`umpire replay … | head`) ends the program quietly. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 2));

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : 2;
}
