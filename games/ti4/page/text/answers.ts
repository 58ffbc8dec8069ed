import type { Language } from "@umpire/ui";
import type { ShipAssessment } from "../../planner/assess.ts";
import { describeRisk, describeStaying } from "../../words/describe.ts";
import { describeCause } from "../../words/describe-cause.ts";
import { ti4Words } from "../../words/languages.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { ti4BattleWords } from "../../words/planner/battles.ts";
import { formatCounts } from "./units.ts";

const words = {
  en: {
    there: "there already",
    stays: "can come, but stays",
    aboard: "carried by another ship",
    barred: "cannot come",
    refused: "this order is not allowed",
  },
  ru: {
    there: "уже там",
    stays: "может прийти, но остаётся",
    aboard: "идёт на борту другого корабля",
    barred: "не доходит",
    refused: "такой приказ не разрешён",
  },
};

/** Ships of one kind in one place that are answered alike. */
export type Alike = {
  readonly key: string;
  readonly at: string;
  readonly unit: string;
  readonly count: number;
  readonly damaged: number;
  readonly answer: ShipAssessment;
};

export function alike(answers: readonly ShipAssessment[]): readonly Alike[] {
  const groups = new Map<string, Alike>();
  for (const answer of answers) {
    const { ship, course, declared, refusal } = answer;
    const key = JSON.stringify([ship.at, ship.unit, course, declared?.path, declared?.cargo, refusal?.code]);
    const { count, damaged } = groups.get(key) ?? { count: 0, damaged: 0 };
    const now = { count: count + 1, damaged: damaged + (ship.isDamaged ? 1 : 0) };
    groups.set(key, { key, at: ship.at, unit: ship.unit, ...now, answer });
  }
  return [...groups.values()];
}

/** What a ship does about the active system, and why. */
export function formatAnswer(language: Language, { ship, found, course, declared, refusal }: ShipAssessment): string {
  const says = words[language];
  if (refusal !== null) return `${says.refused}: ${formatRefusal(language, refusal)}`;
  if (declared !== null) return formatWay(language, declared, found.options);
  if (course !== "barred") return course === "goes" ? "" : says[course];
  const staying = describeStaying(language, ship.unit, ship.move);
  const causes = found.refusal?.causes ?? [];
  const why = staying ?? causes.map((cause) => describeCause(language, cause)).join(" ");
  return why === "" ? says.barred : `${says.barred}: ${why}`;
}

function formatWay(
  language: Language,
  { path, cargo }: NonNullable<ShipAssessment["declared"]>,
  options: ShipAssessment["found"]["options"],
): string {
  const { text } = ti4BattleWords[language].combat;
  const way = options.find((option) => option.path.join() === path.join());
  const loads = cargo.map(({ unit, count, from }) => {
    const load = formatCounts(language, { [unit]: count });
    return from === path[0] ? load : text.pickedUp({ cargo: load, system: from });
  });
  return [
    path.join(" → "),
    ...(way === undefined ? [] : [describeRisk(language, way)]),
    ...(loads.length === 0 ? [] : [text.aboard({ count: 1, cargo: loads.join(", ") })]),
  ].join("; ");
}

/** A refusal in words; its code where there are none for it. */
function formatRefusal(language: Language, refusal: { readonly code: string; readonly unit?: unknown }): string {
  const sentences: { readonly [code: string]: unknown } = ti4Words[language].refusal;
  const say = Object.hasOwn(sentences, refusal.code) ? sentences[refusal.code] : undefined;
  const named =
    typeof refusal.unit === "string" ? { ...refusal, unit: ti4Names[language].unit(refusal.unit) } : refusal;
  return typeof say === "function" ? String(say(named)) : refusal.code;
}
