import type { GameSite, SiteBook, SiteGame } from "@umpire/ui";
import { lazy } from "react";
import { guideKey } from "../board/guide/guide-key.ts";
import { title } from "../words/title.ts";

const book: SiteBook = {
  id: "shapeships",
  title,
  about: {
    en: "A duel of secret orders that are opened together.",
    ru: "Дуэль тайных приказов, которые открывают одновременно.",
  },
  howTo: () => import("./learn/how-to.tsx"),
  text: { en: () => import("../RULES.md"), ru: () => import("../RULES.ru.md") },
};

const game: SiteGame = {
  id: "shapeships",
  title,
  about: {
    en: "Both draw ships in secret, and both orders open at the same moment.",
    ru: "Оба тайно чертят корабли, и оба приказа открываются в один миг.",
  },
  facts: { en: "2 players · 20 minutes", ru: "2 игрока · 20 минут" },
  MiniBoard: lazy(() => import("../board/mini-board.tsx").then(({ MiniBoard }) => ({ default: MiniBoard }))),
  presets: {
    en: { standard: "standard", tuned: "tuned: the factions evened out" },
    ru: { standard: "обычные", tuned: "выверенные: фракции уравнены" },
  },
  sides: { en: ["North", "South"], ru: ["Север", "Юг"] },
  editions: [{ edition: 1, load: () => import("../game.ts").then(({ shapeships }) => shapeships) }],
  board: () => import("../board/index.ts"),
  forPlayers: () => import("../board/late-playing.ts").then(({ latePlaying }) => latePlaying.load()),
  book: book.id,
  guide: {
    key: guideKey,
    referenceTitle: { en: "Ships and powers", ru: "Корабли и силы" },
    Reference: lazy(() => import("../board/reference/usual.tsx").then(({ Reference }) => ({ default: Reference }))),
  },
  lesson: () => import("./learn/lesson.ts"),
};

export const site: GameSite = { game, books: [book] };
