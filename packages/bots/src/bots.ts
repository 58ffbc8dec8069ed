import { type BotName, botNames, type Kit, type Strategy, type Tables } from "@umpire/kit";
import type { Bot, Bots } from "./bot.ts";
import { worthOf } from "./evaluations.ts";
import { greedyBot } from "./players/greedy.ts";
import { randomBot } from "./players/random.ts";
import { treeBot } from "./players/tree-bot.ts";

/** From the one that plays for fun to the one that hardly errs. */
export const levelNames = ["beginner", "casual", "club", "expert", "master"] as const satisfies readonly BotName[];
/** The name of a bot that is graded by strength. */
export type Level = (typeof levelNames)[number];

/** Whether a game grades the five levels itself. In any other the lower ones play by its evaluation and the upper ones search. */
export const hasLevels = ({ strategies }: Kit): boolean => strategies?.master !== undefined;

/** How often a level does anything that is allowed, in a hundred. */
export const slips = { beginner: 60, casual: 25 } as const;
/** The same where a game is not looked ahead in: then nothing else tells the levels apart. */
const CARELESS = { beginner: 80, casual: 60, club: 40, expert: 20 } as const;

/**
 * Iterations of the tree search. A playout that ends in a judgement is a tenth as long as one that goes on to the end, so
 * with a judgement they are more, and no bot takes longer than `search` does without one.
 */
const JUDGED = { search: 400, expert: 200, master: 1500 } as const;
const PLAYED_OUT = { search: 400, club: 25, expert: 100, master: 400 } as const;

/** The bots of a game: as it says they think, and where it says nothing, as about any game. */
export function botsOf(kit: Kit, tables?: Tables): Bots {
  const own = (name: BotName, other: Bot): Bot => {
    const strategy = kit.strategies?.[name];
    return strategy === undefined ? other : botBy(strategy, other, solvedFor(kit, tables));
  };
  const isJudged = kit.evaluate !== undefined;
  const { search: tries, expert, master } = isJudged ? JUDGED : PLAYED_OUT;
  const random = randomBot(kit.game);
  const careless =
    (bot: Bot, often: number): Bot =>
    (rules, view, seat, rng) =>
      (rng.int(100) < often ? random : bot)(rules, view, seat, rng);
  const greedy = own("greedy", greedyBot(kit.game, worthOf(kit)));
  if (kit.looksAhead === false) {
    const { beginner, casual, club, expert } = CARELESS;
    return {
      ...{ random, greedy, search: own("search", greedy) },
      ...{ beginner: careless(greedy, beginner), casual: careless(greedy, casual), club: careless(greedy, club) },
      ...{ expert: careless(greedy, expert), master: greedy },
    };
  }
  const search = own("search", treeBot(kit, tries));
  const careful = isJudged || kit.strategies?.greedy !== undefined ? greedy : treeBot(kit, PLAYED_OUT.club);
  // A game that only says how to search has one search for both.
  const upper = (iterations: number) => (kit.strategies?.search === undefined ? treeBot(kit, iterations) : search);
  return {
    random,
    greedy,
    search,
    beginner: own("beginner", careless(careful, slips.beginner)),
    casual: own("casual", careless(careful, slips.casual)),
    club: own("club", careful),
    expert: own("expert", upper(expert)),
    master: own("master", upper(master)),
  };
}

/** A bot that thinks as a strategy says; where that leaves a decision open, as another does. */
export const botBy =
  (strategy: Strategy, other: Bot, solved?: object): Bot =>
  (rules, view, seat, rng) =>
    strategy.choose(view, seat, rules, rng, solved) ?? other(rules, view, seat, rng);

/** What was worked out before, where it is for this game. */
export const solvedFor = ({ game }: Kit, tables?: Tables): object | undefined =>
  tables?.game === game.id ? tables.solved : undefined;

/** The names of all bots of a game: those that every game has, and what else its strategies are called. */
export const namesOfBots = ({ strategies = {} }: Kit): readonly string[] => [
  ...new Set([...botNames, ...Object.keys(strategies)]),
];

/** The bot of that name; none where nobody is called that, whatever a name from outside may be. */
export function findBot(kit: Kit, name: string, tables?: Tables): Bot | null {
  const bots = botsOf(kit, tables);
  const usual = Object.entries(bots).find(([each]) => each === name)?.[1];
  const strategy = Object.entries(kit.strategies ?? {}).find(([each]) => each === name)?.[1];
  if (usual !== undefined || strategy === undefined) return usual ?? null;
  return botBy(strategy, bots.greedy, solvedFor(kit, tables));
}
