import { err, ok, type Result, readJson } from "@umpire/kernel";
import { tactics } from "../../game.ts";
import { ENDINGS_SIZE, readEndings, writeEndings } from "./endings.ts";
import { duelField, pairsOf } from "./field.ts";
import { SETS } from "./standing.ts";
import { isSolved, progressOf, type Tables } from "./tables.ts";

/** What may be wrong with a table that somebody hands over. */
export type TableProblem = "no-table" | "other-edition" | "cut-short" | "damaged" | "unfinished";

const TITLE = "umpire table 1";
/** Longer than any first line; a file without a line end in it is no table. */
const LONGEST_TITLE = 400;
const NEWLINE = 10;

/** Tables as bytes: a line that says what they are, then the values of the duel, then those of the endings. */
export function writeTable(tables: Tables): Uint8Array {
  const { duel, endings } = tables;
  const values = new Uint8Array(duel.values.length + ENDINGS_SIZE);
  values.set(duel.values);
  writeEndings(endings, values.subarray(duel.values.length));
  const about = { game: tactics.id, edition: tactics.edition, size: values.length, done: progressOf(tables).done };
  const line = `${TITLE} ${JSON.stringify({ ...about, sum: checksum(values) })}\n`;
  const head = Uint8Array.from(line, (letter) => letter.charCodeAt(0));
  const bytes = new Uint8Array(head.length + values.length);
  bytes.set(head);
  bytes.set(values, head.length);
  return bytes;
}

type About = { readonly [key in "game" | "edition" | "size" | "done" | "sum"]?: unknown };

/** Tables from bytes, solved as far as they say; nothing that is not exactly such a file. */
export function readTable(bytes: Uint8Array): Result<Tables, { readonly problem: TableProblem }> {
  const end = bytes.subarray(0, LONGEST_TITLE).indexOf(NEWLINE);
  const line = String.fromCharCode(...bytes.subarray(0, Math.max(0, end)));
  const read = line.startsWith(`${TITLE} `) ? readJson(line.slice(TITLE.length + 1)) : null;
  if (!read?.ok) return err({ problem: "no-table" });
  const about = read.value as About;
  const field = duelField();
  const size = field.size + ENDINGS_SIZE;
  if (about.game !== tactics.id) return err({ problem: "no-table" });
  if (about.edition !== tactics.edition || about.size !== size) return err({ problem: "other-edition" });
  const values = bytes.slice(end + 1);
  if (values.length < size) return err({ problem: "cut-short" });
  const done = Number(about.done);
  const isWhole = Number.isInteger(done) && done >= 0 && done <= pairsOf(field).length + SETS;
  if (!isWhole || values.length > size || about.sum !== checksum(values)) return err({ problem: "damaged" });
  const pairs = Math.min(done, pairsOf(field).length);
  const duel = { field, values: values.subarray(0, field.size), done: pairs };
  return ok({ duel, endings: readEndings(values.subarray(field.size), done - pairs) });
}

/** The table in a packed file, finished or not; the caller gives the function that unpacks it. */
export function unpackTable(
  file: Uint8Array,
  gunzip: (bytes: Uint8Array) => Uint8Array,
): Result<Tables, { readonly problem: TableProblem }> {
  try {
    return readTable(gunzip(file));
  } catch (error) {
    const isCut = error instanceof Error && "code" in error && error.code === "Z_BUF_ERROR";
    return err({ problem: isCut ? "cut-short" : "no-table" });
  }
}

/** The same, for those who ask it: half a table knows too little. */
export function solvedTable(...packed: Parameters<typeof unpackTable>): ReturnType<typeof unpackTable> {
  const read = unpackTable(...packed);
  return !read.ok || isSolved(read.value) ? read : err({ problem: "unfinished" });
}

const OFFSET = 2_166_136_261;
const PRIME = 16_777_619;

/** FNV-1a over every byte: finds a byte that has changed, which is all that is asked of it. */
function checksum(bytes: Uint8Array): number {
  let sum = OFFSET;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, PRIME);
  return sum >>> 0;
}
