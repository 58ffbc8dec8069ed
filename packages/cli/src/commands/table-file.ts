import { existsSync, readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { isSolved, readTable, type Solution, type Tables, writeTable } from "@umpire/bots";
import { no, type Result, yes } from "@umpire/kernel";
import { thinkingWords } from "../words/thinking.ts";
import type { Language } from "../words/words.ts";

/** A solution as a file holds it. */
export const packTable = (solution: Solution): Uint8Array => gzipSync(writeTable(solution), { level: 6 });

/** The solution in a file, finished or not; or why there is none. */
export function openTable(file: string, language: Language): Result<Solution> {
  const unreadable = (problem: string) => no({ code: "no-such-file", file, problem });
  if (!existsSync(file)) return unreadable("it does not exist");
  const { tableProblem } = thinkingWords[language];
  let bytes: Uint8Array;
  try {
    bytes = gunzipSync(readFileSync(file));
  } catch (error) {
    const isCut = error instanceof Error && "code" in error && error.code === "Z_BUF_ERROR";
    return no({ code: "bad-table-file", file, problem: tableProblem[isCut ? "cut-short" : "no-table"] });
  }
  const read = readTable(bytes);
  return read.ok ? read : no({ code: "bad-table-file", file, problem: tableProblem[read.refusal.problem] });
}

/** A finished table for bots and analysis; none where no file is named. */
export function tablesFrom(file: string | undefined, language: Language): Result<{ readonly tables?: Tables }> {
  if (file === undefined) return yes({});
  const opened = openTable(file, language);
  if (!opened.ok) return opened;
  if (!isSolved(opened.value))
    return no({ code: "bad-table-file", file, problem: thinkingWords[language].tableProblem.unfinished });
  return yes({ tables: { duel: opened.value } });
}
