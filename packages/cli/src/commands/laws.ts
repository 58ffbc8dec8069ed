import { err, type Game, type Json, ok, type Result, start } from "@umpire/kernel";
import { lawsOf, type Trial } from "@umpire/laws";
import { pc } from "../colours.ts";
import { chooseOptions } from "./options.ts";
import { type ExitCode, print, showRefusal } from "./show.ts";

type LawOptions = {
  readonly runs: number;
  readonly seed?: number;
  readonly options: readonly string[];
  readonly json?: true;
};

/** Tries every law on random matches of the game, one after another, and says which hold. */
export function tryLaws(game: Game, { runs, seed, options, json }: LawOptions): ExitCode {
  const tables = tablesOf(game, options);
  if (!tables.ok) {
    showRefusal("en", game, tables.refusal, json);
    return 2;
  }
  let code: ExitCode = 0;
  const wanted = { runs, ...(seed !== undefined && { seed }), tables: tables.value };
  for (const { id, title, holds } of offeredFirst(lawsOf(game, wanted))) {
    const trouble = troubleOf(holds);
    print(json ? asJson(title, trouble) : asText(title, trouble));
    if (trouble === null) continue;
    code = 1;
    if (id !== OFFERED) continue;
    if (!json) print("The other laws play at random what is offered; they are tried once this one holds.");
    return code;
  }
  return code;
}

const asJson = (law: string, trouble: string | null): string =>
  JSON.stringify({ law, holds: trouble === null, ...(trouble !== null && { trouble }) });

const asText = (title: string, trouble: string | null): string =>
  trouble === null
    ? `${pc.green("holds")}  ${title}`
    : `${pc.red("BROKEN")} ${title}\n${trouble.replaceAll(/^/gm, "         ")}`;

/** The options that were given, or the tables that the game declares, or its usual one; each must make a table. */
function tablesOf(game: Game, given: readonly string[]): Result<readonly Json[]> {
  const declared =
    given.length === 0 && game.tables !== undefined ? game.tables.map((each) => JSON.stringify(each)) : [];
  const tables: Json[] = [];
  for (const typed of given.length + declared.length === 0 ? [undefined] : [...given, ...declared]) {
    const options = chooseOptions(game, typed);
    if (!options.ok) return options;
    for (const rules of Object.values(game.presets)) {
      const begun = start(game, "", options.value, rules);
      if (!begun.ok) return err(begun.refusal);
    }
    tables.push(options.value);
  }
  return ok(tables);
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
