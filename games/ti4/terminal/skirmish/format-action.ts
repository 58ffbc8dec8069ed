import type { SkirmishAction } from "../../skirmish/shape.ts";
import type { UnitCounts } from "../../units/force.ts";
import type { Action, TerminalContext } from "./context.ts";
import type { Particle, Verb } from "./words/words.ts";

type ActionWords = Pick<TerminalContext, "words">;

/** What is shown for a word. */
export const verb = ({ words }: ActionWords, of: Verb): string => words.verb[of][0] ?? of;
const joint = ({ words }: ActionWords, of: Particle): string => words.joint[of][0] ?? of;

const formatUnits = (units: UnitCounts): string =>
  Object.entries(units)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => `${count} ${unit}`)
    .join(" ");

/** An action as a person would type it. */
export function formatAction(action: SkirmishAction, context: ActionWords): string {
  switch (action.type) {
    case "activate":
      return `${verb(context, "activate")} ${action.system}`;
    case "ability":
      return `${verb(context, "use")} ${action.ability} ${joint(context, "in")} ${action.system}`;
    case "pass":
      return verb(context, "pass");
    case "move":
      return formatMove(action, context);
    case "remove":
      return `${verb(context, "remove")} ${formatUnits(action.units)}`;
    case "assign":
      return formatAssign(action, context);
    case "retreat":
      return action.to === null ? verb(context, "stay") : `${verb(context, "retreat")} ${action.to}`;
    case "bombard":
      return formatPlaces("bombard", action.targets, context, (planet, units) =>
        [planet, joint(context, "with"), formatUnits(units)].join(" "),
      );
    case "land":
      return formatPlaces("land", action.landings, context, (planet, units) =>
        [formatUnits(units), joint(context, "on"), planet].join(" "),
      );
    case "produce":
      return `${verb(context, "build")} ${formatUnits(action.units) || joint(context, "nothing")}`;
  }
}

function formatMove({ moves, drive }: Action<"move">, context: ActionWords): string {
  const each = moves.map(({ ship, path, cargo }) => {
    const loads = cargo.map(({ unit, count, from }) =>
      [count, unit, ...(from === path[0] ? [] : [joint(context, "from"), from])].join(" "),
    );
    return [
      ...[ship, joint(context, "by"), ...path],
      ...(loads.length === 0 ? [] : [joint(context, "with"), ...loads]),
      ...(ship === drive ? [joint(context, "drive")] : []),
    ].join(" ");
  });
  return `${verb(context, "move")} ${each.join("; ") || joint(context, "none")}`;
}

function formatAssign({ sustain, destroy, destroyDamaged }: Action<"assign">, context: ActionWords): string {
  const damaged = Object.entries(destroyDamaged).map(
    ([unit, count]) => `${count} ${joint(context, "damaged")} ${unit}`,
  );
  const lost = [formatUnits(destroy), ...damaged].filter((part) => part !== "").join(" ");
  return [
    ...(formatUnits(sustain) === "" ? [] : [`${verb(context, "sustain")} ${formatUnits(sustain)}`]),
    ...(lost === "" ? [] : [`${verb(context, "lose")} ${lost}`]),
  ].join(", ");
}

function formatPlaces(
  response: "bombard" | "land",
  places: { readonly [planet: string]: UnitCounts },
  context: ActionWords,
  one: (planet: string, units: UnitCounts) => string,
): string {
  const each = Object.entries(places).map(([planet, units]) => one(planet, units));
  return `${verb(context, response)} ${each.join("; ") || joint(context, "none")}`;
}
