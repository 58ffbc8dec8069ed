import type { BotName } from "@umpire/kit";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** What a bot is called, and what to expect of it. */
export type BotWords = { readonly [bot in BotName]: { name: string; about: string } };

/** The bots in the words of a language. */
export const botWords: { readonly [language in "en" | "ru"]: BotWords } = { en, ru };
