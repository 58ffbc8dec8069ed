import { columns, wrap } from "@umpire/cli/terminal";
import { type Language, nameRules } from "@umpire/kit";
import { type Ti4Rules, presets as ti4Presets } from "../../../galaxy/rules.ts";
import { effectsThatHelp } from "../../../movement/remedies.ts";
import { describeStaying } from "../../../words/describe.ts";
import { drawBoard } from "../board.ts";
import { fleetOdds } from "../losses.ts";
import type { Position } from "../position.ts";
import { plannerWords } from "../refusals.ts";
import { describeChange, formatCause, formatOption, formatPath, formatShip } from "../sentences.ts";
import type { ShipReach } from "../types.ts";
import type { Mark } from "../words/words.ts";
import { describeFleet } from "./fleet.ts";

/** The name of a preset, or `custom`. */
export function rulesName(rules: Ti4Rules): string {
  const name = nameRules({ presets: ti4Presets }, rules);
  return typeof name === "string" ? name : "custom";
}

/** Who reaches the active system and how, on a map and in words. */
export function describeReach(position: Position, found: readonly ShipReach[], language: Language): string {
  const letters = pathLetters(found.filter((_, at) => position.ships[at]?.at !== position.movement.active));
  return [
    describeHeading(position, language),
    drawReach(position, letters, language),
    ...describeShips(position, found, language, letters),
    describeFleet(fleetOdds(position, found), language),
  ].join("\n\n");
}

/** Which system is active, by which rules, with what in force. */
export function describeHeading({ movement }: Position, language: Language): string {
  const effects = movement.effects.map(({ rule, ship, system }) => [rule, ship ?? system ?? []].flat().join(" "));
  const { text } = plannerWords[language];
  return wrap(text.heading({ active: movement.active, rules: rulesName(movement.rules), effects }));
}

/** Ships with the answer for each, those alike together; of effects that would help, those that can be had. */
export const describeShips = (
  position: Position,
  found: readonly ShipReach[],
  language: Language,
  letters: Lettered = new Map(),
  isHad: (effect: string) => boolean = () => true,
): readonly string[] =>
  groupsOf(position, found).map((group) => describeGroup(position, group, letters, language, isHad));

/** Each path of some option, with a letter of its own as far as the alphabet goes. */
type Lettered = ReadonlyMap<string, { readonly letter: string; readonly path: readonly string[] }>;

function pathLetters(found: readonly ShipReach[]): Lettered {
  const paths = new Map(found.flatMap(({ options }) => options.map(({ path }) => [formatPath(path), path])));
  const some = [...paths].slice(0, 26);
  return new Map(some.map(([spelt, path], at) => [spelt, { letter: String.fromCodePoint(97 + at), path }]));
}

function drawReach({ movement, ships, map }: Position, letters: Lettered, language: Language): string {
  const on = new Map<string, string>();
  for (const { letter, path } of letters.values()) {
    for (const id of new Set(path.slice(0, -1))) on.set(id, `${on.get(id) ?? ""}${letter}`);
  }
  const marks: Mark[] = ["ships"];
  if (movement.others.size > 0) marks.push("others");
  if (movement.tokens.size > 0) marks.push("token");
  if (letters.size > 0) marks.push("path");
  return drawBoard(map, movement.galaxy, language, {
    ...{ active: movement.active, marks },
    lower: ({ id }) => {
      const own = ships.filter(({ at }) => at === id).length;
      const held = `${movement.others.has(id) ? "▽" : ""}${movement.tokens.has(id) ? "●" : ""}`;
      const path = on.get(id);
      return [own > 0 ? `▲${own}` : "", held, path === undefined ? "" : `*${path}`]
        .filter((part) => part !== "")
        .join(" ");
    },
  });
}

/** Ships of one kind in one system for which the answer is the same. */
type Group = { readonly ships: readonly Ship[]; readonly found: ShipReach };
type Ship = Position["ships"][number];

function groupsOf({ ships }: Position, found: readonly ShipReach[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [at, ship] of ships.entries()) {
    const answer = found[at];
    if (answer === undefined) continue;
    const key = JSON.stringify([
      { ...ship, id: "" },
      { ...answer, id: "" },
    ]);
    groups.set(key, { ships: [...(groups.get(key)?.ships ?? []), ship], found: answer });
  }
  return [...groups.values()];
}

function describeGroup(
  { movement }: Position,
  group: Group,
  letters: Lettered,
  language: Language,
  isHad: (effect: string) => boolean,
): string {
  const { ships, found } = group;
  const { text } = plannerWords[language];
  const [ship] = ships;
  if (ship === undefined) return "";
  const named = {
    ship: formatShip(language, { ...ship, id: ships.map(({ id }) => id).join(", ") }),
    ...{ active: movement.active, count: ships.length },
  };
  // Leaving and coming back is no way of getting there.
  if (ship.at === movement.active) return wrap(text.isThere(named));
  if (found.reachable) {
    const rows = found.options.map((option) => {
      const path = formatPath(option.path);
      return [letters.get(path)?.letter ?? "", path, formatOption(language, option)];
    });
    return [wrap(text.reaches(named)), columns(rows)].join("\n");
  }
  const causes = (found.refusal?.causes ?? []).map((cause) => wrap(`- ${formatCause(language, cause)}`, 2, 4));
  return [wrap(text.fails(named)), ...causes, ...remedies(group, movement, language, isHad)].join("\n");
}

function remedies(
  { ships, found }: Group,
  movement: Position["movement"],
  language: Language,
  isHad: (effect: string) => boolean,
): readonly string[] {
  const { text } = plannerWords[language];
  const [ship] = ships;
  if (ship === undefined) return [];
  const stays = ship.unit === null ? null : describeStaying(language, ship.unit, ship.move);
  if (stays !== null) return [wrap(stays, 2)];
  const { nearest } = found;
  const would = nearest && {
    ...{ path: formatPath(nearest.path), changes: nearest.changes.map((cause) => describeChange(language, cause)) },
  };
  const effects = effectsThatHelp(movement, ship)
    .filter(({ name }) => isHad(name))
    .map(({ name, isForOne }) => (isForOne && ships.length > 1 ? text.aloneFor({ effect: name }) : name));
  return [
    ...(would === undefined ? [] : [wrap(text.would(would), 2)]),
    ...(effects.length === 0 ? [] : [wrap(text.effectsDo({ effects }), 2)]),
  ];
}
