import { type Command, Option } from "commander";
import { ends } from "../commands/show.ts";
import type { CheckOptions, CopyOptions, EditionsOptions } from "../commands/store.ts";
import { withServer } from "../commands/with-server.ts";
import { type StoreWords, storeWords } from "../words/store.ts";
import type { Language } from "../words/words.ts";
import { inLanguage } from "./options.ts";

const data = (what: string) => new Option("-d, --data <folder>", what).env("UMPIRE_DATA").default("data");

/** The rest of the help, in the language that was asked for. */
const helpOf =
  (name: keyof StoreWords["help"]) =>
  ({ command }: { readonly command: Command }): string =>
    `\n${storeWords[command.opts<{ language: Language }>().language].help[name]}`;

export function addBackup(program: Command): void {
  program
    .command("backup")
    .description("copy what a server keeps, also while it runs, and check the copy")
    .argument("<to>", "the file to make, or a folder to make one in, with the time in its name")
    .addOption(data("the server's data folder; of a PostgreSQL database, the address"))
    .option("--force", "overwrite an existing file")
    .addOption(inLanguage())
    .addHelpText("after", helpOf("backup"))
    .action(
      ends((to: string, options: CopyOptions) => withServer(options.language, (work) => work.backUpTo(to, options))),
    );
}

export function addRestore(program: Command): void {
  program
    .command("restore")
    .description("check a copy and put it into the data folder of a server that is stopped")
    .argument("<from>", "a file that `umpire backup` has made")
    .addOption(data("the data folder; made if it is not there"))
    .option("--force", "replace the matches that are there")
    .addOption(inLanguage())
    .addHelpText("after", helpOf("restore"))
    .action(
      ends((from: string, options: CopyOptions) =>
        withServer(options.language, (work) => work.restoreFrom(from, options)),
      ),
    );
}

export function addEditions(program: Command): void {
  program
    .command("editions")
    .description("list the code that a server keeps of games from files: every match goes on with its own")
    .argument("[place]", "a data folder, a copy of one, or the address of a PostgreSQL database", "data")
    .option("--json", "one JSON object a line")
    .addOption(inLanguage())
    .action(
      ends((place: string, options: EditionsOptions) =>
        withServer(options.language, (work) => work.listEditions(place, options)),
      ),
    );
}

export function addCheckStore(program: Command): void {
  program
    .command("check-store")
    .description(
      "check everything that a server keeps, also while it runs: is each entry what was written, and does each match replay?",
    )
    .addOption(inLanguage())
    .argument("[place]", "a data folder, a copy of one, or the address of a PostgreSQL database", "data")
    .option("--quick", "do not replay the matches")
    .addHelpText("after", helpOf("check"))
    .action(
      ends((place: string, options: CheckOptions) =>
        withServer(options.language, (work) => work.checkPlace(place, options)),
      ),
    );
}
