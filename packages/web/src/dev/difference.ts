import { type Json, type JsonObject, pointer } from "@umpire/kernel";

/** Where two values first differ, as a JSON pointer; undefined stands for what is not there. */
export type Difference = { readonly path: string; readonly before: Json | undefined; readonly after: Json | undefined };

export const isBranch = (value: Json | undefined): value is JsonObject | readonly Json[] =>
  typeof value === "object" && value !== null;

/** A list and an object are never the same branch. */
const isAlike = (a: Json | undefined, b: Json | undefined): boolean =>
  isBranch(a) && isBranch(b) && Array.isArray(a) === Array.isArray(b);

/** What is within a value under its own key. */
export const within = (value: Json | undefined, key: string): Json | undefined =>
  isBranch(value) && Object.hasOwn(value, key) ? (value as JsonObject)[key] : undefined;

/** The keys of two values, those of the first in their order first. */
export const keysOf = (...values: readonly (Json | undefined)[]): readonly string[] => [
  ...new Set(values.flatMap((value) => (isBranch(value) ? Object.keys(value) : []))),
];

/** The first place in which two values differ; null where they are the same. */
export function differenceOf(before: Json | undefined, after: Json | undefined, path = ""): Difference | null {
  if (before === after) return null;
  if (!isAlike(before, after)) return { path: path || "/", before, after };
  for (const key of keysOf(before, after)) {
    const found = differenceOf(within(before, key), within(after, key), pointer(path, key));
    if (found !== null) return found;
  }
  return null;
}
