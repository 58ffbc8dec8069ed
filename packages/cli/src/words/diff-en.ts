import type { DiffWords } from "./diff.ts";

const reasons = { verdict: "one set of rules refuses", outcome: "it ends otherwise", events: "other things happen" };
const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const diffEn: DiffWords = {
  same: ({ file, steps }) => `${file}: the same, ${counted(steps, "step", "steps")}.`,
  stopped: ({ file, step, problem }) => `${file}: the same as far as step ${step}, which both refuse: ${problem}`,
  different: ({ file, step, by }) => `${file}: different at step ${step}: ${reasons[by]}.`,
  notBegun: ({ file, problem }) => `${file}: cannot be begun under either: ${problem}`,
  unread: ({ file, problem }) => `${file}: left out. ${problem}`,
  decided: ({ entry }) => `    decided: ${entry}`,
  said: ({ rules, what }) => `    ${rules}: ${what}`,
  nothingMore: () => "nothing more happens.",
  goesOn: () => "the match goes on.",
  summary: ({ records, same, different, notBegun, unread }) =>
    [
      `${counted(records, "record", "records")}: ${same} the same, ${different} different`,
      ...(notBegun > 0 ? [`${notBegun} that cannot be begun`] : []),
      ...(unread > 0 ? [`${unread} left out`] : []),
    ]
      .join(", ")
      .concat("."),
};
