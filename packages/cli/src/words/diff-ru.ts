import type { DiffWords } from "./diff.ts";

const reasons = { verdict: "одни из правил отказывают", outcome: "исход другой", events: "происходит другое" };

export const diffRu: DiffWords = {
  same: ({ file, steps }) => `${file}: одинаково, шагов: ${steps}.`,
  stopped: ({ file, step, problem }) =>
    `${file}: одинаково до шага ${step}, в котором отказывают и те, и другие: ${problem}`,
  different: ({ file, step, by }) => `${file}: расходятся на шаге ${step}: ${reasons[by]}.`,
  notBegun: ({ file, problem }) => `${file}: по этим правилам партию не начать: ${problem}`,
  unread: ({ file, problem }) => `${file}: пропущено. ${problem}`,
  decided: ({ entry }) => `    решение: ${entry}`,
  said: ({ rules, what }) => `    ${rules}: ${what}`,
  nothingMore: () => "больше ничего не происходит.",
  goesOn: () => "партия продолжается.",
  summary: ({ records, same, different, notBegun, unread }) =>
    [
      `Записей: ${records}; одинаковых: ${same}, разных: ${different}`,
      ...(notBegun > 0 ? [`нельзя начать: ${notBegun}`] : []),
      ...(unread > 0 ? [`пропущено: ${unread}`] : []),
    ]
      .join(", ")
      .concat("."),
};
