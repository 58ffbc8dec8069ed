export const title = { en: "Skirmish of Twilight Imperium", ru: "Стычка «Сумеречной империи»" };
