import { existsSync, readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { solvedTable, type Tables, tableWords, unpackTable, writeTable } from "@umpire/bots";
import { no, type Result, yes } from "@umpire/kernel";
import type { Language } from "../words/words.ts";

/** Tables as a file holds them. */
export const packTable = (tables: Tables): Uint8Array => gzipSync(writeTable(tables), { level: 6 });

/** The tables in a file, finished or not; or why there is none. */
export function openTable(file: string, language: Language, unpack = unpackTable): Result<Tables> {
  if (!existsSync(file)) return no({ code: "no-such-file", file, problem: "it does not exist" });
  const read = unpack(readFileSync(file), gunzipSync);
  return read.ok ? read : no({ code: "bad-table-file", file, problem: tableWords[language][read.refusal.problem] });
}

/** Finished tables for bots and analysis; none where no file is named. */
export function tablesFrom(file: string | undefined, language: Language): Result<{ readonly tables?: Tables }> {
  if (file === undefined) return yes({});
  const opened = openTable(file, language, solvedTable);
  return opened.ok ? yes({ tables: opened.value }) : opened;
}
