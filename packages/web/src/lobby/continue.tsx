import { fetchMatch, observationOf, pendingSeats } from "@umpire/client";
import type { Observation } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import { Ball, type Language, useLanguage } from "@umpire/ui";
import { useCallback } from "react";
import { isLocalMatch } from "../local/shelf.ts";
import { formatNames } from "../match/log/describe.ts";
import { recentMatches, removeRecent } from "../match/recent.ts";
import { namesOf } from "../match/seats/names.ts";
import { siteSeats } from "../match/storage.ts";
import { useMatchWords } from "../match/words/words.ts";
import { type Site, useSides, useSite, useTitleOf } from "../site.ts";
import { MiniBoardOf } from "./mini-board.tsx";
import { useRefreshed } from "./use-refreshed.ts";
import { useLobbyWords } from "./words/words.ts";

/** Matches asked for at a time. */
const MAX_SHOWN = 6;

type Running = { readonly view: MatchView; readonly seat: number | null };

/** A match that goes on; null where it is over or the server does not answer. What is gone is forgotten. */
async function lookAt(site: Site, language: Language, match: string): Promise<Running | null> {
  if (isLocalMatch(match)) return lookHere(site, match);
  const found = await fetchMatch({ language }, match);
  const isGone = found.ok ? found.value.view.status === "over" : found.refusal.code === "unknown-match";
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
async function lookAtAll(site: Site, language: Language): Promise<readonly Running[]> {
  const matches = recentMatches().slice(0, MAX_SHOWN);
  const found = await Promise.all(matches.map((match) => lookAt(site, language, match)));
  const alive = found.filter((each) => each !== null);
  return alive.toSorted((a, b) => Number(isOwnTurn(b)) - Number(isOwnTurn(a)));
}

const noMatches: readonly Running[] = [];

function useRunning(): readonly Running[] {
  const language = useLanguage();
  const site = useSite();
  return useRefreshed(
    noMatches,
    useCallback(() => lookAtAll(site, language), [site, language]),
  );
}

const pendingIn = (observation: Observation | null) => (observation === null ? [] : pendingSeats(observation));

function isOwnTurn({ view, seat }: Running): boolean {
  return seat !== null && pendingIn(observationOf(view)).includes(seat);
}

function ContinueCard({ running }: { readonly running: Running }) {
  const { view, seat } = running;
  const { continuing } = useLobbyWords();
  const words = useMatchWords();
  const titleOf = useTitleOf();
  const names = namesOf(words, useSides(view.game), view.players);
  const observation = observationOf(view);
  const isOwn = isOwnTurn(running);
  const waiting =
    observation === null ? words.verb.open : words.verb.awaits(formatNames(names, pendingIn(observation)));
  const others = formatNames(
    names,
    names.map((_, each) => each).filter((each) => each !== seat),
  );
  return (
    <li className="continue-card card media" data-own={isOwn || undefined}>
      <MiniBoardOf game={view.game} position={observation && { rules: view.rules, view: observation.view }} />
      <div className="media-text grid tight">
        <p className="line">
          {isOwn && <Ball />}
          <a className="media-link lead strong" href={`/match/${view.match}`}>
            {isOwn ? continuing.yours : waiting}
          </a>
        </p>
        <p className="muted">{continuing.against(titleOf(view.game), others)}</p>
      </div>
    </li>
  );
}

/** What goes on, first of all: whoever comes back wants to go on. Nothing for somebody new. */
export function Continue() {
  const { continuing } = useLobbyWords();
  const running = useRunning();
  if (running.length === 0) return null;
  return (
    <section className="page stack continue" aria-labelledby="continue">
      <h2 id="continue">{continuing.title}</h2>
      <ul className="list cards">
        {running.map((each) => (
          <ContinueCard key={each.view.match} running={each} />
        ))}
      </ul>
    </section>
  );
}
