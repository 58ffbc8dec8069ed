import { byLanguage } from "@umpire/kernel";
import { namesEn } from "./en.ts";
import type { Ti4Names } from "./names.ts";
import { namesRu } from "./ru.ts";

/** What things of Twilight Imperium are called. */
export const ti4Names: { readonly [language in "en" | "ru"]: Ti4Names } = byLanguage({ en: namesEn, ru: namesRu });
