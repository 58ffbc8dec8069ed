import type { Registry } from "@umpire/kernel";
import { describeGame } from "../questions/shared.ts";
import { type ExitCode, print } from "./show.ts";

export function listGames(games: Registry, { json = false }): ExitCode {
  for (const game of games.games) {
    if (json) print(JSON.stringify(describeGame(game)));
    else print(`${game.id}, edition ${game.edition}. Presets: ${Object.keys(game.presets).join(", ")}.`);
  }
  return 0;
}
