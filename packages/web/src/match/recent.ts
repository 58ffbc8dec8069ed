import { readJson } from "@umpire/kernel";
import { recall, remember } from "@umpire/ui";

const KEY = "match.recent";
/** Matches that are remembered to be gone on with, the latest first. */
const MAX_RECENT = 12;

/** The ids of the matches in which this browser has sat down lately, the latest first. */
export function recentMatches(): readonly string[] {
  const kept = readJson(recall(KEY) ?? "[]");
  if (!kept.ok || !Array.isArray(kept.value)) return [];
  return kept.value.filter((match): match is string => typeof match === "string").slice(0, MAX_RECENT);
}

const store = (matches: readonly string[]): void => remember(KEY, JSON.stringify(matches.slice(0, MAX_RECENT)));

export const addRecent = (match: string): void => store([match, ...recentMatches().filter((each) => each !== match)]);

/** For a match that is over, was left or cancelled, or that the server does not know any more. */
export const removeRecent = (match: string): void => store(recentMatches().filter((each) => each !== match));
