import type { ThinkingWords } from "./thinking.ts";
import type { Who } from "./words.ts";

const called = ({ seat, name }: Who) => name ?? `seat ${seat}`;

export const thinkingEn: ThinkingWords = {
  levelsFor: ({ games }) =>
    `The five levels from beginner to master are graded in ${games.join(" and ")}. In other games beginner and casual err on purpose, club makes no careless mistakes, expert and master look ahead, the master longer.`,
  made: ({ who, what, chance }) => `${called(who)}: ${what} (${chance} to win)`,
  better: ({ what, chance, lost }) => `  better by ${lost}: ${what} (${chance})`,
  summary: ({ who, decisions, best, lost, blunders }) =>
    `${called(who)}: ${decisions} decisions judged, ${best} of them the best or as good, ${lost} of winning chance lost on average, ${blunders} blunders of more than 20 points.`,
  nothingToJudge: () => "There is no decision in this record that could be judged.",
};
