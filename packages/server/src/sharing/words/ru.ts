import type { SharingWords } from "./words.ts";

export const ru: SharingWords = {
  between: (players, game) => `${players.join(" – ")} · ${game}`,
  replay: (match) => `Запись: ${match}`,
  free: "свободное место",
  bot: (name) => `бот «${name}»`,
  open: "Есть свободное место: откройте ссылку и играйте. Регистрация не нужна.",
  running: "Партия идёт: откройте ссылку и смотрите.",
  won: (names, reason) => `Победа: ${names} (${reason}).`,
  drawn: (reason) => `Ничья: ${reason}.`,
};
