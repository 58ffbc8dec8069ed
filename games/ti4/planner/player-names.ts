import type { Language } from "../words/languages.ts";
import { ti4Names } from "../words/names/by-language.ts";
import type { Plan } from "./plan.ts";

/** What players are called who were given neither a name nor a faction: the colour of their ships. */
const colours: { readonly [language in Language]: readonly string[] } = {
  en: ["Blue", "Red", "Green", "Yellow", "Purple", "Orange", "Pink", "Grey"],
  ru: ["Синий", "Красный", "Зелёный", "Жёлтый", "Фиолетовый", "Оранжевый", "Розовый", "Серый"],
};

export function playerName(language: Language, { players }: Pick<Plan, "players">, seat: number): string {
  const { name = "", faction } = players[seat] ?? {};
  if (name !== "") return name;
  return faction === undefined ? (colours[language][seat] ?? String(seat + 1)) : ti4Names[language].faction(faction);
}
