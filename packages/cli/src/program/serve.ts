import type { Command } from "commander";
import { ends } from "../commands/show.ts";
import { withServer } from "../commands/with-server.ts";
import { product } from "../io.ts";

/** Its options are the server's own: it reads them, and its help lists them. */
export function addServe(program: Command): void {
  program
    .command("serve")
    .description("serve games to browsers: lobby, invitations, bots, replays, analysis; --help lists its options")
    .argument("[game...]", "files that export a game, or ids of games (default: all games there are)")
    .allowUnknownOption()
    .helpOption(false)
    .action(ends((args: readonly string[]) => withServer("en", async ({ serveGames }) => serveGames(product(), args))));
}
