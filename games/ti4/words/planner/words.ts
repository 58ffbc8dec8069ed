import type { Sentences } from "@umpire/kernel";
import type { Army, Camp, Place } from "../../combat/battle.ts";
import type { CombatRow } from "../../combat/effects.ts";
import type { RollKind } from "../../combat/modifiers.ts";
import type { Ti4Rules } from "../../galaxy/rules.ts";
import type { EffectRow } from "../../movement/effects.ts";
import type { Unit } from "../../units/units.ts";

type Nothing = Record<never, never>;
type Ship = { readonly ship: string };
type Count = { readonly count: number };
type Side = { readonly side: Camp };

/** What is refused about units that are typed, and about a battle that nobody comes to. */
type PlannerRefusals = {
  readonly "two-fleets": Nothing;
  readonly "bad-fleet": { readonly text: string };
  /** With those that may have been meant. */
  readonly "unknown-unit": { readonly unit: string; readonly near: readonly string[] };
  readonly "too-many-of-a-kind": { readonly unit: string; readonly limit: number };
  readonly "none-arrives": { readonly active: string };
};

/** What is said of a movement. */
type MovementSentences = {
  readonly heading: { readonly active: string; readonly rules: string; readonly effects: readonly string[] };
  readonly reaches: Ship & Count & { readonly active: string };
  readonly fails: Ship & Count & { readonly active: string };
  readonly isThere: Ship & Count & { readonly active: string };
  readonly steps: Count;
  readonly moveIs: { readonly value: number; readonly reasons: string };
  readonly printed: { readonly amount: number };
  readonly setBy: { readonly amount: number; readonly source: string; readonly printed: number };
  readonly noDice: Nothing;
  readonly dice: Count & { readonly percent: string };
  readonly moveOf: { readonly move: number };
  readonly would: { readonly path: string; readonly changes: readonly string[] };
  readonly effectsDo: { readonly effects: readonly string[] };
  readonly aloneFor: { readonly effect: string };
  readonly mustBeCarried: Nothing;
  readonly neverMoves: Nothing;
  readonly noShipReaches: Nothing;
  readonly noneRolls: Count;
  readonly allArrive: Count & { readonly percent: string };
  readonly endings: Nothing;
  readonly likeliest: Count & { readonly shown: number };
  readonly allThere: Count;
  readonly lostOnly: { readonly lost: readonly string[] };
  readonly allLost: Count;
  readonly byNumber: Nothing;
  readonly lostOf: Count & { readonly lost: number };
  readonly tooMany: Count;
  readonly threatsHeading: { readonly rules: string };
  readonly nobody: { readonly systems: string };
  readonly nobodyTo: { readonly system: string };
  readonly canCome: Count & { readonly system: string };
  readonly fleetHeading: { readonly rules: string };
  readonly outOfReach: { readonly systems: string };
  readonly same: Ship;
  readonly differs: Ship;
  readonly neither: Ship & { readonly active: string };
  readonly neitherAlike: Ship & { readonly active: string };
  readonly diffHeading: { readonly active: string; readonly one: string; readonly other: string };
  readonly allSame: { readonly one: string; readonly other: string };
  readonly doesReach: Nothing;
  readonly doesNotReach: Nothing;
  readonly because: { readonly name: string; readonly says: string };
  readonly together: { readonly names: readonly string[] };
  readonly alsoDiffers: { readonly name: string; readonly says: string };
  readonly duplicateTile: { readonly tile: string; readonly system: string };
  readonly lanesJoin: { readonly pairs: string };
  readonly wormholesJoin: { readonly letter: string; readonly systems: string };
  readonly counted: { readonly systems: number; readonly pairs: number };
  readonly plainSystems: { readonly systems: string };
  readonly homes: { readonly systems: string };
  readonly warning: { readonly problem: string };
};

/** Something that is added to the dice of one side. */
type SaidModifier = Side & {
  readonly on: RollKind;
  readonly only: "fighter" | null;
  readonly amount: number;
  /** The last round in which it counts; null where it counts in all. */
  readonly until: number | null;
  readonly source: string;
};

/** What is said of a battle before it is fought. */
type CombatSentences = {
  readonly fleets: { readonly attacker: string; readonly defender: string };
  readonly against: { readonly defender: string };
  readonly where: { readonly place: Place; readonly anomalies: readonly string[] };
  readonly byRules: { readonly rules: string };
  readonly holds: Side & { readonly effects: readonly string[] };
  readonly bystanders: Side & { readonly units: readonly string[] };
  readonly stops: { readonly rounds: number };
  readonly retreats: Side & { readonly rounds: number };
  readonly damaged: Count;
  readonly shielded: Nothing;
  readonly scarred: Nothing;
  readonly grounded: Nothing;
  readonly idleEffect: Side & { readonly effect: string };
  readonly modifiers: Nothing;
  readonly modifier: SaidModifier;
  readonly ends: Nothing;
  readonly likeliestEnds: Count & { readonly shown: number };
  readonly left: Side & { readonly fleet: string };
  readonly nobodyLeft: { readonly place: Place };
  readonly groundDraw: Nothing;
  readonly rounds: Nothing;
  readonly roundsUnknown: Nothing;
  readonly lost: { readonly attacker: number; readonly defender: number };
  readonly bestOrder: Side & { readonly units: readonly string[] };
  readonly bestSustaining: Side & { readonly units: readonly string[] };
  readonly bestManner: Side & { readonly sustain: Army["sustain"] };
  readonly notModelled: Nothing;
  readonly comes: Ship & Count;
  readonly aboard: Count & { readonly cargo: string };
  readonly pickedUp: { readonly cargo: string; readonly system: string };
  readonly idle: Ship & Count;
  readonly mayArrive: Nothing;
  readonly nothing: Nothing;
  readonly theRest: Count;
  readonly chanceToWin: Nothing;
  readonly price: Nothing;
  readonly riftCosts: { readonly system: string; readonly points: number; readonly without: string };
  readonly nebulaCosts: { readonly system: string; readonly points: number; readonly without: string };
  readonly noPrice: Nothing;
};

