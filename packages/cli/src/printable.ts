import type { Json } from "@umpire/kernel";

/** A text that a terminal takes for nothing but text. */
export const printable = (text: string): string => text.replace(/[\t\n\r]/g, " ").replace(/\p{Cc}/gu, "\ufffd");

/** The same for every name and every text in a value from outside. */
export function printableJson(value: Json): Json {
  if (typeof value === "string") return printable(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(printableJson);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [printable(key), printableJson(each)]));
}
