import type { Language } from "./languages.ts";

type Say = (chance: number) => string;

/** Two decimals would make nothing of it. */
export const isTiny = (chance: number): boolean => chance > 0 && chance < 0.000_05;
/** They would make a certainty of it. What is off by less is the sum of a certainty. */
const isNearlySure = (chance: number): boolean => chance > 0.999_95 && chance < 1 - 1e-9;

const en: Say = (chance) => {
  if (isNearlySure(chance)) return ">99.99%";
  return isTiny(chance) ? "<0.01%" : `${Number((chance * 100).toFixed(2))}%`;
};

const ru: Say = (chance) => {
  if (isNearlySure(chance)) return ">99,99\u00a0%";
  return isTiny(chance) ? "<0,01\u00a0%" : `${`${Number((chance * 100).toFixed(2))}`.replace(".", ",")}\u00a0%`;
};

/** A chance in percents, to a hundredth. */
export const percents: { readonly [L in Language]: Say } = { en, ru };
