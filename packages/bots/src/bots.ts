import type { BotName, Kit, Tables } from "@umpire/kit";
import type { Bot, Bots } from "./bot.ts";
import { evaluationOf } from "./evaluations.ts";
import { greedyBot } from "./players/greedy.ts";
import { randomBot } from "./players/random.ts";
import { treeBot } from "./players/tree-bot.ts";

/** From the one that plays for fun to the one that hardly errs. */
export const levelNames = ["beginner", "casual", "club", "expert", "master"] as const satisfies readonly BotName[];
/** The name of a bot that is graded by strength. */
export type Level = (typeof levelNames)[number];

/** Whether a game tells all five levels apart. In any other the lower ones play greedily and the upper ones search. */
export const hasLevels = ({ strategies }: Kit): boolean => strategies?.master !== undefined;

/** How often a level does anything that is allowed, in a hundred. */
export const slips = { beginner: 60, casual: 25 } as const;

/** Long enough for a game that ends, and few enough for one that takes its time. */
const SEARCH = { iterations: 400, playout: 100 } as const;

/** The bots of a game: as it says they think, and where it says nothing, as about any game. */
export function botsOf(kit: Kit, tables?: Tables): Bots {
  const solved = solvedFor(kit, tables);
  const own = (name: BotName, other: Bot): Bot => {
    const strategy = kit.strategies?.[name];
    if (strategy === undefined) return other;
    return (rules, view, seat, rng) => strategy.choose(view, seat, rules, rng, solved) ?? other(rules, view, seat, rng);
  };
  const random = randomBot(kit.game);
  const careless =
    (bot: Bot, often: number): Bot =>
    (rules, view, seat, rng) =>
      (rng.int(100) < often ? random : bot)(rules, view, seat, rng);
  const greedy = own("greedy", greedyBot(kit.game, evaluationOf(kit)));
  const search = own("search", treeBot(kit, SEARCH.iterations, SEARCH.playout));
  return {
    random,
    greedy,
    search,
    beginner: careless(greedy, slips.beginner),
    casual: careless(greedy, slips.casual),
    club: own("club", greedy),
    expert: own("expert", search),
    master: own("master", search),
  };
}

/** What was worked out before, where it is for this game. */
export const solvedFor = ({ game }: Kit, tables?: Tables): object | undefined =>
  tables?.game === game.id ? tables.solved : undefined;

/** The bot of that name; none where nobody is called that, whatever a name from outside may be. */
export const findBot = (kit: Kit, name: string, tables?: Tables): Bot | null =>
  Object.entries(botsOf(kit, tables)).find(([each]) => each === name)?.[1] ?? null;
