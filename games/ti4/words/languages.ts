import { en } from "./rules/en.ts";
import { ru } from "./rules/ru.ts";
import type { Ti4Words } from "./rules/words.ts";

export type Language = "en" | "ru";

/** What is said about maps and movement of Twilight Imperium. */
export const ti4Words: { readonly [L in Language]: Ti4Words } = { en, ru };
