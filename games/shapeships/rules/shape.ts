import type { EventOf, RefusalOf, Seat } from "@umpire/kernel";
import type { Modifier, Part } from "@umpire/toolkit";
import type { Constraint } from "../audit/messages.ts";
import type { Nature, Pack, Window } from "../pack/pack.ts";
import type { MajorPhase, PhaseStep } from "./phases.ts";
import type { Health } from "./settlement/health.ts";

/** North sits at seat 0, South at seat 1. */
export type Side = 0 | 1;
export const sides: readonly Side[] = [0, 1];
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
export const sideOf = (seat: Seat): Side => (seat === 0 ? 0 : 1);
/** One value for each player. */
export type Pair<T> = readonly [T, T];

/** How a ship came to its controller. Build limits count those that were drawn alone. */
type Origin = "drawn" | "made" | "stolen" | "spawned" | "copied" | "converted";

/** A ship in play. Ships have neither health nor a place. */
export type LiveShip = {
  readonly id: string;
  /** The id of its definition. */
  readonly ship: string;
  readonly charges: number;
  /** The turn in which it came into play. */
  readonly born: number;
  readonly origin: Origin;
  /** The ship that made it. */
  readonly maker: string | null;
  /** What was chosen when it was drawn. */
  readonly number: number | null;
};

/** A ship that is no more. It has neither charges nor powers, so nothing can ask it for any (C5). */
export type Wreck = {
  readonly id: string;
  readonly ship: string;
  readonly fate: "destroyed" | "consumed";
  readonly turn: number;
};

/** A reason for a number; of what is counted, how many there were and how much each gave. */
export type Reason = Part<Modifier & { readonly count?: number; readonly each?: number }>;

export type Energy = { readonly [colour: string]: number };

export type Player = {
  readonly faction: string | null;
  readonly health: Health;
  /** To be spent in this turn's drawing; after it, what was saved. */
  readonly lines: number;
  readonly joining: number;
  readonly energy: Energy;
  readonly ships: readonly LiveShip[];
  readonly wrecks: readonly Wreck[];
  /** How many ships this player has ever brought into play. */
  readonly serial: number;
};

/** What set an effect in motion. */
type Cause = "completion" | "charge" | "solar_power" | "first_strike" | "destruction";

type Triggered = {
  readonly id: string;
  readonly type: Nature;
  readonly value: number;
  /** Who loses or gains the health. */
  readonly target: Side;
  /** What it came from, by name: a label for people, which settlement never looks up (C4). */
  readonly source: string;
  readonly triggeredAt: MajorPhase;
  readonly because: readonly Reason[];
};
/** A queued effect: made where it triggers, with its amount, and never changed again. */
export type TriggeredEffect =
  | (Triggered & {
      readonly cause: Cause;
      readonly persistsIfSourceDestroyed: true;
      readonly ship: string | null;
    })
  | (Triggered & {
      readonly cause: "charge";
      readonly persistsIfSourceDestroyed: false;
      readonly ship: string;
    });

/** The effect of a continuous power, worked out from a ship that has survived. */
export type EvaluatedEffect = {
  readonly type: Nature;
  readonly value: number;
  readonly target: Side;
  readonly source: string;
  readonly ship: string | null;
  readonly because: readonly Reason[];
};

/** A row of a settlement: what it is, how much of it counts, and why. */
export type SettledRow = {
  /** The queued effect that it settles; null for a continuous or a system row. */
  readonly effect: string | null;
  readonly cause: Cause | "continuous" | "system";
  readonly type: Nature;
  readonly source: string;
  readonly ship: string | null;
  readonly value: number;
  readonly counted: number;
  readonly why: "persists" | "source_lives" | "source_gone" | "survived" | "dusk" | "system";
  readonly because: readonly Reason[];
};

/** How one player's health changed, once, at the end of the turn. */
export type Settlement = {
  readonly before: number;
  readonly damage: number;
  readonly healing: number;
  readonly ceiling: number;
  readonly health: number;
  readonly rows: readonly SettledRow[];
};

export type Drawing = {
  readonly basics: readonly { readonly ship: string; readonly count: number; readonly number?: number }[];
  readonly upgrades: readonly { readonly ship: string; readonly components?: readonly string[] }[];
  readonly makers: readonly { readonly ship: string; readonly makes: string }[];
  readonly conversions: readonly { readonly ship: string }[];
};
export type ChargeAction = {
  readonly ship: string;
  readonly effect: string;
  readonly target?: string;
  /** Of two ships that are destroyed together, one's own. */
  readonly own?: string;
};
export type SolarAction = {
  readonly power: string;
  readonly target?: string;
  readonly own?: string;
  readonly spend?: number;
};
export type BattleOrder = { readonly charges: readonly ChargeAction[]; readonly solarPowers: readonly SolarAction[] };
type FactionChoice = { readonly faction: string };
export type ShapeshipsAction = FactionChoice | Drawing | BattleOrder;

/** The one die, how it reads to each player, and the extra one where a ship rolls it. */
type Roll = { readonly base: number; readonly reads: Pair<number>; readonly extra: number | null };

export type TurnData = {
  readonly roll: Roll | null;
  readonly drawing: Pair<Drawing> | null;
  readonly declaration: Pair<BattleOrder> | null;
  readonly response: Pair<BattleOrder> | null;
  /** Ships that have acted in this turn: one action a ship a turn. */
  readonly acted: readonly string[];
  /** The ledger: effects are added, never taken away, until the turn has been settled. */
  readonly triggeredEffects: readonly TriggeredEffect[];
  /** What enters in cleanup. */
  readonly arriving: readonly Arrival[];
};
export type Arrival = {
  readonly side: Side;
  readonly ship: string;
  readonly origin: "spawned" | "copied";
  readonly charges: number;
  readonly number: number | null;
};

