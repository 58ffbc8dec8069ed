import type { Language } from "@umpire/ui";
import { seatOf } from "../rules/shape.ts";
import { unitTypeOf } from "../rules/unit-type.ts";
import { cellName } from "./grid/cells.ts";
import type { Buff, PlayerId, Sight, Unit } from "./types.ts";
import { ownSide, unitOf } from "./view.ts";
import { tacticsWords } from "./words/say.ts";
import type { Called, Calls } from "./words/words.ts";

/** What everything on the board is called for this viewer, in this language. */
export function callsOf(language: Language, sight: Sight, names: readonly string[]): Calls {
  const words = tacticsWords[language];
  const player = (id: PlayerId) => names[seatOf(id)] ?? id;
  const unit = (id: string): Called => {
    const found = unitOf(sight, id);
    if (found === null) return { subject: id, whose: id, object: id };
    const own = ownSide(sight);
    const side = found.owner === own ? "own" : "enemy";
    return words.unit(unitTypeOf(found), numberOf(sight, found), own === null ? { name: player(found.owner) } : side);
  };
  return { unit, player, cell: cellName, buff: words.buff, isViewer: (id) => id === ownSide(sight) };
}

/** Which of several alike on one side it is; null where it is the only one. */
function numberOf({ state }: Sight, unit: Unit): number | null {
  const type = unitTypeOf(unit);
  const alike = state.units.filter((other) => other.owner === unit.owner && unitTypeOf(other) === type);
  return alike.length === 1 ? null : alike.findIndex(({ id }) => id === unit.id) + 1;
}

/** Whether a buff helps whoever bears it: it adds and hinders nothing. */
export function isGood({ modifiers, flags }: Buff): boolean {
  const hinders = Object.values(flags).some(Boolean) || Object.values(modifiers).some((amount) => amount < 0);
  return !hinders && Object.values(modifiers).some((amount) => amount > 0);
}
