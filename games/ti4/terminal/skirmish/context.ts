import { type Seat, termFor } from "@umpire/kernel";
import type { Language, Moment } from "@umpire/kit";
import { ti4 } from "../../game.ts";
import { galaxyWithUnits } from "../../skirmish/board.ts";
import type { SkirmishAction, SkirmishRules, SkirmishState } from "../../skirmish/shape.ts";
import type { Force, UnitCounts } from "../../units/force.ts";
import { plannerWords } from "../planner/refusals.ts";
import type { Galaxy } from "../planner/types.ts";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";
import type { SkirmishWords } from "./words/words.ts";

export type SkirmishTask = SkirmishState["todo"][number];
export type Action<T extends SkirmishAction["type"]> = Extract<SkirmishAction, { readonly type: T }>;

/** What a player sees, under which rules, in which words. */
export type TerminalContext = {
  /** The view itself, by which what takes long to work out is remembered. */
  readonly view: object;
  readonly state: SkirmishState;
  readonly rules: SkirmishRules;
  readonly galaxy: Galaxy;
  readonly seat: Seat;
  readonly language: Language;
  readonly words: SkirmishWords;
};

export const skirmishWords: { readonly [language in Language]: SkirmishWords } = { en, ru };

export function contextOf({ view, rules, seat, language }: Moment): TerminalContext {
  const pinned = ti4.parse.rules(rules);
  if (!pinned.ok) throw new TypeError("these are no rules of ti4");
  const state = ti4.parse.state(view, pinned.value);
  if (!state.ok) throw new TypeError("this is no view of ti4");
  const galaxy = galaxyWithUnits(state.value);
  return {
    view: typeof view === "object" && view !== null ? view : {},
    state: state.value,
    rules: pinned.value,
    galaxy,
    seat,
    language,
    words: skirmishWords[language],
  };
}

/** What is to be decided. */
export const stepOf = ({ state }: TerminalContext): SkirmishTask | undefined => state.todo[0];
export const describeStep = (context: TerminalContext): string =>
  termFor(context.language, ti4, stepOf(context)?.task ?? "");

/** A player's name; the reader's own is marked. */
export function nameOf({ seat: own, words }: TerminalContext, seat: Seat): string {
  const name = words.player(seat);
  return seat === own ? words.you(name) : name;
}

/** The sum, in the order of the first: what is shown and recorded keeps the order in which it was typed. */
export function mergeCounts(one: UnitCounts, other: UnitCounts): UnitCounts {
  const sum = { ...one };
  for (const [unit, count] of Object.entries(other)) sum[unit] = (sum[unit] ?? 0) + count;
  return sum;
}

/** `2 carrier + 1 dreadnought (1 damaged)`; in Russian `2 × авианосец I`. Both can be typed. */
export function formatForce({ language }: Pick<TerminalContext, "language">, { units, damaged }: Force): string {
  const { text } = plannerWords[language].combat;
  const { counted } = skirmishWords[language].layout;
  return Object.entries(units)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => {
      const hurt = damaged[unit] ?? 0;
      return `${counted(count, unit)}${hurt > 0 ? ` ${text.damaged({ count: hurt })}` : ""}`;
    })
    .join(" + ");
}

export const formatCounts = (context: Pick<TerminalContext, "language">, units: UnitCounts): string =>
  formatForce(context, { units, damaged: {} });

/** A chance as one reads it in a list: whole percents, unless that would make a certainty of it. */
export function formatChance({ language }: Pick<TerminalContext, "language">, chance: number): string {
  const rounded = Math.round(chance * 100) / 100;
  return plannerWords[language].percent(rounded === 0 || rounded === 1 ? chance : rounded);
}

/** At the beginning of a sentence. */
export const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
