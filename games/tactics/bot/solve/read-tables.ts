import type { TablesRead } from "@umpire/kit";
import { tactics } from "../../game.ts";
import { solvedTable } from "./file.ts";
import { tableWords } from "./words.ts";

/** Finished tables for bots and analysis. */
export function readTables(packed: Uint8Array, unpack: (packed: Uint8Array) => Uint8Array): TablesRead {
  const read = solvedTable(packed, unpack);
  if (read.ok) return { ok: true, value: { game: tactics.id, solved: read.value } };
  const { problem } = read.refusal;
  return { ok: false, problem: { en: tableWords.en[problem], ru: tableWords.ru[problem] } };
}
