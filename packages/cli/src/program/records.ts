import type { Viewer } from "@umpire/kernel";
import type { Command } from "commander";
import { type AnalyseOptions, analyseFile } from "../commands/analyse.ts";
import { diffRecords } from "../commands/diff.ts";
import { replayFile, verifyFile } from "../commands/records.ts";
import { ends } from "../commands/show.ts";
import type { Language } from "../words/words.ts";
import {
  alsoGame,
  alsoStore,
  inLanguage,
  type OwnGames,
  readSeat,
  readViewer,
  withGames,
  withTables,
} from "./options.ts";

type RecordOptions = OwnGames & { json?: true; language: Language; viewer?: Viewer; commitment?: string };

export function addReplay(program: Command): void {
  program
    .command("replay")
    .description("show a recorded match step by step")
    .argument("<file>", "a record, or - for standard input")
    .option("--viewer <seat>", "tell only what this seat, or `spectator`, heard", readViewer)
    .option("--json", "one JSON object a step")
    .addOption(inLanguage())
    .addOption(alsoGame())
    .addOption(alsoStore())
    .action(
      ends((file: string, options: RecordOptions) => withGames(options, (known) => replayFile(known, file, options))),
    );
}

export function addVerify(program: Command): void {
  program
    .command("verify")
    .description("recompute every state and every hash of a record; say at which step a tampered one breaks")
    .argument("<file>", "a record, or - for standard input")
    .option("--commitment <hash>", "the hash that a server published before the match: are these its dice?")
    .option("--json", "one JSON object")
    .addOption(inLanguage())
    .addOption(alsoGame())
    .addOption(alsoStore())
    .action(
      ends((file: string, options: RecordOptions) => withGames(options, (known) => verifyFile(known, file, options))),
    );
}

export function addAnalyse(program: Command): void {
  program
    .command("analyse")
    .description("say what each decision of a recorded match was worth, and what would have been better")
    .argument("<file>", "a record, or - for standard input")
    .option("--seat <seat>", "only the decisions of this seat", readSeat)
    .addOption(withTables())
    .option("--json", "one JSON object a decision")
    .addOption(inLanguage())
    .addOption(alsoGame())
    .addOption(alsoStore())
    .action(
      ends((file: string, options: AnalyseOptions & OwnGames) =>
        withGames(options, (known) => analyseFile(known, file, options)),
      ),
    );
}

export function addDiff(program: Command): void {
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
        (
          records: readonly string[],
          options: OwnGames & { rules: readonly string[]; json?: true; language: Language },
        ) =>
          // The option takes all that follows it: its first two are rules, the rest are records.
          withGames(options, (known) => diffRecords(known, [...options.rules, ...records], options)),
      ),
    );
}
