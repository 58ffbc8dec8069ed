import { ti4BattleWords } from "../../../words/planner/battles.ts";
import type { FightWords } from "./fight.ts";

const { fight } = ti4BattleWords.en;
const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const fightEn: FightWords = {
  ...fight,
  refusal: {
    "you-and-json": () => "Either somebody decides at the keyboard (--you), or a program reads (--json), not both.",
  },
  text: {
    ...fight.text,
    seed: ({ seed }) => `The seed of the dice is ${seed}: with --seed ${seed} the same dice fall.`,
    shielded: () => "A planetary shield keeps the attacker from bombarding.",
    you: ({ side }) => `You are the ${side}.`,
    askAssign: ({ side, hits }) => `${some(hits, "hit", "hits")} on the ${side} (you):`,
    usual: () => "(usual)",
    moreWays: ({ count, word }) => `There are ${count} more; \`${word}\` lists them.`,
    askNumber: ({ count }) => `1 to ${count}, or Enter for the first: `,
    badWay: ({ hits }) =>
      `That is no way to assign ${some(hits, "hit", "hits")}. Type a number, or a way as the list has it: \`sustained: 1 dreadnought; lost: 2 fighter\`.`,
    badNumber: ({ count }) => `That is no number from 1 to ${count}.`,
    askRetreat: ({ side, round }) => `Round ${round}, ${side} (you). Announce a retreat? \`y\`, or Enter to fight on: `,
    badRetreatAnswer: () => "Type `y` to announce a retreat, `n` or nothing to fight on.",
    takenOver: ({ side }) => `The input ends: the ${side} goes on as usual.`,
    leftBattle: () => "You have left the battle.",
  },
  typed: {
    ...{ retreat: ["y", "yes", "retreat"], stay: ["", "n", "no"], all: ["all"] },
    ...{ sustained: ["sustained", "sustain"], lost: ["lost", "lose"] },
  },
};
