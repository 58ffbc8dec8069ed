import type { Ti4Rules, ti4Effects } from "@umpire/games";
import type { Sentences } from "@umpire/kernel";
import type { AnomalyType } from "../types.ts";
import type { Unit } from "../unit-names.ts";
import type { CombatWords } from "./combat.ts";
import type { FightWords } from "./fight.ts";

/** What the planner refuses itself, each with what its sentence needs. */
type PlannerRefusals = {
  readonly "bad-ship": { readonly text: string };
  readonly "move-too-high": { readonly text: string; readonly limit: number };
  readonly "too-many-ships": { readonly text: string; readonly limit: number };
  /** With those that may have been meant. */
  readonly "unknown-unit": { readonly unit: string; readonly near: readonly string[] };
  readonly "empty-file": { readonly file: string };
  readonly "file-and-options": Record<never, never>;
  readonly "no-active": Record<never, never>;
  readonly "no-map": Record<never, never>;
  readonly "no-ships": Record<never, never>;
  readonly "unknown-rules": { readonly rules: string; readonly known: readonly string[] };
  readonly "centre-without-string": Record<never, never>;
};

/** Marks of a map that are in use, each explained once. */
export type Mark = "active" | "ships" | "others" | "token" | "path" | "lane" | "wormhole" | "planets";

type Ship = { readonly ship: string };
type Count = { readonly count: number };
type Way = { readonly path: string };

/** What the planner says to a person. */
type PlannerSentences = {
  readonly heading: { readonly active: string; readonly rules: string; readonly effects: readonly string[] };
  readonly reaches: Ship & Count & { readonly active: string };
  readonly fails: Ship & Count & { readonly active: string };
  readonly isThere: Ship & Count & { readonly active: string };
  readonly steps: Count;
  readonly moveIs: { readonly value: number; readonly reasons: string };
  readonly printed: { readonly amount: number };
  readonly setBy: { readonly amount: number; readonly source: string; readonly printed: number };
  readonly noDice: Record<never, never>;
  readonly dice: Count & { readonly percent: string };
  readonly moveOf: { readonly move: number };
  readonly would: Way & { readonly changes: readonly string[] };
  readonly effectsDo: { readonly effects: readonly string[] };
  readonly aloneFor: { readonly effect: string };
  readonly mustBeCarried: Record<never, never>;
  readonly neverMoves: Record<never, never>;
  readonly noShipReaches: Record<never, never>;
  readonly noneRolls: Count;
  readonly allArrive: Count & { readonly percent: string };
  readonly endings: Record<never, never>;
  readonly likeliest: Count & { readonly shown: number };
  readonly allThere: Count;
  readonly lostOnly: { readonly lost: readonly string[] };
  readonly allLost: Count;
  readonly byNumber: Record<never, never>;
  readonly lostOf: Count & { readonly lost: number };
  readonly tooMany: Count;
  readonly beside: { readonly systems: string };
  readonly neighbours: { readonly list: string };
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
  readonly doesReach: Record<never, never>;
  readonly doesNotReach: Record<never, never>;
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
  readonly howToTypeEffects: Record<never, never>;
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

export type EffectRow = (typeof ti4Effects)[string];
export type EffectFacts = Omit<Required<EffectRow>, "takes" | "rule">;
/** What an effect does, by the field that says so; a field without its sentence does not compile. */
type EffectSentences = { readonly [F in keyof EffectFacts]: (value: EffectFacts[F]) => string };

/** What would have to be otherwise, by the code of what is in the way; each goes on after "if". */
type Changes = {
  readonly more: (amount: number) => string;
  readonly noShips: (system: string) => string;
  readonly noToken: (system: string) => string;
  readonly noAnomaly: (system: string, anomaly: string) => string;
  readonly aMove: () => string;
  readonly aLink: (system: string) => string;
};

/** One language of the planner. A code without its sentence does not compile. */
export type PlannerWords = {
  readonly refusal: Sentences<PlannerRefusals>;
  /** One letter an anomaly, for the map. */
  readonly letter: { readonly [T in AnomalyType]: string };
  readonly mark: { readonly [M in Mark]: string };
  readonly text: Sentences<PlannerSentences>;
  readonly change: Changes;
  readonly unitColumns: readonly string[];
  readonly ability: Abilities;
  readonly effectColumns: readonly string[];
  readonly takes: { readonly [T in NonNullable<EffectRow["takes"]>]: string };
  readonly effect: EffectSentences;
  /** What each switch of the rules does when it is on. */
  readonly switch: { readonly [S in keyof Ti4Rules]: string };
  readonly percent: (chance: number) => string;
  readonly combat: CombatWords;
  readonly fight: FightWords;
};

/** Two decimals would make nothing of it. */
export const isTiny = (chance: number): boolean => chance > 0 && chance < 0.000_05;
/** They would make a certainty of it. What is off by less is the sum of a certainty. */
export const isNearlySure = (chance: number): boolean => chance > 0.999_95 && chance < 1 - 1e-9;
