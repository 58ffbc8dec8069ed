/** The colours of the first four seats, as every generic board and the terminal have them. */
export const sides = {
  en: ["Blue", "Red", "Green", "Yellow"],
  ru: ["Синие", "Красные", "Зелёные", "Жёлтые"],
} as const satisfies { readonly [language in "en" | "ru"]: readonly string[] };
