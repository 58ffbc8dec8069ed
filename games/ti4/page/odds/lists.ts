import type { Outcome } from "../../planner/outcome.ts";
import type { UnitCounts } from "../../units/force.ts";
import { findUnit } from "../../units/units.ts";
import type { Language } from "../../words/languages.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { type Bar, type Tone, toneOf } from "../parts/bars.tsx";
import { words } from "./words.ts";

type Left = Outcome["survivors"][number]["attacker"];

const isAny = (units: UnitCounts): boolean => Object.values(units).some((count) => count > 0);

/** In which order units are told of. */
const types = ["flagship", "war-sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter", "mech", "infantry"];
const rankOf = (unit: string): number => {
  const at = types.indexOf(findUnit(unit)?.type ?? "");
  return at < 0 ? types.length : at;
};

/** A number and what it counts stay on one line. */
const joined = (text: string): string => text.replaceAll(" ", "\u00a0");

/** `2 × Cruiser I, Carrier I`; how many of each are damaged is told too. */
export function fleetText(language: Language, units: UnitCounts, damaged: UnitCounts = {}): string {
  const there = Object.entries(units).filter(([, count]) => count > 0);
  const inOrder = there.toSorted(([one], [other]) => rankOf(one) - rankOf(other));
  const texts = inOrder.map(([unit, count]) => {
    const name = ti4Names[language].unit(unit);
    const hurt = damaged[unit] ?? 0;
    const several = joined(count === 1 ? name : `${count} × ${name}`);
    return hurt === 0 ? several : `${several} (${words[language].damaged(hurt)})`;
  });
  return texts.join(", ");
}

/** Chances with the same name are one; the likeliest first. */
export function merged(rows: readonly Bar[]): readonly Bar[] {
  const byLabel = new Map<string, Bar>();
  for (const row of rows) byLabel.set(row.label, { ...row, value: row.value + (byLabel.get(row.label)?.value ?? 0) });
  return [...byLabel.values()].sort((one, other) => other.value - one.value);
}

export const arrivalRows = (language: Language, { arrival }: Outcome, mover: number): readonly Bar[] =>
  merged(
    arrival.map(({ probability, units }) => ({
      label: fleetText(language, units) || words[language].nothing,
      ...{ value: probability, tone: isAny(units) ? toneOf(mover) : "quiet" },
    })),
  );

/** Who is told of: by name, with a colour. */
export type Sides = {
  readonly [side in "attacker" | "defender"]: { readonly name: string; readonly tone: Tone };
};

/** One way it can end: what is left of both, in the colour of the side that holds the place. */
function endRow(
  language: Language,
  sides: Sides,
  value: number,
  attacker: Left,
  defender: Left,
  nobodyLeft: string,
): Bar {
  const { leftOf } = words[language];
  const left = ([side, { units, damaged }]: readonly ["attacker" | "defender", Left]): readonly string[] =>
    isAny(units) ? [leftOf(sides[side].name, fleetText(language, units, damaged))] : [];
  const texts = [...left(["attacker", attacker]), ...left(["defender", defender])];
  const [isA, isD] = [isAny(attacker.units), isAny(defender.units)];
  const tone = isA === isD ? "quiet" : sides[isA ? "attacker" : "defender"].tone;
  return { label: texts.join("; ") || nobodyLeft, value, tone };
}

export const survivorRows = (
  language: Language,
  { survivors }: Pick<Outcome, "survivors">,
  sides: Sides,
): readonly Bar[] =>
  merged(
    survivors.map(({ probability, attacker, defender }) =>
      endRow(language, sides, probability, attacker, defender, words[language].nobodyLeft),
    ),
  );

export const groundRows = (
  language: Language,
  { survivors, owner }: NonNullable<Outcome["ground"]>,
  sides: Sides,
): readonly Bar[] => {
  const { nobodyLeft, groundDraw } = words[language];
  const whole = (units: Left["units"]): Left => ({ units, damaged: {} });
  return merged(
    survivors.map(({ probability, attacker, defender }) =>
      // Where both are gone, the planet keeps its owner.
      endRow(language, sides, probability, whole(attacker), whole(defender), owner === null ? nobodyLeft : groundDraw),
    ),
  );
};

/** Max columns that fit; the last stands for all that follow. */
const MOST_COLUMNS = 8;
/** The least chance worth a column. */
const EPSILON = 0.0005;

/** How likely each number of rounds is; those at the end that hardly happen are told of together. */
export function roundColumns(language: Language, rounds: readonly number[]): readonly Bar[] {
  const after = (from: number) => rounds.slice(from).reduce((sum, value) => sum + value, 0);
  const end = rounds.findIndex((_, at) => at === MOST_COLUMNS - 1 || after(at) < EPSILON);
  const all = rounds.map((value, at) => ({ label: String(at), value }));
  const shown = all.slice(0, end < 0 ? all.length : end);
  const rest = end < 0 ? 0 : after(end);
  const columns = rest > 0 ? [...shown, { label: words[language].andMore(end), value: rest }] : shown;
  return columns.filter(({ value }, at) => at > 0 || value > 0);
}

/** The chance of what one comes for. */
export const goalChance = ({ ground, space }: Outcome): number => ground?.taken ?? space.attacker;
