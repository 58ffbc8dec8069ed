import type { Nature, Pack, ScaledAmount } from "../pack/pack.ts";
import type { SettledRow } from "../rules/shape.ts";
import type { FleetEffect } from "../rules/targets.ts";

/** What an amount can count, and the condition under which it counts. */
export type Per = Exclude<NonNullable<ScaledAmount["per"]>, object>;
type Condition = NonNullable<ScaledAmount["if"]>;

/** The words of powers, put together from the data of a pack. */
type PowerWords = {
  readonly completion: string;
  readonly continuous: string;
  /** For what waits for the turn after the ship was built. */
  readonly later: string;
  readonly battle: string;
  readonly destruction: string;
  readonly firstStrike: string;
  readonly charge: { readonly either: string; readonly declaration: string; readonly response: string };
  readonly and: string;
  readonly or: string;
  readonly health: (nature: Nature, amount: string) => string;
  readonly effect: { readonly [D in FleetEffect]: string };
  readonly strike: { readonly destroy: string; readonly steal: string };
  readonly fades: string;
  /** After what counts the energy spent on it, where there is a price besides. */
  readonly priceApart: string;
  readonly spawn: (count: number, ship: string) => string;
  readonly prevents: (what: "prevent_steal" | "prevent_destroy", ships: "self" | "basics") => string;
  readonly ceiling: (amount: number) => string;
  readonly multiply: (nature: Nature, of: "continuous" | "all", times: number) => string;
  readonly income: (amount: string, joining: boolean) => string;
  readonly extraDie: string;
  readonly readsAs: (face: number) => string;
  readonly reroll: (upTo: number, times: number) => string;
  readonly makes: (ships: readonly string[], costsCharge: boolean) => string;
  readonly energy: (amount: number, colour: string) => string;
  readonly converts: (into: string, lines: number) => string;
  /** A part of an amount, with how many things it counts: `3 actions`, or `6 for 3 actions`. */
  readonly counted: (amount: number, count: number, per: Per | { readonly ship: string }) => string;
  readonly per: (per: Per | { readonly ship: string }, group: number, roundsUp: boolean) => string;
  readonly most: (most: number, onTop: boolean) => string;
  readonly tiers: (copies: number) => string;
  /** After the amount, with what stands between them. */
  readonly condition: (condition: Condition) => string;
};

type PriceWords = {
  readonly lines: (lines: number, joining?: boolean) => string;
  readonly several: (count: number, ship: string) => string;
  readonly charges: (charges: number) => string;
  readonly oneCharge: (left: number) => string;
  readonly energy: (amount: number, colour: string) => string;
  /** Colours go by their ids: each language has its own forms of their names. */
  readonly anyEnergy: (colour: string) => string;
  readonly free: string;
};

/** The reference of a pack. */
type ReferenceWords = {
  readonly frame: (pack: Pack) => readonly string[];
  readonly solarPowers: string;
  readonly inAll: (lines: number) => string;
  readonly most: (most: number) => string;
  readonly noLimit: string;
  readonly chooses: (highest: number) => string;
  readonly kind: { readonly basic: string; readonly upgraded: string };
  readonly only: { readonly declaration: string; readonly response: string };
  readonly notes: readonly string[];
};

/** What is queued, what will come of it, and what counted. */
type ReckoningWords = {
  readonly forTarget: (nature: Nature, side: string) => string;
  readonly each: (amount: string) => string;
  /** The same ship does it several times. */
  readonly times: (count: number, amount: string) => string;
  readonly arriving: (count: number, ship: string, side: string) => string;
  readonly forecast: (changes: string) => string;
  readonly change: (who: string | null, before: number, damage: number, healing: number, after: number) => string;
  readonly dusk: (turn: number, damage: number) => string;
  /** Once it has come: the damage of this turn, and how much more each turn brings. */
  readonly dark: (damage: number, more: number) => string;
  readonly sum: (side: string, before: number, damage: number, healing: number, after: number) => string;
  readonly capped: (ceiling: number) => string;
  readonly notCounted: (amount: string) => string;
  readonly why: { readonly [W in SettledRow["why"]]: string };
};

/** One language in which a pack is described and a turn is reckoned up. A sentence that is missing does not compile. */
export type BookWords = {
  readonly powers: PowerWords;
  readonly prices: PriceWords;
  readonly reference: ReferenceWords;
  readonly reckoning: ReckoningWords;
};
