import type { SkirmishAction } from "../../skirmish/shape.ts";
import { addCounts, type UnitCounts } from "../../units/force.ts";
import type { Naming } from "./naming.ts";
import type { TableWords } from "./words/words.ts";

/** A decision in a few words: what the yellow button says, and how a hint calls it. */
export function describeDecision(
  action: SkirmishAction,
  { action: say }: TableWords,
  { fleet, place, source }: Naming,
): string {
  const each = (places: { readonly [planet: string]: UnitCounts }) =>
    Object.entries(places).map(([planet, units]) => ({ planet: place(planet), units: fleet(units) }));
  switch (action.type) {
    case "activate":
      return say.activate(place(action.system));
    case "ability":
      return say.ability(source(action.ability), place(action.system));
    case "pass":
      return say.pass;
    case "move":
      return say.move(fleet(shipsIn(action.moves.map(({ ship }) => ship))));
    case "remove":
      return say.remove(fleet(action.units));
    case "assign":
      return say.assign(fleet(action.sustain), fleet(addCounts(action.destroy, action.destroyDamaged)));
    case "retreat":
      return action.to === null ? say.stay : say.retreat(place(action.to));
    case "bombard":
      return say.bombard(each(action.targets));
    case "land":
      return say.land(each(action.landings));
    case "produce":
      return say.produce(fleet(action.units));
  }
}

/** Ships by their names, `North/carrier/1`, counted by unit. */
const shipsIn = (ids: readonly string[]): UnitCounts =>
  ids.reduce<UnitCounts>((sum, id) => addCounts(sum, { [id.split("/")[1] ?? id]: 1 }), {});
