import type { ThinkingWords } from "./thinking.ts";
import type { Who } from "./words.ts";

const called = ({ seat, name }: Who) => name ?? `место ${seat}`;

export const thinkingRu: ThinkingWords = {
  levelsFor: ({ games }) =>
    `Пять уровней от новичка до мастера выверены в играх ${games.join(" и ")}. В других играх новичок и любитель нарочно ошибаются, клубный игрок не делает грубых ошибок, знаток и мастер думают вперёд, мастер дольше.`,
  made: ({ who, what, chance }) => `${called(who)}: ${what} (шанс на победу ${chance})`,
  better: ({ what, chance, lost }) => `  лучше на ${lost}: ${what} (${chance})`,
  summary: ({ who, decisions, best, lost, blunders }) =>
    `${called(who)}: оценено решений: ${decisions}, из них лучших или не хуже лучших: ${best}; в среднем потеряно шанса на победу: ${lost}; грубых ошибок (больше 20 пунктов): ${blunders}.`,
  nothingToJudge: () => "В этой записи нет решений, которые можно было бы оценить.",
};
