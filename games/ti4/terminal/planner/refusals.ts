import { describeRefusal as describeAny, printable } from "@umpire/cli/terminal";
import type { Refusal } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import { ti4Words } from "../../words/languages.ts";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";
import type { PlannerWords } from "./words/words.ts";

export const plannerWords: { readonly [language in Language]: PlannerWords } = { en, ru };

/** The planner's own refusals, and those of the rules. */
const speaker = {
  words: {
    en: { refusal: { ...ti4Words.en.refusal, ...en.refusal, ...en.combat.refusal, ...en.fight.refusal } },
    ru: { refusal: { ...ti4Words.ru.refusal, ...ru.refusal, ...ru.combat.refusal, ...ru.fight.refusal } },
  },
};

const namesItsShip = new Set(["unknown-ship", "duplicate-ship", "unit-needed", "cargo-there"]);

/** A refusal as a sentence; of several ships, the one that it is about is named. */
export function describeRefusal(language: Language, refusal: Refusal): string {
  const said = printable(describeAny(language, speaker, refusal));
  const { ship, code } = refusal;
  return typeof ship !== "string" || namesItsShip.has(code) ? said : `${printable(ship)}: ${said}`;
}

/** A refusal with the sentence that says it, as the referee answers it. */
export const withMessage = (language: Language, refusal: Refusal) => ({
  ...refusal,
  message: describeRefusal(language, refusal),
});
