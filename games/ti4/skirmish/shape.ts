import type { Json, Seat } from "@umpire/kernel";
import type { Assignment } from "../combat/assign.ts";
import type { Scope } from "../combat/casualties.ts";
import type { RollKind } from "../combat/modifiers.ts";
import type { Ti4Rules } from "../galaxy/rules.ts";
import type { Cargo } from "../movement/move.ts";
import type { Force, UnitCounts } from "../units/force.ts";
import type { Ti4Refusals } from "../words/rules/words.ts";

/** The rules of maps and combat, and what makes a skirmish of them. */
export type SkirmishRules = Ti4Rules & {
  readonly rounds: number;
  /** Command tokens that a player has for tactical actions each round. */
  readonly tactics: number;
  readonly fleetPool: number;
  /** Resources at the start, besides what planets bring each round. */
  readonly treasury: number;
};

/** A player's seat at the start: where, with what, and what helps. */
export type Start = {
  /** With it, battles count what the faction, its units and its leaders do. */
  readonly faction?: string;
  /** Not in a position from the middle of a war, where everybody has what fleets and garrisons say. */
  readonly home?: string;
  /** In the home's space. */
  readonly space: UnitCounts;
  /** On its first planet. */
  readonly ground: UnitCounts;
  /** Ships, and what they carry, in other systems. */
  readonly fleets: { readonly [system: string]: UnitCounts };
  /** Other planets that are the player's, with what is on them. */
  readonly garrisons: { readonly [planet: string]: UnitCounts };
  readonly effects: readonly string[];
  readonly abilities: readonly string[];
  /** Systems that hold the player's command tokens already. */
  readonly tokens?: readonly string[];
  /** In the place of everybody's. */
  readonly fleetPool?: number;
  /** How many of fleets and garrisons are damaged. */
  readonly damaged?: Pick<Start, "fleets" | "garrisons">;
};

/** What is wrong with a table, what it is about, and where in the options it stands. */
export type TableProblem = {
  readonly problem:
    | "too-few-players"
    | "unknown-system"
    | "unknown-planet"
    | "twin-planets"
    | "shared-place"
    | "misplaced-unit"
    | "too-many-pieces"
    | "too-many-damaged"
    | "unknown-faction"
    | "unknown-effect"
    | "played-once"
    | "unknown-ability";
  readonly name: string;
  readonly path?: string;
  /** How many there would be, and how many pieces a player has. */
  readonly count?: number;
  readonly pieces?: number;
  /** What could stand there. */
  readonly known?: readonly string[];
};

export type SkirmishOptions = { readonly map: Json; readonly starts: readonly Start[] };

type Player = {
  readonly tactic: number;
  readonly treasury: number;
  readonly hasPassed: boolean;
  /** Systems that hold one of the player's command tokens. */
  readonly tokens: readonly string[];
  readonly effects: readonly string[];
  readonly abilities: readonly string[];
  readonly faction?: string;
  readonly fleetPool?: number;
  /** Effects that are used once a round, and have been. */
  readonly exhausted?: readonly string[];
};

export type PlanetState = {
  readonly system: string;
  readonly resources: number;
  readonly influence: number;
  readonly owner: Seat | null;
  readonly force: Force;
  /** Those who have come down to take it. */
  readonly landed: Force | null;
};

/** Where hits fall: in space, or on a planet. */
export type Where = { readonly place: "space" } | { readonly place: "ground"; readonly planet: string };

