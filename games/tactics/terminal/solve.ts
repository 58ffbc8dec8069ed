import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { barOf, type ExitCode, io, print, showRefusal, wrap } from "@umpire/cli/terminal";
import { err, ok, type Result, sealedDice } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import { countPositions } from "../bot/solve/duel.ts";
import { countEndings, ENDINGS } from "../bot/solve/endings.ts";
import { positionsIn } from "../bot/solve/field.ts";
import { unpackTable, writeTable } from "../bot/solve/file.ts";
import { progressOf, solveTables, type Tables, unsolvedTables, verdictOf } from "../bot/solve/tables.ts";
import { tableWords } from "../bot/solve/words.ts";
import { tactics } from "../game.ts";
import { solveWords } from "./words/words.ts";

export type SolveOptions = { readonly to: string; readonly force?: true; readonly language: Language };

/** Measured: what the program takes at its most, while it writes the tables. */
const MEMORY = 300;
/** The number of steps after which the work is saved: at most about ten seconds of it are lost. */
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
  print(wrap(solveWords[language].written({ file: to, seconds })));
  printResult(tables, language);
  return 0;
}

const partOf = (file: string) => `${file}.part`;

/** What is there already: nothing, a part to go on with, or a table that nobody allowed us to write over. */
function begin({ to, force, language }: SolveOptions): Result<Tables> {
  const words = solveWords[language];
  if (existsSync(to) && !force) return err({ code: "file-exists", file: to });
  const part = partOf(to);
  if (!existsSync(part)) {
    const tables = unsolvedTables();
    print(wrap(words.solves({ duel: positionsIn(tables.duel.field), endings: ENDINGS, memory: MEMORY })));
    return ok(tables);
  }
  const opened = openTable(part, language);
  if (opened.ok) print(wrap(words.resumes({ ...progressOf(opened.value), file: part })));
  return opened;
}

/** The tables of a part, or why there are none. */
function openTable(file: string, language: Language): Result<Tables> {
  const read = unpackTable(readFileSync(file), gunzipSync);
  return read.ok ? read : err({ code: "bad-table-file", file, problem: tableWords[language][read.refusal.problem] });
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
        print(`\n${wrap(solveWords[language].paused({ file: part }))}`);
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
  io().stderr.write(`\r${barOf(done, of)} ${solveWords[language].progress({ done, of })}`);
}

/** First beside it, then in its place: a file that is there is whole. */
function write(file: string, tables: Tables): void {
  writeFileSync(`${file}.new`, gzipSync(writeTable(tables), { level: 6 }));
  renameSync(`${file}.new`, file);
}

/** How many positions are won, lost and drawn, and what the starting position comes to. */
function printResult(tables: Tables, language: Language): void {
  const words = solveWords[language];
  print(wrap(words.counted(countPositions(tables.duel))));
  print(wrap(words.endings(countEndings(tables.endings))));
  const rules = tactics.presets["duel"];
  const options = tactics.parse.options({});
  if (rules === undefined || !options.ok) return;
  const begun = tactics.setup(options.value, rules, sealedDice("solve", 0));
  const verdict = begun.ok ? verdictOf(tables, begun.value.state, rules) : null;
  if (verdict !== null) print(wrap(words.start(verdict)));
}
