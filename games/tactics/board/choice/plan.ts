import { capitalize } from "../format.ts";
import type { Names, TacticsWords } from "../words/words.ts";
import type { Foresight } from "./foresight.ts";
import type { Options } from "./options.ts";

/** A plan in words: what would happen, who could strike back, and what is left undone. */
export type PlanText = { readonly what: string; readonly risk: string | null; readonly rest: string | null };

export function describePlan(foresight: Foresight, options: Options, words: TacticsWords, names: Names): PlanText {
  const { events, endsTurn, risks, action, ending } = foresight;
  const isOver = events.some(({ type }) => type === "won" || type === "drawn");
  const idle = [...options.byUnit.keys()].filter((id) => id !== action.unitId);
  const later = partsOf({ ...foresight, events: ending }, words, names);
  const rest = [
    ...(later.length === 0 ? [] : [`${capitalize(later.join(", "))}.`]),
    ...(endsTurn && idle.length > 0 ? [words.plan.idle(idle.map((id) => names.unit(id)))] : []),
  ];
  const striking = risks.map(({ unit, damage }) => ({ unit: names.unit(unit), damage }));
  return {
    what: `${capitalize(partsOf(foresight, words, names).join(", "))}.`,
    risk: risks.length === 0 || isOver ? null : words.plan.risks(striking),
    rest: isOver ? null : [...(risks.length === 0 ? [words.plan.safe] : []), ...rest].join(" ") || null,
  };
}

/** The parts of the sentence, one for each event that a player cares about. */
function partsOf({ events, action }: Foresight, { plan }: TacticsWords, names: Names): readonly string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case "moved":
        return [plan.step(names.cell(event.to))];
      case "buff-gained":
        return event.unit === action.unitId
          ? [plan.gains(names.buff(event.buffId))]
          : [plan.gives(names.buff(event.buffId), names.unit(event.unit))];
      case "hit":
        return [plan.hits(names.unit(event.target), event.damage)];
      case "fell":
        return [plan.fells(names.unit(event.unit))];
      case "poisoned":
        return [plan.poisons(names.unit(event.unit), event.damage)];
      case "won":
        return names.isViewer(event.player) ? [plan.wins] : [];
      case "drawn":
        return [plan.draws];
      default:
        return [];
    }
  });
}
