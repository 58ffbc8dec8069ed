import { fetchMatch, observationOf, pendingSeats } from "@umpire/client";
import type { Observation } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import type { Language } from "@umpire/ui";
import { isLocalMatch } from "../local/shelf.ts";
import { recentMatches, removeRecent } from "../match/recent.ts";
import { siteSeats } from "../match/storage.ts";
import { loadMatchWords } from "../match/words/words.ts";
import type { Site } from "../site.ts";

/** Matches asked for at a time. */
const MAX_SHOWN = 6;

export type Running = { readonly view: MatchView; readonly seat: number | null };

/** How a server refuses a match that will never be there again. */
const GONE: readonly string[] = ["unknown-match", "cancelled"];

/** A match that goes on; null where it is over or the server does not answer. What is gone is forgotten. */
async function lookAt(site: Site, language: Language, match: string): Promise<Running | null> {
  if (isLocalMatch(match)) return lookHere(site, match);
  const found = await fetchMatch({ language }, match);
  const isGone = found.ok ? found.value.view.status === "over" : GONE.includes(found.refusal.code);
  if (isGone) removeRecent(match);
  return found.ok && !isGone ? { view: found.value.view, seat: siteSeats.load(match)?.seat ?? null } : null;
}

/** A match without a server: it needs none to be looked at. */
async function lookHere(site: Site, match: string): Promise<Running | null> {
  const local = await import("../local/open.ts").catch(() => null);
  if (local === null) return null;
  const found = await local.viewLocal(site, match);
  const goesOn = found !== null && found.view.status !== "over";
  if (!goesOn) removeRecent(match);
  return goesOn ? found : null;
}

/** The matches of this browser that go on, those that wait for it first. */
export async function lookAtAll(site: Site, language: Language): Promise<readonly Running[]> {
  const matches = recentMatches().slice(0, MAX_SHOWN);
  if (matches.length === 0) return [];
  // Beside them, not after them: what is shown of a match is said in its page's words.
  const words = loadMatchWords(language).catch(() => null);
  const found = await Promise.all(matches.map((match) => lookAt(site, language, match)));
  if ((await words) === null) return [];
  const alive = found.filter((each) => each !== null);
  return alive.toSorted((a, b) => Number(isOwnTurn(b)) - Number(isOwnTurn(a)));
}

export const pendingIn = (observation: Observation | null) => (observation === null ? [] : pendingSeats(observation));

export function isOwnTurn({ view, seat }: Running): boolean {
  return seat !== null && pendingIn(observationOf(view)).includes(seat);
}
