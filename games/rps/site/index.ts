import type { GameSite, SiteGame } from "@umpire/ui";

const game: SiteGame = {
  id: "rps",
  title: { en: "Rock, paper, scissors", ru: "Камень, ножницы, бумага" },
  presets: {
    en: { standard: "standard", single: "to the first win" },
    ru: { standard: "обычные", single: "до первой победы" },
  },
  editions: [{ edition: 1, load: () => import("../game.ts").then(({ rps }) => rps) }],
};

export const site: GameSite = { game };
