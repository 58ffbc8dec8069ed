import { chooseRules, type ExitCode, print, setSchemaLanguage, showRefusal } from "@umpire/cli/terminal";
import type { Language } from "@umpire/kit";
import { shapeships } from "../../game.ts";
import { reference, referenceTo } from "../reference.ts";
import { readBook } from "../view.ts";

/** Prints what the ships and solar powers of a rules pack are and do, or those that are named. */
export function showShips(
  names: readonly string[],
  { rules, language }: { readonly rules?: string; readonly language: Language },
): ExitCode {
  setSchemaLanguage(language);
  const chosen = chooseRules(shapeships, rules);
  if (!chosen.ok) {
    showRefusal(language, shapeships, chosen.refusal);
    return 2;
  }
  const book = readBook(chosen.value.rules, language);
  const asked = names.length === 0 ? { text: reference(book), isKnown: true } : referenceTo(names.join(","), book);
  print(asked.text);
  return asked.isKnown ? 0 : 1;
}
