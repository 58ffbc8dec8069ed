import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Json } from "./json.ts";

/** The one spelling of a value: keys by code unit, no white space. Throws on whatever JSON would lose [K2]. */
export function canonical(value: Json): string {
  if (typeof value === "string" && value.isWellFormed()) return JSON.stringify(value);
  if (typeof value === "number" && Number.isFinite(value)) return JSON.stringify(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return `[${Array.from(value, canonical).join(",")}]`;
  if (isPlain(value))
    return `{${Object.keys(value)
      .sort()
      .map((key) => field(key, value[key]))
      .join(",")}}`;
  throw new TypeError(`no canonical form: ${typeof value} ${String(value)}`);
}

function field(key: string, value: Json | undefined): string {
  if (value === undefined) throw new TypeError(`no canonical form: undefined at key ${key}`);
  return `${canonical(key)}:${canonical(value)}`;
}

/** Class instances, Maps and Dates look like objects but do not come back from JSON as themselves. */
function isPlain(value: unknown): value is { readonly [key: string]: Json } {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** SHA-256 of the text as UTF-8, in hexadecimal. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
