import type { Language } from "@umpire/ui";
import { ti4Names, ti4PlannerWords } from "../../words/languages.ts";

export type Counts = { readonly [unit: string]: number };
export type Force = { readonly units: Counts; readonly damaged: Counts };

export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Counts together, or one without the other; what comes to nothing is left out. */
export function summed(one: Counts, other: Counts, sign: 1 | -1 = 1): Counts {
  const sum: { [unit: string]: number } = { ...one };
  for (const [unit, count] of Object.entries(other)) sum[unit] = (sum[unit] ?? 0) + sign * count;
  return Object.fromEntries(Object.entries(sum).filter(([, count]) => count > 0));
}

/** `2 × Fighter I, Dreadnought I (1 damaged)`. */
export function formatForce(language: Language, { units, damaged }: Force): string {
  const { text } = ti4PlannerWords[language].combat;
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

export const formatCounts = (language: Language, units: Counts): string =>
  formatForce(language, { units, damaged: {} });
