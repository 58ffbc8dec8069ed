import { type Game, termFor } from "@umpire/kernel";
import { type Language, useLanguage } from "@umpire/ui";
import { useEffect, useRef } from "react";
import { useTitleOf } from "../site.ts";
import { observationOf, pendingSeats, turnOf } from "./connection/snapshot.ts";
import { type MatchPageState, useMatch } from "./context.ts";
import { describeResult, formatNames } from "./log/describe.ts";
import { isSoundOn, playChime } from "./sound.ts";
import { matchWords, useMatchWords } from "./words/words.ts";

/** What is to be decided; some games call it just "your turn". */
function describeOwnTurn(language: Language, game: Game, step: string): string {
  const { turn } = matchWords(language);
  const term = termFor(language, game, step);
  return term.toLowerCase() === turn.yourTurn.toLowerCase() ? `${turn.yourTurn}.` : turn.yours(term);
}

/** Whose move it is, in a sentence. */
function describeTurn(language: Language, { snapshot, game, names }: MatchPageState): string {
  const { turn } = matchWords(language);
  const observation = observationOf(snapshot.view);
  if (observation === null) return snapshot.view.players.includes(null) ? turn.open : turn.kept;
  const { next } = observation;
  if ("over" in next) return describeResult(language, game, names, next.over, snapshot.seat);
  const others = formatNames(names, pendingSeats(observation));
  const kind = turnOf(snapshot);
  if (kind === "yours") return describeOwnTurn(language, game, "step" in next ? next.step : "");
  return kind === "decided" ? turn.decided(others) : turn.theirs(others);
}

/** The window's title says whose turn it is, for whoever is in another window; with a sound, if switched on. */
function useTitleAndSound(isYours: boolean, title: string): void {
  const { turn } = useMatchWords();
  useEffect(() => {
    document.title = isYours ? `● ${turn.yourTurn} · ${title}` : title;
  }, [isYours, title, turn.yourTurn]);
  const before = useRef(isYours);
  useEffect(() => {
    if (isYours && !before.current && isSoundOn()) playChime();
    before.current = isYours;
  }, [isYours]);
}

/** For those who hear the page; the scoreboard says it to the eye. */
export function TurnStatus() {
  const shown = useMatch();
  const language = useLanguage();
  const { title } = useMatchWords();
  const titleOf = useTitleOf();
  const kind = turnOf(shown.snapshot);
  useTitleAndSound(kind === "yours", title(titleOf(shown.game.id)));
  return (
    <p className="turn-sign visually-hidden" role="status" data-turn={kind}>
      {describeTurn(language, shown)}
    </p>
  );
}
