import { ru } from "./words-ru.ts";

export type MoveWords = {
  readonly title: string;
  readonly mover: string;
  readonly active: string;
  readonly none: string;
  readonly clear: string;
  readonly pick: string;
  readonly ownToken: (system: string) => string;
  readonly rules: string;
  readonly preset: { readonly official: string; readonly requirements: string };
  /** With the name of the rules that hold. */
  readonly settings: (rules: string) => string;
  readonly presetSays: { readonly official: string; readonly requirements: string };
  readonly differs: string;
  readonly differsNot: string;
  readonly because: (says: string) => string;
  readonly together: (says: readonly string[]) => string;
  readonly beside: string;
  readonly orderRefused: (why: string) => string;
  readonly ships: string;
  readonly noShips: (player: string) => string;
  readonly tally: (going: number, able: number) => string;
  readonly everyone: string;
  readonly all: string;
  readonly nobody: string;
  readonly usual: string;
  readonly inSystem: (system: string) => string;
  readonly shipsIn: (ships: string, system: string) => string;
  readonly several: (count: number, name: string) => string;
  readonly damaged: string;
  readonly badge: {
    readonly reaches: string;
    readonly barred: string;
    readonly aboard: string;
    readonly there: string;
    readonly refused: string;
    readonly waits: string;
  };
  readonly aboardOf: (ships: string) => string;
  readonly isThere: string;
  readonly goes: (count: number) => string;
  readonly scope: string;
  readonly scopeAll: (count: number) => string;
  readonly scopeOne: string;
  readonly ways: string;
  readonly ownWay: string;
  readonly cargo: (used: number, capacity: number, isEach: boolean) => string;
  readonly load: (unit: string, system: string) => string;
  readonly pickUp: (unit: string, system: string) => string;
  readonly outOf: (count: number) => string;
  readonly emptyHold: (capacity: number) => string;
  readonly via: string;
  readonly viaPick: string;
  readonly reset: string;
  readonly show: (system: string) => string;
  readonly remedies: string;
  readonly add: (effect: string) => string;
  readonly addForOne: (effect: string) => string;
  readonly refusedOrder: (path: string) => string;
  readonly warnings: string;
  readonly overPool: (system: string, ships: number, fighters: number, pool: number) => string;
  readonly overPoolHelp: string;
  readonly raisePool: (pool: number) => string;
  readonly crowded: (system: string, needed: number, capacity: number) => string;
  readonly crowdedHelp: string;
  readonly twice: (unit: string, system: string) => string;
  readonly twiceHelp: string;
  readonly resetShip: (ship: string) => string;
};

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const en: MoveWords = {
  title: "Move",
  mover: "Who moves",
  active: "Active system",
  none: "none yet",
  clear: "Clear",
  pick: "Pick a system on the map or in the list: you will see which ships reach it, by which way and at what risk.",
  ownToken: (system) =>
    `${system} holds a command token of whoever moves: it cannot be activated again (LRR 89.1). Everything below is as if it were not there.`,
  rules: "Rules",
  preset: { official: "Official", requirements: "Requirements" },
  settings: (rules) => `Settings · rules: ${rules}`,
  presetSays: {
    official: "The published rules: the living rules reference and its notes. This is what your table plays.",
    requirements:
      "The requirements that this planner was written to, to the letter: stricter about nebulae, supernovas and asteroid fields.",
  },
  differs: "What changes between the two?",
  differsNot: "Nothing about these ships: both sets of rules say the same.",
  because: (says) => `The requirements have it that ${says}.`,
  together: (says) => `No single one of the requirements does it, but these together: ${says.join("; ")}.`,
  beside: "By the requirements also:",
  orderRefused: (why) => `what is ordered is not allowed: ${why}`,
  ships: "Ships",
  noShips: (player) => `${player} has no ships on this map: put some there under Fleets.`,
  tally: (going, able) => `${going} of ${some(able, "ship", "ships")} that could come ${going === 1 ? "goes" : "go"}`,
  everyone: "Orders for all",
  all: "All go",
  nobody: "None go",
  usual: "As usual",
  inSystem: (system) => `In ${system}`,
  shipsIn: (ships, system) => `${ships} in ${system}`,
  several: (count, name) => (count === 1 ? name : `${count} × ${name}`),
  damaged: "damaged",
  badge: {
    ...{ reaches: "Reaches", barred: "Does not reach", aboard: "Carried", there: "There already" },
    ...{ refused: "Not allowed", waits: "Stays" },
  },
  aboardOf: (ships) => `aboard: ${ships}`,
  isThere: "It is in the active system: it does not move.",
  goes: (count) => (count === 1 ? "Moves" : "Move"),
  scope: "Change",
  scopeAll: (count) => (count === 2 ? "both" : `all ${count}`),
  scopeOne: "one of them",
  ways: "Way",
  ownWay: "way of your own",
  cargo: (used, capacity, isEach) => `Aboard${isEach ? " each" : ""}: ${used} of ${capacity}`,
  emptyHold: (capacity) => `Room for ${capacity}; there is nothing to take along on this way.`,
  load: (unit, system) => `${unit} from ${system}`,
  pickUp: (unit, system) => `pick up ${unit} in ${system}`,
  outOf: (count) => `of ${count}`,
  via: "Pick up elsewhere",
  viaPick: "pass through …",
  reset: "As usual",
  show: (system) => `Show ${system}`,
  remedies: "Any one of these would do:",
  add: (effect) => `Add ${effect}`,
  addForOne: (effect) => `Add ${effect} for one`,
  refusedOrder: (path) => `The order by ${path} is not allowed, so the ship does not move.`,
  warnings: "Mind this",
  overPool: (system, ships, fighters, pool) =>
    `${some(ships, "ship", "ships")} would count in ${system}, ${fighters === 0 ? "fighters not included" : `of them ${fighters} for fighters without room`}; the fleet pool has room for ${pool} (LRR 37).`,
  overPoolHelp: "Let some stay, or raise the fleet pool.",
  raisePool: (pool) => `Fleet pool ${pool}`,
  crowded: (system, needed, capacity) =>
    `In ${system} fighters and ground forces would need a capacity of ${needed}, and there is ${capacity}: what has no room is removed (LRR 16.3).`,
  crowdedHelp: "Take them along, or leave a ship with capacity behind.",
  twice: (unit, system) => `More ${unit} is taken from ${system} than there is.`,
  twiceHelp: "Take fewer, or give the ship its usual load.",
  resetShip: (ship) => `${ship} as usual`,
};

export const words: { readonly en: MoveWords; readonly ru: MoveWords } = { en, ru };
