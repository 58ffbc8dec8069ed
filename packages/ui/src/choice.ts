import { recall, remember } from "./storage.ts";

/** One of the known values, or null: what comes from a link or from storage may be anything. */
export const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((each) => each === text) ?? null;

/** What the address asks for, which is remembered from then on, else what was remembered. */
export function askedOrRemembered<T extends string>(key: string, known: readonly T[]): T | null {
  const asked = oneOf(known, new URLSearchParams(location.search).get(key));
  if (asked !== null) remember(key, asked);
  return asked ?? oneOf(known, recall(key));
}

/** The address without these questions, or else the next visit would ask them again over a later choice. */
export function withoutAsked(address: string, keys: readonly string[]): string {
  const url = new URL(address);
  if (!keys.some((key) => url.searchParams.has(key))) return address;
  for (const key of keys) url.searchParams.delete(key);
  return url.href;
}
