import type { RollKind } from "../../combat/modifiers.ts";
import { formatSigned, roundToHundredths, type Ti4BattleWords } from "./words.ts";

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const hitsOf = (hits: number) => (hits === 0 ? "no hits" : some(hits, "hit", "hits"));
const points = (count: number) => `${roundToHundredths(count)} ${roundToHundredths(count) === 1 ? "point" : "points"}`;
const rolls: { readonly [K in RollKind]: string } = {
  ...{ combat: "combat rolls", cannon: "space cannon rolls" },
  ...{ barrage: "anti-fighter barrage rolls", bombardment: "bombardment rolls" },
};
const manner = {
  early: "before anything is lost",
  late: "each type when its turn comes",
  careful: "each type when its turn comes, but at once where no card can destroy it",
};
function until(round: number | null): string {
  if (round === null) return "";
  return round === 1 ? " in round 1" : ` in the first ${round} rounds`;
}
/** What it costs, or the rare case that it helps. */
function costs(what: string, lost: number, without: string): string {
  if (roundToHundredths(lost) === 0) return `${what} costs nothing: without it the chance to win is the same.`;
  const verb = lost > 0 ? "costs" : "gives";
  return `${what} ${verb} ${points(Math.abs(lost))}: without it the chance to win would be ${without}.`;
}
const steps = {
  ...{ cannon: "Space cannon", barrage: "Anti-fighter barrage", bombardment: "Bombardment" },
  start: "Start of combat",
} as const;

export const battleEn: Ti4BattleWords = {
  combat: {
    text: {
      fleets: ({ attacker, defender }) => `${attacker} against ${defender}.`,
      against: ({ defender }) => `Against ${defender}.`,
      where: ({ place, anomalies }) =>
        `${place === "space" ? "Space combat" : "Ground combat"}${anomalies.length === 0 ? "" : `, ${anomalies.join(", ")}`}.`,
      byRules: ({ rules }) => `Rules: ${rules}.`,
      holds: ({ side, effects }) => `The ${side} has: ${effects.join(", ")}.`,
      bystanders: ({ side, units }) => `Of the ${side} these take no part here: ${units.join(", ")}.`,
      stops: ({ rounds }) => `The battle stops after ${some(rounds, "round", "rounds")}.`,
      retreats: ({ side, rounds }) => `The ${side} leaves after ${some(rounds, "round", "rounds")}.`,
      damaged: ({ count }) => `(${count} damaged)`,
      shielded: () => "A planetary shield keeps the attacker from bombarding.",
      scarred: () =>
        "In an entropic scar nobody sustains damage, and no barrage, space cannon or bombardment is rolled.",
      grounded: () => "Fighter I do not fight in this asteroid field.",
      idleEffect: ({ side, effect }) => `Of the ${side}'s effects this one does nothing here: ${effect}.`,
      modifiers: () => "What changes the rolls:",
      modifier: ({ side, on, only, amount, until: last, source }) =>
        `the ${side}'s ${only === null ? "" : "fighters' "}${rolls[on]} ${formatSigned(amount)}${until(last)}: ${source}`,
      ends: () => "How it can end:",
      likeliestEnds: ({ count, shown }) => `The likeliest ${shown} of ${count} ends:`,
      left: ({ side, fleet }) => `${side}: ${fleet}`,
      nobodyLeft: ({ place }) =>
        place === "space" ? "nobody is left" : "nobody is left, and the defender keeps the planet",
      groundDraw: () => "A draw leaves the planet with the defender.",
      rounds: () => "How many rounds it takes:",
      roundsUnknown: () => "How many rounds it takes would be too long to work out.",
      lost: ({ attacker, defender }) =>
        `Resources lost on average: the attacker ${roundToHundredths(attacker)}, the defender ${roundToHundredths(defender)}.`,
      bestOrder: ({ side, units }) =>
        units.length < 2
          ? `The ${side} has but one kind of unit to lose.`
          : `The ${side} loses its units best in this order: ${units.join(", ")}.`,
      bestSustaining: ({ side, units }) => `The ${side} sustains best in this order: ${units.join(", ")}.`,
      bestManner: ({ side, sustain }) => `The ${side} sustains best ${manner[sustain]}.`,
      notModelled: () => "Not counted:",
      comes: ({ ship, count }) => `${ship} ${count === 1 ? "moves" : "move"}.`,
      aboard: ({ cargo, count }) => `${count === 1 ? "aboard" : "aboard each"}: ${cargo}`,
      pickedUp: ({ cargo, system }) => `${cargo} from ${system}`,
      idle: ({ ship, count }) =>
        `${ship} ${count === 1 ? "stays" : "stay"}: the position does not move ${count === 1 ? "it" : "them"}.`,
      mayArrive: () => "What may arrive:",
      nothing: () => "nothing",
      theRest: ({ count }) => `anything else (${count} further ways)`,
      chanceToWin: () => "The chance to win, over everything that may arrive:",
      price: () => "What the anomalies cost, in points of the chance to win:",
      riftCosts: ({ system, points: lost, without }) => costs(`the gravity rift ${system}`, lost, without),
      nebulaCosts: ({ system, points: lost, without }) => costs(`the nebula ${system}`, lost, without),
      noPrice: () => "No gravity rift and no nebula takes anything from this chance.",
    },
    rolls,
    end: { attacker: "attacker wins", defender: "defender wins", draw: "draw", undecided: "undecided" },
    effect: {
      combat: (amount) => `own combat rolls ${formatSigned(amount)}`,
      combatWhileCards: (amount) => `own combat rolls ${formatSigned(amount)}, a round for each card`,
      fightersFirstRound: (amount) => `own fighters' combat rolls ${formatSigned(amount)} in round 1`,
      enemyCannon: (amount) => `the other side's space cannon rolls ${formatSigned(amount)}`,
      enemyBombardment: (amount) => `the other side's bombardment rolls ${formatSigned(amount)}`,
      silencesEnemyCannon: () => "the other side's space cannons do not fire",
      extraDie: () => "one more die for one unit's space cannon or bombardment",
      cannonSparesFighters: () => "hits of own space cannons go to ships that are no fighters",
      assault: (ships) => `with ${ships} ships that are no fighters, the other side first loses one such ship`,
      repairsEachRound: () => "one damaged unit is repaired each round",
      repairsAll: () => "once, all damaged units are repaired",
      cancels: (hits) => `a card cancels ${some(hits, "hit", "hits")} of a round`,
      destroysSustaining: () => "a card destroys a ship that has just sustained damage",
      nebula: (amount) => `a nebula gives its defender ${formatSigned(amount)} instead of +1`,
      fieldGroundsFighters: () => "fighters that are no upgrade do not fight in an asteroid field",
      place: (place) => `in ${place} combat only`,
      counted: () => "one may have several",
    },
  },
  fight: {
    text: {
      rolled: ({ side, hits }) => `${side}: ${hitsOf(hits)}`,
      dice: ({ unit, value, faces }) => `${unit} on ${value}: ${faces}`,
      added: ({ amount, source }) => `${formatSigned(amount)} ${source}`,
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
      over: ({ winner, round, place }) => {
        const when = round === 0 ? "before the first round" : `in round ${round}`;
        const kept = place === "ground" ? " The defender keeps the planet." : "";
        return winner === null ? `Nobody is left: a draw ${when}.${kept}` : `The ${winner} wins ${when}.`;
      },
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
    number: (figures) => figures,
  },
};
