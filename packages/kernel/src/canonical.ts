import type { Json } from "./json.ts";

/** The one spelling of a value: keys by code unit, no white space. Throws on whatever JSON would lose [K2]. */
export function canonical(value: Json): string {
  if (typeof value === "string" && value.isWellFormed()) return JSON.stringify(value);
  if (Number.isFinite(value)) return String(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return formatList(value);
  if (typeof value === "object" && isPlain(value)) return formatObject(value);
  throw new TypeError(`no canonical form: ${typeof value} ${String(value)}`);
}

/** Loops and concatenation: every hash of every step comes through here, and `map` and `join` cost half as much again. */
function formatList(list: readonly Json[]): string {
  let text = "[";
  for (const item of list) text += text === "[" ? canonical(item) : `,${canonical(item)}`;
  return `${text}]`;
}

function formatObject(object: { readonly [key: string]: Json }): string {
  let text = "{";
  for (const key of Object.keys(object).sort()) {
    const value = object[key];
    if (value === undefined) throw new TypeError(`no canonical form: undefined at key ${key}`);
    text += `${text === "{" ? "" : ","}${canonical(key)}:${canonical(value)}`;
  }
  return `${text}}`;
}

/** Class instances, Maps and Dates look like objects but do not come back from JSON as themselves. */
function isPlain(value: object): value is { readonly [key: string]: Json } {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
