import type { GameSite, SiteGame } from "@umpire/ui";
import { title } from "../words/title.ts";

const game: SiteGame = {
  id: "rps",
  title,
  presets: {
    en: { standard: "standard", single: "to the first win" },
    ru: { standard: "обычные", single: "до первой победы" },
  },
  editions: [
    {
      edition: 1,
      load: () => import("../game.ts").then(({ rps }) => rps),
      show: () => import("../show/show.ts").then(({ show }) => show),
    },
  ],
};

export const site: GameSite = { game };
