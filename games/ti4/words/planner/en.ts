import type { AnomalyType } from "../../galaxy/tiles.ts";
import { percents } from "../percent.ts";
import { en } from "../rules/en.ts";
import type { Ti4PlannerWords } from "./words.ts";

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const every = (count: number) => (count === 2 ? "both" : `all ${count}`);
const anomalies = (types: readonly AnomalyType[]) => types.map((type) => en.anomaly[type]).join(", ");

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
  percent: percents.en,
};
