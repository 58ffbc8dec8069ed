import { err, ok, type Result } from "./refusal.ts";

/** Plain data. States, actions, events and views are made of this and of nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** A JSON object: text keys, JSON values. */
export type JsonObject = { readonly [key: string]: Json };

/** Deeper than any rulebook needs, shallow enough for every recursive reader behind this door. */
const DEEPEST = 64;

/** The one door for text from outside: JSON that is finite, well-formed, shallow and without reserved keys [K24]. */
export function readJson(text: string): Result<Json> {
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return err({ code: "bad-json", problem: error instanceof Error ? error.message : String(error) });
  }
  const trouble = findTrouble(value, 0);
  return trouble === null ? ok(value) : err({ code: "bad-request", ...trouble });
}

type Trouble = { readonly path: string; readonly problem: string };

/** The path is put together on the way out, so that good input pays for none. */
function findTrouble(value: Json, depth: number): Trouble | null {
  if (typeof value === "number") return Number.isFinite(value) ? null : here("not a finite number");
  if (typeof value === "string") return value.isWellFormed() ? null : here("a lone surrogate");
  if (typeof value !== "object" || value === null) return null;
  if (depth === DEEPEST) return here(`nested deeper than ${DEEPEST}`);
  for (const key of Object.keys(value)) {
    const trouble = isBadKey(key) ? here("a key that is not allowed") : findTrouble(Reflect.get(value, key), depth + 1);
    if (trouble !== null) return { ...trouble, path: pointer("", key) + trouble.path };
  }
  return null;
}

const here = (problem: string): Trouble => ({ path: "", problem });
const isBadKey = (key: string) => isReserved(key) || !key.isWellFormed();

/**
 * Names that every object inherits (`__proto__`, `constructor`, `toString`, …): no id from outside may be one [K25].
 * Looked up in a plain object they would find a function where nothing was put.
 */
export const isReserved = (name: string): boolean => name in Object.prototype;

/** A JSON pointer to `key` below `path`. */
export function pointer(path: string, key: PropertyKey): string {
  return `${path}/${String(key).toWellFormed().replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
