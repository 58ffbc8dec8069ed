import { err, ok, type Result } from "@umpire/kernel";
import { findSystem } from "../../galaxy/galaxy.ts";
import { normalizeName } from "../../galaxy/name-matching.ts";
import { resolveSystem } from "../../galaxy/typed-names.ts";
import type { UnitCounts } from "../../units/force.ts";
import { findTypedUnit, similarUnits } from "../../units/typed-units.ts";
import { mergeCounts, type TerminalContext } from "./context.ts";
import type { Particle, UnrecognizedCode, Verb } from "./words/words.ts";

/** What was typed and is none of what it should be, and what there is instead. */
export type Unrecognized = { readonly code: UnrecognizedCode; readonly typed: string; readonly known: string };
export type Read<T> = Result<T, Unrecognized>;

export const unrecognized = (code: UnrecognizedCode, typed: string, known = ""): Read<never> =>
  err({ code, typed, known });

/** All of them, or the first that is none. */
export function all<T>(reads: readonly Read<T>[]): Read<readonly T[]> {
  const values: T[] = [];
  for (const read of reads) {
    if (!read.ok) return read;
    values.push(read.value);
  }
  return ok(values);
}

export const wordsOf = (typed: string): readonly string[] => typed.split(/[\s,]+/).filter((word) => word !== "");

export const isVerb = ({ words }: TerminalContext, word: string, verb: Verb): boolean =>
  words.verb[verb].includes(word.toLowerCase());
export const isParticle = ({ words }: TerminalContext, word: string, joint: Particle): boolean =>
  words.joint[joint].includes(word.toLowerCase());

/** The words up to the first of these small ones, as `head`, and after each of them. */
export function partsOf<J extends Particle>(
  context: TerminalContext,
  words: readonly string[],
  joints: readonly J[],
): ReadonlyMap<J | "head", readonly string[]> {
  const parts = new Map<J | "head", string[]>([["head", []]]);
  let now: J | "head" = "head";
  for (const word of words) {
    const found = joints.find((joint) => isParticle(context, word, joint) && !parts.has(joint));
    if (found === undefined) parts.get(now)?.push(word);
    else parts.set(found, []);
    now = found ?? now;
  }
  return parts;
}

const isFiller = (context: TerminalContext, word: string) => isParticle(context, word, "filler");

/** A system by its id or by a planet in it. */
export function systemIn(context: TerminalContext, words: readonly string[]): Read<string> {
  const { galaxy } = context;
  const called = (typed: readonly string[]) => findSystem(galaxy, resolveSystem(galaxy, typed.join(" ")))?.id;
  const found = called(words) ?? called(words.filter((word) => !isFiller(context, word)));
  return found === undefined
    ? unrecognized("system", words.join(" "), galaxy.systems.map(({ id }) => id).join(", "))
    : ok(found);
}

/** Max words in the name of a planet. */
const LONGEST = 4;

/** Systems one after the other, with or without arrows between; a name may have blanks in it. */
export function pathIn(context: TerminalContext, typed: readonly string[]): Read<readonly string[]> {
  const words = typed.filter((word) => !/^(→|->|-|>)$/.test(word));
  const path: string[] = [];
  for (let at = 0; at < words.length; ) {
    const names = Array.from({ length: LONGEST }, (_, less) => words.slice(at, at + LONGEST - less));
    const name = names.find((each) => each.length > 0 && systemIn(context, each).ok);
    const read = systemIn(context, name ?? words.slice(at, at + 1));
    if (!read.ok) return read;
    path.push(read.value);
    at += name?.length ?? 1;
  }
  return ok(path);
}

/** A planet among these: its name, or a beginning that only it has. */
export function planetIn(words: readonly string[], planets: readonly string[]): Read<string> {
  const key = normalizeName(words.join(""));
  const [begun, another] = planets.filter((planet) => key !== "" && normalizeName(planet).startsWith(key));
  const found = planets.find((planet) => normalizeName(planet) === key) ?? (another === undefined ? begun : undefined);
  return found === undefined ? unrecognized("planet", words.join(" "), planets.join(", ")) : ok(found);
}

/** A unit by its id, its name, one of several, or a word of the language. */
export function unitIn({ words }: TerminalContext, typed: string): Read<string> {
  const unit = findTypedUnit(typed) ?? findTypedUnit(typed.replace(/s$/i, ""));
  if (unit !== undefined) return ok(unit.id);
  const known = Object.entries(words.units).find(([beginning]) => typed.toLowerCase().startsWith(beginning))?.[1];
  return known === undefined ? unrecognized("unit", typed, similarUnits(typed).join(", ")) : ok(known);
}

export type UnitSelection = {
  readonly unit: string;
  readonly count: number;
  readonly isDamaged: boolean;
  readonly from: string | null;
};

/** `4 infantry 2 fighter from Garden`: how many of what, and from where. */
export function selectionsIn(context: TerminalContext, typed: readonly string[]): Read<readonly UnitSelection[]> {
  const words = typed
    .flatMap((word) => (word.includes("@") ? word.replace("@", ` ${context.words.joint.from[0]} `).split(" ") : [word]))
    .filter((word) => !isFiller(context, word));
  const some: UnitSelection[] = [];
  for (let at = 0; at < words.length; ) {
    const read = oneIn(context, words.slice(at));
    if (!read.ok) return read;
    some.push(read.value.one);
    at += read.value.length;
  }
  return ok(some);
}

/** The first of them, and how many words it takes. */
function oneIn(
  context: TerminalContext,
  words: readonly string[],
): Read<{ readonly one: UnitSelection; readonly length: number }> {
  const isUnit = (word: string) => !/^\d+$/.test(word) && !isParticle(context, word, "damaged");
  const at = words.findIndex(isUnit);
  const before = at === -1 ? words : words.slice(0, at);
  const unit = unitIn(context, at === -1 ? words.join(" ") : (words[at] ?? ""));
  if (!unit.ok) return unit;
  const isFrom = isParticle(context, words[at + 1] ?? "", "from");
  const from = isFrom ? systemIn(context, words.slice(at + 2, at + 3)) : ok(null);
  if (!from.ok) return from;
  const count = Number(before.find((word) => /^\d+$/.test(word)) ?? 1);
  const isDamaged = before.some((word) => isParticle(context, word, "damaged"));
  return ok({ one: { unit: unit.value, count, isDamaged, from: from.value }, length: at + (isFrom ? 3 : 1) });
}

export const countsOf = (some: readonly UnitSelection[]): UnitCounts =>
  some.reduce<UnitCounts>((sum, { unit, count }) => mergeCounts(sum, count === 0 ? {} : { [unit]: count }), {});

/** How many of what, or nothing. */
export function countsIn(context: TerminalContext, words: readonly string[]): Read<UnitCounts> {
  if (words.every((word) => isParticle(context, word, "none"))) return ok({});
  const some = selectionsIn(context, words);
  return some.ok ? ok(countsOf(some.value)) : some;
}
