import { columns } from "@umpire/cli/terminal";
import type { Language } from "@umpire/kit";
import { type Unit, units } from "../../../units/units.ts";
import { describeAbilities } from "../../../words/describe.ts";
import { ti4Names } from "../../../words/names/by-language.ts";
import { plannerWords } from "../refusals.ts";

/** Every unit a line. */
export function describeUnits(language: Language): string {
  const { unitColumns } = plannerWords[language];
  const rows = [unitColumns, ...units.map((unit) => rowOf(unit, language))];
  const widths = unitColumns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const isValue = (at: number) => at > 1 && at < unitColumns.length - 1;
  return columns(rows.map((row) => row.map((cell, at) => (isValue(at) ? cell.padStart(widths[at] ?? 0) : cell))));
}

function rowOf(unit: Unit, language: Language): readonly string[] {
  const { id, cost, perCost, combat, move, capacity } = unit;
  const price = cost === null ? "—" : perCost === 1 ? `${cost}` : `${cost} (×${perCost})`;
  const dice = combat === null || combat.dice === 1 ? "" : `×${combat.dice ?? "?"}`;
  const fights = combat === null ? "—" : `${combat.value}${dice}`;
  return [
    id,
    ti4Names[language].unit(id),
    price,
    fights,
    `${move || "—"}`,
    `${capacity || "—"}`,
    describeAbilities(language, unit).join(", "),
  ];
}
