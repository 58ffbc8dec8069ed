import type { Kit } from "@umpire/kit";
import { rps } from "./game.ts";
import type { Rps } from "./rules/game.ts";
import { show } from "./show/show.ts";
import { terminal } from "./terminal/terminal.ts";
import { title } from "./words/title.ts";

export const kit: Kit<Rps> = {
  game: rps,
  title,
  show,
  terminal,
};

export const kits: readonly Kit[] = [kit];
