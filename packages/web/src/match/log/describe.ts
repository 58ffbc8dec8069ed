import { type Game, type Json, kernelWords, type Over, type Seat } from "@umpire/kernel";
import { protocolWords } from "@umpire/protocol";
import type { Language, Telling } from "@umpire/ui";
import type { Sent } from "../connection/api.ts";
import type { Played } from "../load-game.ts";
import { matchWords } from "../words/words.ts";

const gameWords = (language: Language, game: Game | null) => game?.words?.[language] ?? game?.words?.["en"];

/** The sentence for a code from the first table that has one. */
function say(tables: readonly (object | undefined)[], code: string, detail: object): string | null {
  for (const table of tables) {
    const sentence: unknown = table && Object.hasOwn(table, code) ? Reflect.get(table, code) : undefined;
    if (typeof sentence === "function") return String(sentence(detail));
  }
  return null;
}

/** A refusal in the language that is spoken now; what no table knows is said as the server said it. */
export function sayRefusal(language: Language, game: Game | null, refusal: Sent): string {
  const { refusal: own } = matchWords(language);
  if (refusal.code === "away" || refusal.code === "garbled") return own[refusal.code];
  const tables = [protocolWords[language].refusal, kernelWords[language].refusal, gameWords(language, game)?.refusal];
  return say(tables, refusal.code, refusal) ?? refusal.message ?? refusal.code;
}

/** What a short code is called; a code without a name is its own. */
export function sayTerm(language: Language, game: Game | null, code: string): string {
  const tables = [kernelWords[language].terms, gameWords(language, game)?.terms ?? {}];
  return tables.find((table) => Object.hasOwn(table, code))?.[code] ?? code;
}

type Heard = { readonly type: string; readonly seat?: Seat; readonly seats?: readonly Seat[] };

/** An event as a sentence: the game's own words, and the kernel's with names in them. */
export function sayEvent(language: Language, game: Game, names: readonly string[], event: Json): string {
  const heard = event as Heard;
  const { event: named } = matchWords(language);
  if (Object.hasOwn(named, heard.type)) {
    const seats = heard.seats ?? [heard.seat ?? 0];
    return named[heard.type as keyof typeof named](sayNames(names, seats));
  }
  return say([gameWords(language, game)?.event], heard.type, heard) ?? heard.type;
}

/** Tells events a line each: those of the match with names, those of the game as its board does. */
export function sayerOf({ game, tell }: Pick<Played, "game" | "tell">, telling: Telling) {
  const { language, names } = telling;
  const plain = (event: Json) => sayEvent(language, game, names, event);
  const told = tell === null ? null : tryTo(() => tell(telling));
  return (events: readonly Json[]): readonly string[] => {
    const isOfMatch = (event: Json) => Object.hasOwn(matchWords(language).event, (event as Heard).type);
    const lines = told === null ? null : tryTo(() => told(events.filter((event) => !isOfMatch(event))));
    return lines === null ? events.map(plain) : [...events.filter(isOfMatch).map(plain), ...lines];
  };
}

/** A decision in a line: as the board calls it, else by its word, else to the letter. */
export function callerOf({ game, call }: Pick<Played, "game" | "call">, telling: Telling): (action: Json) => string {
  const called = call === null ? null : tryTo(() => call(telling));
  return (action) => (called && tryTo(() => called(action))) ?? sayAction(telling.language, game, action);
}

/** What an action is called that no board has a name for. */
export const sayAction = (language: Language, game: Game, action: Json): string =>
  typeof action === "string" ? sayTerm(language, game, action) : JSON.stringify(action);

/** A board that fails is replaced by a plain one; its teller must not take the page with it either. */
function tryTo<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

export const sayNames = (names: readonly string[], seats: readonly Seat[]): string =>
  seats.map((seat) => names[seat] ?? String(seat)).join(", ");

/** How a match ended, for this viewer. */
export function sayOver(language: Language, game: Game, names: readonly string[], over: Over, seat: Seat | null) {
  const { turn } = matchWords(language);
  const reason = sayTerm(language, game, over.reason);
  if (over.winners.length === 0) return turn.drawn(reason);
  if (seat !== null && over.winners.includes(seat)) return turn.you(reason);
  return turn.won(sayNames(names, over.winners), reason);
}

/** Milliseconds as a clock shows them: tenths in the last ten seconds, hours and days where there are any. */
export function sayTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (ms < 10_000) return `0:0${(Math.ceil(ms / 100) / 10).toFixed(1)}`.replace("0:010.0", "0:10");
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail.replace(/^0/, "");
}
