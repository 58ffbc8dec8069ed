import { shapeships } from "@umpire/shapeships/game";
import { speak } from "../say.ts";
import { reference, referenceTo } from "../shapeships/reference.ts";
import { bookOf } from "../shapeships/sight.ts";
import type { Language } from "../words/words.ts";
import { chooseRules } from "./rules.ts";
import { type ExitCode, print, showRefusal } from "./show.ts";

/** Prints what the ships and solar powers of a rules pack are and do, or those that are named. */
export function showShips(
  names: readonly string[],
  { rules, language }: { readonly rules?: string; readonly language: Language },
): ExitCode {
  speak(language);
  const chosen = chooseRules(shapeships, rules);
  if (!chosen.ok) {
    showRefusal(language, shapeships, chosen.refusal);
    return 2;
  }
  const book = bookOf(chosen.value.rules, language);
  const asked = names.length === 0 ? { text: reference(book), isKnown: true } : referenceTo(names.join(","), book);
  print(asked.text);
  return asked.isKnown ? 0 : 1;
}