/** What is to be done next, one after the other; the first that needs a decision waits for it. */
export type Task =
  | { readonly task: "turn" }
  | { readonly task: "move" }
  | { readonly task: "fleet-pool"; readonly seat: Seat; readonly system: string }
  | { readonly task: "cannons" }
  | { readonly task: "cannon"; readonly by: Seat; readonly at: Seat }
  | { readonly task: "combat" }
  | { readonly task: "barrage" }
  | { readonly task: "retreat"; readonly camp: "attacker" | "defender" }
  | { readonly task: "round" }
  | { readonly task: "round-end" }
  | ({
      readonly task: "assign";
      readonly seat: Seat;
      readonly hits: number;
      readonly scope: Scope;
      readonly inRound: boolean;
    } & {
      readonly where: Where;
    })
  | { readonly task: "bombard" }
  | { readonly task: "bombing"; readonly planet: string; readonly ships: UnitCounts }
  | { readonly task: "land" }
  | { readonly task: "defense"; readonly planet: string }
  | { readonly task: "ground-start"; readonly planet: string }
  | { readonly task: "ground-round"; readonly planet: string }
  | { readonly task: "produce" }
  | { readonly task: "end" };

/** The tactical action that is under way. */
type Tactical = {
  readonly seat: Seat;
  readonly system: string;
  /** Round of the combat, from 0. */
  readonly round: number;
  /** Who has announced a retreat, and where to. */
  readonly retreat: { readonly seat: Seat; readonly to: string } | null;
  /** Only at tables where somebody has a faction. */
  readonly battle?: Engagement;
};

/** What each side of a battle has. */
type BySide<T> = { readonly attacker: T; readonly defender: T };

/** A battle with powers, and how far it has come. */
export type Engagement = {
  readonly where: Where;
  /** Null where nobody is there but whoever fires from elsewhere. */
  readonly defender: Seat | null;
  /** What both sides brought: it says what the numbers of a state count. */
  readonly units: BySide<UnitCounts>;
  /** How both stood when the step that is under way began. */
  readonly states: BySide<readonly number[]>;
  /** Who was left then. */
  readonly standing: BySide<boolean>;
  /** The dice of the step so far, and how hits were assigned in it. */
  readonly faces: readonly number[];
  readonly answers: readonly Assignment[];
  /** How much of the step has been told. */
  readonly told: number;
};

export type SkirmishState = {
  readonly map: Json;
  /** Homes that the map gives no planet to have one. */
  readonly planets: { readonly [planet: string]: PlanetState };
  readonly space: { readonly [system: string]: { readonly [seat: string]: Force } };
  readonly players: readonly Player[];
  readonly round: number;
  /** Whose turn it is. */
  readonly turn: Seat;
  readonly tactical: Tactical | null;
  readonly todo: readonly Task[];
  /** Who decides about the first of them; null when nothing is left to do. */
  readonly awaited: Seat | null;
};

/** What lies on the table, whatever is being done with it. */
export type Board = Pick<SkirmishState, "map" | "planets" | "space"> & {
  /** A player whose faction is said fights with all that it and its units can do. */
  readonly players: readonly Pick<Player, "tokens" | "effects" | "faction" | "exhausted">[];
};

/** One ship's declared movement. */
export type ShipMove = { readonly ship: string; readonly path: readonly string[]; readonly cargo: readonly Cargo[] };

export type SkirmishAction =
  | { readonly type: "activate"; readonly system: string }
  | { readonly type: "ability"; readonly ability: string; readonly system: string }
  | { readonly type: "pass" }
  | { readonly type: "move"; readonly moves: readonly ShipMove[]; readonly drive?: string }
  | { readonly type: "remove"; readonly units: UnitCounts }
  | ({ readonly type: "assign" } & Assignment)
  | { readonly type: "retreat"; readonly to: string | null }
  | { readonly type: "bombard"; readonly targets: { readonly [planet: string]: UnitCounts } }
  | { readonly type: "land"; readonly landings: { readonly [planet: string]: UnitCounts } }
  | { readonly type: "produce"; readonly units: UnitCounts };

type Die = {
  readonly unit: string;
  readonly die: number;
  readonly value: number;
  readonly added: readonly Added[];
  readonly hit: boolean;
  /** What it showed before it was rolled again. */
  readonly before?: number;
  /** Where it makes more than one. */
  readonly hits?: number;
};
type Added = { readonly amount: number; readonly source: string; readonly rule: string };

