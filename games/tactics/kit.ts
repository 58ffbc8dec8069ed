import type { Kit } from "@umpire/kit";
import { splitPack } from "./balance/split-pack.ts";
import { study } from "./balance/study.ts";
import { player } from "./bot/player.ts";
import { readTables } from "./bot/solve/read-tables.ts";
import { tacticsQuestions } from "./referee/questions.ts";
import type { Tactics } from "./rules/shape.ts";
import { addSolve } from "./terminal/program.ts";
import { terminal } from "./terminal/terminal.ts";
import { title } from "./words/title.ts";

export const kit: Kit<Tactics> = {
  ...player,
  title,
  study,
  readTables,
  splitPack,
  terminal,
  questions: tacticsQuestions,
  commands: [addSolve],
};

export const kits: readonly Kit[] = [kit];
