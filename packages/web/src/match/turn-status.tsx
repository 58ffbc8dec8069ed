import type { Game } from "@umpire/kernel";
import { type Language, useLanguage } from "@umpire/ui";
import { useEffect, useRef } from "react";
import { useTitleOf } from "../site.ts";
import { owingIn, sightOf, turnOf } from "./connection/snapshot.ts";
import { type Shown, useMatch } from "./context.ts";
import { sayNames, sayOver, sayTerm } from "./log/describe.ts";
import { chime, isSoundOn } from "./sound.ts";
import { matchWords, useMatchWords } from "./words/words.ts";

/** What is to be decided; some games call that nothing but your turn. */
function sayYours(language: Language, game: Game, step: string): string {
  const { turn } = matchWords(language);
  const term = sayTerm(language, game, step);
  return term.toLowerCase() === turn.yourTurn.toLowerCase() ? `${turn.yourTurn}.` : turn.yours(term);
}

/** Whose move it is, in a sentence. */
function sayTurn(language: Language, { table, game, names }: Shown): string {
  const { turn } = matchWords(language);
  const sight = sightOf(table.view);
  if (sight === null) return table.view.players.includes(null) ? turn.open : turn.kept;
  const { next } = sight;
  if ("over" in next) return sayOver(language, game, names, next.over, table.seat);
  const others = sayNames(names, owingIn(sight));
  const kind = turnOf(table);
  if (kind === "yours") return sayYours(language, game, "step" in next ? next.step : "");
  return kind === "decided" ? turn.decided(others) : turn.theirs(others);
}

/** The title of the window says whose turn it is, for whoever is in another one; a sound where it is wished. */
function useSign(isYours: boolean, title: string): void {
  const { turn } = useMatchWords();
  useEffect(() => {
    document.title = isYours ? `● ${turn.yourTurn} · ${title}` : title;
  }, [isYours, title, turn.yourTurn]);
  const before = useRef(isYours);
  useEffect(() => {
    if (isYours && !before.current && isSoundOn()) chime();
    before.current = isYours;
  }, [isYours]);
}

/** Always there for those who listen; a board that says it itself leaves only what comes before it to see. */
export function TurnSign({ isSaidBelow }: { readonly isSaidBelow: boolean }) {
  const shown = useMatch();
  const language = useLanguage();
  const { title } = useMatchWords();
  const titleOf = useTitleOf();
  const kind = turnOf(shown.table);
  useSign(kind === "yours", title(titleOf(shown.game.id)));
  const isHidden = isSaidBelow && kind !== "open";
  return (
    <p className={isHidden ? "turn-sign visually-hidden" : "turn-sign"} role="status" data-turn={kind}>
      {sayTurn(language, shown)}
    </p>
  );
}
