import type { Refusal } from "@umpire/kernel";
import { recall } from "@umpire/ui";
import type { Table } from "../planner/table.ts";
import { firstTable } from "./first.ts";
import { readLink } from "./link.ts";

/** Where the position of the last visit is kept. */
export const LAST = "planner.last";

/** What is on the table when the page opens, and what was wrong with the link. */
export type Opening = { readonly table: Table; readonly refusal: Refusal | null };

/** The position of the link; else the one of the last visit, so that a bad link loses nothing; else the first one. */
export function openingOf(hash: string): Opening {
  const linked = hash.length > 1 ? readLink(hash.slice(1)) : null;
  if (linked?.ok) return { table: linked.value, refusal: null };
  const last = readLink(recall(LAST) ?? "");
  return { table: last.ok ? last.value : firstTable, refusal: linked === null ? null : linked.refusal };
}
