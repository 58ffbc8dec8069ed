import type { Bots } from "./bot.ts";
import { greedy } from "./greedy.ts";
import { levels } from "./levels.ts";
import { random } from "./random.ts";
import { search } from "./search.ts";

export { type Decision, type Judged, judgeChoices, type Reviewed, reviewDecision } from "./analysis.ts";
export { playMatch } from "./arena.ts";
export type { Aids, Bot, Bots } from "./bot.ts";
export { type Contest, playPairs, type Score, shareOf } from "./contest.ts";
export { fastDice } from "./dice.ts";
export { solveWhole } from "./exact.ts";
export { exploitability, shapeshipsPolicies } from "./exploit.ts";
export { greedy } from "./greedy.ts";
export { hasLevels, type Level, levelNames } from "./levels.ts";
export { random } from "./random.ts";
export { search, treeBot } from "./search.ts";
export { reducedDuel } from "./shapeships/reduced.ts";
export { duelField, positionsIn } from "./solve/field.ts";
export { isSolved, readTable, type TableProblem, writeTable } from "./solve/file.ts";
export { countPositions, type Solution, solve, unsolved } from "./solve/solve.ts";
export { type Tables, type Verdict, verdictOf } from "./solve/tables.ts";
export { botWords } from "./words/words.ts";

export const bots: Bots = { random, greedy, search, ...levels };
