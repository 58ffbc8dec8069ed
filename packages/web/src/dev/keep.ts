import { type Json, readJson } from "@umpire/kernel";
import type { Decision, Session, Setup } from "./session.ts";

/** What is kept of a match while the page is loaded again. */
type Kept = { readonly setup: Setup; readonly decisions: readonly Decision[]; readonly at: number };

const keyOf = (file: string): string => `dev:${file}`;

const isKept = (value: Json): boolean =>
  typeof value === "object" &&
  value !== null &&
  "setup" in value &&
  "decisions" in value &&
  Array.isArray(value["decisions"]) &&
  "at" in value &&
  typeof value["at"] === "number";

/** The match that this window had of a file; null where it had none. */
export function recallMatch(file: string): Kept | null {
  try {
    const read = readJson(sessionStorage.getItem(keyOf(file)) ?? "null");
    return read.ok && isKept(read.value) ? (read.value as unknown as Kept) : null;
  } catch {
    return null;
  }
}

export function rememberMatch(file: string, { setup, decisions, at }: Session): void {
  try {
    sessionStorage.setItem(keyOf(file), JSON.stringify({ setup, decisions, at } satisfies Kept));
  } catch {
    // A browser that keeps nothing has the match until the page is left.
  }
}
