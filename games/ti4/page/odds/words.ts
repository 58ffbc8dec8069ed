import { ru } from "./words-ru.ts";

type Goal = "arrival" | "space" | "planet";

export type PriceWords = {
  readonly title: string;
  readonly pick: string;
  readonly nobodyGoes: string;
  readonly working: string;
  readonly failed: string;
  readonly tooMany: string;
  readonly options: string;
  readonly limit: string;
  readonly limitRounds: string;
  readonly toTheEnd: string;
  readonly exactFigures: string;
  readonly best: string;
  readonly landOn: string;
  readonly anyPlanet: string;
  readonly planet: (name: string, owner: string | null) => string;
  readonly takes: (planet: string, chance: string) => string;
  readonly winsInSpace: (chance: string) => string;
  readonly leavesShips: (chance: string) => string;
  readonly headline: (who: string, chances: readonly string[]) => string;
  /** Short, above the tabs. */
  readonly figures: {
    readonly arrives: string;
    readonly space: string;
    readonly planet: string;
    readonly lost: string;
    readonly resources: (lost: number) => string;
  };
  readonly nobodyInTheWay: (system: string) => string;
  readonly nobodyLands: string;
  readonly arrives: string;
  readonly nothing: string;
  readonly more: (count: number, chance: string) => string;
  readonly fewer: string;
  readonly cannons: string;
  readonly noCannons: string;
  readonly cannonsOf: (who: string, units: string) => string;
  readonly thirdParty: string;
  readonly space: string;
  readonly wins: (who: string) => string;
  readonly draw: string;
  readonly undecided: string;
  readonly survivors: string;
  readonly leftOf: (who: string, fleet: string) => string;
  readonly nobodyLeft: string;
  readonly groundDraw: string;
  readonly damaged: (count: number) => string;
  readonly rounds: string;
  readonly roundsUnknown: string;
  readonly andMore: (round: number) => string;
  readonly lost: string;
  readonly lostOf: (who: string, resources: string) => string;
  readonly lostNote: string;
  readonly modifiers: string;
  readonly noModifiers: string;
  readonly order: string;
  readonly orderOf: (who: string, units: string) => string;
  readonly sustainOf: (who: string, units: string) => string;
  readonly sustainsLate: (who: string) => string;
  readonly ground: string;
  readonly ownerOf: (planet: string, owner: string | null) => string;
  readonly taken: string;
  readonly held: string;
  readonly onGround: string;
  readonly nobodyOnGround: string;
  readonly price: string;
  readonly goal: { readonly [G in Goal]: string };
  readonly costs: (what: string, points: number, figures: string, without: string) => string;
  readonly rift: (system: string) => string;
  readonly nebula: (system: string) => string;
  readonly noPrice: string;
  readonly unmodelled: string;
  readonly always: readonly string[];
};

const en: PriceWords = {
  title: "Odds and price",
  pick: "Pick a system on the map: you will see what comes of moving there.",
  nobodyGoes: "No ship goes there, and none is there: there is nothing to work out. See under Move why.",
  working: "Working it out …",
  failed: "It could not be worked out. Change something to try again.",
  tooMany:
    "Fewer units would help, or fewer kinds of them, a battle that stops after some rounds, or the usual order of losses. Dice can be rolled under Roll it all the same.",
  options: "How it is fought",
  limit: "Stop or retreat",
  limitRounds: "after a number of rounds",
  toTheEnd: "fought to the end",
  exactFigures: "Hundredths of a percent",
  best: "Both sides lose their units in the order that is best for them",
  landOn: "Land on",
  anyPlanet: "the first that is somebody else's",
  planet: (name, owner) => (owner === null ? `${name} (nobody's)` : `${name} (${owner})`),
  takes: (planet, chance) => `takes ${planet} with ${chance}`,
  winsInSpace: (chance) => `wins in space with ${chance}`,
  leavesShips: (chance) => `has a ship there in the end with ${chance}`,
  headline: (who, chances) => `${who} ${chances.join(", and ")}.`,
  figures: {
    arrives: "something arrives",
    space: "win in space",
    planet: "take the planet",
    lost: "resources lost",
    resources: (lost) => lost.toFixed(1),
  },
  nobodyInTheWay: (system) => `Nobody else has ships in ${system}: there is no battle in space.`,
  nobodyLands: "No ground forces come along: nobody lands.",
  arrives: "What arrives",
  nothing: "nothing",
  more: (count, chance) => `${count} more, ${chance} together`,
  fewer: "Show fewer",
  cannons: "Who fires space cannons",
  noCannons: "Nobody's space cannons reach the system.",
  cannonsOf: (who, units) => `${who}: ${units}`,
  thirdParty: "third party",
  space: "In space",
  wins: (who) => `${who} wins`,
  draw: "nobody is left",
  undecided: "undecided",
  survivors: "What is left in space",
  leftOf: (who, fleet) => `${who}: ${fleet}`,
  nobodyLeft: "nobody is left",
  groundDraw: "nobody is left, and the defender keeps the planet",
  damaged: (count) => `${count} damaged`,
  rounds: "Rounds",
  roundsUnknown: "How many rounds it takes would be too long to work out.",
  andMore: (round) => `${round}+`,
  lost: "Resources lost on average",
  lostOf: (who, resources) => `${who} ${resources}`,
  lostNote: "In the battle in space alone: what gravity rifts take is not in it.",
  modifiers: "What changes the rolls",
  noModifiers: "Nothing changes the rolls.",
  order: "Order of losses",
  orderOf: (who, units) => `${who}: ${units}`,
  sustainOf: (who, units) => `${who} sustains in this order: ${units}`,
  sustainsLate: (who) => `${who}: each type sustains only when its turn to be lost comes`,
  ground: "On the planet",
  ownerOf: (planet, owner) => (owner === null ? `${planet} is nobody's.` : `${planet} belongs to ${owner}.`),
  taken: "taken",
  held: "not taken",
  onGround: "What is left on the ground",
  nobodyOnGround: "nobody",
  price: "What the way costs",
  goal: {
    arrival: "In points of the chance to have a ship there in the end.",
    space: "In points of the chance to win in space.",
    planet: "In points of the chance to take the planet.",
  },
  costs: (what, points, figures, without) => {
    if (points === 0) return `${what} costs nothing: without it the chance is the same.`;
    const unit = Math.abs(points) === 1 ? "point" : "points";
    return `${what} ${points > 0 ? "costs" : "gives"} ${figures} ${unit}: without it the chance would be ${without}.`;
  },
  rift: (system) => `The gravity rift in ${system}`,
  nebula: (system) => `The nebula in ${system}`,
  noPrice: "No gravity rift takes a die on the way, and the system is no nebula: the way costs nothing.",
  unmodelled: "What is not counted",
  always: [
    "Only technologies and cards that players have here count, and cards are played as early as they can be.",
    "All ground forces that are left land on one planet.",
  ],
};

export const words: { readonly en: PriceWords; readonly ru: PriceWords } = { en, ru };
