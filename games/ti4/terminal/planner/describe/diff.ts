import { columns, wrap } from "@umpire/cli/terminal";
import type { Language } from "@umpire/kit";
import { presets, type Ti4Rules } from "../../../galaxy/rules.ts";
import { type ShipDiff, switchesBetween, switchesOfDice } from "../../../movement/compare.ts";
import type { Position } from "../position.ts";
import { plannerWords } from "../refusals.ts";
import { formatCause, formatOption, formatPath, formatShip } from "../sentences.ts";
import type { ShipReach } from "../types.ts";
import { rulesName } from "./reach.ts";

/** Where `official` and other rules differ for a fleet, and why. */
export function describeDiff(
  position: Position,
  diffs: readonly ShipDiff[],
  rules: Ti4Rules,
  language: Language,
): string {
  const { text } = plannerWords[language];
  const names = { one: "official", other: rulesName(rules) };
  const changed = switchesBetween(presets.official, rules);
  const parts = diffs.map((diff) => describeShip(position, diff, names, changed, language));
  const isSame = diffs.every(({ differs }) => !differs);
  // Where every ship has the same, those that reach need no word of their own.
  const told = parts.filter((_, at) => !isSame || diffs[at]?.one.reachable === false || isThere(position, diffs[at]));
  return [
    text.diffHeading({ active: position.movement.active, ...names }),
    ...(isSame ? [text.allSame(names)] : []),
    ...told,
    ...diceNotes(diffs, changed, language),
  ].join("\n\n");
}

const isThere = ({ movement, ships }: Position, diff: ShipDiff | undefined) =>
  ships.some(({ id, at }) => id === diff?.id && at === movement.active);

function describeShip(
  { movement, ships }: Position,
  { id, differs, one, other, switches }: ShipDiff,
  names: { readonly one: string; readonly other: string },
  changed: readonly (keyof Ti4Rules)[],
  language: Language,
): string {
  const { text, switch: says } = plannerWords[language];
  const ship = ships.find((each) => each.id === id);
  const { active } = movement;
  const named = { ship: ship === undefined ? id : formatShip(language, ship), active };
  if (ship?.at === active) return wrap(text.isThere({ ...named, count: 1 }));
  if (!differs && one.refusal === undefined) return text.same(named);
  if (!differs) {
    const causes = (one.refusal?.causes ?? []).map((cause) => wrap(`- ${formatCause(language, cause)}`, 2, 4));
    return [wrap(text.neitherAlike(named)), ...causes].join("\n");
  }
  const isNeither = !one.reachable && !other.reachable;
  const rows = [...rowsOf(names.one, one, language), ...rowsOf(names.other, other, language)];
  const why =
    switches.length === 0
      ? [text.together({ names: changed })]
      : switches.map((name) => text.because({ name, says: says[name] }));
  return [
    wrap(isNeither ? text.neither(named) : text.differs(named)),
    columns(rows),
    ...why.map((each) => wrap(each, 2, 4)),
  ].join("\n");
}

function rowsOf(name: string, { options, refusal }: ShipReach, language: Language): readonly (readonly string[])[] {
  const { text } = plannerWords[language];
  const facts =
    refusal === undefined
      ? options.map((option) => `${formatPath(option.path)}: ${formatOption(language, option)}`)
      : refusal.causes.map((cause) => formatCause(language, cause));
  const verdict = refusal === undefined ? text.doesReach({}) : text.doesNotReach({});
  return facts.map((fact, at) => (at === 0 ? [name, verdict, fact] : ["", "", fact]));
}

/** Switches that change nothing about who reaches, and matter once dice are rolled. */
function diceNotes(diffs: readonly ShipDiff[], changed: readonly (keyof Ti4Rules)[], language: Language) {
  const { text, switch: says } = plannerWords[language];
  const late = switchesOfDice(diffs, changed);
  return late.length === 0 ? [] : [late.map((name) => wrap(text.alsoDiffers({ name, says: says[name] }))).join("\n")];
}
