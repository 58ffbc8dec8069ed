import { byLanguage } from "@umpire/kernel";
import type { Language } from "@umpire/ui";
import type { BuffInstance, PlayerId, Point, Tactics, TacticsRules, Tile } from "../../rules/shape.ts";
import type { Stat } from "../../rules/stats.ts";
import type { UnitType } from "../../rules/unit-type.ts";
import type { Light } from "../choice/options.ts";
import type { Advice } from "../panels/advice.ts";
import type { TurnEnd } from "../turn-events.ts";
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
  unit(type: UnitType | null, number: number | null, owner: Whose): NameForms;
  unitType(type: UnitType | null): string;
  buff(id: string): string;
  /** What a buff does while it lasts. */
  effect(buff: Pick<BuffInstance, "buffId" | "modifiers" | "flags">, rules: TacticsRules): string;
  tile(tile: Tile, buff: string): string;
  /** How long a buff still works, in turns of its bearer's side. */
  turnsLeft(count: number, isOwn: boolean): string;
  hpOf(hp: number, start: number | null): string;
  readonly plan: PlanSentences;
  readonly ended: { readonly [by in TurnEnd["by"]]: (isViewer: boolean, player: string) => string };
  readonly verdict: VerdictSentences;
};

/** What a plan comes to, in parts of one sentence, and what then. */
type PlanSentences = {
  step(cell: string): string;
  /** What the acting unit gains. */
  gains(buff: string): string;
  gives(buff: string, unit: NameForms): string;
  hits(unit: NameForms, damage: number): string;
  fells(unit: NameForms): string;
  poisons(unit: NameForms, damage: number): string;
  readonly wins: string;
  readonly draws: string;
  risks(risks: readonly { readonly unit: NameForms; readonly damage: number }[]): string;
  readonly safe: string;
  idle(units: readonly NameForms[]): string;
};

/** A side in a sentence: the viewer's, the enemy's, or a player's by name. */
export type Whose = "own" | "enemy" | { readonly name: string };

/** How a match ended. */
type VerdictSentences = {
  readonly youWin: string;
  readonly youLose: string;
  readonly draw: string;
  wins(name: string): string;
  /** A side's units are all gone; `count` of them. */
  down(whose: Whose, count: number): string;
  stand(whose: Whose, count: number): string;
  readonly bothDown: string;
  lastTurn(turns: number): string;
  resigned(whose: Whose): string;
  outOfTime(whose: Whose): string;
  readonly agreed: string;
  blow(turn: number): string;
  /** What the figures of the verdict count. */
  readonly figures: {
    readonly turns: (count: number) => string;
    readonly standing: (count: number) => string;
    readonly health: string;
  };
  readonly close: string;
  readonly open: string;
};

/** A sentence of the reference, and the rule it is from. */
type RuleLine = { readonly text: string; readonly rule: string };

/** Everything else that the board says. */
export type TacticsLabels = {
  readonly board: string;
  readonly howTo: string;
  readonly statNames: { readonly [stat in Stat | "hp"]: string };
  readonly rule: string;
  readonly why: string;
  readonly cell: {
    readonly empty: string;
    readonly fallen: (unit: string) => string;
    readonly acted: string;
    readonly canAct: string;
    readonly chosen: string;
    readonly light: { readonly [light in Light]: string };
    readonly threat: { readonly [light in Light]: string };
    readonly way: string;
    readonly aimed: string;
    readonly arrives: (unit: string) => string;
    readonly fallsTo: (hp: number) => string;
    readonly risesTo: (hp: number) => string;
    readonly falls: string;
    readonly gains: (buff: string) => string;
    readonly loses: (buff: string) => string;
    readonly risk: (unit: string, damage: number) => string;
  };
  readonly standing: {
    readonly left: string;
    readonly turn: (turn: number, cap: number) => string;
    readonly endless: string;
    readonly heading: (turn: number) => string;
  };
  readonly roster: {
    readonly own: string;
    readonly theirs: string;
    readonly of: (player: string) => string;
    readonly hp: (hp: number, start: number | null) => string;
    readonly planning: string;
    readonly ready: string;
    readonly acted: string;
    readonly down: string;
    /** A buff on a card, beside its sign. */
    readonly left: (turns: number) => string;
  };
  readonly sheet: {
    readonly base: string;
    readonly floor: string;
    readonly start: string;
    readonly lost: string;
    readonly poison: string;
    readonly noBuffs: string;
    readonly from: (unit: string) => string;
    readonly buffs: string;
    readonly blow: string;
    readonly chargeEnds: string;
  };
  readonly act: {
    readonly step: string;
    readonly strike: string;
    readonly charge: string;
    readonly endsTurn: string;
    readonly fromHere: string;
    readonly pick: string;
    readonly aim: string;
    readonly endTurn: string;
  };
  readonly whyEnded: { readonly [by in TurnEnd["by"]]: string };
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
    readonly lesson: string;
    readonly hide: string;
    readonly show: string;
    readonly goal: string;
    readonly advice: { readonly [advice in Advice]: string };
  };
};

export const tacticsWords: { readonly [language in Language]: TacticsWords } = byLanguage({ en, ru });
