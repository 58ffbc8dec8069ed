import type { Kit } from "@umpire/kit";
import { rps } from "./game.ts";
import type { Rps } from "./rules/game.ts";
import { terminal } from "./terminal/terminal.ts";

export const kit: Kit<Rps> = {
  game: rps,
  title: { en: "Rock, paper, scissors", ru: "Камень, ножницы, бумага" },
  terminal,
};

export const kits: readonly Kit[] = [kit];
