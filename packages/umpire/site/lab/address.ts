import { type Fault, formatByHand, readByHand } from "@umpire/server/simulation";

/** Which history is shown: of which seed, with what by hand. */
export type Shown = { readonly seed: number; readonly byHand: readonly Fault[] };

/** The default seed: three servers, two tables, and few faults of its own. */
const FIRST = 8;
const MOST = 999_999_999;

/** A seed that somebody typed; null for none. */
export function readSeed(text: string): number | null {
  const seed = Number(text);
  return /^\d+$/.test(text.trim()) && seed <= MOST ? seed : null;
}

/** What an address asks for; whatever nobody has made so is left out. */
export function readAddress(search: string): Shown {
  const asked = new URLSearchParams(search);
  return { seed: readSeed(asked.get("seed") ?? "") ?? FIRST, byHand: readByHand(asked.get("hand") ?? "") ?? [] };
}

export function formatAddress({ seed, byHand }: Shown): string {
  const hand = byHand.length === 0 ? "" : `&hand=${formatByHand(byHand)}`;
  return `/lab?seed=${seed}${hand}`;
}
