import type { ti4CombatEffects } from "@umpire/games";
import type { Sentences } from "@umpire/kernel";

export type Camp = "attacker" | "defender";
type Typed = { readonly text: string };
type Side = { readonly side: Camp };

/** What is refused about what was typed of a battle, each with what its sentence needs. */
type CombatRefusals = {
  readonly "two-fleets": Record<never, never>;
  readonly "bad-fleet": Typed;
  readonly "too-many-of-a-kind": { readonly unit: string; readonly limit: number };
  readonly "unknown-anomaly": { readonly anomaly: string };
  readonly "bad-effect-count": Typed & { readonly limit: number };
  readonly "bad-rounds": Typed & { readonly limit: number };
  readonly "bad-retreat": Typed & { readonly limit: number };
  readonly "bad-path": Typed;
  readonly "bad-cargo": Typed;
  readonly "cargo-there": { readonly ship: string; readonly system: string };
  readonly "no-defender": Record<never, never>;
  readonly "none-arrives": { readonly active: string };
};

/** Something that is added to the dice of one side. */
export type SaidModifier = Side & {
  readonly on: RollKind;
  readonly only: "fighter" | null;
  readonly amount: number;
  /** The last round in which it counts; null where it counts in all. */
  readonly until: number | null;
  readonly source: string;
};
export type RollKind = "combat" | "cannon" | "barrage" | "bombardment";
export type End = Camp | "draw" | "undecided";

type CombatSentences = {
  readonly fleets: { readonly attacker: string; readonly defender: string };
  readonly against: { readonly defender: string };
  readonly where: { readonly place: "space" | "ground"; readonly anomalies: readonly string[] };
  readonly byRules: { readonly rules: string };
  readonly holds: Side & { readonly effects: readonly string[] };
  readonly bystanders: Side & { readonly units: readonly string[] };
  readonly stops: { readonly rounds: number };
  readonly retreats: Side & { readonly rounds: number };
  readonly damaged: { readonly count: number };
  readonly shielded: Record<never, never>;
  readonly scarred: Record<never, never>;
  readonly grounded: Record<never, never>;
  readonly idleEffect: Side & { readonly effect: string };
  readonly modifiers: Record<never, never>;
  readonly modifier: SaidModifier;
  readonly ends: Record<never, never>;
  readonly likeliestEnds: { readonly count: number; readonly shown: number };
  readonly left: Side & { readonly fleet: string };
  readonly nobodyLeft: Record<never, never>;
  readonly rounds: Record<never, never>;
  readonly roundsUnknown: Record<never, never>;
  readonly lost: { readonly attacker: number; readonly defender: number };
  readonly bestOrder: Side & { readonly units: readonly string[] };
  readonly notModelled: Record<never, never>;
  readonly comes: { readonly ship: string; readonly count: number };
  readonly aboard: { readonly cargo: string; readonly count: number };
  readonly pickedUp: { readonly cargo: string; readonly system: string };
  readonly idle: { readonly ship: string; readonly count: number };
  readonly mayArrive: Record<never, never>;
  readonly nothing: Record<never, never>;
  readonly theRest: { readonly count: number };
  readonly chanceToWin: Record<never, never>;
  readonly price: Record<never, never>;
  readonly riftCosts: { readonly system: string; readonly points: number; readonly without: string };
  readonly nebulaCosts: { readonly system: string; readonly points: number; readonly without: string };
  readonly noPrice: Record<never, never>;
  readonly howToTypeCombatEffects: Record<never, never>;
};

export type CombatRow = (typeof ti4CombatEffects)[string];
export type CombatFacts = Omit<Required<CombatRow>, "rule">;
/** What an effect does in combat, by the field that says so; a field without its sentence does not compile. */
type CombatEffectSentences = { readonly [F in keyof CombatFacts]: (value: CombatFacts[F]) => string };

/** One language of battles. A code without its sentence does not compile. */
export type CombatWords = {
  readonly refusal: Sentences<CombatRefusals>;
  readonly text: Sentences<CombatSentences>;
  readonly end: { readonly [E in End]: string };
  readonly effectColumns: readonly string[];
  readonly effect: CombatEffectSentences;
};

/** A number with at most two decimals. */
export const rounded = (value: number): number => Number(value.toFixed(2));
