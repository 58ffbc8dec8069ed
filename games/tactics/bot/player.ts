import type { Kit } from "@umpire/kit";
import { tactics } from "../game.ts";
import type { Tactics } from "../rules/shape.ts";
import { evaluate } from "./evaluate.ts";
import { judge, strategies } from "./strategies.ts";

/** What thinking about the game needs, in a browser too. */
export const player: Kit<Tactics> = { game: tactics, evaluate, strategies, judge, opening: 4 };
