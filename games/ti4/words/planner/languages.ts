import type { Language } from "../languages.ts";
import { plannerEn } from "./en.ts";
import { plannerRu } from "./ru.ts";
import type { Ti4PlannerWords } from "./words.ts";

/** What is said of a movement that somebody plans. */
export const ti4PlannerWords: { readonly [L in Language]: Ti4PlannerWords } = { en: plannerEn, ru: plannerRu };
