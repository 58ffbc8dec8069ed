import type { Language } from "@umpire/ui";
import type { Force, UnitCounts } from "../../units/force.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { ti4BattleWords } from "../../words/planner/battles.ts";

/** `2 × Fighter I, Dreadnought I (1 damaged)`. */
export function formatForce(language: Language, { units, damaged }: Force): string {
  const { text } = ti4BattleWords[language].combat;
  const told = Object.entries(units)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => {
      const hurt = damaged[unit] ?? 0;
      const name = ti4Names[language].unit(unit);
      const said = count === 1 ? name : `${count}\u00a0× ${name}`;
      return hurt > 0 ? `${said} ${text.damaged({ count: hurt })}` : said;
    });
  return told.join(", ");
}

export const formatCounts = (language: Language, units: UnitCounts): string =>
  formatForce(language, { units, damaged: {} });
