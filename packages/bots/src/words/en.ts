import type { BotWords } from "./words.ts";

/** What bots are called, in English. */
export const en: BotWords = {
  random: { name: "Random", about: "does anything that is allowed" },
  greedy: { name: "Greedy", about: "takes what looks best right now" },
  search: { name: "Thinker", about: "thinks ahead, in any game" },
  beginner: { name: "Beginner", about: "knows the rules and often plays at random: for a first match" },
  casual: { name: "Casual", about: "takes what looks best, and overlooks something now and then" },
  club: { name: "Club player", about: "makes no careless mistakes" },
  expert: { name: "Expert", about: "thinks about your answer as well" },
  master: { name: "Master", about: "looks as far ahead as it can, and hardly errs" },
};
