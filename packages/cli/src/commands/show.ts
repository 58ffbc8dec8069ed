import type { Game, Over, Refusal, Seat } from "@umpire/kernel";
import { pc } from "../colours.ts";
import { mannerOf } from "../draw/draw.ts";
import { sayRefusal, sayTerm, words } from "../say.ts";
import type { Language } from "../words/words.ts";

/** What a command comes to: 0 done, 1 the answer is no, 2 it could not be asked. */
export type ExitCode = 0 | 1 | 2;

/** How a match ended, in words. */
export function sayOver(language: Language, game: Game, { winners, reason: code }: Over): string {
  const { text } = words[language];
  const reason = sayTerm(language, game, code);
  const labels = winners.map((seat) => labelSeat(language, game, seat));
  return winners.length > 0 ? text.won({ winners: labels, reason }) : text.drawn({ reason });
}

/** The number of a seat, and its name where the game gives it one. */
export function labelSeat(language: Language, game: Game, seat: Seat): string {
  const name = mannerOf(game).seatName?.(seat, language);
  return name === undefined ? `${seat}` : `${seat} (${name})`;
}

/** A refusal on its way to a person, or with --json to a program. */
export function showRefusal(language: Language, game: Game | null, refusal: Refusal, json = false): void {
  const message = sayRefusal(language, game, refusal);
  if (json) process.stdout.write(`${JSON.stringify({ ok: false, refusal: { ...refusal, message } })}\n`);
  else process.stderr.write(`${pc.red(message)}\n`);
}

export const print = (text: string) => void process.stdout.write(`${text}\n`);
