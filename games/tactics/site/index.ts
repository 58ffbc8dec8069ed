import type { GameSite, SiteBook, SiteGame } from "@umpire/ui";
import { lazy } from "react";
import { guideKey } from "../board/panels/guide-key.ts";
import { title } from "../words/title.ts";

const book: SiteBook = {
  id: "tactics",
  title,
  about: {
    en: "Two squads on a small board, with buffs that wear off.",
    ru: "Два отряда на маленькой доске и баффы, которые проходят.",
  },
  howTo: () => import("./learn/how-to.tsx"),
  text: { en: () => import("../RULES.md"), ru: () => import("../RULES.ru.md") },
};

const game: SiteGame = {
  id: "tactics",
  title,
  about: {
    en: "Two squads, a small board, buffs that wear off.",
    ru: "Два отряда, маленькая доска, баффы, которые проходят.",
  },
  facts: { en: "2 players · 10 minutes · open information", ru: "2 игрока · 10 минут · без тайн" },
  MiniBoard: lazy(() => import("../board/mini-board.tsx").then(({ MiniBoard }) => ({ default: MiniBoard }))),
  presets: {
    en: {
      skirmish: "skirmish: one action a unit, tiles, 60 turns",
      v1: "version 1: the bare game",
      duel: "duel: one action a unit, 40 turns",
    },
    ru: {
      skirmish: "стычка: одно действие на юнита, клетки с баффами, 60 ходов",
      v1: "первая версия: без добавлений",
      duel: "дуэль: одно действие на юнита, 40 ходов",
    },
  },
  sides: { en: ["Blue", "Red"], ru: ["Синие", "Красные"] },
  editions: [{ edition: 1, load: () => import("../game.ts").then(({ tactics }) => tactics) }],
  board: () => import("../board/index.ts"),
  book: book.id,
  guide: {
    key: guideKey,
    referenceTitle: { en: "Units, buffs and tiles", ru: "Юниты, баффы и клетки" },
    Reference: lazy(() => import("../board/reference/usual.tsx").then(({ Reference }) => ({ default: Reference }))),
  },
  lesson: () => import("./learn/lesson.ts"),
};

export const site: GameSite = { game, books: [book] };
