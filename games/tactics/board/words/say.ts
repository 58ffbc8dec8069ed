import type { Language } from "@umpire/ui";
import { en } from "./en.ts";
import { ru } from "./ru.ts";
import type { TacticsWords } from "./words.ts";

export const tacticsWords: { readonly [language in Language]: TacticsWords } = { en, ru };
