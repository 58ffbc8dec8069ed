import { isTiny, type PlannerWords } from "./words.ts";

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const every = (count: number) => (count === 2 ? "both" : `all ${count}`);

export const en: PlannerWords = {
  refusal: {
    "bad-ship": ({ text }) =>
      `"${text}" is no ship. Write a unit and its system (carrier@HOME25), several of a kind (2x cruiser@74), or a bare move value (move=2@A).`,
    "no-active": () => "Which system is active? Name it with --active, or in the field `active` of the position.",
    "no-map": () => "There is no map. Give one with --map, or in the field `map` of the position.",
    "no-ships": () => "There is no ship. Add one with --ship carrier@HOME25, or in the field `ships` of the position.",
    "unknown-rules": ({ rules, known }) =>
      `There are no rules "${rules}". There are: ${known.join(", ")}; or write switches as a JSON object.`,
    "centre-without-string": () => "--centre is for a map that is a string of tiles; this one is not.",
  },
  letter: { "asteroid-field": "A", nebula: "N", supernova: "S", "gravity-rift": "G", "entropic-scar": "E" },
  mark: {
    active: "the active system",
    ships: "so many of your ships",
    others: "other players' ships",
    token: "your command token",
    path: "on path a, b … of the list below",
    lane: "a hyperlane and its open sides",
    wormhole: "wormholes",
    planets: "resources/influence of a planet",
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
    allThere: () => "all arrive",
    lostOnly: ({ lost }) => `lost: ${lost}`,
    allLost: () => "all are lost",
    otherEndings: ({ count }) => `${some(count, "other ending", "other endings")}`,
    tooMany: ({ count }) => `${count} ships roll dice: the table of endings would be too long.`,
    beside: ({ systems }) => `Beside the board: ${systems}.`,
    neighbours: ({ list }) => `next to ${list}`,
    threatsHeading: ({ rules }) =>
      `What can come to each system if it is activated next turn, each ship on its safest path. Rules: ${rules}.`,
    nobody: ({ systems }) => `Nothing can come to: ${systems}.`,
    nobodyTo: ({ system }) => `Nothing can come to ${system}.`,
    canCome: ({ system }) => `To ${system} can come:`,
    same: ({ ship }) => `${ship}: the same under both.`,
    differs: ({ ship }) => `${ship}: they differ.`,
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
    noShips: (system) => `no other player had ships in ${system}`,
    noToken: (system) => `there were no command token of yours in ${system}`,
    noAnomaly: (system, anomaly) => `the ${anomaly} in ${system} let ships pass`,
    aMove: () => "there were a move value",
    aLink: (system) => `there were a way on from ${system}`,
  },
  switch: {
    nebulaGroundBonus: "ground forces that defend a planet in a nebula get +1 too",
    riftOutcome: "a ship that a gravity rift takes is destroyed, and not only removed",
    nebulaMoveHardCap: "a ship that begins in a nebula has move 1, and only a gravity rift adds to it",
    supernovaSealed: "no ship enters a supernova by any means, whatever effects it has",
    asteroidSealed: "no ship enters an asteroid field by any means, whatever effects it has",
    antimassThroughOnly: "Antimass Deflectors let ships through an asteroid field, and not into it",
    riftRollsForCarried: "fighters that are carried through a gravity rift roll too",
    riftBonusOnce: "gravity rifts give +1 once a movement, however many exits",
    anomalyStacking: "equal anomalies of one system count each for itself",
    nebulaAllRolls: "the nebula's +1 goes to every roll of the defender",
    riftSequential: "ships roll one after the other, and the rest may be planned anew",
  },
  percent: (chance) => (isTiny(chance) ? "<0.01%" : `${Number((chance * 100).toFixed(2))}%`),
};