type Outcome = { readonly result: "win" | "narrow_win" | "draw" | "turn_cap"; readonly winner: Side | null };

export type ShapeshipsState = {
  readonly status: "choosing_factions" | "playing" | "finished";
  readonly turn: number;
  /** The step that comes next; its stage follows from it. Null exactly while the duel is not being played. */
  readonly step: PhaseStep | null;
  readonly players: Pair<Player>;
  readonly turnData: TurnData;
  readonly outcome: Outcome | null;
};

export type ShapeshipsOptions = {
  /** Fixed from the start, or null: each player chooses, in secret. */
  readonly factions: Pair<string> | null;
};

type Whose = { readonly ship: string };
type Built = { readonly id: string; readonly ship: string };

export type Shapeships = {
  readonly options: ShapeshipsOptions;
  readonly rules: Pack;
  readonly state: ShapeshipsState;
  readonly view: ShapeshipsState;
  readonly action: ShapeshipsAction;
  readonly refusal: {
    readonly violation: { readonly constraint: Constraint; readonly path: string; readonly problem: string };
    readonly "wrong-order": { readonly step: string };
    readonly "unknown-faction": { readonly faction: string; readonly known: readonly string[] };
    readonly "unknown-ship": Whose;
    readonly "not-a-basic": Whose;
    readonly "not-an-upgrade": Whose;
    readonly "other-faction": Whose & { readonly faction: string };
    readonly "not-enough-lines": { readonly needed: number; readonly lines: number };
    readonly "too-many": Whose & { readonly most: number };
    readonly "fleet-full": { readonly ships: number; readonly most: number };
    readonly "missing-component": Whose & { readonly component: string };
    readonly "component-charged": Whose & { readonly component: string };
    readonly "not-a-component": Whose & { readonly component: string };
    readonly "number-required": Whose & { readonly highest: number };
    readonly "number-unexpected": Whose;
    readonly "not-a-maker": Whose;
    readonly "cannot-make": Whose & { readonly makes: string };
    readonly "not-convertible": Whose;
    readonly "too-young": Whose;
    readonly "no-charges": Whose;
    readonly "named-twice": Whose;
    readonly "ship-not-in-play": Whose;
    readonly "ship-destroyed": Whose;
    readonly "ship-not-yours": Whose;
    readonly "already-acted": Whose;
    readonly "no-such-effect": Whose & { readonly effect: string };
    readonly "wrong-window": { readonly source: string; readonly window: Window };
    readonly "target-required": { readonly source: string };
    readonly "own-required": { readonly source: string };
    readonly "target-unexpected": { readonly source: string };
    readonly "target-not-theirs": Whose;
    readonly "target-not-yours": Whose;
    readonly "target-upgraded": Whose;
    readonly "target-protected": Whose & { readonly by: string };
    readonly "target-other-cost": { readonly own: string; readonly target: string };
    readonly "unknown-power": { readonly power: string };
    readonly "not-enough-energy": { readonly colour: string; readonly needed: number; readonly energy: number };
    readonly "spend-required": { readonly power: string };
    readonly "spend-unexpected": { readonly power: string };
  };
  readonly event: {
    readonly "factions-chosen": { readonly factions: Pair<string> };
    readonly step: {
      readonly turn: number;
      readonly phase: MajorPhase;
      readonly step: PhaseStep;
      readonly health: Pair<number>;
    };
    readonly rolled: {
      readonly base: number;
      readonly rerolled: readonly number[];
      readonly extra: number | null;
      readonly reads: Pair<number>;
    };
    readonly lines: {
      readonly lines: Pair<number>;
      readonly joining: Pair<number>;
      readonly because: Pair<readonly Reason[]>;
    };
    readonly makers: { readonly makers: Pair<readonly string[]> };
    readonly completed: {
      readonly orders: Pair<Drawing>;
      readonly built: Pair<readonly Built[]>;
      readonly consumed: Pair<readonly Built[]>;
      readonly lines: Pair<number>;
      readonly joining: Pair<number>;
      /** Lines of either kind that the saving cap took away. */
      readonly lost: Pair<number>;
    };
    readonly queued: { readonly effect: TriggeredEffect };
    readonly energy: { readonly energy: Pair<Energy> };
    readonly struck: { readonly side: Side; readonly by: Built; readonly target: Built };
    readonly revealed: {
      readonly window: Window;
      readonly orders: Pair<BattleOrder>;
      readonly automatic: Pair<boolean>;
    };
    readonly destroyed: { readonly side: Side; readonly id: string; readonly ship: string };
    readonly stolen: { readonly from: Side; readonly to: Side; readonly id: string; readonly ship: string };
    readonly copied: { readonly side: Side; readonly ship: string };
    readonly settled: { readonly players: Pair<Settlement> };
    readonly outcome: {
      readonly result: Outcome["result"] | "go_on";
      readonly winner: Side | null;
      readonly health: Pair<number>;
    };
    readonly arrived: { readonly side: Side; readonly id: string; readonly ship: string; readonly origin: string };
    readonly "turn-ended": { readonly turn: number };
  };
};

export type ShapeshipsRefusal = RefusalOf<Shapeships["refusal"]>;
export type ShapeshipsEvent = EventOf<Shapeships["event"]>;
/** The event of one type. */
export type EventOfType<T extends ShapeshipsEvent["type"]> = Extract<ShapeshipsEvent, { readonly type: T }>;
