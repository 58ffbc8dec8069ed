import { clientWords, type ServerRefusal } from "@umpire/client";
import { eventSentence, type Game, type Json, type Over, refusalSentence, type Seat, termFor } from "@umpire/kernel";
import { protocolWords } from "@umpire/protocol";
import { readable } from "@umpire/toolkit";
import type { DescribeContext, Language } from "@umpire/ui";
import type { LoadedGame } from "../load-game.ts";
import { formatNames } from "../seats/names.ts";
import type { MatchWords } from "../words/words.ts";

/** A refusal in the page's language; where no table knows its code, the server's own message. */
export function describeRefusal(language: Language, game: Game | null, refusal: ServerRefusal): string {
  const sentence = refusalSentence(language, [clientWords[language], protocolWords[language].refusal], game, refusal);
  return sentence ?? refusal.message ?? refusal.code;
}

type EventFields = { readonly type: string; readonly seat?: Seat; readonly seats?: readonly Seat[] };

const isMatchEvent = (words: MatchWords, event: Json): boolean =>
  Object.hasOwn(words.event, (event as EventFields).type);

/** An event as a sentence: the game's own words, and the kernel's with names in them. */
export function describeEvent(
  words: MatchWords,
  language: Language,
  game: Game,
  names: readonly string[],
  event: Json,
): string {
  const fields = event as EventFields;
  const { event: named } = words;
  if (!isMatchEvent(words, event)) return eventSentence(language, game, fields) ?? formatData(language, game, event);
  return named[fields.type as keyof typeof named](formatNames(names, fields.seats ?? [fields.seat ?? 0]));
}

/** Describes events, a line each: those of the match with names, those of the game as its board does. */
export function eventDescriber(
  words: MatchWords,
  { game, describeEvents }: Pick<LoadedGame, "game" | "describeEvents">,
  context: DescribeContext,
) {
  const { language, names } = context;
  const plain = (event: Json) => describeEvent(words, language, game, names, event);
  const ofBoard = describeEvents === null ? null : tryTo(() => describeEvents(context));
  return (events: readonly Json[]): readonly string[] => {
    const ofMatch = events.filter((event) => isMatchEvent(words, event));
    const ofGame = events.filter((event) => !isMatchEvent(words, event));
    const lines = ofBoard === null ? null : tryTo(() => ofBoard(ofGame));
    return lines === null ? events.map(plain) : [...ofMatch.map(plain), ...lines];
  };
}

/** Describes a decision in a line: in the board's words, else by its term, else as its data reads. */
export function actionDescriber(
  { game, describeAction }: Pick<LoadedGame, "game" | "describeAction">,
  context: DescribeContext,
): (action: Json) => string {
  const ofBoard = describeAction === null ? null : tryTo(() => describeAction(context));
  return (action) => (ofBoard && tryTo(() => ofBoard(action))) ?? formatData(context.language, game, action);
}

/** Data that no board has words for: an action, an event, a part of a view. */
export const formatData = (language: Language, game: Game, data: Json): string =>
  readable(language, (code) => termFor(language, game, code), data);

/** A board that fails is replaced by a plain one; its descriptions must not take the page with them either. */
export function tryTo<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/** How a match ended, for this viewer. */
export function describeResult(
  { turn }: MatchWords,
  language: Language,
  game: Game,
  names: readonly string[],
  over: Over,
  seat: Seat | null,
): string {
  const reason = termFor(language, game, over.reason);
  if (over.winners.length === 0) return turn.drawn(reason);
  if (seat !== null && over.winners.includes(seat)) return turn.you(reason);
  return turn.won(formatNames(names, over.winners), reason);
}
