import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { no, type Result, sealedDice, yes } from "@umpire/kernel";
import { countPositions } from "@umpire/tactics/bot/solve/duel";
import { countEndings, ENDINGS } from "@umpire/tactics/bot/solve/endings";
import { positionsIn } from "@umpire/tactics/bot/solve/field";
import { unpackTable, writeTable } from "@umpire/tactics/bot/solve/file";
import { progressOf, solveTables, type Tables, unsolvedTables, verdictOf } from "@umpire/tactics/bot/solve/tables";
import { tableWords } from "@umpire/tactics/bot/solve/words";
import { tactics } from "@umpire/tactics/game";
import { barOf } from "../bar.ts";
import { io } from "../io.ts";
import { wrap } from "../layout.ts";
import { thinkingWords } from "../words/thinking.ts";
import type { Language } from "../words/words.ts";
import { type ExitCode, print, showRefusal } from "./show.ts";

export type SolveOptions = { readonly to: string; readonly force?: true; readonly language: Language };

/** Measured: what the program takes at its most, while it writes the tables. */
const MEMORY = 300;
/** Every so many steps of the work are kept, so that at most some ten seconds of it are lost. */
const KEEP_EVERY = 10;

/**
 * Solves the preset duel of Tactics and the endings of skirmish, and writes the tables to a file. It can be stopped, and
 * goes on from there.
 */
export async function solveTactics(options: SolveOptions): Promise<ExitCode> {
  const { to, language } = options;
  const begun = begin(options);
  if (!begun.ok) {
    showRefusal(language, null, begun.refusal);
    return 2;
  }
  const tables = begun.value;
  const finished = await work(tables, partOf(to), language);
  if (!finished) return 1;
  write(to, tables);
  rmSync(partOf(to), { force: true });
  const seconds = Math.round(process.cpuUsage().user / 1e6);
  print(wrap(thinkingWords[language].written({ file: to, seconds })));
  tell(tables, language);
  return 0;
}

const partOf = (file: string) => `${file}.part`;

/** What is there already: nothing, a part to go on with, or a table that nobody allowed us to write over. */
function begin({ to, force, language }: SolveOptions): Result<Tables> {
  const words = thinkingWords[language];
  if (existsSync(to) && !force) return no({ code: "file-exists", file: to });
  const part = partOf(to);
  if (!existsSync(part)) {
    const tables = unsolvedTables();
    print(wrap(words.solves({ duel: positionsIn(tables.duel.field), endings: ENDINGS, memory: MEMORY })));
    return yes(tables);
  }
  const opened = openTable(part, language);
  if (opened.ok) print(wrap(words.resumes({ ...progressOf(opened.value), file: part })));
  return opened;
}

/** The tables of a part, or why there are none. */
function openTable(file: string, language: Language): Result<Tables> {
  const read = unpackTable(readFileSync(file), gunzipSync);
  return read.ok ? read : no({ code: "bad-table-file", file, problem: tableWords[language][read.refusal.problem] });
}

/** Whether it was finished; Ctrl-C stops it between two steps, and what has been done is kept. */
async function work(tables: Tables, part: string, language: Language): Promise<boolean> {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  process.once("SIGINT", stop);
  try {
    for (const { done, of } of solveTables(tables)) {
      showProgress(done, of, language);
      if (done % KEEP_EVERY === 0 && done < of) write(part, tables);
      // Signals are only heard between two steps.
      await setImmediate();
      if (isStopped && done < of) {
        write(part, tables);
        print(`\n${wrap(thinkingWords[language].paused({ file: part }))}`);
        return false;
      }
    }
  } finally {
    process.off("SIGINT", stop);
  }
  if (io().stderr.isTTY) io().stderr.write("\n");
  return true;
}

function showProgress(done: number, of: number, language: Language): void {
  if (!io().stderr.isTTY) return;
  io().stderr.write(`\r${barOf(done, of)} ${thinkingWords[language].progress({ done, of })}`);
}

/** First beside it, then in its place: a file that is there is whole. */
function write(file: string, tables: Tables): void {
  writeFileSync(`${file}.new`, gzipSync(writeTable(tables), { level: 6 }));
  renameSync(`${file}.new`, file);
}

/** How many positions are won, lost and drawn, and what the starting position comes to. */
function tell(tables: Tables, language: Language): void {
  const words = thinkingWords[language];
  print(wrap(words.counted(countPositions(tables.duel))));
  print(wrap(words.endings(countEndings(tables.endings))));
  const rules = tactics.presets["duel"];
  const options = tactics.parse.options({});
  if (rules === undefined || !options.ok) return;
  const begun = tactics.setup(options.value, rules, sealedDice("solve", 0));
  const verdict = begun.ok ? verdictOf(tables, begun.value.state, rules) : null;
  if (verdict !== null) print(wrap(words.start(verdict)));
}
