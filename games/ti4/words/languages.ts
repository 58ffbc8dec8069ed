import { namesEn } from "./names/en.ts";
import type { Ti4Names } from "./names/names.ts";
import { namesRu } from "./names/ru.ts";
import { plannerEn } from "./planner/en.ts";
import { plannerRu } from "./planner/ru.ts";
import type { Ti4PlannerWords } from "./planner/words.ts";
import { en } from "./rules/en.ts";
import { ru } from "./rules/ru.ts";
import type { Ti4Words } from "./rules/words.ts";

export type Language = "en" | "ru";

/** What is said about maps and movement of Twilight Imperium. */
export const ti4Words: { readonly [L in Language]: Ti4Words } = { en, ru };

/** What things of Twilight Imperium are called. */
export const ti4Names: { readonly [L in Language]: Ti4Names } = { en: namesEn, ru: namesRu };

/** What is said of a movement and a battle that somebody plans. */
export const ti4PlannerWords: { readonly [L in Language]: Ti4PlannerWords } = { en: plannerEn, ru: plannerRu };
