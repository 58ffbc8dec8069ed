import type { Shapeships } from "@umpire/games";
import type { Commands } from "../../words/words.ts";

type Pack = Shapeships["rules"];
type Power = Pack["ships"][number]["powers"][number];
type Scaled = Exclude<Extract<Power, { readonly when: "completion" }>["amount"], number>;
type SettledRow = Shapeships["event"]["settled"]["players"][0]["rows"][number];

/** What an amount can count, and the condition under which it counts. */
export type Per = Exclude<NonNullable<Scaled["per"]>, object>;
type Condition = NonNullable<Scaled["if"]>;
/** What changes health, and what is done to ships in battle. */
export type Nature = "damage" | "heal";
type FleetDeed = "destroy" | "steal" | "copy" | "paired_destroy";
type Deed = Nature | FleetDeed;

/** What a person may type, in lower case, and how orders are spelt for them to type again. */
type TypedWords = {
  /** `draw` is no command here: it is what one does with ships. */
  readonly commands: Commands;
  readonly ships: readonly string[];
  readonly nothing: readonly string[];
  readonly convert: readonly string[];
  /** The verb of the drawing, which alone orders nothing. */
  readonly draw: readonly string[];
  /** Between two things that are ordered, as a comma is. */
  readonly and: readonly string[];
  /** Words that an order may have and does not need. */
  readonly fillers: readonly string[];
  readonly deeds: { readonly [D in Deed]: readonly string[] };
  readonly drawsNothing: string;
  readonly passes: string;
  readonly several: (count: number, ship: string) => string;
  readonly makes: (maker: string, made: string) => string;
  readonly converts: (ship: string) => string;
  readonly parts: (ids: readonly string[]) => string;
  /** A name that would be taken for something else. */
  readonly quoted: (name: string) => string;
};

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
  readonly deed: { readonly [D in FleetDeed]: string };
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
  /** A part of an amount that came of so many things: `3 actions`, or `6 for 3 actions`. */
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
  readonly unknown: (name: string, known: readonly string[]) => string;
};

type LayoutWords = {
  readonly turn: (turn: number) => string;
  readonly die: (reads: number, extra: number | null) => string;
  readonly heads: {
    readonly faction: string;
    readonly health: string;
    readonly lines: string;
    readonly energy: string;
  };
  readonly you: (side: string) => string;
  readonly undecided: string;
  readonly health: (health: number, ceiling: number) => string;
  readonly lines: (lines: number, joining: number) => string;
  readonly none: string;
  readonly fleet: (side: string) => string;
  readonly noShips: string;
  readonly acted: string;
  readonly number: (number: number) => string;
  readonly declared: string;
  readonly queue: string;
  readonly nothingQueued: string;
  readonly forTarget: (nature: Nature, side: string) => string;
  readonly each: (amount: string) => string;
  readonly chargesEach: (charges: number) => string;
  /** The same ship does it several times. */
  readonly times: (count: number, amount: string) => string;
  readonly arriving: (count: number, ship: string, side: string) => string;
  readonly forecast: (changes: string) => string;
  readonly change: (who: string | null, before: number, damage: number, healing: number, after: number) => string;
  readonly dusk: (turn: number, damage: number) => string;
  /** Once it has come: the damage of this turn, and how much more each turn brings. */
  readonly dark: (damage: number, more: number) => string;
};

type PromptWords = {
  readonly factions: string;
  readonly drawing: (lines: number, cap: number) => string;
  readonly declaration: string;
  readonly response: string;
  /** What the empty order keeps of both kinds of lines, and what the cap takes away. */
  readonly save: (lines: number, joining: number, lost: number) => string;
  readonly keep: string;
  readonly outOfReach: (ships: readonly string[]) => string;
  readonly atLimit: (ship: string, drawn: number, most: number) => string;
  /** How many more of a ship may be drawn. */
  readonly left: (count: number) => string;
  readonly noHealing: string;
  readonly targets: (ships: readonly string[]) => string;
  readonly pair: (own: string, targets: string) => string;
  readonly pairs: (pairs: readonly string[]) => string;
  readonly spends: (least: number, most: number) => string;
  readonly how: (who: string, step: string, example: string) => string;
  readonly howFaction: (who: string, example: string) => string;
  readonly commands: string;
  readonly notUnderstood: (phrase: string, example: string) => string;
  /** What to type to draw ships, if this is the step for it, and what to type to offer a draw. */
  readonly drawHint: (example: string | null, offer: string) => string;
  readonly drawingIsOver: (step: string, example: string) => string;
  readonly battleIsLater: (step: string, example: string) => string;
  readonly help: string;
};

type LessonWords = {
  readonly faction: (example: string, needsEnergy: boolean) => string;
  readonly drawing: (example: string) => string;
  readonly declaration: (example: string) => string;
  readonly response: (example: string) => string;
  readonly settlement: string;
};

type NewsWords = {
  readonly nobodyActs: string;
  readonly couldNotAct: (side: string) => string;
  readonly queued: (names: string, nature: Nature, amount: string, target: string) => string;
  readonly makes: (side: string, makers: readonly string[]) => string;
  readonly oneMakes: (maker: string, ship: string) => string;
  readonly converts: (side: string, ships: readonly string[]) => string;
  readonly sum: (side: string, before: number, damage: number, healing: number, after: number) => string;
  readonly capped: (ceiling: number) => string;
  readonly notCounted: (amount: string) => string;
  readonly why: { readonly [W in SettledRow["why"]]: string };
};

/** One language of the table of ShapeShips. A sentence that is missing does not compile. */
export type TableWords = {
  readonly sides: readonly [string, string];
  readonly typed: TypedWords;
  readonly powers: PowerWords;
  readonly prices: PriceWords;
  readonly reference: ReferenceWords;
  readonly layout: LayoutWords;
  readonly prompt: PromptWords;
  readonly lesson: LessonWords;
  readonly news: NewsWords;
};
