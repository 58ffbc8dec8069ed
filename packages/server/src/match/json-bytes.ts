import type { Json } from "@umpire/kernel";
import { utf8Length } from "../bytes.ts";

/** Whether a value as JSON has at most `limit` bytes. Counts no further than that, however large the value is. */
export const isWithin = (value: Json, limit: number): boolean => left(value, limit) >= 0;

/** The bytes of a value as JSON, where they are at most `limit`; else null. */
export function jsonBytes(value: Json, limit: number): number | null {
  const unused = left(value, limit);
  return unused < 0 ? null : limit - unused;
}

/** What a value leaves of a number of bytes; a negative number where it has more. */
function left(value: Json, bytes: number): number {
  if (typeof value === "string") return bytes - utf8Length(JSON.stringify(value));
  if (typeof value !== "object" || value === null) return bytes - String(value).length;
  return Array.isArray(value)
    ? leftOfList(value, bytes)
    : leftOfFields(value as { readonly [key: string]: Json }, bytes);
}

/** Brackets, and a comma between any two. */
const frameOf = (count: number): number => 2 + Math.max(0, count - 1);

function leftOfList(list: readonly Json[], bytes: number): number {
  let rest = bytes - frameOf(list.length);
  for (const item of list) {
    if (rest < 0) break;
    rest = left(item, rest);
  }
  return rest;
}

function leftOfFields(fields: { readonly [key: string]: Json }, bytes: number): number {
  let [rest, count] = [bytes, 0];
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    count += 1;
    rest = left(value, left(key, rest) - 1);
    if (rest < 0) break;
  }
  return rest - frameOf(count);
}
