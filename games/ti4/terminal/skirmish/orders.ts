import type { SkirmishAction } from "../../skirmish/shape.ts";
import type { Action, Counts, Sight } from "./sight.ts";
import type { Joint, Verb } from "./words/words.ts";

type Spelling = Pick<Sight, "words">;

/** What is shown for a word. */
export const verb = ({ words }: Spelling, of: Verb): string => words.verb[of][0] ?? of;
const joint = ({ words }: Spelling, of: Joint): string => words.joint[of][0] ?? of;

const spellUnits = (units: Counts): string =>
  Object.entries(units)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => `${count} ${unit}`)
    .join(" ");

/** An action as a person would type it. */
export function spell(action: SkirmishAction, sight: Spelling): string {
  switch (action.type) {
    case "activate":
      return `${verb(sight, "activate")} ${action.system}`;
    case "ability":
      return `${verb(sight, "use")} ${action.ability} ${joint(sight, "in")} ${action.system}`;
    case "pass":
      return verb(sight, "pass");
    case "move":
      return spellMove(action, sight);
    case "remove":
      return `${verb(sight, "remove")} ${spellUnits(action.units)}`;
    case "assign":
      return spellAssign(action, sight);
    case "retreat":
      return action.to === null ? verb(sight, "stay") : `${verb(sight, "retreat")} ${action.to}`;
    case "bombard":
      return spellPlaces("bombard", action.targets, sight, (planet, units) =>
        [planet, joint(sight, "with"), spellUnits(units)].join(" "),
      );
    case "land":
      return spellPlaces("land", action.landings, sight, (planet, units) =>
        [spellUnits(units), joint(sight, "on"), planet].join(" "),
      );
    case "produce":
      return `${verb(sight, "build")} ${spellUnits(action.units) || joint(sight, "nothing")}`;
  }
}

function spellMove({ moves, drive }: Action<"move">, sight: Spelling): string {
  const each = moves.map(({ ship, path, cargo }) => {
    const loads = cargo.map(({ unit, count, from }) =>
      [count, unit, ...(from === path[0] ? [] : [joint(sight, "from"), from])].join(" "),
    );
    return [
      ...[ship, joint(sight, "by"), ...path],
      ...(loads.length === 0 ? [] : [joint(sight, "with"), ...loads]),
      ...(ship === drive ? [joint(sight, "drive")] : []),
    ].join(" ");
  });
  return `${verb(sight, "move")} ${each.join("; ") || joint(sight, "none")}`;
}

function spellAssign({ sustain, destroy, destroyDamaged }: Action<"assign">, sight: Spelling): string {
  const damaged = Object.entries(destroyDamaged).map(([unit, count]) => `${count} ${joint(sight, "damaged")} ${unit}`);
  const lost = [spellUnits(destroy), ...damaged].filter((part) => part !== "").join(" ");
  return [
    ...(spellUnits(sustain) === "" ? [] : [`${verb(sight, "sustain")} ${spellUnits(sustain)}`]),
    ...(lost === "" ? [] : [`${verb(sight, "lose")} ${lost}`]),
  ].join(", ");
}

function spellPlaces(
  deed: "bombard" | "land",
  places: { readonly [planet: string]: Counts },
  sight: Spelling,
  one: (planet: string, units: Counts) => string,
): string {
  const each = Object.entries(places).map(([planet, units]) => one(planet, units));
  return `${verb(sight, deed)} ${each.join("; ") || joint(sight, "none")}`;
}
