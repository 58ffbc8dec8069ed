import type { Product } from "@umpire/kit";
import { Command, CommanderError } from "commander";
import { endWith, type Io, io, within } from "./io.ts";
import { addArena, addBalance, addBots } from "./program/bots.ts";
import { addDev } from "./program/dev.ts";
import { addGames, addLaws, addPlay, addReferee } from "./program/matches.ts";
import { addAnalyse, addDiff, addReplay, addVerify } from "./program/records.ts";
import { addServe } from "./program/serve.ts";
import { addBackup, addCheckStore, addEditions, addRestore } from "./program/store.ts";
import { release } from "./release.ts";
import { setSchemaLanguage } from "./sentences.ts";

/** Help lists them in this order, then those of the games. */
const commands = [
  ...[addGames, addServe, addDev, addPlay, addBots, addLaws, addReplay, addVerify, addAnalyse, addDiff],
  ...[addBalance, addArena, addReferee, addEditions, addBackup, addRestore, addCheckStore],
];

/** Made anew for every run: a parsed option stays in it. */
function makeProgram({ games }: Product): Command {
  const program = new Command("umpire")
    .description(
      "A deterministic umpire for turn-based strategy games: play, replay and verify matches, referee for any program.",
    )
    .version(release())
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io().stdout.write(text),
      writeErr: (text) => io().stderr.write(text),
      getOutHelpWidth: () => widthOf(io().stdout),
      getErrHelpWidth: () => widthOf(io().stderr),
    })
    .addHelpText(
      "after",
      "\nExit codes: 0 done; 1 the answer is no (say, a record that does not verify); 2 wrong usage.",
    );
  for (const add of [...commands, ...games.kits.flatMap((kit) => kit.commands ?? [])]) add(program);
  return program;
}

/** Help in a pipe is as wide as the library has it. */
const widthOf = ({ isTTY, columns }: Io["stdout"]): number => (isTTY === true ? columns : undefined) ?? 80;

/** Runs the command with these arguments and games, and gives its exit code. */
export function run(args: readonly string[], given: Io, product: Product): Promise<number> {
  return within(given, product, async () => {
    // A run before this one may have spoken another language.
    setSchemaLanguage("en");
    try {
      await makeProgram(product).parseAsync(args, { from: "user" });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      endWith(error.exitCode === 0 ? 0 : 2);
    }
  });
}
