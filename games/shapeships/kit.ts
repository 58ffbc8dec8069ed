import type { Kit } from "@umpire/kit";
import { study } from "./balance/study.ts";
import { player } from "./bot/player.ts";
import { shapeshipsQuestions } from "./referee/questions.ts";
import type { Shapeships } from "./rules/shape.ts";
import { addAudit, addCheck, addShips } from "./terminal/commands/program.ts";
import { terminal } from "./terminal/terminal.ts";
import { title } from "./words/title.ts";

export const kit: Kit<Shapeships> = {
  ...player,
  title,
  study,
  terminal,
  questions: shapeshipsQuestions,
  commands: [addShips, addCheck, addAudit],
};

export const kits: readonly Kit[] = [kit];
