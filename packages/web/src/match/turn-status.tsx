import { observationOf, pendingSeats, turnOf } from "@umpire/client";
import { type Game, termFor } from "@umpire/kernel";
import { type Language, useLanguage } from "@umpire/ui";
import { useSound } from "@umpire/ui/sound";
import { useEffect, useRef } from "react";
import { useTitleOf } from "../site.ts";
import { type MatchPageState, useMatch } from "./context.ts";
import { describeResult } from "./log/describe.ts";
import { formatNames } from "./seats/names.ts";
import { isNotificationOn, showNotification } from "./turn-notice/notification.ts";
import { type MatchWords, useMatchWords } from "./words/words.ts";

/** What is to be decided; some games call it just "your turn". */
function describeOwnTurn({ turn }: MatchWords, language: Language, game: Game, step: string): string {
  const term = termFor(language, game, step);
  return term.toLowerCase() === turn.yourTurn.toLowerCase() ? `${turn.yourTurn}.` : turn.yours(term);
}

/** Whose move it is, in a sentence. */
function describeTurn(words: MatchWords, language: Language, { snapshot, game, names }: MatchPageState): string {
  const { turn } = words;
  const observation = observationOf(snapshot.view);
  if (observation === null) return snapshot.view.players.includes(null) ? turn.open : turn.kept;
  const { next } = observation;
  if ("over" in next) return describeResult(words, language, game, names, next.over, snapshot.seat);
  const others = formatNames(names, pendingSeats(observation));
  const kind = turnOf(snapshot);
  if (kind === "yours") return describeOwnTurn(words, language, game, "step" in next ? next.step : "");
  return kind === "decided" ? turn.decided(others) : turn.theirs(others);
}

/** The window's title says whose turn it is, to be seen from another window. */
function useTitle(isYours: boolean, title: string): void {
  const { turn } = useMatchWords();
  useEffect(() => {
    document.title = isYours ? `● ${turn.yourTurn} · ${title}` : title;
  }, [isYours, title, turn.yourTurn]);
}

/** A sound when it becomes one's turn, and a notification while the page is hidden; each if switched on. */
function useTurnSignals(isYours: boolean, game: string): void {
  const { turn } = useMatchWords();
  const before = useRef(isYours);
  useSound(isYours ? "ball" : null);
  useEffect(() => {
    const hasBecome = isYours && !before.current;
    before.current = isYours;
    if (hasBecome && document.hidden && isNotificationOn())
      showNotification(turn.yourTurn, game).catch(() => undefined);
  }, [isYours, turn.yourTurn, game]);
}

/** A sound when a match that one plays is won. */
function useWinSound({ snapshot }: MatchPageState): void {
  const observation = observationOf(snapshot.view);
  const over = observation !== null && "over" in observation.next ? observation.next.over : null;
  const hasWon = over !== null && snapshot.seat !== null && over.winners.includes(snapshot.seat);
  useSound(hasWon ? "win" : null);
}

/** For those who hear the page; the scoreboard says it to the eye. */
export function TurnStatus() {
  const shown = useMatch();
  const language = useLanguage();
  const words = useMatchWords();
  const titleOf = useTitleOf();
  const kind = turnOf(shown.snapshot);
  const game = titleOf(shown.game.id);
  useTitle(kind === "yours", words.title(game));
  useTurnSignals(kind === "yours", game);
  useWinSound(shown);
  return (
    <p className="turn-sign visually-hidden" role="status" data-turn={kind}>
      {describeTurn(words, language, shown)}
    </p>
  );
}
