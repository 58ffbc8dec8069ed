import type { en } from "./en.ts";

export const ru: typeof en = {
  you: "Вы",
  rival: "Соперник",
  steps: "Шаги урока",
  step: (at, of) => `Шаг ${at} из ${of}`,
  isDone: "пройден",
  showMe: "Показать",
  again: "Ещё раз",
  next: "Дальше",
  finish: "Закончить",
  isRight: "Верно.",
  isMissed: "Так можно, но…",
  isRefused: "Так нельзя.",
  rules: "Как играть",
  over: {
    title: "Теперь вы умеете играть",
    text: "Для первой партии этого достаточно. Бот попадётся лёгкий, а подсказки останутся рядом.",
    play: "Сыграть партию с ботом",
    again: "Пройти урок ещё раз",
  },
};
