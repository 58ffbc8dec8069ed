import { err, ok, type Result } from "@umpire/kernel";
import { editDistance, normalizeName } from "../galaxy/name-matching.ts";
import { namesRu } from "../words/names/ru.ts";
import type { Force } from "./force.ts";
import { findUnit, units as ti4Units, type Unit } from "./units.ts";

const indexed = (keyOf: (unit: Unit) => string): ReadonlyMap<string, Unit> =>
  new Map(ti4Units.map((unit) => [keyOf(unit), unit]));
const byId = indexed(({ id }) => normalizeName(id));
const byName = indexed(({ name }) => normalizeName(name));

/**
 * A unit as it is typed: by its id or its name, in any case, with any signs or blanks between; `ii` may stand for 2; or
 * for short. A Russian name may have any ending.
 */
export function findTypedUnit(typed: string): Unit | undefined {
  const key = normalizeName(typed);
  const second = key.replace(/ii$/, "2");
  return (
    findUnit(typed) ?? byId.get(key) ?? byName.get(key) ?? byId.get(second) ?? findRussian(typed) ?? findShort(typed)
  );
}

/** A unit by its name, or by the plural of it: `cruisers`, `war suns`, `Cruisers II`. */
export const findUnitOrPlural = (name: string): Unit | undefined =>
  findTypedUnit(name) ?? findTypedUnit(name.replace(/s(?=\s|$)/iu, ""));

/** What players type for short, in both languages; each is a unit's first level. */
const SHORT: { readonly [typed: string]: string } = {
  ...{ ff: "fighter", dd: "destroyer", ca: "cruiser", cv: "carrier", dn: "dreadnought", dread: "dreadnought" },
  ...{ ws: "warsun", gf: "infantry", inf: "infantry", mf: "mech", sd: "spacedock", pd: "pds" },
  ...{ ист: "fighter", эсм: "destroyer", кр: "cruiser", авик: "carrier", дред: "dreadnought", бс: "warsun" },
  ...{ пех: "infantry", мех: "mech", док: "spacedock", псо: "pds" },
};
const SHORT_NAME = /^(\p{L}+?)([sыа]?)\s*(2|ii)?$/iu;

/** `dn`, `dreads`, `cv2`, `dn II`, `дреды`. */
function findShort(typed: string): Unit | undefined {
  const [, name = "", plural = "", level] = SHORT_NAME.exec(typed.trim().toLowerCase()) ?? [];
  const key = [name, `${name}${plural}`].find((each) => Object.hasOwn(SHORT, each));
  const id = key === undefined ? undefined : SHORT[key];
  return id === undefined ? undefined : findUnit(level === undefined ? id : `${id}2`);
}

/** The words of a Russian name, and which of its kind it is: without a number it is the first. */
type SplitName = { readonly words: readonly string[]; readonly level: string };

const LEVELS: { readonly [number: string]: string } = { i: "1", ii: "2", "1": "1", "2": "2" };

function splitName(name: string): SplitName {
  const words =
    name
      .toLowerCase()
      .replaceAll("ё", "е")
      .match(/\p{L}+|\d+/gu) ?? [];
  const level = words.length > 1 ? LEVELS[words.at(-1) ?? ""] : undefined;
  return level === undefined ? { words, level: "1" } : { words: words.slice(0, -1), level };
}

const types = [...new Set(ti4Units.map(({ type }) => type))];
const russian = ti4Units.map((unit) => ({ unit, ...splitName(namesRu.unit(unit.id)) }));

function findRussian(typed: string): Unit | undefined {
  if (!/\p{Script=Cyrillic}/u.test(typed)) return undefined;
  const { words, level } = splitName(typed);
  const isMeant = (name: SplitName) =>
    name.level === level &&
    name.words.length === words.length &&
    name.words.every((word, at) => isFormOf(word, words[at] ?? ""));
  return russian.find(isMeant)?.unit;
}

/** A type of units as it is typed: `fighter`, `war suns`, `дредноуты`; the number of a unit makes it no type. */
export function findTypedType(typed: string): string | undefined {
  const key = normalizeName(typed);
  const english = types.find((type) => normalizeName(type) === key || `${normalizeName(type)}s` === key);
  if (english !== undefined || !/\p{Script=Cyrillic}/u.test(typed)) return english;
  const words = typed.toLowerCase().replaceAll("ё", "е").split(/\s+/);
  return types.find((type) => {
    const name = namesRu.unitType(type).toLowerCase().split(" ");
    return name.length === words.length && name.every((word, at) => isFormOf(word, words[at] ?? ""));
  });
}

/** Letters at the end of a word that change with its case, and letters that may be added. */
const ENDING_LETTERS = 2;
const ADDED_LETTERS = 4;
/** Shorter beginnings could be those of many words. */
const MIN_STEM = 3;

/** Whether what is typed begins as the word does and is hardly longer: `авианосцами`, `пехотинец`. */
function isFormOf(word: string, typed: string): boolean {
  const stem = word.slice(0, Math.max(MIN_STEM, word.length - ENDING_LETTERS));
  return typed.startsWith(stem) && typed.length <= word.length + ADDED_LETTERS;
}

/** Max suggestions. */
const MAX_SUGGESTIONS = 5;

/** Units whose id or name is what somebody may have meant, the nearest first. */
export function similarUnits(typed: string): readonly string[] {
  const key = normalizeName(typed);
  const most = Math.max(1, Math.floor(key.length / 3));
  return ti4Units
    .map(({ id, name }) => {
      const names = [id, name, namesRu.unit(id), namesRu.unit(id).replace(/ I$/, "")];
      const alike = names.map(normalizeName).filter((each) => Math.abs(each.length - key.length) <= most);
      return { id, far: Math.min(...alike.map((each) => editDistance(each, key))) };
    })
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ id }) => id);
}

