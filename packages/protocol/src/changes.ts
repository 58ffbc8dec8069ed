import type { Json, JsonObject } from "@umpire/kernel";

/** A place in a value, by keys and indices. */
type Path = readonly (string | number)[];
/** The new value at a path; without a value the key is removed, or the list ends before that index. */
export type Change = readonly [Path, Json] | readonly [Path];

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Up to this number of changes are sent as they are: comparing with the length of the whole would cost more than it saves. */
const FEW = 16;

/** The changes from one value to another; the whole new value where that is shorter. */
export function changesBetween(before: Json, after: Json): readonly Change[] {
  const found: Change[] = [];
  compare(before, after, [], found);
  if (found.length <= FEW) return found;
  const whole: readonly Change[] = [[[], after]];
  return JSON.stringify(found).length > JSON.stringify(whole).length ? whole : found;
}

/** The current path, one mutable list: most of what is compared has not changed, and needs no path of its own. */
type Way = (string | number)[];

function compare(before: Json, after: Json, way: Way, found: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, way, found);
  else if (isObject(before) && isObject(after)) compareObjects(before, after, way, found);
  else found.push([[...way], after]);
}

function compareLists(before: readonly Json[], after: readonly Json[], way: Way, found: Change[]): void {
  for (let at = 0; at < after.length; at += 1) compareAt(at, before[at], after[at], way, found);
  if (after.length < before.length) found.push([[...way, after.length]]);
}

function compareObjects(before: JsonObject, after: JsonObject, way: Way, found: Change[]): void {
  for (const key in before) if (own(after, key) === undefined) found.push([[...way, key]]);
  for (const key in after) compareAt(key, own(before, key), after[key], way, found);
}

/** The JSON value at a key. Inherited keys are all functions: that check is cheaper than `Object.hasOwn`. */
function own(object: JsonObject, key: string): Json | undefined {
  const value = object[key];
  return typeof value === "function" ? undefined : value;
}

function compareAt(
  key: string | number,
  before: Json | undefined,
  after: Json = null,
  way: Way,
  found: Change[],
): void {
  if (before === after) return;
  way.push(key);
  if (before === undefined) found.push([[...way], after]);
  else compare(before, after, way, found);
  way.pop();
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
