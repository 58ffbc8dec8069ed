import type { Kits } from "@umpire/kit";
import { describeGame } from "../questions/shared.ts";
import { type ExitCode, print } from "./show.ts";

export function listGames(games: Kits, { json = false }): ExitCode {
  for (const game of games.games) {
    if (json) print(JSON.stringify(describeGame(games, game)));
    else print(`${game.id}, edition ${game.edition}. Presets: ${Object.keys(game.presets).join(", ")}.`);
  }
  return 0;
}
