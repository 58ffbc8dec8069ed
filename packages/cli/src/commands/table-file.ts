import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { no, type Result, yes } from "@umpire/kernel";
import type { Tables } from "@umpire/kit";
import { product } from "../io.ts";
import type { Language } from "../words/words.ts";

/** What was worked out before, from a file, for bots and analysis; none where no file is named. */
export function tablesFrom(file: string | undefined, language: Language): Result<Tables | undefined> {
  if (file === undefined) return yes(undefined);
  if (!existsSync(file)) return no({ code: "no-such-file", file, problem: "it does not exist" });
  const read = product().games.readTables(readFileSync(file), gunzipSync);
  return read.ok ? yes(read.value) : no({ code: "bad-table-file", file, problem: read.problem[language] });
}
