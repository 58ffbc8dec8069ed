import type { Kit } from "@umpire/kit";
import { study } from "./balance/study.ts";
import { evaluate } from "./bot/evaluate.ts";
import { readTables } from "./bot/solve/read-tables.ts";
import { judge, strategies } from "./bot/strategies.ts";
import { tactics } from "./game.ts";
import type { Tactics } from "./rules/shape.ts";

export const kit: Kit<Tactics> = {
  game: tactics,
  title: { en: "5x5 Tactics", ru: "Тактика 5×5" },
  evaluate,
  strategies,
  judge,
  opening: 4,
  study,
  readTables,
};
