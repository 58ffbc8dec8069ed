import type { Seat } from "@umpire/kernel";

/** What a line may begin with; the first word of each is the one that is shown. */
export type Verb =
  | "activate"
  | "use"
  | "pass"
  | "move"
  | "remove"
  | "lose"
  | "sustain"
  | "retreat"
  | "stay"
  | "bombard"
  | "land"
  | "build"
  | "reach"
  | "odds"
  | "map";
/** The small words between. */
export type Particle =
  | "all"
  | "none"
  | "nothing"
  | "by"
  | "with"
  | "from"
  | "on"
  | "in"
  | "drive"
  | "damaged"
  | "filler";

/** What is typed and not understood. */
export type UnrecognizedCode = "line" | "system" | "unit" | "ship" | "planet" | "number" | "where";

/** One language of the skirmish at the terminal. */
export type SkirmishWords = {
  readonly player: (seat: Seat) => string;
  readonly you: (player: string) => string;
  readonly verb: { readonly [V in Verb]: readonly string[] };
  readonly joint: { readonly [J in Particle]: readonly string[] };
  /** Beginnings of what units are called besides their ids. */
  readonly units: { readonly [beginning: string]: string };
  readonly layout: {
    readonly counted: (count: number, unit: string) => string;
    readonly round: (round: number, rounds: number) => string;
    readonly turnOf: (player: string, step: string) => string;
    readonly active: (system: string) => string;
    readonly combatRound: (round: number) => string;
    readonly beforeRound: (round: number) => string;
    readonly leaving: (player: string, system: string) => string;
    readonly heads: { readonly [H in "score" | "treasury" | "tokens"]: string };
    readonly passed: string;
    readonly freePlanets: (planets: string) => string;
    readonly planet: (planet: string, owner: string | null, units: string) => string;
    readonly landed: (units: string, player: string) => string;
    readonly ships: (player: string, units: string) => string;
    readonly tokens: (players: readonly string[]) => string;
  };
  readonly choice: {
    readonly fleet: (ships: number, cargo: string) => string;
    readonly arrive: (ships: number, percent: string) => string;
    readonly space: (percent: string) => string;
    readonly planet: (planet: string, worth: number, percent: string) => string;
    readonly takes: (planets: readonly string[]) => string;
    readonly own: (planet: string) => string;
    readonly build: (treasury: number) => string;
    readonly nothingReaches: string;
    readonly anomaly: (anomaly: string) => string;
    readonly passes: string;
    readonly movesNone: string;
    readonly stays: (percent: string | null) => string;
    readonly leaves: string;
    readonly landsNone: string;
    readonly buildsNone: (treasury: number) => string;
    readonly costs: (cost: number, left: number) => string;
    readonly usual: string;
  };
  readonly prompt: {
    readonly ask: (player: string, step: string, note: string) => string;
    readonly hits: (hits: number) => string;
    readonly more: (more: number) => string;
    readonly wrongStep: (typed: string, step: string, example: string) => string;
    readonly type: (examples: readonly string[]) => string;
    readonly stray: { readonly [S in UnrecognizedCode]: (typed: string, known: string) => string };
    readonly help: string;
  };
  readonly odds: {
    readonly plan: (system: string) => string;
    readonly noShips: (system: string) => string;
    readonly there: (system: string, units: string) => string;
    readonly arrives: (percent: string) => string;
    readonly against: (player: string, units: string) => string;
    readonly nobody: string;
    readonly tooMany: string;
    readonly landing: string;
    readonly noLanding: string;
    readonly now: string;
    readonly beforeHits: string;
    readonly moves: (ship: string, path: string, cargo: string, risk: string) => string;
  };
};
