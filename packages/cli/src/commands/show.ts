import { type Game, type Over, type Refusal, type Seat, termFor } from "@umpire/kernel";
import { pc } from "../colours.ts";
import { terminalOf } from "../draw/draw.ts";
import { endWith, io } from "../io.ts";
import { printableJson } from "../printable.ts";
import { describeRefusal, words } from "../sentences.ts";
import { formatNamed } from "../words/named.ts";
import type { Language, Who } from "../words/words.ts";

/** What a command comes to: 0 done, 1 the answer is no, 2 it could not be asked. */
export type ExitCode = 0 | 1 | 2;

/** Runs a command and keeps its exit code. */
export function ends<A extends readonly unknown[]>(run: (...args: A) => ExitCode | Promise<ExitCode>) {
  return async (...args: A) => endWith(await run(...args));
}

/** How a match ended, in words. */
export function describeEnd(language: Language, game: Game, { winners, reason: code }: Over): string {
  const { text } = words[language];
  const reason = termFor(language, game, code);
  const named = winners.map((seat) => whoIs(language, game, seat));
  return winners.length > 0 ? text.won({ winners: named, reason }) : text.drawn({ reason });
}

/** A seat, and its name where the game gives it one. */
export function whoIs(language: Language, game: Game, seat: Seat): Who {
  return { seat, name: terminalOf(game).seatName?.(seat, language) ?? null };
}

/** A refusal for somebody at the keyboard: a seat is called as the game calls it. */
export function describeRefusalTo(language: Language, game: Game, refusal: Refusal): string {
  const { seatName } = terminalOf(game);
  const nameOf = seatName && ((seat: Seat) => seatName(seat, language));
  return formatNamed(words[language], refusal.code, refusal, nameOf) ?? describeRefusal(language, game, refusal);
}

/** A refusal on its way to a person, or with --json to a program. */
export function showRefusal(language: Language, game: Game | null, refusal: Refusal, json = false): void {
  const message = describeRefusal(language, game, refusal);
  if (json) io().stdout.write(`${JSON.stringify({ ok: false, refusal: { ...refusal, message } })}\n`);
  else io().stderr.write(`${pc.red(describeRefusal(language, game, printableJson(refusal) as Refusal))}\n`);
}

export const print = (text: string) => void io().stdout.write(`${text}\n`);
