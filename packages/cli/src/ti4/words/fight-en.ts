import type { FightWords } from "./fight.ts";

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const hitsOf = (hits: number) => (hits === 0 ? "no hits" : some(hits, "hit", "hits"));
const plus = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);
const steps = {
  ...{ cannon: "Space cannon", barrage: "Anti-fighter barrage", bombardment: "Bombardment" },
  start: "Start of combat",
} as const;

export const fightEn: FightWords = {
  refusal: {
    "you-and-json": () => "Either somebody decides at the keyboard (--you), or a program reads (--json), not both.",
  },
  text: {
    seed: ({ seed }) => `The seed of the dice is ${seed}: with --seed ${seed} the same dice fall.`,
    shielded: () => "A planetary shield keeps the attacker from bombarding.",
    rolled: ({ side, hits }) => `${side}: ${hitsOf(hits)}`,
    dice: ({ unit, value, faces }) => `${unit} on ${value}: ${faces}`,
    added: ({ amount, source }) => `${plus(amount)} ${source}`,
    nobodyHit: () => "The hits find nobody.",
    held: ({ side, hits, card }) => `${card} cancels ${hitsOf(hits)} on the ${side}.`,
    of: ({ side, what }) => `${side} — ${what}`,
    sustained: ({ units }) => `sustained: ${units}`,
    lost: ({ units }) => `lost: ${units}`,
    struck: ({ units, card }) => `lost to ${card}: ${units}`,
    repaired: ({ units }) => `repaired: ${units}`,
    assaulted: ({ units, card }) => `lost to ${card}: ${units}`,
    left: ({ sides }) => `left — ${sides}`,
    retreated: ({ side, round }) => `The ${side} retreats at the end of round ${round}.`,
    over: ({ winner, round }) => {
      const when = round === 0 ? "before the first round" : `in round ${round}`;
      return winner === null ? `Nobody is left: a draw ${when}.` : `The ${winner} wins ${when}.`;
    },
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
    review: () => "Luck and choice, in points of the attacker's chance to win (+ is good for whoever rolled):",
    tooManyToReview: () => "There are too many units for the odds, and so for luck and choice, to be worked out.",
    costly: () => "Choices that cost something:",
    nothingCost: () => "No choice cost anything.",
    total: ({ side, luck, choices, sum }) => `${side}: luck ${luck}, choices ${choices}, together ${sum}`,
    before: () => "The odds before the first die, if it is fought to the end:",
  },
  side: { attacker: "attacker", defender: "defender" },
  step: (step, round) => (step === "combat" ? `Round ${round}` : steps[step]),
  inRound: (round) => (round === 0 ? "Before round 1" : `Round ${round}`),
  luckColumns: ["when", "who", "hits", "expected", "points"],
  choiceColumns: ["when", "who", "points", "better"],
  staying: "to stay",
  typed: {
    ...{ retreat: ["y", "yes", "retreat"], stay: ["", "n", "no"], all: ["all"] },
    ...{ sustained: ["sustained", "sustain"], lost: ["lost", "lose"] },
  },
  number: (figures) => figures,
};
