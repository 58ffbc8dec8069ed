import type { Sentences } from "@umpire/kernel";
import type { uncounted } from "../../data/unit-texts.ts";
import type { AnomalyType } from "../../galaxy/tiles.ts";

type Where = { readonly system: string };
type Fleets = { readonly [side in "attacker" | "defender"]: { readonly [unit: string]: number } };
type Whom = { readonly unit: string };

/** What is refused about maps and movement, each with what its sentence needs. */
export type Ti4Refusals = {
  readonly "unknown-tile": { readonly token: string };
  readonly "bad-rotation": { readonly token: string };
  readonly "bad-map-token": { readonly token: string };
  readonly "duplicate-system": Where;
  readonly "unknown-system": Where;
  readonly "not-a-system": Where;
  readonly "unknown-unit": Whom;
  /** Either what there is, or what the effect takes after its name: nothing, or whom it is for. */
  readonly "unknown-effect": {
    readonly effect: string;
    readonly known?: readonly string[];
    readonly id?: string;
    readonly takes?: "ship" | "system" | null;
  };
  readonly "unknown-faction": { readonly faction: string };
  readonly "effect-twice": { readonly effect: string };
  readonly "unknown-anomaly": { readonly anomaly: string };
  readonly "unknown-ship": { readonly ship: string; readonly known?: readonly string[] };
  readonly "duplicate-ship": { readonly ship: string };
  readonly "cannot-move": Record<never, never>;
  readonly "start-has-token": Where;
  readonly "not-adjacent": Where;
  readonly "path-empty": Record<never, never>;
  readonly "path-not-from-ship": Where;
  readonly "path-not-to-active": Where;
  readonly "blocked-by-ships": Where;
  readonly "blocked-by-structures": Where;
  readonly "asteroid-field": Where;
  readonly supernova: Where;
  readonly "nebula-not-active": Where;
  readonly "nebula-through": Where;
  /** With the nebula that the ship begins in, where that takes move from it, and the move value it would have without. */
  readonly "too-far": {
    readonly needed: number;
    readonly move: number;
    readonly system?: string;
    readonly anomaly?: string;
    readonly moveWithout?: number;
  };
  readonly "over-capacity": { readonly capacity: number; readonly needed: number };
  /** With the path that does not pass the system, where that is why. */
  readonly "cargo-absent": Where & Whom & { readonly path?: readonly string[] };
  readonly "cargo-not-carriable": Whom;
  readonly "pickup-forbidden": Where & Whom;
  readonly "rolled-already": Record<never, never>;
  readonly "empty-fleet": { readonly side: "attacker" | "defender" };
  readonly "too-many-damaged": Whom & { readonly damaged: number; readonly units: number };
  readonly "no-ground-retreat": Record<never, never>;
  readonly "unit-needed": { readonly ship: string };
  readonly "too-many-units": { readonly nearest?: Fleets | null };
  readonly sealed: Where & { readonly anomaly: string };
  readonly "chaos-mapping": Where;
};

/** What an anomaly does, by the name of the effect. */
type EffectSentences = { readonly [effect: string]: (amount: number) => string };

/** What units do in combat and is not counted; `own` for those that only have a card of their own. */
export type UnitTexts = { readonly [U in (typeof uncounted)[number] | "own"]: string };

export type Ti4Words = {
  readonly unitText: UnitTexts;
  readonly refusal: Sentences<Ti4Refusals>;
  readonly anomaly: { readonly [T in AnomalyType]: string };
  readonly effect: EffectSentences;
  readonly plain: (system: string) => string;
  readonly described: (system: string, names: readonly string[], effects: readonly string[]) => string;
};
