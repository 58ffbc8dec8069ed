import type { TableProblem } from "./file.ts";

/** What is wrong with a file of solved positions, and what to do about it. */
export const tableWords: { readonly [language in "en" | "ru"]: { readonly [problem in TableProblem]: string } } = {
  en: {
    "no-table": "it holds no solved positions of Tactics",
    "other-edition": "it was made for another edition of the game; make it anew with: umpire solve tactics --force",
    "cut-short": "it is cut short",
    damaged: "it is damaged",
    unfinished: "it is not finished; go on with: umpire solve tactics",
  },
  ru: {
    "no-table": "в нём нет решённых позиций Tactics",
    "other-edition": "он сделан для другой редакции игры; сделать заново: umpire solve tactics --force",
    "cut-short": "он обрывается",
    damaged: "он повреждён",
    unfinished: "он не закончен; продолжить: umpire solve tactics",
  },
};
