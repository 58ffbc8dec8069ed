export const title = { en: "5×5 Tactics", ru: "«Тактика 5×5»" };
