import { canonical, type Json, type JsonObject } from "@umpire/kernel";

/** Where in a value, by keys and indices. */
type Path = readonly (string | number)[];
/** A value that is now there; or, without one, nothing is there any more: no such key, or a list that ends before it. */
export type Change = readonly [Path, Json] | readonly [Path];

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What makes the second value of the first; the whole of it where that is shorter. */
export function changesBetween(before: Json, after: Json): readonly Change[] {
  const found: Change[] = [];
  compare(before, after, [], found);
  const whole: readonly Change[] = [[[], after]];
  return found.length > 0 && JSON.stringify(found).length > JSON.stringify(whole).length ? whole : found;
}

function compare(before: Json, after: Json, path: Path, found: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, found);
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, found);
  else if (canonical(before) !== canonical(after)) found.push([path, after]);
}

function compareLists(before: readonly Json[], after: readonly Json[], path: Path, found: Change[]): void {
  for (const [at, value] of after.entries()) {
    if (at < before.length) compare(before[at] ?? null, value, [...path, at], found);
    else found.push([[...path, at], value]);
  }
  if (after.length < before.length) found.push([[...path, after.length]]);
}

function compareObjects(before: JsonObject, after: JsonObject, path: Path, found: Change[]): void {
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) found.push([[...path, key]]);
  for (const [key, value] of Object.entries(after)) {
    if (Object.hasOwn(before, key)) compare(before[key] ?? null, value, [...path, key], found);
    else found.push([[...path, key], value]);
  }
}

/** The value after these changes; what they do not touch is shared. */
export const withChanges = (value: Json, changes: readonly Change[]): Json => changes.reduce(withChange, value);

function withChange(value: Json, [path, ...rest]: Change): Json {
  const [key, ...further] = path;
  if (key === undefined) return rest[0] ?? null;
  const deeper: Change = rest.length === 0 ? [further] : [further, rest[0] ?? null];
  if (Array.isArray(value)) {
    const at = Number(key);
    if (further.length === 0 && rest.length === 0) return value.slice(0, at);
    return [...value.slice(0, at), withChange(value[at] ?? null, deeper), ...value.slice(at + 1)];
  }
  if (!isObject(value)) throw new RangeError(`nothing is at ${path.join("/")}`);
  const { [key]: inner = null, ...others } = value;
  if (further.length === 0 && rest.length === 0) return others;
  return { ...others, [key]: withChange(inner, deeper) };
}
