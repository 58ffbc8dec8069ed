import { type Command, InvalidArgumentError } from "commander";
import { ends } from "../commands/show.ts";
import { withServer } from "../commands/with-server.ts";
import { product } from "../io.ts";
import type { Language } from "../words/words.ts";
import { inLanguage } from "./options.ts";

/** Not that of `umpire serve`: both may run beside each other. */
const PORT = 8081;

function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError("It is a whole number from 0 to 65535.");
}

type Asked = {
  readonly board?: string | null;
  readonly port: number;
  readonly host: string;
  readonly language: Language;
};

export function addDev(program: Command): void {
  program
    .command("dev")
    .description("write a game with its table in the browser: all seats, what is hidden, every step, laws, as you save")
    .argument("<file>", "a file that exports a game")
    .option("--board <file>", "a board of its own: a module that exports a React component, Board")
    .option("--port <number>", "the port, 0 for any that is free", readPort, PORT)
    .option("--host <name>", "the address to listen at; the default is reached from this machine alone", "127.0.0.1")
    .addOption(inLanguage())
    .action(
      ends((file: string, { board = null, ...asked }: Asked) =>
        withServer("en", ({ developGame }) => developGame(product(), { file, board, ...asked })),
      ),
    );
}
