import { canonical, type Json, type JsonObject, pointer } from "@umpire/kernel";

export const same = (a: Json, b: Json) => canonical(a) === canonical(b);

/** Whether two values are the same, without spelling them: most share their parts, or differ early. */
export function alike(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && alike(a[key] ?? null, b[key] ?? null));
}

const isTree = (value: Json): value is JsonObject => typeof value === "object" && value !== null;

/** Where two values first differ, and how; null where they do not. */
export function difference(a: Json, b: Json, path = ""): string | null {
  if (same(a, b)) return null;
  if (!isTree(a) || !isTree(b)) return `${path || "/"} is ${canonical(a)}, and should be ${canonical(b)}`;
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const key = keys.find((key) => a[key] === undefined || b[key] === undefined || !same(a[key], b[key])) ?? "";
  return difference(a[key] ?? null, b[key] ?? null, pointer(path, key));
}

export function wholeNumbers(value: Json): boolean {
  if (typeof value === "number") return Number.isSafeInteger(value);
  return typeof value !== "object" || value === null || Object.values(value).every(wholeNumbers);
}

export const frozenCopy = <T>(value: T): T => deepFreeze(JSON.parse(JSON.stringify(value)));

export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
