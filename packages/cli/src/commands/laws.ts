import type { Game } from "@umpire/kernel";
import { lawsOf } from "@umpire/laws";
import { pc } from "../colours.ts";
import { type ExitCode, print } from "./show.ts";

/** Tries every law on random matches of the game, one after another, and says which hold. */
export function tryLaws(game: Game, { runs, json }: { readonly runs: number; readonly json?: true }): ExitCode {
  let broken = 0;
  for (const { title, holds } of lawsOf(game, { runs })) {
    const trouble = troubleOf(holds);
    if (trouble !== null) broken += 1;
    if (json) print(JSON.stringify({ law: title, holds: trouble === null, ...(trouble !== null && { trouble }) }));
    else if (trouble === null) print(`${pc.green("holds")}  ${title}`);
    else print(`${pc.red("BROKEN")} ${title}\n${trouble.replaceAll(/^/gm, "         ")}`);
  }
  return broken === 0 ? 0 : 1;
}

/** The property tester wraps what broke in its report of the smallest failing match; both belong together. */
function troubleOf(holds: () => void): string | null {
  try {
    holds();
    return null;
  } catch (error) {
    const parts = error instanceof Error ? [error.cause ?? "", error.message] : [error];
    return parts.map(String).join("\n");
  }
}
