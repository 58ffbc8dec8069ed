import { findUnit, ti4Words } from "@umpire/games";
import type { Seafaring } from "../questions/ti4-voyage.ts";
import type { Language } from "../words/words.ts";
import { plannerWords, sayHere } from "./speak.ts";
import type { Cause, Option, Reason } from "./types.ts";

type Ship = Seafaring["ships"][number];

export const sayPath = (path: readonly string[]): string => path.join(" → ");

/** `cruiser1 (Cruiser I, HOME25)`, or with its bare move value. */
export function sayShip(language: Language, { id, unit, move, at }: Ship): string {
  const kind = unit === null ? plannerWords[language].text.moveOf({ move }) : (findUnit(unit)?.name ?? unit);
  return `${id} (${kind}, ${at})`;
}

/** A move value with its reasons: `3 = 2 printed + 1 gravity rift 41`. */
function sayMove(language: Language, { value, because }: Option["move"]): string {
  const { text } = plannerWords[language];
  const [base] = because;
  const printed = base?.amount ?? 0;
  const set = because.find(({ op }) => op === "set");
  const first =
    set === undefined
      ? text.printed({ amount: printed })
      : text.setBy({ amount: set.amount, source: sourceOf(language, set), printed });
  const added = because
    .filter(({ op }) => op === "add")
    .map((reason) => `${reason.amount} ${sourceOf(language, reason)}`);
  return text.moveIs({ value, reasons: [first, ...added].join(" + ") });
}

/** Anomalies go by their names, effects by those of their cards. */
function sourceOf(language: Language, reason: Reason): string {
  if (reason.op === "base") return "";
  const { anomaly } = ti4Words[language];
  const type = Object.entries(anomaly).find(([each]) => each === reason.source)?.[1];
  return type === undefined ? (reason.rule ?? reason.source) : [type, reason.system].join(" ").trim();
}

/** `3 steps; move 3 = 2 printed + 1 gravity rift 41; 1 die: arrives with 70%`. */
export function sayOption(language: Language, option: Option): string {
  const { text } = plannerWords[language];
  const steps = text.steps({ count: option.path.length - 1 });
  return [steps, sayMove(language, option.move), sayRisk(language, option)].join("; ");
}

export function sayRisk(language: Language, { rolls, survival }: Pick<Option, "rolls" | "survival">): string {
  const { text, percent } = plannerWords[language];
  return rolls === 0 ? text.noDice({}) : text.dice({ count: rolls, percent: percent(survival) });
}

/** What is in the way, with its rule. */
export const sayCause = (language: Language, cause: Cause): string => `${sayHere(language, cause)} (${cause.rule})`;

/** What would have to be otherwise. */
export function sayChange(language: Language, cause: Cause): string {
  const { change } = plannerWords[language];
  switch (cause.code) {
    case "too-far":
      return change.more(cause.needed - cause.move);
    case "cannot-move":
      return change.aMove();
    case "blocked-by-ships":
      return change.noShips(cause.system);
    case "start-has-token":
      return change.noToken(cause.system);
    case "not-adjacent":
      return change.aLink(cause.system);
    default:
      return change.noAnomaly(cause.system, ti4Words[language].anomaly[cause.anomaly ?? "nebula"]);
  }
}
