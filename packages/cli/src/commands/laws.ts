import type { Game } from "@umpire/kernel";
import { lawsOf } from "@umpire/laws";
import { pc } from "../colours.ts";
import { type ExitCode, print } from "./show.ts";

/** Tries every law on random matches of the game, one after another, and says which hold. */
export function tryLaws(game: Game, runs: number): ExitCode {
  let broken = 0;
  for (const { title, holds } of lawsOf(game, { runs })) {
    try {
      holds();
      print(`${pc.green("holds")}  ${title}`);
    } catch (error) {
      broken += 1;
      print(`${pc.red("BROKEN")} ${title}\n${indented(error)}`);
    }
  }
  return broken === 0 ? 0 : 1;
}

/** fast-check wraps what broke in its report of the smallest failing match; both belong together. */
function indented(error: unknown): string {
  const parts = error instanceof Error ? [error.cause ?? "", error.message] : [error];
  return parts.map(String).join("\n").replaceAll(/^/gm, "         ");
}
