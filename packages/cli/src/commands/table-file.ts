import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { err, ok, type Result } from "@umpire/kernel";
import type { Tables } from "@umpire/kit";
import { product } from "../io.ts";
import type { Language } from "../words/words.ts";

/** What was worked out before, from a file, for bots and analysis; none where no file is named. */
export function tablesFrom(file: string | undefined, language: Language): Result<Tables | undefined> {
  if (file === undefined) return ok(undefined);
  if (!existsSync(file)) return err({ code: "no-such-file", file, problem: "it does not exist" });
  const read = product().games.readTables(readFileSync(file), gunzipSync);
  return read.ok ? ok(read.value) : err({ code: "bad-table-file", file, problem: read.problem[language] });
}
