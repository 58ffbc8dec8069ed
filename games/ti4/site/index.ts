import type { GameSite, SiteBook, SiteGame } from "@umpire/ui";
import { lazy } from "react";
import { tableFor } from "../data/tables.ts";
import { loadFor } from "../skirmish/load-powers.ts";
import { title } from "../words/title.ts";
import { planner } from "./planner.ts";

const books: readonly SiteBook[] = [
  {
    id: "ti4",
    title: { en: "Twilight Imperium", ru: "«Сумеречная империя»" },
    about: {
      en: "The galaxy, its anomalies, movement and combat.",
      ru: "Галактика, её аномалии, движение и бой.",
    },
    Picture: lazy(() => import("./book-picture.tsx").then(({ BookPicture }) => ({ default: BookPicture }))),
    howTo: () => import("./learn/planner/how-to.tsx"),
    text: { en: () => import("../RULES.md"), ru: () => import("../RULES.ru.md") },
  },
  {
    id: "skirmish",
    title: { en: "A skirmish of Twilight Imperium", ru: "Стычка «Сумеречной империи»" },
    about: {
      en: "A small war for planets, for two to eight players.",
      ru: "Маленькая война за планеты, от двух до восьми игроков.",
    },
    howTo: () => import("./learn/how-to.tsx"),
    text: { en: () => import("../skirmish/RULES.md"), ru: () => import("../skirmish/RULES.ru.md") },
  },
];

const game: SiteGame = {
  id: "ti4",
  title,
  about: {
    en: "A small war for planets: activate, move, fight, land, build. See the odds before you go.",
    ru: "Маленькая война за планеты: активация, перемещение, бой, высадка, производство. Шансы видны до хода.",
  },
  facts: { en: "20 minutes · 2 to 8 players", ru: "20 минут · от 2 до 8 игроков" },
  MiniBoard: lazy(() => import("./mini-board.tsx").then(({ TableMiniBoard }) => ({ default: TableMiniBoard }))),
  presets: {
    en: { official: "as printed", requirements: "as the requirements have them" },
    ru: { official: "как напечатано", requirements: "как в требованиях" },
  },
  tables: [2, 3, 4, 5, 6, 7, 8].map((seats) => ({ seats, options: tableFor(seats) })),
  editions: [
    { edition: 2, load: (options) => loadFor(options, () => import("../game.ts").then(({ ti4 }) => ti4)) },
    { edition: 1, load: () => import("../edition-1.ts").then(({ edition1 }) => edition1) },
  ],
  board: () => import("../board/skirmish/index.ts"),
  forPlayers: () => import("../board/skirmish/late-playing.ts").then(({ latePlaying }) => latePlaying.load()),
  book: "skirmish",
  lesson: () => import("./learn/lesson.ts"),
};

export const site: GameSite = { game, books, pages: [planner] };
