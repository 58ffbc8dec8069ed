import { newKey } from "@umpire/client";
import type { MatchKeep } from "@umpire/client/local";
import { readJson } from "@umpire/kernel";
import { recall, remember } from "@umpire/ui";

/** Matches without a server are told apart by their ids: no server makes such. */
const PREFIX = "local-";
const LIST = "local.matches";
/** Matches that are kept; the one that was begun first goes first. */
const MAX_KEPT = 8;

export const isLocalMatch = (match: string): boolean => match.startsWith(PREFIX);
export const newLocalMatch = (): string => PREFIX + newKey();

/** Under which key a match is kept. */
export const keyOf = (match: string): string => `local.match:${match}`;

/** For browsers that store nothing: lasts as long as the page. */
const inMemory = new Map<string, string>();

function listed(): readonly string[] {
  const kept = readJson(recall(LIST) ?? "[]");
  if (!kept.ok || !Array.isArray(kept.value)) return [];
  return kept.value.filter((match): match is string => typeof match === "string" && isLocalMatch(match));
}

function makeRoomFor(match: string): void {
  const all = listed();
  if (all.includes(match)) return;
  const kept = [match, ...all];
  remember(LIST, JSON.stringify(kept.slice(0, MAX_KEPT)));
  for (const gone of kept.slice(MAX_KEPT)) forget(gone);
}

function forget(match: string): void {
  inMemory.delete(match);
  try {
    localStorage.removeItem(keyOf(match));
  } catch {
    // Nothing is kept there.
  }
}

/** Where a match is kept: in this browser, and nowhere else. */
export const keepFor = (match: string): MatchKeep => ({
  load: () => recall(keyOf(match)) ?? inMemory.get(match) ?? null,
  store: (text) => {
    makeRoomFor(match);
    inMemory.set(match, text);
    remember(keyOf(match), text);
  },
});
