import { ti4Words } from "@umpire/games";
import { type CombatWords, type RollKind, rounded } from "./combat.ts";

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const plus = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);
const points = (count: number) => `${rounded(count)} ${rounded(count) === 1 ? "point" : "points"}`;
const rolls: { readonly [K in RollKind]: string } = {
  ...{ combat: "combat rolls", cannon: "space cannon rolls" },
  ...{ barrage: "anti-fighter barrage rolls", bombardment: "bombardment rolls" },
};

function until(round: number | null): string {
  if (round === null) return "";
  return round === 1 ? " in round 1" : ` in the first ${round} rounds`;
}

/** What it costs, or the rare case that it helps. */
function costs(what: string, lost: number, without: string): string {
  if (rounded(lost) === 0) return `${what} costs nothing: without it the chance to win is the same.`;
  const verb = lost > 0 ? "costs" : "gives";
  return `${what} ${verb} ${points(Math.abs(lost))}: without it the chance to win would be ${without}.`;
}

export const combatEn: CombatWords = {
  refusal: {
    "two-fleets": () => 'Give two fleets: "3 cruiser2 + 4 fighter" vs "2 dreadnought + 1 pds".',
    "bad-fleet": ({ text }) =>
      `"${text}" is no part of a fleet. Write how many and what, joined by +: "3 cruiser2 + 2 dreadnought (1 damaged)".`,
    "too-many-of-a-kind": ({ unit, limit }) => `There are too many ${unit}: at most ${limit} of a kind are counted.`,
    "unknown-anomaly": ({ anomaly }) =>
      `There is no anomaly "${anomaly}". There are: ${Object.keys(ti4Words.en.anomaly).join(", ")}.`,
    "bad-effect-count": ({ text, limit }) =>
      `"${text}": after the colon stands how many of such cards there are, 1 to ${limit}, as in morale-boost:2.`,
    "bad-rounds": ({ text, limit }) => `--rounds ${text}: a battle stops after 1 to ${limit} rounds.`,
    "bad-retreat": ({ text, limit }) =>
      `--retreat ${text}: write who leaves after how many rounds, 1 to ${limit}, as in attacker:2.`,
    "bad-path": ({ text }) =>
      `"${text}" is no path of a ship. Write its id and the systems from its own to the active one: "carrier1: HOME25 74 41 18".`,
    "bad-cargo": ({ text }) =>
      `"${text}" is no cargo of a ship. Write its id and what it takes along: "carrier1: 4 fighter + 2 infantry@74".`,
    "cargo-there": ({ ship, system }) =>
      `${ship} is in ${system} already: give what is with it as ships, --ship "4x fighter@${system}".`,
    "no-defender": () => "Whom does it meet? Name the defender with --against, or in the field `defender`.",
    "none-arrives": ({ active }) => `No ship moves to ${active}, and none is there: there is no battle.`,
  },
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
    scarred: () => "In an entropic scar nobody sustains damage, and no barrage, space cannon or bombardment is rolled.",
    grounded: () => "Fighter I do not fight in this asteroid field.",
    idleEffect: ({ side, effect }) => `Of the ${side}'s effects this one does nothing here: ${effect}.`,
    modifiers: () => "What changes the rolls:",
    modifier: ({ side, on, only, amount, until: last, source }) =>
      `the ${side}'s ${only === null ? "" : "fighters' "}${rolls[on]} ${plus(amount)}${until(last)}: ${source}`,
    ends: () => "How it can end:",
    likeliestEnds: ({ count, shown }) => `The likeliest ${shown} of ${count} ends:`,
    left: ({ side, fleet }) => `${side}: ${fleet}`,
    nobodyLeft: () => "nobody is left",
    rounds: () => "How many rounds it takes:",
    roundsUnknown: () => "How many rounds it takes would be too long to work out.",
    lost: ({ attacker, defender }) =>
      `Resources lost on average: the attacker ${rounded(attacker)}, the defender ${rounded(defender)}.`,
    bestOrder: ({ side, units }) =>
      units.length < 2
        ? `The ${side} has but one kind of unit to lose.`
        : `The ${side} loses its units best in this order: ${units.join(", ")}.`,
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
    howToTypeCombatEffects: () =>
      "In combat, as --attacker and --defender take them: duranium-armor; morale-boost:2 for two such cards.",
  },
  end: { attacker: "attacker wins", defender: "defender wins", draw: "draw", undecided: "undecided" },
  effectColumns: ["id", "what it does in combat"],
  effect: {
    combat: (amount) => `own combat rolls ${plus(amount)}`,
    combatWhileCards: (amount) => `own combat rolls ${plus(amount)}, a round for each card`,
    fightersFirstRound: (amount) => `own fighters' combat rolls ${plus(amount)} in round 1`,
    enemyCannon: (amount) => `the other side's space cannon rolls ${plus(amount)}`,
    enemyBombardment: (amount) => `the other side's bombardment rolls ${plus(amount)}`,
    silencesEnemyCannon: () => "the other side's space cannons do not fire",
    extraDie: () => "one more die for one unit's space cannon or bombardment",
    cannonSparesFighters: () => "hits of own space cannons go to ships that are no fighters",
    assault: (ships) => `with ${ships} ships that are no fighters, the other side first loses one such ship`,
    repairsEachRound: () => "one damaged unit is repaired each round",
    repairsAll: () => "once, all damaged units are repaired",
    cancels: (hits) => `a card cancels ${some(hits, "hit", "hits")} of a round`,
    destroysSustaining: () => "a card destroys a ship that has just sustained damage",
    nebula: (amount) => `a nebula gives its defender ${plus(amount)} instead of +1`,
    fieldGroundsFighters: () => "fighters that are no upgrade do not fight in an asteroid field",
    place: (place) => `in ${place} combat only`,
    counted: () => "one may have several",
  },
};
