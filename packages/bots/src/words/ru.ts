import type { BotWords } from "./words.ts";

/** What bots are called, in Russian. */
export const ru: BotWords = {
  random: { name: "Случайный", about: "делает что угодно из разрешённого" },
  greedy: { name: "Жадный", about: "берёт то, что лучше всего прямо сейчас" },
  search: { name: "Мыслитель", about: "думает на несколько ходов вперёд в любой игре" },
  beginner: { name: "Новичок", about: "знает правила и часто ходит наугад: для первой партии" },
  casual: { name: "Любитель", about: "берёт лучшее на вид и иногда что-нибудь упускает" },
  club: { name: "Клубный игрок", about: "не делает ошибок по невнимательности" },
  expert: { name: "Знаток", about: "думает и о вашем ответе" },
  master: { name: "Мастер", about: "смотрит так далеко, как может, и почти не ошибается" },
};
