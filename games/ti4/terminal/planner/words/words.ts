import type { Sentences } from "@umpire/kernel";
import type { effectTable } from "../../../data/effects.ts";
import type { openRefusals } from "../../../planner/words.ts";
import type { Ti4PlannerWords } from "../../../words/planner/words.ts";
import type { AnomalyType } from "../types.ts";
import type { CombatWords } from "./combat.ts";
import type { FightWords } from "./fight.ts";

/** What the planner refuses itself, each with what its sentence needs. */
type PlannerRefusals = {
  readonly "bad-planet": { readonly text: string };
  readonly "bad-ship": { readonly text: string };
  readonly "move-too-high": { readonly text: string; readonly limit: number };
  readonly "too-many-ships": { readonly text: string; readonly limit: number };
  readonly "empty-file": { readonly file: string };
  readonly "file-and-options": Record<never, never>;
  readonly "no-active": Record<never, never>;
  readonly "link-and-options": Record<never, never>;
  readonly "unknown-player": { readonly player: string; readonly known: readonly string[] };
  readonly "no-map": Record<never, never>;
  readonly "no-ships": Record<never, never>;
  readonly "unknown-rules": { readonly rules: string; readonly known: readonly string[] };
  readonly "centre-without-string": Record<never, never>;
};

/** Marks of a map that are in use, each explained once. */
export type Mark = "active" | "ships" | "others" | "token" | "path" | "lane" | "wormhole" | "planets";

/** What the planner says of what is typed and drawn; all else is said of the game. */
type PlannerSentences = {
  readonly beside: { readonly systems: string };
  readonly neighbours: { readonly list: string };
  readonly howToTypeEffects: Record<never, never>;
  readonly moves: { readonly player: string; readonly active: string };
  readonly noActive: Record<never, never>;
  readonly onMap: Record<never, never>;
  readonly held: Record<never, never>;
  readonly remarks: Record<never, never>;
  readonly threatsTo: { readonly system: string; readonly player: string };
  readonly threat: { readonly player: string; readonly ships: number };
  readonly takesSpace: { readonly chance: string };
  readonly takesPlanet: { readonly planet: string; readonly chance: string };
  readonly notWorkedOut: Record<never, never>;
  readonly unopposed: Record<never, never>;
  readonly worth: { readonly chance: string };
  readonly without: { readonly chance: string };
  readonly idleEffects: { readonly effects: string };
  readonly cannons: Record<never, never>;
  readonly takes: { readonly planet: string; readonly chance: string };
  readonly nobodyLands: Record<never, never>;
};

type EffectRow = (typeof effectTable)[string];

/** One language of the planner: the game's words, and its own. A code without its sentence does not compile. */
export type PlannerWords = Ti4PlannerWords & {
  readonly refusal: Sentences<PlannerRefusals> & (typeof openRefusals)["en"];
  /** One letter an anomaly, for the map. */
  readonly letter: { readonly [T in AnomalyType]: string };
  readonly mark: { readonly [M in Mark]: string };
  readonly text: Sentences<PlannerSentences>;
  readonly unitColumns: readonly string[];
  readonly effectColumns: readonly string[];
  readonly takes: { readonly [T in NonNullable<EffectRow["takes"]>]: string };
  readonly combat: CombatWords;
  readonly fight: FightWords;
};
