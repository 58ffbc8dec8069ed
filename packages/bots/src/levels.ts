import type { Game } from "@umpire/kernel";
import { shapeships } from "@umpire/shapeships/game";
import { tactics } from "@umpire/tactics/game";
import type { Bot } from "./bot.ts";
import { greedy } from "./greedy.ts";
import { botOf } from "./mind.ts";
import { random } from "./random.ts";
import { search, shapeshipsMind, type Thought, tacticsMind } from "./search.ts";

/** From the one that plays for fun to the one that hardly errs. */
export const levelNames = ["beginner", "casual", "club", "expert", "master"] as const;
export type Level = (typeof levelNames)[number];

/** Games that have all five. In any other the lower ones play greedily and the upper ones search. */
const graded: readonly Game[] = [tactics, shapeships];
export const hasLevels = (game: Game): boolean => graded.includes(game);

/** How often a level does anything that is allowed, in a hundred. */
export const slips = { beginner: 60, casual: 25 } as const;
/** How far a level looks in Tactics, and how long it waits there: who attacks first is hit first, so the better wait longer. */
const thoughts = {
  club: { iterations: 300, patience: 4 },
  expert: { iterations: 2000, patience: 8 },
  master: { iterations: 12_000, patience: 16 },
} as const satisfies { readonly [level: string]: Thought };
/** How far a level looks in ShapeShips. */
export const breadths = {
  expert: { first: 4, later: 2, rounds: 1 },
  master: { first: 4, later: 3, rounds: 2 },
} as const;

/** Now and then, so many times in a hundred, it does anything that is allowed. */
const careless =
  (bot: Bot, often: number): Bot =>
  (...given) => {
    const [, , , , rng] = given;
    return rng.int(100) < often ? random(...given) : bot(...given);
  };

export const levels: { readonly [level in Level]: Bot } = {
  beginner: careless(greedy, slips.beginner),
  casual: careless(greedy, slips.casual),
  club: botOf([[tactics, tacticsMind(thoughts.club)]], greedy),
  expert: botOf(
    [
      [tactics, tacticsMind(thoughts.expert)],
      [shapeships, shapeshipsMind(breadths.expert)],
    ],
    search,
  ),
  master: botOf(
    [
      [tactics, tacticsMind(thoughts.master)],
      [shapeships, shapeshipsMind(breadths.master)],
    ],
    search,
  ),
};
