import { namesEn } from "./names/en.ts";
import type { Ti4Names } from "./names/names.ts";
import { namesRu } from "./names/ru.ts";
import { en } from "./rules/en.ts";
import { ru } from "./rules/ru.ts";
import type { Ti4Words } from "./rules/words.ts";

export type Language = "en" | "ru";

/** What is said about maps and movement of Twilight Imperium. */
export const ti4Words: { readonly [L in Language]: Ti4Words } = { en, ru };

/** What things of Twilight Imperium are called. */
export const ti4Names: { readonly [L in Language]: Ti4Names } = { en: namesEn, ru: namesRu };
