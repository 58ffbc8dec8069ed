import type { en } from "./en.ts";

export const ru: typeof en = {
  pages: "Документация",
  contents: "На этой странице",
  overview: "Обзор",
  untranslated: "Эти страницы есть только на английском языке.",
  around: "Предыдущая и следующая страницы",
  before: "Назад",
  after: "Дальше",
  copy: "Копировать",
  copied: "Скопировано",
  notCopied: "Выделите и скопируйте сами: здесь браузер этого не разрешает.",
};
