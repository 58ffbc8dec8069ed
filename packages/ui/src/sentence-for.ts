import { wordFor } from "./word-for.ts";

/** The sentence that the first of these tables has for a code, made of its details; null where none has one. */
export function sentenceFor(
  tables: readonly (object | undefined)[],
  code: string,
  ...details: readonly unknown[]
): string | null {
  for (const table of tables) {
    const sentence: unknown = table === undefined ? undefined : wordFor<unknown>({ ...table }, code);
    if (typeof sentence === "function") return String(sentence(...details));
  }
  return null;
}
