import type { Game } from "@umpire/kernel";
import { lawsOf, type Trial } from "@umpire/laws";
import { pc } from "../colours.ts";
import { type ExitCode, print } from "./show.ts";

/** Tries every law on random matches of the game, one after another, and says which hold. */
export function tryLaws(game: Game, { runs, json }: { readonly runs: number; readonly json?: true }): ExitCode {
  let broken = 0;
  for (const { id, title, holds } of offeredFirst(lawsOf(game, { runs }))) {
    const trouble = troubleOf(holds);
    if (trouble !== null) broken += 1;
    if (json) print(JSON.stringify({ law: title, holds: trouble === null, ...(trouble !== null && { trouble }) }));
    else if (trouble === null) print(`${pc.green("holds")}  ${title}`);
    else print(`${pc.red("BROKEN")} ${title}\n${trouble.replaceAll(/^/gm, "         ")}`);
    if (trouble !== null && id === OFFERED) {
      if (!json) print("The other laws play at random what is offered; they are tried once this one holds.");
      return 1;
    }
  }
  return broken === 0 ? 0 : 1;
}

/** Every action that is offered is legal: where it does not hold, every other law fails too, for that reason alone. */
const OFFERED = "L7";
const offeredFirst = (trials: readonly Trial[]) => trials.toSorted((a, b) => rank(a) - rank(b));
const rank = ({ id }: Trial) => (id === OFFERED ? 0 : 1);

function troubleOf(holds: () => void): string | null {
  try {
    holds();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
