import { columns, pc, wrap } from "@umpire/cli/terminal";
import type { Language } from "@umpire/kit";
import type { Camp, Place } from "../../../combat/battle.ts";
import { combatTable } from "../../../data/combat-effects.ts";
import type { Force } from "../../../units/force.ts";
import { ti4Words } from "../../../words/languages.ts";
import { ti4Names } from "../../../words/names/by-language.ts";
import { effectNames } from "../../../words/names/effect-names.ts";
import { isTiny } from "../../../words/percent.ts";
import { ti4PlannerWords } from "../../../words/planner/languages.ts";
import type { End } from "../../../words/planner/words.ts";
import { drawBars } from "../bars.ts";
import type { Limits, SideOptions } from "../battle-options.ts";
import { plannerWords } from "../refusals.ts";
import type { AnomalyType } from "../types.ts";

/** `3 Cruiser II + 2 Dreadnought I (1 damaged)`. */
export function formatForces(language: Language, { units, damaged }: Force): string {
  const { text } = plannerWords[language].combat;
  const { counted } = ti4PlannerWords[language];
  const parts = Object.entries(units).flatMap(([unit, count]) => {
    const hurt = damaged[unit] ?? 0;
    const note = hurt > 0 ? ` ${text.damaged({ count: hurt })}` : "";
    return count > 0 ? [unbroken(`${counted(count, ti4Names[language].unit(unit))}${note}`)] : [];
  });
  return parts.join(" + ");
}

/** No line ends within a unit. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

export const formatUnits = (language: Language, units: Force["units"]): string =>
  formatForces(language, { units, damaged: {} });
export const namesOf = (language: Language, units: readonly string[]): readonly string[] =>
  units.map((unit) => unbroken(ti4Names[language].unit(unit)));

export const formatAnomalies = (language: Language, types: readonly string[]): readonly string[] =>
  [...new Set(types)].map((type) => ti4Words[language].anomaly[type as AnomalyType] ?? type);

/** What each side has, and when the battle is left; nothing where there is nothing of it. */
export function describeTactics(
  sides: { readonly [C in Camp]: Pick<SideOptions, "effects"> },
  { rounds, retreat }: Limits,
  language: Language,
): readonly string[] {
  const { text } = plannerWords[language].combat;
  const held = (["attacker", "defender"] as const).flatMap((side) => {
    const effects = Object.entries(sides[side].effects).map(([id, count]) => formatEffect(language, id, count));
    return effects.length === 0 ? [] : [wrap(text.holds({ side, effects }))];
  });
  return [
    ...held,
    ...(rounds === undefined ? [] : [text.stops({ rounds })]),
    ...(retreat === undefined ? [] : [text.retreats({ side: retreat.side, rounds: retreat.after })]),
  ];
}

function formatEffect(language: Language, id: string, count: number): string {
  const name = effectNames[language](id);
  return combatTable[id]?.counted && count > 1 ? `${name} ×${count}` : name;
}

const PAINT: { readonly [E in End]: (text: string) => string } = {
  ...{ attacker: pc.green, defender: pc.red, draw: pc.yellow, undecided: pc.dim },
};
const WIDEST = 50;

/**
 * Who wins, and how likely; undecided stands there only where it can be. On the ground a draw is told for what it is
 * worth: the planet stays the defender's.
 */
export function drawOdds(odds: { readonly [E in End]: number }, language: Language, place: Place): string {
  const { combat, percent } = plannerWords[language];
  const ends = (["attacker", "defender", "draw", "undecided"] as const).filter(
    (end) => end !== "undecided" || odds.undecided > 0,
  );
  const bars = ends.map((end) => ({ label: combat.end[end], chance: odds[end], paint: PAINT[end] }));
  const note = place === "ground" && odds.draw > 0 ? [wrap(combat.text.groundDraw({}), 2)] : [];
  return [drawBars(bars, percent, 1, WIDEST), ...note].join("\n");
}

/** A line each: how likely, and what. */
export function listChances(
  rows: readonly { readonly chance: number; readonly what: string }[],
  language: Language,
): string {
  const said = rows.map(({ chance }) => plannerWords[language].percent(chance));
  const widest = Math.max(...said.map((text) => text.length));
  return columns(rows.map(({ what }, at) => [(said[at] ?? "").padStart(widest), what]));
}

/** Max endings listed. */
const MOST_ENDS = 6;

type Ending = { readonly probability: number; readonly attacker: Force; readonly defender: Force };

/** Endings that leave the same are one, whatever was carried along; the likeliest first. */
function mergeAlike(endings: readonly Ending[]): readonly Ending[] {
  const found = new Map<string, Ending>();
  for (const { probability, attacker, defender } of endings) {
    const key = JSON.stringify([attacker, defender]);
    found.set(key, { probability: probability + (found.get(key)?.probability ?? 0), attacker, defender });
  }
  return [...found.values()].sort((one, other) => other.probability - one.probability);
}

/** How a battle can end, the likeliest ends first. */
export function describeSurvivors(place: Place, endings: readonly Ending[], language: Language): string {
  const survivors = mergeAlike(endings);
  const { text } = plannerWords[language].combat;
  const count = survivors.length;
  const shown = survivors.filter(({ probability }, at) => at < MOST_ENDS && !isTiny(probability));
  const rows = shown.map(({ probability, attacker, defender }) => {
    const left = { attacker, defender };
    const sides = (["attacker", "defender"] as const).flatMap((side) => {
      const fleet = formatForces(language, left[side]);
      return fleet === "" ? [] : [text.left({ side, fleet })];
    });
    return { chance: probability, what: sides.length === 0 ? text.nobodyLeft({ place }) : sides.join("; ") };
  });
  const heading = count > shown.length ? text.likeliestEnds({ count, shown: shown.length }) : text.ends({});
  return [heading, listChances(rows, language)].join("\n");
}
