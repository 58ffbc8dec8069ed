import { ends, inLanguage } from "@umpire/cli/terminal";
import type { Language } from "@umpire/kit";
import type { Command } from "commander";
import { auditFile, checkPack } from "./constraints.ts";
import { showShips } from "./ships.ts";

export function addShips(program: Command): void {
  program
    .command("ships")
    .description("describe the ships and solar powers of ShapeShips, from the data of a rules pack")
    .argument("[names...]", "only these, by name or id")
    .option("-r, --rules <rules>", "a preset's name, or the path of a JSON file with a rules pack")
    .addOption(inLanguage())
    .action(
      ends((names: readonly string[], options: { rules?: string; language: Language }) => showShips(names, options)),
    );
}

export function addCheck(program: Command): void {
  program
    .command("check")
    .description("say which of the six constraints of ShapeShips a rules pack breaks, and whether it can be played")
    .argument("<pack>", "a JSON file with a rules pack, or with the parts of one that differ from the fleet")
    .option("--json", "one JSON object")
    .addOption(inLanguage())
    .action(ends((file: string, options: { json?: true; language: Language }) => checkPack(file, options)));
}

export function addAudit(program: Command): void {
  program
    .command("audit")
    .description("say which of the six constraints of ShapeShips a record or a log breaks, and where")
    .argument("<file>", "a record, or a JSON file with a list of events; - for standard input")
    .option("--json", "one JSON object")
    .addOption(inLanguage())
    .action(ends((file: string, options: { json?: true; language: Language }) => auditFile(file, options)));
}
