import type { Language } from "@umpire/ui";
import type { BuffInstance, PlayerId, Point, Tactics, TacticsRules, Tile } from "../../rules/shape.ts";
import type { Stat } from "../../rules/stats.ts";
import type { UnitType } from "../../rules/unit-type.ts";
import type { Light } from "../choice/options.ts";
import type { Advice } from "../panels/advice.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** A name as the subject of a sentence, as its object, and as whom something is taken from. */
export type NameForms = { readonly subject: string; readonly object: string; readonly whose: string };

/** What everything is called in a sentence. */
export type Names = {
  unit(id: string): NameForms;
  cell(point: Point): string;
  buff(id: string): string;
  player(id: PlayerId): string;
  isViewer(id: PlayerId): boolean;
};

/** One sentence a code, with names in it; a code without its sentence does not compile. */
type NamedSentences<Codes> = {
  readonly [Code in keyof Codes]: { format(detail: Codes[Code], names: Names): string }["format"];
};

export type TacticsWords = TacticsSentences & TacticsLabels;

/** What happened, what is not allowed, and what things are called. */
type TacticsSentences = {
  readonly event: NamedSentences<Tactics["event"]>;
  readonly refusal: NamedSentences<Tactics["refusal"]>;
  /** `owner`: the viewer, the enemy, or a player by name. */
  unit(type: UnitType | null, number: number | null, owner: "own" | "enemy" | { readonly name: string }): NameForms;
  unitType(type: UnitType | null): string;
  buff(id: string): string;
  /** What a buff does while it lasts. */
  effect(buff: Pick<BuffInstance, "buffId" | "modifiers" | "flags">, rules: TacticsRules): string;
  tile(tile: Tile, buff: string): string;
  turns(count: number): string;
  hpOf(hp: number, start: number | null): string;
};

/** A sentence of the reference, and the rule it is from. */
type RuleLine = { readonly text: string; readonly rule: string };

/** Everything else that the board says. */
export type TacticsLabels = {
  readonly board: string;
  readonly howTo: string;
  readonly statNames: { readonly [stat in Stat | "hp"]: string };
  readonly rule: string;
  readonly cell: {
    readonly empty: string;
    readonly fallen: (unit: string) => string;
    readonly acted: string;
    readonly canAct: string;
    readonly chosen: string;
    readonly light: { readonly [light in Light]: string };
    readonly threat: { readonly [light in Light]: string };
    readonly aimed: string;
    readonly loses: (hp: number) => string;
    readonly falls: string;
    readonly gains: (buff: string) => string;
  };
  readonly banner: {
    readonly turn: (turn: number, cap: number | null) => string;
    readonly yours: string;
    readonly theirs: (player: string) => string;
    readonly won: (player: string) => string;
    readonly youWon: string;
    readonly youLost: string;
    readonly drawn: string;
    readonly you: string;
    readonly standing: (count: number) => string;
  };
  readonly sheet: {
    readonly nobody: string;
    readonly base: string;
    readonly floor: string;
    readonly start: string;
    readonly lost: string;
    readonly poison: string;
    readonly noBuffs: string;
    readonly from: (unit: string) => string;
    readonly reach: string;
    readonly buffs: string;
  };
  readonly preview: {
    readonly title: string;
    readonly damage: string;
    readonly ending: string;
    readonly endingNow: string;
    readonly threats: (units: readonly string[]) => string;
    readonly safe: string;
    readonly endsTurn: string;
    readonly idle: (units: readonly string[]) => string;
    readonly ways: string;
    readonly way: (step: string | null) => string;
  };
  readonly act: {
    readonly doIt: string;
    readonly cancel: string;
    readonly endTurn: string;
    readonly endAnyway: string;
    readonly stillAble: (units: number) => string;
  };
  readonly last: { readonly title: string };
  readonly text: {
    readonly title: string;
    readonly unit: string;
    readonly where: string;
    readonly now: string;
    readonly acted: string;
    readonly ready: string;
    readonly down: string;
    readonly none: string;
    readonly tiles: string;
  };
  readonly reference: {
    readonly title: string;
    readonly marks: string;
    readonly units: string;
    readonly tiles: string;
    readonly stacks: string;
    readonly rules: string;
    readonly lines: (rules: TacticsRules) => readonly RuleLine[];
    readonly whole: string;
  };
  readonly coach: {
    readonly title: string;
    readonly hide: string;
    readonly show: string;
    readonly goal: string;
    readonly advice: { readonly [advice in Advice]: string };
  };
};

export const tacticsWords: { readonly [language in Language]: TacticsWords } = { en, ru };
