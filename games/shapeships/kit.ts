import type { Kit } from "@umpire/kit";
import { study } from "./balance/study.ts";
import { evaluate } from "./bot/evaluate.ts";
import { judge, strategies } from "./bot/strategies.ts";
import { shapeships } from "./game.ts";
import type { Shapeships } from "./rules/shape.ts";

export const kit: Kit<Shapeships> = {
  game: shapeships,
  title: { en: "ShapeShips", ru: "ShapeShips" },
  evaluate,
  strategies,
  judge,
  opening: 4,
  study,
};
