import { byLanguage, type Refusal, type Sentences, sentenceFrom } from "@umpire/kernel";
import type { Language } from "@umpire/protocol";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

type Nothing = Record<never, never>;

/** What no server has refused, each with what its sentence needs. */
export type ClientRefusals = {
  readonly away: Nothing;
  readonly garbled: Nothing;
  readonly closed: Nothing;
  readonly "old-server": { readonly version: number; readonly oldest: number };
  readonly "other-game": { readonly game: string; readonly edition: number };
  readonly "no-server": Nothing;
};

/** One language of the client. A code without its sentence does not compile. */
export type ClientWords = Sentences<ClientRefusals>;

/** What a client says of its connection, in each language. */
export const clientWords: { readonly [language in Language]: ClientWords } = byLanguage({ en, ru });

/** A refusal with a sentence: the server's, or ours where no server has said one. */
export function withMessage<R extends Refusal>(
  refusal: R & { readonly message?: string },
  language: Language = "en",
): R & { readonly message: string } {
  const { code, message } = refusal;
  return { ...refusal, message: message ?? sentenceFrom([clientWords[language]], code, refusal) ?? code };
}