const VERSUS = /(?:^|\s)(?:vs\.?|against|против)(?:\s|$)/iu;

/** Two fleets as they are typed, with a word between them or as two texts. */
export function splitFleets(typed: readonly string[]): Result<readonly [string, string]> {
  const parted = typed.join(" ").split(VERSUS);
  const [attacker = "", defender = "", ...rest] = parted.length > 1 ? parted : typed;
  const isPair = rest.length === 0 && attacker.trim() !== "" && defender.trim() !== "";
  return isPair ? ok([attacker, defender]) : err({ code: "two-fleets" });
}

/** The referee takes no more of a kind, and would name only the field of its question. */
const MAX_COUNT = 100;

const JOINT = /[+,]|\s(?:and|и)\s/iu;

/** Units as they are typed: how many and what, joined by +, commas, a word or blanks. */
export function readForces(text: string): Result<Force> {
  const units: { [unit: string]: number } = {};
  const damaged: { [unit: string]: number } = {};
  for (const part of text.split(JOINT).flatMap((each) => partsOf(each.trim()))) {
    const read = parsePart(part);
    if (read === null) return err({ code: "bad-fleet", text: part });
    const { name, unit, count, hurt } = read;
    if (unit === undefined) return err({ code: "unknown-unit", unit: name, near: similarUnits(name) });
    units[unit.id] = (units[unit.id] ?? 0) + count;
    if (hurt > 0) damaged[unit.id] = (damaged[unit.id] ?? 0) + hurt;
  }
  const crowd = Object.keys(units).find((unit) => (units[unit] ?? 0) > MAX_COUNT);
  return crowd === undefined
    ? ok({ units, damaged })
    : err({ code: "too-many-of-a-kind", unit: crowd, limit: MAX_COUNT });
}

/** A word or a number; what stands in brackets, which may not be closed. */
const WORD = /\([^()]*\)?|[^\s()]+|\)/gu;
/** Max words in the name of a unit. */
const MAX_NAME_WORDS = 8;

type Word = { readonly word: string; readonly from: number; readonly to: number };

/** `2 carrier 4 infantry` is two parts; so is `carrier fighter`, as far as these are units. */
function partsOf(text: string): readonly string[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index: from }) => ({ word, from, to: from + word.length }));
  const counts = words.flatMap((_, at) => (at > 0 && isCount(words, at) ? [at] : []));
  const groups = [0, ...counts].map((from, at) => words.slice(from, counts[at]));
  return groups.flatMap((group) => splitNames(text, group));
}

/** The parts of these words: one unit, or several in a row; the rest is no part of a fleet. */
function splitNames(text: string, words: readonly Word[]): readonly string[] {
  const parts: string[] = [];
  let rest = words;
  do {
    const taken = lengthOfPart(text, rest);
    parts.push(textOf(text, rest.slice(0, taken)));
    rest = rest.slice(taken);
  } while (rest.length > 0);
  return parts;
}

/** Whether a number says how many of what follows there are, and not which of its kind the unit before it is. */
const isCount = (words: readonly Word[], at: number): boolean =>
  /^\d+\p{L}/u.test(words[at]?.word ?? "") ||
  (/^\d+$/.test(words[at]?.word ?? "") && /^[^\d()]/.test(words[at + 1]?.word ?? ""));

/** How many words the first part has: all of them, or the longest beginning that names a unit. */
function lengthOfPart(text: string, words: readonly Word[]): number {
  const isPart = (length: number) => parsePart(textOf(text, words.slice(0, length)))?.unit !== undefined;
  if (isPart(words.length)) return words.length;
  const most = Math.min(MAX_NAME_WORDS, words.length);
  const lengths = Array.from({ length: most }, (_, less) => most - less);
  return lengths.find(isPart) ?? words.length;
}

const textOf = (text: string, words: readonly Word[]): string => text.slice(words[0]?.from ?? 0, words.at(-1)?.to ?? 0);

/** `3 cruiser2`, `2x War Sun`, `fighter`, `2 dreadnought (1 damaged)`, and as Russian answers have it `(повреждено: 1)`. */
const PART =
  /^(?:(\d+)\s*)?([^\d\s()][^()]*?)\s*(\(\s*(?:(\d*)\s*(?:damaged|повре\p{L}*)|повре\p{L}*:\s*(\d+))\s*\))?$/iu;

type Part = { readonly name: string; readonly unit: Unit | undefined; readonly count: number; readonly hurt: number };

function parsePart(part: string): Part | null {
  const [, times = "1", named, isHurt, before = "", some = before] = PART.exec(part) ?? [];
  const count = Number(times);
  if (named === undefined || count === 0) return null;
  const name = withoutTimes(named);
  const hurt = isHurt === undefined ? 0 : some === "" ? count : Number(some);
  return { name, unit: findUnitOrPlural(name), count, hurt };
}

/** `2x cruiser` may be written too, with either alphabet's x; some units have a name that begins with one. */
function withoutTimes(name: string): string {
  const bare = name.replace(/^[xх×*]\s*/iu, "");
  const isTimes =
    findUnitOrPlural(name) === undefined && (findUnitOrPlural(bare) !== undefined || /^(?:[×*]|[xх]\s)/iu.test(name));
  return isTimes ? bare : name;
}
