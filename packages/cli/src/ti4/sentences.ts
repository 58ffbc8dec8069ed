import { findUnit, sayTi4Cause, sayTi4Option, ti4Names } from "@umpire/games";
import { printable } from "../printable.ts";
import type { Seafaring } from "../questions/ti4-voyage.ts";
import type { Language } from "../words/words.ts";
import { plannerWords } from "./speak.ts";
import type { Cause, Option } from "./types.ts";

export { sayTi4Change as sayChange, sayTi4Risk as sayRisk } from "@umpire/games";

type Ship = Seafaring["ships"][number];

export const sayPath = (path: readonly string[]): string => path.join(" → ");

/** `cruiser#1 (Cruiser I, HOME25)`, or with its bare move value. */
export function sayShip(language: Language, { id, unit, move, at }: Ship): string {
  const kind = unit === null ? plannerWords[language].text.moveOf({ move }) : (findUnit(unit)?.name ?? unit);
  return `${id} (${kind}, ${at})`;
}

/** Cards go by their English names: that is how they are typed. */
export const sayOption = (language: Language, option: Option): string =>
  sayTi4Option(language, option, ti4Names.en.effect);

/** What is in the way, with its rule. */
export const sayCause = (language: Language, cause: Cause): string => printable(sayTi4Cause(language, cause));