/** What is said of a battle while it is fought, and afterwards. */
type FightSentences = {
  readonly rolled: Side & { readonly hits: number };
  readonly dice: { readonly unit: string; readonly value: number; readonly faces: string };
  readonly added: { readonly amount: number; readonly source: string };
  readonly nobodyHit: Nothing;
  readonly held: Side & { readonly hits: number; readonly card: string };
  readonly of: Side & { readonly what: string };
  readonly sustained: { readonly units: string };
  readonly lost: { readonly units: string };
  readonly struck: { readonly units: string; readonly card: string };
  readonly repaired: { readonly units: string };
  readonly assaulted: { readonly units: string; readonly card: string };
  readonly left: { readonly sides: string };
  readonly retreated: Side & { readonly round: number };
  readonly over: { readonly winner: Camp | null; readonly round: number; readonly place: Place };
  readonly review: Nothing;
  readonly tooManyToReview: Nothing;
  readonly costly: Nothing;
  readonly nothingCost: Nothing;
  readonly total: Side & { readonly luck: string; readonly choices: string; readonly sum: string };
  readonly before: Nothing;
};

type Dice = NonNullable<Unit["barrage"]>;

/** What a unit can do, by the field that says so. */
type Abilities = {
  readonly sustain: () => string;
  readonly barrage: (dice: Dice) => string;
  readonly cannon: (dice: Dice) => string;
  readonly bombard: (dice: Dice) => string;
  readonly shield: () => string;
  readonly breaksShields: () => string;
  readonly noDirectHit: () => string;
  readonly freeFighters: (count: number) => string;
};

/** What each field of a row says; a field without its sentence does not compile. */
export type FactSentences<Facts> = { readonly [F in keyof Facts]: (value: Facts[F]) => string };
export type EffectFacts = Omit<Required<EffectRow>, "takes" | "rule" | "unit" | "intoUnless">;
export type CombatFacts = Omit<Required<CombatRow>, "rule">;

/** What would have to be otherwise, by what is in the way; each goes on after "if". */
type Changes = {
  readonly more: (amount: number) => string;
  /** The nebula that a ship begins in, and how much more move it would take beside. */
  readonly noNebula: (system: string, more: number) => string;
  readonly noShips: (system: string) => string;
  readonly noStructures: (system: string) => string;
  readonly noToken: (system: string) => string;
  readonly noAnomaly: (system: string, anomaly: string) => string;
  readonly aMove: () => string;
  readonly aLink: (system: string) => string;
};

export type End = Camp | "draw" | "undecided";

/** A part of a battle: dice that are rolled, or what begins the combat without any. */
export type BattleStage = RollKind | "start";

/** One language of planning a movement and a battle. A code without its sentence does not compile. */
export type Ti4PlannerWords = {
  readonly refusal: Sentences<PlannerRefusals>;
  readonly text: Sentences<MovementSentences>;
  readonly change: Changes;
  readonly ability: Abilities;
  readonly effect: FactSentences<EffectFacts>;
  /** What each switch of the rules does when it is on. */
  readonly switch: { readonly [S in keyof Ti4Rules]: string };
  readonly percent: (chance: number) => string;
  /** A unit's name with its count. */
  readonly counted: (count: number, name: string) => string;
};

/** What is said of a battle, before it and while it is fought: not loaded where one only plans how to move. */
export type Ti4BattleWords = {
  readonly combat: {
    readonly text: Sentences<CombatSentences>;
    readonly rolls: { readonly [K in RollKind]: string };
    readonly end: { readonly [E in End]: string };
    readonly effect: FactSentences<CombatFacts>;
  };
  readonly fight: {
    readonly text: Sentences<FightSentences>;
    readonly side: { readonly [C in Camp]: string };
    /** The heading of a part. */
    readonly step: (step: BattleStage, round: number) => string;
    /** When a choice was made; in no round it was before the first. */
    readonly inRound: (round: number) => string;
    readonly luckColumns: readonly string[];
    readonly choiceColumns: readonly string[];
    /** What would have been better than to retreat. */
    readonly staying: string;
    /** A number in figures as this language writes it. */
    readonly number: (figures: string) => string;
  };
};

/** A number with at most two decimals. */
export const roundToHundredths = (value: number): number => Number(value.toFixed(2));

/** With the sign that sums are written with. */
export const formatSigned = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** Two decimals, with the sign that sums are written with. */
export function formatPoints(value: number): string {
  const text = Math.abs(value).toFixed(2);
  if (Number(text) === 0) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}
