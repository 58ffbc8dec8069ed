import type { Explained } from "@umpire/toolkit";
import { anomalyTypes } from "../galaxy/tiles.ts";
import type { MoveModifier } from "../movement/move-value.ts";
import type { Cause, RouteOption } from "../movement/reach.ts";
import { findUnit, type Unit } from "../units/units.ts";
import { type Language, ti4Words } from "./languages.ts";
import { ti4Names } from "./names/by-language.ts";
import { ti4PlannerWords } from "./planner/languages.ts";

/** What would have to be otherwise; it goes on after "if". */
export function describeChange(language: Language, cause: Cause): string {
  const { change } = ti4PlannerWords[language];
  switch (cause.code) {
    case "too-far":
      return cause.system === undefined
        ? change.more(cause.needed - cause.move)
        : change.noNebula(cause.system, cause.needed - (cause.moveWithout ?? cause.move));
    case "cannot-move":
      return change.aMove();
    case "blocked-by-ships":
      return change.noShips(cause.system);
    case "blocked-by-structures":
      return change.noStructures(cause.system);
    case "start-has-token":
      return change.noToken(cause.system);
    case "not-adjacent":
      return change.aLink(cause.system);
    default:
      return change.noAnomaly(cause.system, ti4Words[language].anomaly[cause.anomaly ?? "nebula"]);
  }
}

/** A move value with its reasons: `move 3 = 2 printed + 1 gravity rift 41`. */
export function describeMove(language: Language, { value, because }: Explained<MoveModifier>): string {
  const { text } = ti4PlannerWords[language];
  const printed = because[0]?.amount ?? 0;
  const sourceOf = ({ source, system }: MoveModifier) =>
    isAnomaly(source)
      ? [ti4Names[language].source(source), system].join(" ").trim()
      : ti4Names[language].effect(source);
  const parts = because.map((part) => {
    if (part.op === "base") return text.printed({ amount: printed });
    const source = sourceOf(part);
    return part.op === "set" ? text.setBy({ amount: part.amount, source, printed }) : `${part.amount} ${source}`;
  });
  // A value that is set takes the place of the printed one.
  const isSet = because.some(({ op }) => op === "set");
  return text.moveIs({ value, reasons: parts.slice(isSet ? 1 : 0).join(" + ") });
}

/** Whether a modifier comes of a place, and of nothing that somebody has. */
export const isAnomaly = (source: string): boolean => anomalyTypes.some((type) => type === source);

/** `3 steps; move 3 = 2 printed + 1 gravity rift 41; 1 die: arrives with 70%`. */
export function describeOption(language: Language, option: RouteOption): string {
  const { text } = ti4PlannerWords[language];
  const steps = text.steps({ count: option.path.length - 1 });
  return [steps, describeMove(language, option.move), describeRisk(language, option)].join("; ");
}

export function describeRisk(language: Language, { rolls, survival }: Pick<RouteOption, "rolls" | "survival">): string {
  const { text, percent } = ti4PlannerWords[language];
  return rolls === 0 ? text.noDice({}) : text.dice({ count: rolls, percent: percent(survival) });
}

/** Why no effect would move a unit: it is carried, or is built where it stands; null where one could. */
export function describeStaying(language: Language, unit: string, move: number): string | null {
  const kind = findUnit(unit);
  if (kind === undefined || kind.move > 0 || move > 0) return null;
  const { text } = ti4PlannerWords[language];
  return kind.type === "pds" || kind.type === "space-dock" ? text.neverMoves({}) : text.mustBeCarried({});
}

/** What a unit can do beside fighting and moving, a text each. */
export function describeAbilities(language: Language, unit: Unit): readonly string[] {
  const { ability } = ti4PlannerWords[language];
  const { barrage, cannon, bombard, freeFighters } = unit;
  return [
    ...(unit.sustain ? [ability.sustain()] : []),
    ...(barrage === null ? [] : [ability.barrage(barrage)]),
    ...(cannon === null ? [] : [ability.cannon(cannon)]),
    ...(bombard === null ? [] : [ability.bombard(bombard)]),
    ...(unit.shield ? [ability.shield()] : []),
    ...(unit.breaksShields ? [ability.breaksShields()] : []),
    ...(unit.noDirectHit ? [ability.noDirectHit()] : []),
    ...(freeFighters === 0 ? [] : [ability.freeFighters(freeFighters)]),
  ];
}
