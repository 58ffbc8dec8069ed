import type { RollKind } from "../../combat/modifiers.ts";
import type { AnomalyType } from "../../galaxy/tiles.ts";
import { en } from "../rules/en.ts";
import { formatSigned, isNearlySure, isTiny, roundToHundredths, type Ti4PlannerWords } from "./words.ts";

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const every = (count: number) => (count === 2 ? "both" : `all ${count}`);
const anomalies = (types: readonly AnomalyType[]) => types.map((type) => en.anomaly[type]).join(", ");
const hitsOf = (hits: number) => (hits === 0 ? "no hits" : some(hits, "hit", "hits"));
const points = (count: number) => `${roundToHundredths(count)} ${roundToHundredths(count) === 1 ? "point" : "points"}`;
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
  if (roundToHundredths(lost) === 0) return `${what} costs nothing: without it the chance to win is the same.`;
  const verb = lost > 0 ? "costs" : "gives";
  return `${what} ${verb} ${points(Math.abs(lost))}: without it the chance to win would be ${without}.`;
}
const steps = {
  ...{ cannon: "Space cannon", barrage: "Anti-fighter barrage", bombardment: "Bombardment" },
  start: "Start of combat",
} as const;

export const plannerEn: Ti4PlannerWords = {
  refusal: {
    "two-fleets": () => 'Give two fleets: "3 cruiser2 + 4 fighter" vs "2 dreadnought + 1 pds".',
    "bad-fleet": ({ text }) =>
      `"${text}" is no part of a fleet. Write how many and what, joined by +: "3 cruiser2 + 2 dreadnought (1 damaged)".`,
    "too-many-of-a-kind": ({ unit, limit }) => `There are too many ${unit}: at most ${limit} of a kind are counted.`,
    "none-arrives": ({ active }) => `No ship moves to ${active}, and none is there: there is no battle.`,
    "unknown-unit": ({ unit, near }) =>
      near.length === 0 ? `There is no unit ${unit}.` : `There is no unit ${unit}. Near it: ${near.join(", ")}.`,
  },
  text: {
    heading: ({ active, rules, effects }) =>
      `Active system: ${active}. Rules: ${rules}.${effects.length === 0 ? "" : ` Effects: ${effects.join(", ")}.`}`,
    reaches: ({ ship, count, active }) => `${ship} ${count === 1 ? "reaches" : "reach"} ${active}.`,
    fails: ({ ship, count, active }) => `${ship} ${count === 1 ? "does" : "do"} not reach ${active}.`,
    isThere: ({ ship, count, active }) => `${ship} ${count === 1 ? "is" : "are"} in ${active} already.`,
    steps: ({ count }) => some(count, "step", "steps"),
    moveIs: ({ value, reasons }) => `move ${value} = ${reasons}`,
    printed: ({ amount }) => `${amount} printed`,
    setBy: ({ amount, source, printed }) =>
      amount === printed ? `${amount} ${source}` : `${amount} ${source} (not the ${printed} printed)`,
    noDice: () => "no dice: arrives",
    dice: ({ count, percent }) => `${some(count, "die", "dice")}: arrives with ${percent}`,
    moveOf: ({ move }) => `move ${move}`,
    would: ({ path, changes }) => `The way ${path} would do if ${changes.join(", and ")}.`,
    effectsDo: ({ effects }) =>
      effects.length === 1
        ? `One effect would do: ${effects.join()}.`
        : `Any one of these would do: ${effects.join(", ")}.`,
    aloneFor: ({ effect }) => `${effect} (for that ship alone)`,
    mustBeCarried: () => "Such a unit does not move by itself: a ship with capacity carries it.",
    neverMoves: () => "Such a structure does not move.",
    noShipReaches: () => "No ship moves to the active system.",
    noneRolls: ({ count }) =>
      count === 1
        ? "The fleet on its safest path: the ship arrives; nothing is rolled."
        : `The fleet, each ship on its safest path: ${every(count)} arrive; nothing is rolled.`,
    allArrive: ({ count, percent }) =>
      count === 1
        ? `The fleet on its safest path: the ship arrives with ${percent}.`
        : `The fleet, each ship on its safest path: ${every(count)} arrive with ${percent}.`,
    endings: () => "How it can end:",
    likeliest: ({ count, shown }) => `The likeliest ${shown} of ${count} endings:`,
    allThere: ({ count }) => (count === 1 ? "it arrives" : "all arrive"),
    lostOnly: ({ lost }) => `lost: ${lost.join(", ")}`,
    allLost: ({ count }) => (count === 1 ? "it is lost" : "all are lost"),
    byNumber: () => "How many ships are lost:",
    lostOf: ({ lost, count }) => `${lost} of ${count}:`,
    tooMany: ({ count }) => `${count} ships roll dice: the table of endings would be too long.`,
    threatsHeading: ({ rules }) =>
      `What can come to each system if it is activated next turn, each ship on its safest path. Rules: ${rules}.`,
    nobody: ({ systems }) => `Nothing can come to: ${systems}.`,
    nobodyTo: ({ system }) => `Nothing can come to ${system}.`,
    canCome: ({ system }) => `To ${system} can come:`,
    fleetHeading: ({ rules }) => `Where this fleet can go, each ship on its safest path. Rules: ${rules}.`,
    outOfReach: ({ systems }) => `Out of its reach: ${systems}.`,
    same: ({ ship }) => `${ship}: the same under both.`,
    differs: ({ ship }) => `${ship}: they differ.`,
    neither: ({ ship, active }) => `${ship}: does not reach ${active} under either, for different reasons.`,
    neitherAlike: ({ ship, active }) => `${ship}: does not reach ${active} under either.`,
    diffHeading: ({ active, one, other }) => `Active system: ${active}. Rules: ${one} and ${other}.`,
    allSame: ({ one, other }) => `${one} and ${other} give every ship the same.`,
    doesReach: () => "reaches",
    doesNotReach: () => "does not reach",
    because: ({ name, says }) => `because of ${name}: ${says}`,
    together: ({ names }) => `none of the switches changes it alone; together they do: ${names.join(", ")}`,
    alsoDiffers: ({ name, says }) => `Where dice are rolled, ${name} matters too: ${says}.`,
    duplicateTile: ({ tile, system }) => `tile ${tile} is there more than once; this one is ${system}.`,
    lanesJoin: ({ pairs }) => `Joined by hyperlanes: ${pairs}.`,
    wormholesJoin: ({ letter, systems }) => `Joined by ${letter} wormholes: ${systems}.`,
    counted: ({ systems, pairs }) =>
      `${some(systems, "system", "systems")}, ${some(pairs, "adjacent pair", "adjacent pairs")}.`,
    plainSystems: ({ systems }) => `Empty space: ${systems}.`,
    homes: ({ systems }) => `Home systems, not taken: ${systems}.`,
    warning: ({ problem }) => `Warning: ${problem}`,
  },
  change: {
    more: (amount) => `the move value were ${amount} higher`,
    noNebula: (system, more) =>
      more > 0
        ? `the nebula ${system} did not lower the move value, and it were ${more} higher`
        : `the nebula ${system} did not lower the move value`,
    noShips: (system) => `no other player had ships in ${system}`,
    noStructures: (system) => `no other player's structures in ${system} closed it`,
    noToken: (system) => `there were no command token of yours in ${system}`,
    noAnomaly: (system, anomaly) => `the ${anomaly} in ${system} let ships pass`,
    aMove: () => "there were a move value",
    aLink: (system) => `there were a way on from ${system}`,
  },
  ability: {
    sustain: () => "sustain damage",
    barrage: ({ value, dice }) => `anti-fighter barrage ${value}×${dice}`,
    cannon: ({ value, dice, range }) => `space cannon ${value}×${dice}${range > 0 ? " with range" : ""}`,
    bombard: ({ value, dice }) => `bombardment ${value}×${dice}`,
    shield: () => "planetary shield",
    breaksShields: () => "ignores planetary shields",
    noDirectHit: () => "safe from Direct Hit",
    freeFighters: (count) => `${count} fighters beside it need no capacity`,
  },
  effect: {
    into: (types) => `may enter: ${anomalies(types)}`,
    through: (types) => `may pass through: ${anomalies(types)}`,
    fullMoveInNebula: () => "a nebula does not lower the move value",
    pastShips: () => "other players' ships do not bar the way",
    move: (amount) => `move +${amount}`,
    movePerPassed: (amount) => `move +${amount} for each system on the way`,
    copiesBestMove: () => "the best printed move value among the ships takes the place of its own",
    extraRiftBonus: (amount) => `move +${amount} more, once, for leaving a gravity rift`,
    noRiftBonus: () => "gravity rifts give no +1",
    noRiftDice: () => "gravity rifts take no dice",
    surge: ({ move, lostOn }) =>
      `a ship that begins in a gravity rift may take move +${move} more, and is then lost on 1 to ${lostOn}`,
    joinsScars: () => "entropic scars are adjacent to each other",
    joinsAlphaBeta: () => "α and β wormholes are adjacent to each other",
    overridesBan: () => "also where they are banned",
    bansAlphaBeta: () => "no ship moves through α and β wormholes",
    ifActiveNextToAnomaly: () => "only if the active system is next to an anomaly",
    ifBeginsAt: ({ wormholes }) => `only for ships that begin at home or beside a wormhole (${wormholes.join(", ")})`,
    ignoresTokens: () => "ships leave systems with one's own command tokens",
    structuresBar: () => "other players' ships do not move through systems with one's structures",
    ifActiveHeldByOthers: () => "only if the active system holds other players' ships",
    ifOwnUnits: () => "only in systems that hold units of yours",
    movementStepOnly: () => "in the movement step only, not in a retreat",
    retreatsAnywhere: () => "ships may retreat to where their owner has nothing",
    one: () => "for one ship at a time",
  },
  switch: {
    nebulaGroundBonus: "ground forces that defend a planet in a nebula get +1 too",
    riftOutcome: "a ship that a gravity rift takes is destroyed, and not only removed",
    nebulaMoveHardCap:
      "a ship that begins in a nebula has move 1, and only a gravity rift adds to it; no effect frees ships from a nebula",
    supernovaSealed: "no ship enters a supernova by any means, whatever effects it has",
    asteroidSealed: "no ship enters an asteroid field by any means, whatever effects it has",
    antimassThroughOnly: "Antimass Deflectors let ships through an asteroid field, and not into it",
    riftRollsForCarried:
      "every ship rolls when it leaves a gravity rift, carried fighters too, whatever effects it has",
    riftBonusOnce: "gravity rifts give +1 once a movement, however many exits",
    anomalyStacking: "equal anomalies of one system count each for itself",
    nebulaAllRolls: "the nebula's +1 goes to every roll of the defender",
    riftSequential: "ships roll one after the other, and the rest may be planned anew",
  },
  counted: (count, name) => `${count} ${name}`,
  percent: (chance) => {
    if (isNearlySure(chance)) return ">99.99%";
    return isTiny(chance) ? "<0.01%" : `${Number((chance * 100).toFixed(2))}%`;
  },
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
