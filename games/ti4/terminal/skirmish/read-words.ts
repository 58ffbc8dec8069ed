import { err, ok, type Result } from "@umpire/kernel";
import { findSystem } from "../../galaxy/galaxy.ts";
import { plain } from "../../galaxy/nearness.ts";
import { spelling } from "../../galaxy/spelling.ts";
import { findTypedUnit, unitsNear } from "../../units/typed-units.ts";
import { type Counts, plus, type Sight } from "./sight.ts";
import type { Joint, Stray, Verb } from "./words/words.ts";

/** What was typed and is none of what it should be, and what there is instead. */
export type StrayWord = { readonly code: Stray; readonly typed: string; readonly known: string };
export type Read<T> = Result<T, StrayWord>;

export const stray = (code: Stray, typed: string, known = ""): Read<never> => err({ code, typed, known });

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

export const isVerb = ({ words }: Sight, word: string, verb: Verb): boolean =>
  words.verb[verb].includes(word.toLowerCase());
export const isJoint = ({ words }: Sight, word: string, joint: Joint): boolean =>
  words.joint[joint].includes(word.toLowerCase());

/** The words up to the first of these small ones, as `head`, and after each of them. */
export function partsOf<J extends Joint>(
  sight: Sight,
  words: readonly string[],
  joints: readonly J[],
): ReadonlyMap<J | "head", readonly string[]> {
  const parts = new Map<J | "head", string[]>([["head", []]]);
  let now: J | "head" = "head";
  for (const word of words) {
    const found = joints.find((joint) => isJoint(sight, word, joint) && !parts.has(joint));
    if (found === undefined) parts.get(now)?.push(word);
    else parts.set(found, []);
    now = found ?? now;
  }
  return parts;
}

const isFiller = (sight: Sight, word: string) => isJoint(sight, word, "filler");

/** A system by its id or by a planet in it. */
export function systemIn(sight: Sight, words: readonly string[]): Read<string> {
  const { galaxy } = sight;
  const called = (typed: readonly string[]) => findSystem(galaxy, spelling(galaxy, typed.join(" ")))?.id;
  const found = called(words) ?? called(words.filter((word) => !isFiller(sight, word)));
  return found === undefined
    ? stray("system", words.join(" "), galaxy.systems.map(({ id }) => id).join(", "))
    : ok(found);
}

/** The longest name of a planet has so many words. */
const LONGEST = 4;

/** Systems one after the other, with or without arrows between; a name may have blanks in it. */
export function pathIn(sight: Sight, typed: readonly string[]): Read<readonly string[]> {
  const words = typed.filter((word) => !/^(→|->|-|>)$/.test(word));
  const path: string[] = [];
  for (let at = 0; at < words.length; ) {
    const names = Array.from({ length: LONGEST }, (_, less) => words.slice(at, at + LONGEST - less));
    const name = names.find((each) => each.length > 0 && systemIn(sight, each).ok);
    const read = systemIn(sight, name ?? words.slice(at, at + 1));
    if (!read.ok) return read;
    path.push(read.value);
    at += name?.length ?? 1;
  }
  return ok(path);
}

/** A planet among these: its name, or a beginning that only it has. */
export function planetIn(words: readonly string[], planets: readonly string[]): Read<string> {
  const key = plain(words.join(""));
  const [begun, another] = planets.filter((planet) => key !== "" && plain(planet).startsWith(key));
  const found = planets.find((planet) => plain(planet) === key) ?? (another === undefined ? begun : undefined);
  return found === undefined ? stray("planet", words.join(" "), planets.join(", ")) : ok(found);
}

/** A unit by its id, its name, one of several, or a word of the language. */
export function unitIn({ words }: Sight, typed: string): Read<string> {
  const unit = findTypedUnit(typed) ?? findTypedUnit(typed.replace(/s$/i, ""));
  if (unit !== undefined) return ok(unit.id);
  const known = Object.entries(words.units).find(([beginning]) => typed.toLowerCase().startsWith(beginning))?.[1];
  return known === undefined ? stray("unit", typed, unitsNear(typed).join(", ")) : ok(known);
}

export type Some = {
  readonly unit: string;
  readonly count: number;
  readonly isDamaged: boolean;
  readonly from: string | null;
};

/** `4 infantry 2 fighter from Garden`: how many of what, and from where. */
export function someIn(sight: Sight, typed: readonly string[]): Read<readonly Some[]> {
  const words = typed
    .flatMap((word) => (word.includes("@") ? word.replace("@", ` ${sight.words.joint.from[0]} `).split(" ") : [word]))
    .filter((word) => !isFiller(sight, word));
  const some: Some[] = [];
  for (let at = 0; at < words.length; ) {
    const read = oneIn(sight, words.slice(at));
    if (!read.ok) return read;
    some.push(read.value.one);
    at += read.value.length;
  }
  return ok(some);
}

/** The first of them, and how many words it takes. */
function oneIn(sight: Sight, words: readonly string[]): Read<{ readonly one: Some; readonly length: number }> {
  const isUnit = (word: string) => !/^\d+$/.test(word) && !isJoint(sight, word, "damaged");
  const at = words.findIndex(isUnit);
  const before = at === -1 ? words : words.slice(0, at);
  const unit = unitIn(sight, at === -1 ? words.join(" ") : (words[at] ?? ""));
  if (!unit.ok) return unit;
  const isFrom = isJoint(sight, words[at + 1] ?? "", "from");
  const from = isFrom ? systemIn(sight, words.slice(at + 2, at + 3)) : ok(null);
  if (!from.ok) return from;
  const count = Number(before.find((word) => /^\d+$/.test(word)) ?? 1);
  const isDamaged = before.some((word) => isJoint(sight, word, "damaged"));
  return ok({ one: { unit: unit.value, count, isDamaged, from: from.value }, length: at + (isFrom ? 3 : 1) });
}

export const countsOf = (some: readonly Some[]): Counts =>
  some.reduce<Counts>((sum, { unit, count }) => plus(sum, count === 0 ? {} : { [unit]: count }), {});

/** How many of what, or nothing. */
export function countsIn(sight: Sight, words: readonly string[]): Read<Counts> {
  if (words.every((word) => isJoint(sight, word, "none"))) return ok({});
  const some = someIn(sight, words);
  return some.ok ? ok(countsOf(some.value)) : some;
}