export type Skirmish = {
  readonly options: SkirmishOptions;
  readonly rules: SkirmishRules;
  readonly state: SkirmishState;
  readonly view: SkirmishState;
  readonly action: SkirmishAction;
  readonly refusal: Ti4Refusals & {
    readonly "wrong-step": { readonly step: string; readonly type: string };
    readonly "no-tokens": Record<never, never>;
    readonly "token-there": { readonly system: string };
    readonly "no-ability": { readonly ability: string };
    readonly "ability-elsewhere": { readonly ability: string; readonly system: string };
    readonly "no-drive": Record<never, never>;
    readonly "not-so-many": { readonly unit: string; readonly count: number };
    readonly "cannot-sustain": { readonly unit: string };
    readonly "not-to-be-hit": { readonly unit: string };
    readonly "hits-left": { readonly hits: number; readonly assigned: number };
    readonly "remove-exactly": { readonly count: number };
    readonly "remove-fewer": { readonly unit: string };
    readonly "nothing-of-yours": { readonly system: string };
    readonly "not-a-refuge": { readonly system: string };
    readonly "not-a-target": { readonly planet: string };
    readonly "not-producible": { readonly unit: string };
    readonly blockaded: { readonly system: string; readonly unit: string; readonly by: Seat };
    readonly "no-pieces": {
      readonly unit: string;
      readonly count: number;
      readonly inPlay: number;
      readonly pieces: number;
      readonly left: number;
    };
    readonly "too-expensive": { readonly cost: number; readonly treasury: number };
    readonly "over-production": { readonly count: number; readonly limit: number };
    readonly "over-fleet-pool": { readonly ships: number; readonly pool: number };
    readonly "bad-table": TableProblem;
  };
  readonly event: {
    readonly activated: { readonly seat: Seat; readonly system: string };
    readonly passed: { readonly seat: Seat };
    readonly "anomaly-placed": {
      readonly seat: Seat;
      readonly system: string;
      readonly anomaly: string;
      readonly source: string;
    };
    readonly "anomaly-removed": { readonly system: string; readonly anomaly: string; readonly source: string };
    readonly moved: { readonly seat: Seat; readonly ships: readonly ShipMove[] };
    readonly "rift-die": {
      readonly ship: string;
      /** The fighter aboard that rolls, where carried ones do. */
      readonly unit?: string;
      readonly system: string;
      readonly die: number;
      readonly lost: boolean;
      readonly rule: string;
    };
    readonly removed: {
      readonly seat: Seat;
      readonly system: string;
      readonly units: UnitCounts;
      readonly why: string;
      readonly rule: string;
    };
    readonly volley: {
      readonly seat: Seat;
      readonly roll: RollKind;
      readonly round: number;
      readonly dice: readonly Die[];
      readonly hits: number;
      /** The power that it is rolled for. */
      readonly power?: string;
    };
    /** A power of a faction, a unit or a leader has done something. */
    readonly power: { readonly seat: Seat; readonly power: string; readonly verb: string };
    readonly arrived: { readonly seat: Seat; readonly units: UnitCounts };
    readonly assigned: { readonly seat: Seat; readonly sustained: UnitCounts; readonly destroyed: UnitCounts };
    readonly repaired: { readonly seat: Seat; readonly units: UnitCounts };
    readonly "retreat-announced": { readonly seat: Seat; readonly to: string };
    readonly retreated: { readonly seat: Seat; readonly to: string };
    readonly "token-placed": { readonly seat: Seat; readonly system: string };
    readonly "combat-over": { readonly system: string; readonly winner: Seat | null };
    readonly landed: { readonly seat: Seat; readonly planet: string; readonly units: UnitCounts };
    readonly controlled: { readonly seat: Seat; readonly planet: string };
    readonly held: { readonly planet: string; readonly seat: Seat | null };
    readonly produced: { readonly seat: Seat; readonly units: UnitCounts; readonly cost: number };
    readonly "round-ended": { readonly round: number; readonly scores: readonly number[] };
  };
};
