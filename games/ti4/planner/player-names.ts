import type { Language } from "../words/languages.ts";
import type { Plan } from "./plan.ts";

/** What players are called who were given no name: the colour of their ships. */
const colours: { readonly [language in Language]: readonly string[] } = {
  en: ["Blue", "Red", "Green", "Yellow", "Purple", "Orange", "Pink", "Grey"],
  ru: ["Синий", "Красный", "Зелёный", "Жёлтый", "Фиолетовый", "Оранжевый", "Розовый", "Серый"],
};

export const playerName = (language: Language, { players }: Pick<Plan, "players">, seat: number): string =>
  players[seat]?.name || (colours[language][seat] ?? String(seat + 1));
