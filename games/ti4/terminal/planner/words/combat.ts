import type { Sentences } from "@umpire/kernel";
import type { Ti4BattleWords } from "../../../words/planner/words.ts";

type Typed = { readonly text: string };

/** What is refused about what was typed of a battle, each with what its sentence needs. */
type CombatRefusals = {
  readonly "unknown-anomaly": { readonly anomaly: string };
  readonly "bad-effect-count": Typed & { readonly limit: number };
  readonly "bad-rounds": Typed & { readonly limit: number };
  readonly "bad-retreat": Typed & { readonly limit: number };
  readonly "bad-path": Typed;
  readonly "bad-cargo": Typed;
  readonly "cargo-there": { readonly ship: string; readonly system: string };
  readonly "no-defender": Record<never, never>;
};

/** One language of battles: the game's words, and those of what is typed. */
export type CombatWords = Ti4BattleWords["combat"] & {
  readonly refusal: Sentences<CombatRefusals>;
  readonly text: Sentences<{
    readonly howToTypeCombatEffects: Record<never, never>;
    readonly howToTypeCatalogue: Record<never, never>;
    readonly exactly: Record<never, never>;
    readonly byPolicy: { readonly how: string };
    readonly leftOut: { readonly why: string };
  }>;
  readonly effectColumns: readonly string[];
  readonly catalogueColumns: readonly string[];
};
