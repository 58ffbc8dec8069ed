import type { Kit } from "@umpire/kit";
import { shapeships } from "../game.ts";
import type { Shapeships } from "../rules/shape.ts";
import { evaluate } from "./evaluate.ts";
import { judge, strategies } from "./strategies.ts";

/** What thinking about the game needs, in a browser too. */
export const player: Kit<Shapeships> = { game: shapeships, evaluate, strategies, judge, opening: 4 };
