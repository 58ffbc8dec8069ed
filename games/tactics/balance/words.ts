import type { Language } from "@umpire/kit";

/** What a report on the balance calls units and tiles. */
type BalanceWords = {
  readonly units: { readonly [type: string]: string };
  readonly tile: (buff: string) => string;
};

export const balanceWords: { readonly [language in Language]: BalanceWords } = {
  en: { units: { SWORDSMAN: "Swordsman", ARCHER: "Archer", TANK: "Tank" }, tile: (buff) => `tile ${buff}` },
  ru: { units: { SWORDSMAN: "Мечник", ARCHER: "Лучник", TANK: "Танк" }, tile: (buff) => `клетка ${buff}` },
};
