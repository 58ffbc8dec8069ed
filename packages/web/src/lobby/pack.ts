import type { Json } from "@umpire/kernel";

/** What a designer brings: rules, options, or both. */
export type OwnPack = { readonly rules?: Json; readonly options?: Json };

const parts = ["rules", "options"];

/** An object that has nothing but `rules` and `options` is both; anything else is rules. Throws what JSON throws. */
export function readPack(text: string): OwnPack {
  const value: Json = JSON.parse(text);
  const keys = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  const isBoth = keys.length > 0 && keys.every((key) => parts.includes(key));
  return isBoth ? (value as OwnPack) : { rules: value };
}
