import { ends, inLanguage } from "@umpire/cli/terminal";
import { Argument, type Command } from "commander";
import { type SolveOptions, solveTactics } from "./solve.ts";

export function addSolve(program: Command): void {
  program
    .command("solve")
    .description("solve a game completely, and keep the solution in a file")
    .addArgument(new Argument("<game>", "what can be solved").choices(["tactics"]))
    .option("--to <file>", "where the table goes", "tactics-duel.table")
    .option("--force", "overwrite an existing table")
    .addOption(inLanguage())
    .action(ends((_game: string, options: SolveOptions) => solveTactics(options)));
}
