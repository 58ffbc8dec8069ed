import { ti4Units } from "@umpire/games";
import { columns } from "../layout.ts";
import type { Language } from "../words/words.ts";
import { plannerWords } from "./speak.ts";
import type { Unit } from "./unit-names.ts";

/** Every unit a line. */
export function tellUnits(language: Language): string {
  const { unitColumns } = plannerWords[language];
  const rows = [unitColumns, ...ti4Units.map((unit) => rowOf(unit, language))];
  const widths = unitColumns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const isValue = (at: number) => at > 1 && at < unitColumns.length - 1;
  return columns(rows.map((row) => row.map((cell, at) => (isValue(at) ? cell.padStart(widths[at] ?? 0) : cell))));
}

function rowOf(unit: Unit, language: Language): readonly string[] {
  const { id, name, cost, perCost, combat, move, capacity } = unit;
  const price = cost === null ? "—" : perCost === 1 ? `${cost}` : `${cost} (×${perCost})`;
  const dice = combat === null || combat.dice === 1 ? "" : `×${combat.dice ?? "?"}`;
  const fights = combat === null ? "—" : `${combat.value}${dice}`;
  return [id, name, price, fights, `${move || "—"}`, `${capacity || "—"}`, abilitiesOf(unit, language).join(", ")];
}

function abilitiesOf(unit: Unit, language: Language): readonly string[] {
  const { ability } = plannerWords[language];
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
