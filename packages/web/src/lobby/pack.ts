import { type Json, readJson } from "@umpire/kernel";

/** What a designer brings: rules, options, or both. */
export type OwnPack = { readonly rules?: Json; readonly options?: Json };

const parts = ["rules", "options"];

/** An object that has nothing but `rules` and `options` is both; anything else is rules. Throws a SyntaxError for what is no JSON, or none that a game takes. */
export function readPack(text: string): OwnPack {
  const read = readJson(text);
  if (!read.ok) throw new SyntaxError(String(read.refusal["problem"]));
  const { value } = read;
  const keys = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  const isBoth = keys.length > 0 && keys.every((key) => parts.includes(key));
  return isBoth ? (value as OwnPack) : { rules: value };
}
