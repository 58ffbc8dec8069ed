import { site as rps } from "@umpire/rps/site";
import { site as shapeships, commands as shapeshipsCommands, book as shapeshipsRules } from "@umpire/shapeships/site";
import { site as tactics, book as tacticsRules } from "@umpire/tactics/site";
import { site as ti4, commands as ti4Commands, books as ti4Rules } from "@umpire/ti4/site";
import { planner } from "@umpire/ti4/site/planner";
import type { Site } from "@umpire/web";

export const site: Site = {
  games: [rps, tactics, shapeships, ti4],
  rulebooks: [...ti4Rules, tacticsRules, shapeshipsRules],
  pages: [planner],
  commandLine: {
    text: {
      en: "The planner answers in a terminal too, and the games can be played there:",
      ru: "Планировщик отвечает и в терминале, и в игры там тоже можно играть:",
    },
    commands: [...ti4Commands, ...shapeshipsCommands],
  },
  openMind: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
};
