import { type Json, type Observation, type Seat, termFor } from "@umpire/kernel";
import { type Language, Scoreboard, type ScoreboardSide, type Shown, type Standing, useLanguage } from "@umpire/ui";
import { type ReactNode, useMemo } from "react";
import { useSides } from "../site.ts";
import type { LoadedGame } from "./load-game.ts";
import { tryTo } from "./log/describe.ts";
import { formatNames, sideOf } from "./seats/names.ts";
import { type MatchWords, useMatchWords } from "./words/words.ts";

/** What the scoreboard is drawn from: a match that is played, or a step of a replay. */
export type ScoreboardSource = Pick<LoadedGame, "game" | "standing"> & {
  readonly observation: Observation | null;
  readonly rules: Json;
  readonly seat: Seat | null;
  readonly names: readonly string[];
  /** The seats that have yet to decide. */
  readonly pending: readonly Seat[];
  /** What is known of a player besides the game: whether they are here. */
  readonly noteOf: (seat: Seat) => string | null;
  readonly clockOf: (seat: Seat) => ReactNode;
  readonly status: ReactNode;
  /** What goes on, where a board shows something that was before. */
  readonly shown?: Shown | null;
};

const nothingStands: Standing = { seats: [], progress: "" };

/** How the game says that it stands; a game without a say, or whose board fails, has names and clocks alone. */
function useStanding({ standing, observation, rules, seat, names }: ScoreboardSource): Standing {
  const language = useLanguage();
  return useMemo(() => {
    if (standing === null || observation === null) return nothingStands;
    const { view, next } = observation;
    return tryTo(() => standing({ language, rules, view, next, seat, names })) ?? nothingStands;
  }, [standing, observation, rules, seat, names, language]);
}

/** What goes on, in two or three words. */
function describeVerb({ verb }: MatchWords, { observation, seat, names, pending }: ScoreboardSource): string {
  if (observation === null) return verb.open;
  if ("over" in observation.next) {
    const { winners } = observation.next.over;
    if (winners.length === 0) return verb.drawn;
    return seat !== null && winners.includes(seat) ? verb.won : verb.wins(formatNames(names, winners));
  }
  if (seat !== null && pending.includes(seat)) return verb.yours;
  return pending.length === 1 ? verb.thinks(formatNames(names, pending)) : verb.awaits(formatNames(names, pending));
}

/** Where the game says nothing of how far it is: what is to be decided, or why it is over. */
function describeStep(language: Language, { game, observation }: ScoreboardSource): string {
  if (observation === null) return "";
  const { next } = observation;
  if ("over" in next) return termFor(language, game, next.over.reason);
  return "step" in next ? termFor(language, game, next.step) : "";
}

export function MatchScoreboard(source: ScoreboardSource) {
  const { game, names, seat: own, pending, noteOf, clockOf, status } = source;
  const words = useMatchWords();
  const language = useLanguage();
  const titles = useSides(game.id);
  const { seats, verb, progress } = useStanding(source);
  const sides = names.map((name, seat): ScoreboardSide => {
    const standing = seats[seat];
    const detail = standing?.detail ?? sideOf(words, titles, seat);
    return {
      side: standing?.side ?? seat,
      name,
      detail: [detail, seat === own ? words.players.you : noteOf(seat)].filter((part) => part !== null).join(" · "),
      figure: standing?.figure ?? null,
      figureLabel: standing?.figureLabel ?? "",
      ball: pending.includes(seat) ? words.players.thinking : null,
      clock: clockOf(seat),
      extra: standing?.extra,
    };
  });
  return (
    <Scoreboard
      label={words.players.label}
      sides={sides}
      verb={source.shown?.verb ?? verb ?? describeVerb(words, source)}
      detail={source.shown?.progress ?? (progress || describeStep(language, source))}
      status={status}
    />
  );
}
