import type { Language } from "@umpire/ui";
import { addCounts, type UnitCounts } from "../../units/force.ts";
import { percents } from "../../words/percent.ts";
import type { BoardPill } from "../types.ts";
import type { Forecast } from "./forecast.ts";
import type { Naming } from "./naming.ts";
import type { TableWords } from "./words/words.ts";

/** A chance in whole percents; what is nearly certain, or hardly possible, is not called so. */
export function formatChance(language: Language, chance: number): string {
  const percent = percents[language];
  const rounded = Math.round(chance * 100) / 100;
  if (rounded === 1 && chance < 1 - EPSILON) return `>${percent(0.99)}`;
  if (rounded === 0 && chance > EPSILON) return `<${percent(0.01)}`;
  return percent(rounded);
}

/** Below it a difference comes of the order in which fractions were added. */
const EPSILON = 1e-9;

/** What the map says of it: the battle, else the planet that is most worth it, else whether all arrive. */
export function describePill(
  { system, battle, planets: [best], arrives, moves }: Forecast,
  { forecast }: TableWords,
  { place }: Naming,
  language: Language,
): BoardPill | null {
  const pill = (chance: number, [head, tail]: TableWords["forecast"]["pillWin"], about: string): BoardPill => ({
    system,
    figure: formatChance(language, chance),
    lines: [head, tail(place(about))],
  });
  if (battle !== null) return pill(battle.win, forecast.pillWin, system);
  if (best !== undefined) return pill(best.chance, forecast.pillTake, best.planet);
  return moves.length > 0 && arrives < 1 ? pill(arrives, forecast.pillArrive, system) : null;
}

/** What ships bring along. */
export const cargoOf = (moves: Forecast["moves"]): UnitCounts =>
  moves.flatMap(({ cargo }) => cargo.map(({ unit, count }) => ({ [unit]: count }))).reduce<UnitCounts>(addCounts, {});

/** What would come of it, a sentence each. */
export function describeForecast(
  { battle, rival, arrives, moves, planets }: Forecast,
  { forecast }: TableWords,
  { fleet, place }: Naming,
  language: Language,
): readonly string[] {
  const percent = (chance: number) => formatChance(language, chance);
  return [
    ...(moves.length > 0 ? [forecast.comes(moves.length, fleet(cargoOf(moves)))] : []),
    ...(moves.length > 0 && arrives < 1 ? [forecast.arrives(moves.length, percent(arrives))] : []),
    ...(battle === null ? [] : [forecast.space(percent(battle.win))]),
    ...(battle === null && rival !== null && moves.length > 0 ? [forecast.tooMany] : []),
    ...planets.map(({ planet, chance, worth }) => forecast.takes(place(planet), percent(chance), worth)),
  ];
}
