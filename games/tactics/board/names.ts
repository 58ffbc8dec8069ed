import type { Language } from "@umpire/ui";
import type { PlayerId, Unit } from "../rules/shape.ts";
import { seatOf } from "../rules/shape.ts";
import { unitTypeOf } from "../rules/unit-type.ts";
import { cellName } from "./grid/cells.ts";
import type { TacticsView } from "./view.ts";
import { findUnit, ownSide } from "./view.ts";
import type { NameForms, Names } from "./words/words.ts";
import { tacticsWords } from "./words/words.ts";

/** What everything on the board is called for this viewer, in this language. */
export function namesFor(language: Language, view: TacticsView, players: readonly string[]): Names {
  const words = tacticsWords[language];
  const player = (id: PlayerId) => players[seatOf(id)] ?? id;
  const unit = (id: string): NameForms => {
    const found = findUnit(view, id);
    if (found === null) return { subject: id, whose: id, object: id };
    const own = ownSide(view);
    const side = found.owner === own ? "own" : "enemy";
    return words.unit(unitTypeOf(found), numberOf(view, found), own === null ? { name: player(found.owner) } : side);
  };
  return { unit, player, cell: cellName, buff: words.buff, isViewer: (id) => id === ownSide(view) };
}

/** Which of several alike on one side it is; null where it is the only one. */
function numberOf({ state }: TacticsView, unit: Unit): number | null {
  const type = unitTypeOf(unit);
  const alike = state.units.filter((other) => other.owner === unit.owner && unitTypeOf(other) === type);
  return alike.length === 1 ? null : alike.findIndex(({ id }) => id === unit.id) + 1;
}
