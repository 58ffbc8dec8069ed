import { observationOf } from "@umpire/client";
import { Ball, useLanguage } from "@umpire/ui";
import { useCallback } from "react";
import { formatNames, namesOf } from "../match/seats/names.ts";
import { useMatchWords } from "../match/words/words.ts";
import { useSides, useSite, useTitleOf } from "../site.ts";
import { MiniBoardOf } from "./mini-board.tsx";
import { isOwnTurn, lookAtAll, pendingIn, type Running } from "./running.ts";
import { useRefreshed } from "./use-refreshed.ts";
import { useLobbyWords } from "./words/words.ts";

const noMatches: readonly Running[] = [];

function useRunning(): readonly Running[] {
  const language = useLanguage();
  const site = useSite();
  return useRefreshed(
    noMatches,
    useCallback(() => lookAtAll(site, language), [site, language]),
  );
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

/** The visitor's matches under way, first on the page; nothing for a new visitor. */
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
