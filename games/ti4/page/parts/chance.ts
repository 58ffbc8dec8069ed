import type { Language } from "../../words/languages.ts";
import { percents } from "../../words/percent.ts";

/** Less than this is what is left of sums of doubles. */
const NOISE = 1e-12;
/** More than this is told as a certainty, however close it comes. */
const NEARLY = 1 - 1e-8;

/** A chance in words: whatever is possible is not told as 0 %, nor what may fail as 100 %. */
export function chanceText(language: Language, chance: number): string {
  const percent = percents[language];
  if (chance < NOISE) return percent(0);
  return percent(chance > 1 - NOISE ? 1 : Math.min(chance, NEARLY));
}

/** The same at a glance, without decimals: what is possible is still not 0 %, nor what may fail 100 %. */
export function roundChance(language: Language, chance: number): string {
  const blank = language === "ru" ? "\u00a0%" : "%";
  if (chance < NOISE || chance > 1 - NOISE) return `${Math.round(chance)}00${blank}`.replace(/^000/, "0");
  const whole = Math.round(chance * 100);
  if (whole === 0) return `<1${blank}`;
  return whole === 100 ? `>99${blank}` : `${whole}${blank}`;
}
